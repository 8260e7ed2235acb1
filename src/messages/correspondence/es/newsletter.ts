import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Confirma tu suscripción a la newsletter',
  MAIL_NEWSLETTER_PREHEADER: 'Solo falta un clic.',
  MAIL_NEWSLETTER_TITLE: '¿Quieres recibir nuestra newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Alguien ha apuntado esta dirección a nuestra newsletter. Confirma que es tuya y que quieres recibirla. En la misma página puedes decirnos qué te interesa.',
  MAIL_NEWSLETTER_BUTTON: 'Confirmar suscripción',
  MAIL_NEWSLETTER_UNTIL: 'El enlace es válido hasta el {date}.',
  MAIL_NEWSLETTER_STRANGER:
    '¿No has sido tú? No tienes que hacer nada. Si no confirmas, no recibirás la newsletter y, pasado ese día, borraremos la dirección.',
  MAIL_NEWSLETTER_REASON:
    'Recibes este correo porque alguien ha apuntado tu dirección a la newsletter de {brand}.',
  MAIL_ISSUE_UP_TO: 'hasta {price}',
  MAIL_ISSUE_OWN_TITLE: 'Lo que valen hoy tus dispositivos',
  MAIL_ISSUE_PRICE_MORE: '{amount} más que el {date}',
  MAIL_ISSUE_PRICE_LESS: '{amount} menos que el {date}',
  MAIL_ISSUE_PRICE_SAME: 'Igual que el {date}',
  MAIL_ISSUE_PRICE_NEW: 'El {date} aún no lo comprábamos',
  MAIL_ISSUE_PRICES:
    'Son los precios de hoy para dispositivos como nuevos, que funcionan bien y con el mayor almacenamiento. Tu precio lo ves en la página de cada dispositivo.',
  MAIL_ISSUE_CHOICES: 'Cambiar mis preferencias',
  MAIL_ISSUE_UNSUBSCRIBE: 'Darme de baja',
  MAIL_ISSUE_REASON:
    'Recibes este correo porque te suscribiste a la newsletter de {brand}. No medimos si lo abres ni en qué haces clic.',
} satisfies Record<keyof typeof source, string>
