import type { priceWatch as source } from '#messages/correspondence/en/price-watch.ts'

/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Confirma tu alerta de precio: {name}',
  MAIL_WATCH_PREHEADER: 'Solo falta un clic.',
  MAIL_WATCH_TITLE: '¿Quieres una alerta de precio?',
  MAIL_WATCH_WISH_REACHED:
    'Alguien ha pedido que escribamos a esta dirección en cuanto paguemos {price} por el dispositivo de abajo. Confirma que has sido tú.',
  MAIL_WATCH_WISH_CHANGED:
    'Alguien ha pedido que escribamos a esta dirección cuando cambie el precio del dispositivo de abajo. Confirma que has sido tú.',
  MAIL_WATCH_DEVICE: 'Dispositivo',
  MAIL_WATCH_CONDITION: 'Estado',
  MAIL_WATCH_TODAY: 'Precio de hoy',
  MAIL_WATCH_BUTTON: 'Activar alerta de precio',
  MAIL_WATCH_UNTIL: 'El enlace es válido hasta el {date}.',
  MAIL_WATCH_STRANGER:
    '¿No has sido tú? No tienes que hacer nada. Si no confirmas, no volveremos a escribir y, pasado ese día, borraremos la dirección.',
  MAIL_WATCH_REACHED_SUBJECT: '{name}: ya vale {price}',
  MAIL_WATCH_REACHED_PREHEADER: 'Querías saber cuándo llegaba a {target}.',
  MAIL_WATCH_REACHED_TITLE: 'Ya ha llegado a tu precio: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Querías que te avisáramos cuando pagáramos {target}. Hoy es el día, para un dispositivo como lo describiste.',
  MAIL_WATCH_REACHED_OVER:
    'Con este correo termina tu alerta de precio. Los precios pueden volver a cambiar. Si pides una oferta, te la guardamos.',
  MAIL_WATCH_SELL: 'Ver el precio de hoy',
  MAIL_WATCH_MORE_SUBJECT: '{name}: {change} más',
  MAIL_WATCH_LESS_SUBJECT: '{name}: {change} menos',
  MAIL_WATCH_CHANGED_PREHEADER: 'Hoy pagamos {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Hoy tu dispositivo vale {price}',
  MAIL_WATCH_MORE_TEXT: 'Son {change} más que los {before} de nuestro último mensaje.',
  MAIL_WATCH_LESS_TEXT: 'Son {change} menos que los {before} de nuestro último mensaje.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: vuelve a describir tu dispositivo',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Nuestras preguntas han cambiado.',
  MAIL_WATCH_OUTDATED_TITLE: 'Tu alerta de precio necesita nuevas respuestas',
  MAIL_WATCH_OUTDATED_TEXT:
    'Hemos cambiado nuestras preguntas sobre este dispositivo: {device}. Con tus respuestas anteriores ya no podemos darte el precio correcto. Descríbelo otra vez y verás el precio de hoy.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Describir el dispositivo',
  MAIL_WATCH_OUTDATED_OVER:
    'Con este correo termina tu alerta de precio. Puedes crear otra en la página del dispositivo.',
  MAIL_WATCH_EXPIRES: 'La alerta de precio se desactiva sola a los {months}\u00a0meses, el {date}.',
  MAIL_WATCH_END: 'Desactivar alerta de precio',
  MAIL_WATCH_REASON: 'Recibes este correo porque se pidió una alerta de precio de {brand} para tu dirección.',
} satisfies Record<keyof typeof source, string>
