/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'Prima di pagarti, per legge dobbiamo verificare il tuo documento d’identità. Puoi inviarlo quando vuoi nella pagina della tua vendita.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Per pagarti ci manca il tuo documento d’identità. Invialo dalla pagina della tua vendita.',
  MAIL_IDENTITY_LAW: 'Lo richiede la legge: {law}',
  MAIL_IDENTITY_SAFETY:
    'Non inviare mai il documento via e-mail. È conservato cifrato e lo vede solo chi lo verifica. Cancelliamo le immagini al più tardi {days} giorni dopo la decisione.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Vendita {tradeNumber}: manca il tuo documento d’identità',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'Dobbiamo verificarlo prima di pagarti.',
  MAIL_IDENTITY_REQUEST_TITLE: 'Ci serve il tuo documento d’identità',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Per pagarti ci serve il tuo documento d’identità. Scrivi i dati nella pagina della tua vendita e aggiungi le immagini.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Vendita {tradeNumber}: invia di nuovo il documento d’identità',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'Non abbiamo potuto accettarlo: ecco perché.',
  MAIL_IDENTITY_REFUSED_TITLE: 'Non abbiamo potuto accettare il tuo documento',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Invialo di nuovo dalla pagina della tua vendita. Fino ad allora il pagamento resta in sospeso.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Vendita {tradeNumber}: abbiamo accettato il tuo documento d’identità',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Non blocca più il tuo pagamento.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Abbiamo accettato il tuo documento d’identità',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Grazie. Abbiamo verificato il tuo documento e non blocca più il pagamento. Cancelleremo le immagini al più tardi tra {days} giorni.',
  EXPORT_HOLD_IDENTITY_MISSING:
    'La legge chiedeva il tuo documento d’identità e non ne avevamo ancora accettato uno.',
} as const
