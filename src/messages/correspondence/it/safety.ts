/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Il tuo codice per la vendita {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Vale {minutes} minuti.',
  MAIL_CODE_TITLE: 'Il tuo codice',
  MAIL_CODE_TEXT:
    'Inserisci questo codice nella pagina della tua vendita per cambiare il conto di accredito. Vale una volta sola, per {minutes} minuti.',
  MAIL_CODE_LABEL: 'Codice',
  MAIL_CODE_STRANGER:
    'Non hai chiesto un codice? Non darlo a nessuno: qualcun altro potrebbe avere il link alla tua vendita. Senza il codice non cambia nulla.',
  MAIL_SALE_LINK_SUBJECT: 'Il tuo nuovo link alla vendita {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Apre la tua vendita senza password.',
  MAIL_SALE_LINK_TITLE: 'Il tuo nuovo link',
  MAIL_SALE_LINK_TEXT: 'Ecco il nuovo link alla tua vendita. Sostituisce i precedenti.',
  MAIL_SALE_LINK_STRANGER: 'Non l’hai chiesto tu? Non devi fare nulla.',
  MAIL_FROZEN_SUBJECT: 'La vendita {tradeNumber} è bloccata',
  MAIL_FROZEN_PREHEADER: 'Fino al chiarimento non parte nessun pagamento.',
  MAIL_FROZEN_TITLE: 'La tua vendita è bloccata',
  MAIL_FROZEN_TEXT:
    'Ci hai segnalato che qualcun altro ha cambiato il conto di accredito. Abbiamo bloccato la vendita: non parte nessun pagamento e i link precedenti non funzionano più.',
  MAIL_FROZEN_NEXT:
    'Verifichiamo il conto di accredito e ti scriviamo. Non perdi nulla: i dispositivi e l’offerta restano come sono.',
  MAIL_FROZEN_ORDERED:
    'Una parte del denaro era già stata pagata, o la banca aveva già il nostro ordine. Verifichiamo anche questo.',
  MAIL_RELEASED_SUBJECT: 'La vendita {tradeNumber} non è più bloccata',
  MAIL_RELEASED_PREHEADER: 'L’abbiamo verificata. Ecco il tuo nuovo link.',
  MAIL_RELEASED_TITLE: 'La tua vendita riprende',
  MAIL_RELEASED_TEXT:
    'Abbiamo verificato la tua vendita: non è più bloccata. Quanto ti dobbiamo ancora per questa vendita va su {account}.',
  MAIL_RELEASED_LINK: 'Ecco un nuovo link alla tua vendita. Quelli precedenti non funzionano più.',
  MAIL_RELEASED_WRONG: 'Non è il tuo conto? Rispondi subito a questa e-mail.',
  MAIL_RESTORED_SUBJECT: 'Vendita {tradeNumber}: conto di accredito ripristinato',
  MAIL_RESTORED_PREHEADER: 'Controlla che sia il tuo conto.',
  MAIL_RESTORED_TITLE: 'Conto di accredito ripristinato',
  MAIL_RESTORED_TEXT:
    'Il {date} abbiamo ripristinato un conto di accredito precedente della tua vendita. Quanto ti dobbiamo ancora per questa vendita va su {account}.',
  MAIL_RESTORED_ORIGINAL:
    'È il conto che hai indicato al momento della vendita, quindi il pagamento non deve attendere di nuovo.',
  MAIL_RESTORED_STRANGER: 'Non è il tuo conto? Blocca la vendita con questo pulsante. Non serve la password.',
  MAIL_RESTORED_BUTTON: 'Blocca la vendita',
  EXPORT_HOLD_ACCOUNT_CHANGED:
    'Il conto di accredito è stato cambiato, perciò il pagamento ha dovuto attendere.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'Ci hai segnalato che qualcun altro aveva cambiato il conto di accredito.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'Avevamo già comprato un dispositivo con lo stesso numero di serie o IMEI.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS: 'Sullo stesso conto vengono pagate vendite fatte con altri nomi.',
  EXPORT_HOLD_MANY_SALES: 'In una settimana c’è stato un numero insolito di vendite.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'Il conto di accredito è stato cambiato quando il pacco era già in viaggio.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'Il conto di accredito è stato cambiato quando la vendita aveva già un altro indirizzo e-mail.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Qualcuno del nostro team ha voluto prima verificare questo pagamento.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'L’intestatario del conto non è chi ha venduto.',
  MAIL_NEW_ACCOUNT_WAIT: 'Per la tua sicurezza il pagamento attende. Primo pagamento possibile: {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Non l’ho cambiato io',
}
