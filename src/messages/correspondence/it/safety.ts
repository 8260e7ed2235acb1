/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Il tuo codice per la vendita {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Vale {minutes} minuti.',
  MAIL_CODE_TITLE: 'Il tuo codice',
  MAIL_CODE_TEXT:
    'Inserisci questo codice nella pagina della tua vendita per cambiare il conto di accredito. Vale una volta sola, per {minutes} minuti.',
  MAIL_CODE_LABEL: 'Codice',
  MAIL_CODE_STRANGER:
    'Non hai chiesto un codice? Non darlo a nessuno: qualcuno potrebbe avere il link alla tua vendita. Senza il codice non cambia nulla.',
  MAIL_SALE_LINK_SUBJECT: 'Il tuo nuovo link alla vendita {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Apre la tua vendita senza password.',
  MAIL_SALE_LINK_TITLE: 'Il tuo nuovo link',
  MAIL_SALE_LINK_TEXT: 'Ecco il nuovo link alla tua vendita. Sostituisce quelli che non funzionano più.',
  MAIL_SALE_LINK_STRANGER: 'Non lo hai chiesto? Non devi fare nulla.',
  MAIL_FROZEN_SUBJECT: 'La vendita {tradeNumber} è bloccata',
  MAIL_FROZEN_PREHEADER: 'Non paghiamo nulla finché non è chiarito.',
  MAIL_FROZEN_TITLE: 'La tua vendita è bloccata',
  MAIL_FROZEN_TEXT:
    'Ci hai detto che qualcun altro ha cambiato un conto di accredito. Abbiamo bloccato la vendita: non paghiamo nulla e i link precedenti non funzionano più.',
  MAIL_FROZEN_NEXT:
    'Verifichiamo il conto di accredito e ti scriviamo. Non perdi nulla: i tuoi dispositivi e la tua offerta restano come sono.',
  MAIL_NEW_ACCOUNT_WAIT: 'Per la tua sicurezza, il pagamento attende fino al {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Il cambio non è mio',
}
