import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Conferma l’iscrizione alla newsletter',
  MAIL_NEWSLETTER_PREHEADER: 'Basta un clic per confermare.',
  MAIL_NEWSLETTER_TITLE: 'Vuoi ricevere la nostra newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Questo indirizzo è stato inserito per la nostra newsletter. Conferma che è tuo e che vuoi riceverla. Nella stessa pagina puoi dirci che cosa ti interessa.',
  MAIL_NEWSLETTER_BUTTON: 'Conferma l’iscrizione',
  MAIL_NEWSLETTER_UNTIL: 'Il link scade il {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Non eri tu? Ignora questa e-mail. Senza la tua conferma non ricevi la newsletter e, alla scadenza, cancelliamo l’indirizzo.',
  MAIL_NEWSLETTER_REASON:
    'Ricevi questa e-mail perché il tuo indirizzo è stato inserito per la newsletter di {brand}.',
} satisfies Record<keyof typeof source, string>
