import type { priceWatch as source } from '../en/price-watch.ts'

/** Texts of price alerts: asking for one, confirming and ending it. */
export const priceWatch = {
  SCREEN_PRICE_WATCH: 'Alerta de precio',
  SCREEN_PRICE_WATCH_LEAD: '¿Aún no es tu precio? Te escribimos cuando merezca la pena.',
  PRICE_WATCH_REQUESTED: 'Revisa tu correo',
  PRICE_WATCH_REQUESTED_TEXT: 'El enlace de nuestro correo activa tu alerta de precio.',
  SCREEN_PRICE_WATCH_CONFIRM: 'Activa tu alerta de precio',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Confirma la alerta de precio que se pidió para tu dirección.',
  SCREEN_PRICE_WATCH_END: 'Desactivar esta alerta de precio',
  SCREEN_PRICE_WATCH_END_LEAD: 'Un clic y no te escribiremos más sobre este dispositivo.',
  PRICE_WATCH_ENDED: 'Alerta de precio desactivada',
  PRICE_WATCH_ENDED_TEXT: 'Hemos borrado la alerta y la dirección que guardaba.',
  PRICE_WATCH_HEAD: 'Alerta de precio: {name}',
  PRICE_WATCH_TODAY: 'Precio de hoy',
  PRICE_WATCH_NO_PRICE: 'sin oferta por ahora',
  PRICE_WATCH_STORAGE: 'Almacenamiento',
  PRICE_WATCH_CONDITION: 'Estado',
  PRICE_WATCH_OPEN: 'Damos por perfecto todo lo que no nos has indicado.',
  PRICE_WATCH_ANSWER: 'Describir antes mi dispositivo',
  PRICE_WATCH_KIND: '¿Cuándo te escribimos?',
  PRICE_WATCH_KIND_REACHED: 'Una vez, cuando llegue a mi precio',
  PRICE_WATCH_KIND_CHANGED: 'Cada vez que cambie el precio',
  PRICE_WATCH_PAUSE: 'Como mucho, un correo cada {days}\u00a0días.',
  PRICE_WATCH_AMOUNT: 'Tu precio en {currency}',
  PRICE_WATCH_EMAIL: 'Correo electrónico',
  PRICE_WATCH_SUBMIT: 'Crear alerta de precio',
  PRICE_WATCH_TERMS:
    'Te enviamos un enlace para confirmar. La alerta se desactiva a los {months}\u00a0meses o con un clic, y puedes tener hasta {max}.',
  PRICE_WATCH_NOT_SAVED:
    'No se ha guardado. Tu precio debe superar el de hoy y la dirección debe estar completa.',
  PRICE_WATCH_NO_MAIL:
    '¿No te ha llegado nada? Mira en la carpeta de spam y comprueba la dirección. A una misma dirección solo escribimos unas pocas veces al día.',
  PRICE_WATCH_CONFIRM_TEXT: 'Si confirmas, te escribiremos a {email}. Abrir esta página no cambia nada.',
  PRICE_WATCH_WISH_REACHED: 'Un correo en cuanto paguemos {price}.',
  PRICE_WATCH_WISH_CHANGED: 'Un correo cuando cambie el precio, como mucho uno cada {days}\u00a0días.',
  PRICE_WATCH_CONFIRM: 'Activar alerta de precio',
  PRICE_WATCH_CONFIRMED: 'Tu alerta de precio está activa',
  PRICE_WATCH_CONFIRMED_TEXT: 'Te escribiremos a {email}. La alerta se desactiva sola el {date}.',
  PRICE_WATCH_BACK: 'Ver el dispositivo',
  PRICE_WATCH_END: 'Desactivar alerta de precio',
  PRICE_WATCH_GONE: 'Este enlace ya no funciona',
  PRICE_WATCH_GONE_TEXT:
    'Los enlaces para confirmar valen {days}\u00a0días. Si ha pasado ese plazo o la alerta ya terminó, crea otra en la página del dispositivo.',
  PROBLEM_WATCH_AMOUNT: 'Escribe un importe sin decimales, por ejemplo 250.',
  PROBLEM_WATCH_REACHED: 'Escribe un importe superior al precio de hoy.',
} satisfies Record<keyof typeof source, string>
