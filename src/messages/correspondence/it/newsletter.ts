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
  MAIL_ISSUE_UP_TO: 'fino a {price}',
  MAIL_ISSUE_OWN_TITLE: 'Quanto valgono oggi i tuoi dispositivi',
  MAIL_ISSUE_PRICE_MORE: '{amount} in più rispetto al {date}',
  MAIL_ISSUE_PRICE_LESS: '{amount} in meno rispetto al {date}',
  MAIL_ISSUE_PRICE_SAME: 'Stesso prezzo del {date}',
  MAIL_ISSUE_PRICE_NEW: 'Il {date} non lo acquistavamo ancora',
  MAIL_ISSUE_PRICES:
    'Sono i prezzi di oggi per dispositivi come nuovi, perfettamente funzionanti e con la memoria più grande. Il tuo prezzo lo vedi nella pagina del dispositivo.',
  MAIL_ISSUE_CHOICES: 'Cambia le preferenze',
  MAIL_ISSUE_UNSUBSCRIBE: 'Disiscriviti',
  MAIL_ISSUE_REASON:
    'Ricevi questa e-mail perché hai chiesto la newsletter di {brand}. Non misuriamo se la apri né su quali link clicchi.',
} satisfies Record<keyof typeof source, string>
