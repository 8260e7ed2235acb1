/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Conferma',
  STEP_UP_CHECKING: 'Verifica in corso…',
  STEP_UP_CANCEL: 'Non ora',
  STEP_UP_PASSWORD_TITLE: 'Sei davvero tu?',
  STEP_UP_PASSWORD_TEXT: 'Inserisci di nuovo la password. Così nessun altro può farlo dal tuo dispositivo.',
  STEP_UP_PASSWORD: 'La tua password',
  PROBLEM_PASSWORD_WRONG: 'Questa non è la tua password attuale.',
  STEP_UP_CODE_TITLE: 'Conferma con un codice',
  STEP_UP_CODE_SENDING: 'Invio del codice…',
  STEP_UP_CODE_SENT: 'Abbiamo inviato un codice a {email}. Vale {minutes} minuti.',
  STEP_UP_CODE_SENT_AGAIN:
    'Abbiamo inviato un nuovo codice a {email}. Vale solo l’ultimo, per {minutes} minuti.',
  STEP_UP_CODE: 'Codice',
  STEP_UP_CODE_HINT: '{digits} cifre, nella nostra e-mail',
  STEP_UP_CODE_AGAIN: 'Invia un nuovo codice',
  PROBLEM_CODE_INVALID: 'Il codice non è giusto o è scaduto. Controllalo o fattene inviare un altro.',
  PROBLEM_CODE_INCOMPLETE: 'Il codice ha {digits} cifre.',
  SALE_PAYOUT_WAIT: 'Il conto di accredito è stato cambiato. Pagheremo lì non prima del {moment}.',
  SALE_PAYOUT_CHECKED:
    'Stiamo verificando questo pagamento prima di disporlo. Non devi fare nulla: ti scriveremo quando il denaro è in arrivo.',
  SALE_FROZEN: 'La tua vendita è bloccata',
  SALE_FROZEN_TEXT:
    'Ci hai detto che qualcun altro ha cambiato un conto di accredito. Da adesso non parte più nessun pagamento finché non lo abbiamo chiarito, e ti scriveremo. Non perdi nulla: i tuoi dispositivi e la tua offerta restano come sono.',
  SALE_FROZEN_REFUSED: 'La vendita è bloccata: per ora non si può cambiare nulla.',
  SALE_LINK_OLD: 'Questo link non funziona più',
  SALE_LINK_OLD_TEXT:
    'Per la tua sicurezza, i link a una vendita si rinnovano di tanto in tanto. Invieremo quello nuovo della vendita {tradeNumber} all’indirizzo e-mail che ci hai dato.',
  SALE_LINK_SEND: 'Inviami un nuovo link',
  SALE_LINK_SENT:
    'Se conosciamo questa vendita, un nuovo link è in arrivo al tuo indirizzo e-mail. Può volerci un minuto.',
  SALE_LINK_REPLACE_TITLE: 'Qualcun altro ha il tuo link?',
  SALE_LINK_REPLACE_TEXT:
    'Te ne invieremo uno nuovo e tutti i link precedenti a questa vendita smetteranno di funzionare.',
  SALE_LINK_REPLACE: 'Sostituisci il link',
  SALE_READ_ONLY: 'Vuoi cambiare qualcosa?',
  SALE_READ_ONLY_TEXT:
    'Questo link mostra solo la tua vendita. Accedi, oppure fatti inviare un link per modificarla.',
  MY_SALE_NUMBER_HINT:
    'È sulla distinta di spedizione e in ogni e-mail sulla tua vendita: due gruppi di quattro caratteri.',
  MY_SALE_EMAIL_HINT: 'L’indirizzo con cui hai venduto.',
  MY_SALE_SUBMIT: 'Mandami il link',
  MY_SALE_SENT: 'Guarda la tua posta',
  MY_SALE_SENT_TEXT:
    'Se numero e indirizzo corrispondono, il link è in arrivo. Può volerci un minuto. Controlla anche la cartella spam.',
  MY_SALE_AGAIN: 'Prova un altro numero o indirizzo',
  MY_SALE_ACCOUNT: 'Ho un account',
  MY_SALE_CONTACT: 'Non trovo il mio numero',
  MY_SALE_NO_SCRIPT:
    'Questa pagina ha bisogno di JavaScript. Senza, scrivici e ti aiutiamo a ritrovare la tua vendita.',
  OBJECTION_TITLE: 'Non riconosci il cambio?',
  OBJECTION_TEXT:
    'Se non hai cambiato tu il conto di accredito della vendita, bloccala adesso. Da quel momento non parte più nessun pagamento finché non lo abbiamo chiarito.',
  OBJECTION_BUTTON: 'Blocca la vendita',
  OBJECTION_NOTE: 'Se il cambio è tuo, non devi fare nulla.',
  OBJECTION_FROZEN: 'La vendita {tradeNumber} è bloccata',
  OBJECTION_FROZEN_TEXT:
    'Non paghiamo nulla e i link precedenti alla vendita non funzionano più. Verifichiamo il conto di accredito e ti scriviamo. Non perdi nulla.',
  OBJECTION_PAID_TEXT:
    'Una parte del denaro era già stata pagata. Abbiamo fermato tutto il resto e stiamo indagando. Scrivici anche tu, per favore.',
  OBJECTION_ORDERED_TEXT:
    'La banca ha già il nostro ordine per almeno una parte del denaro e da qui non possiamo più fermarlo. Tutto il resto è fermo. La tua vendita è nella nostra lista e faremo le verifiche necessarie. Scrivici anche tu, per favore.',
  OBJECTION_SETTLED: 'La vendita {tradeNumber} è già stata chiarita',
  OBJECTION_SETTLED_TEXT:
    'Ci avevi già segnalato questo cambio e ce ne siamo occupati. Se qualcosa ancora non va, scrivici.',
  OBJECTION_UNKNOWN:
    'Questo link è incompleto o non è più valido. Scrivici con il numero della vendita e fermeremo il pagamento.',
  OBJECTION_CONTACT: 'Scrivici',
  OBJECTION_NO_SCRIPT:
    'Questa pagina ha bisogno di JavaScript. Altrimenti rispondi alla nostra e-mail e fermeremo il pagamento.',
}
