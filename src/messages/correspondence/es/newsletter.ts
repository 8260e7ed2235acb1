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
} satisfies Record<keyof typeof source, string>
