import type { newsletter as source } from '../en/newsletter.ts'

/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: '¿Sobre qué te escribimos?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Dinos qué dispositivos te interesan y con qué frecuencia podemos escribirte como máximo.',
  SCREEN_NEWSLETTER_REQUESTED: 'Revisa tu correo',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Recibirás la newsletter en cuanto confirmes tu dirección con el enlace de nuestro correo.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE: 'Date de baja de la newsletter',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Un clic y no volverás a recibir nuestra newsletter.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS: 'Te has dado de baja',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD: 'Si tu dirección estaba en nuestra lista, la hemos eliminado.',
  NEWSLETTER_SENT: 'Revisa tu correo y confirma la suscripción con el enlace que te hemos enviado.',
  NEWSLETTER_ADDRESS: 'Escribe la dirección con el formato nombre@example.org.',
  NEWSLETTER_BUSY: 'Demasiadas solicitudes. Inténtalo más tarde.',
  NEWSLETTER_FAILED: 'No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.',
  NEWSLETTER_NO_MAIL:
    '¿No te ha llegado nada? Mira en la carpeta de spam y comprueba la dirección. Puedes escribirla otra vez al final de esta página. Si ya recibes la newsletter, no te escribiremos de nuevo.',
  NEWSLETTER_CONFIRM_TITLE: 'Ya casi está: confirma tu suscripción',
  NEWSLETTER_CONFIRM_TEXT:
    'Si confirmas, enviaremos la newsletter a {email}. Abrir esta página no cambia nada.',
  NEWSLETTER_CONFIRM: 'Confirmar suscripción',
  NEWSLETTER_CONFIRM_AND_SAVE: 'Confirmar y guardar',
  NEWSLETTER_CONFIRMED_TITLE: 'Suscripción confirmada',
  NEWSLETTER_CONFIRMED_TEXT:
    'Te escribiremos a {email} una vez al mes como mucho, salvo que elijas otra cosa.',
  NEWSLETTER_OPTIONAL: 'Todo es opcional. Puedes cambiarlo cuando quieras con el mismo enlace.',
  NEWSLETTER_SALUTATION: 'Tratamiento',
  NEWSLETTER_SALUTATION_NONE: 'Prefiero no decirlo',
  NEWSLETTER_SALUTATION_MS: 'Sra.',
  NEWSLETTER_SALUTATION_MR: 'Sr.',
  NEWSLETTER_FIRST_NAME: 'Nombre',
  NEWSLETTER_BIRTHDAY: 'Cumpleaños',
  NEWSLETTER_BIRTHDAY_HINT: 'Sin el año, por si te felicitamos.',
  NEWSLETTER_BIRTH_DAY: 'Día',
  NEWSLETTER_BIRTH_MONTH: 'Mes',
  NEWSLETTER_INTERESTS: 'Dispositivos que te interesan',
  NEWSLETTER_DEVICES: 'Dispositivos que tienes',
  NEWSLETTER_DEVICES_HINT: 'Hasta {max}. Así sabemos qué precios te interesan.',
  NEWSLETTER_DEVICE_SEARCH: 'Buscar un dispositivo',
  NEWSLETTER_DEVICE_ADD: 'Añadir {name}',
  NEWSLETTER_DEVICE_REMOVE: 'Quitar',
  NEWSLETTER_DEVICES_FOUND:
    '{count, plural, =0 {Ningún dispositivo encontrado.} one {Un dispositivo encontrado.} other {# dispositivos encontrados.}}',
  NEWSLETTER_DEVICES_FULL: 'Has llegado al máximo de {max} dispositivos.',
  NEWSLETTER_FREQUENCY: 'Con qué frecuencia, como máximo',
  NEWSLETTER_FREQUENCY_WEEKLY: 'Una vez por semana',
  NEWSLETTER_FREQUENCY_MONTHLY: 'Una vez al mes',
  NEWSLETTER_FREQUENCY_PRICE_CHANGES: 'Solo si los precios cambian mucho',
  NEWSLETTER_SAVE: 'Guardar mis preferencias',
  NEWSLETTER_SAVED: 'Guardado.',
  NEWSLETTER_NOT_SAVED: 'No se ha guardado. Revisa el nombre y el cumpleaños e inténtalo de nuevo.',
  NEWSLETTER_LEAVE: 'Darme de baja',
  NEWSLETTER_GONE: 'Este enlace ya no funciona',
  NEWSLETTER_GONE_TEXT:
    'Los enlaces para confirmar valen {days}\u00a0días y dejan de funcionar si te das de baja. Si quieres recibir la newsletter, suscríbete otra vez.',
  NEWSLETTER_UNSUBSCRIBE: 'Darme de baja',
  NEWSLETTER_STAYS: 'Seguirás recibiendo los correos sobre tus ventas y tu cuenta de cliente.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Ese día no existe. Elige día y mes o deja ambos vacíos.',
  PROBLEM_DEVICES_TOO_MANY: 'Puedes elegir {max} dispositivos como máximo.',
} satisfies Record<keyof typeof source, string>
