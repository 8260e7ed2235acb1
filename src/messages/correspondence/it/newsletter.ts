import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Conferma l’iscrizione alla newsletter',
  MAIL_NEWSLETTER_PREHEADER: 'Ancora un clic e riceverai la nostra newsletter.',
  MAIL_NEWSLETTER_TITLE: 'Vuoi ricevere la nostra newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Questo indirizzo è stato inserito per la nostra newsletter. Conferma che è tuo e che vuoi leggerci. Nella stessa pagina puoi dirci che cosa ti interessa.',
  MAIL_NEWSLETTER_BUTTON: 'Conferma l’iscrizione',
  MAIL_NEWSLETTER_UNTIL: 'Il link vale fino al giorno {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Non lo hai fatto tu? Allora non devi fare nulla. Senza la tua conferma non riceverai la newsletter e, dopo quel giorno, cancelleremo l’indirizzo.',
  MAIL_NEWSLETTER_REASON:
    'Ricevi questa e-mail perché il tuo indirizzo è stato inserito per la newsletter di {brand}.',
} satisfies Record<keyof typeof source, string>
