/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Conferma',
  STEP_UP_CHECKING: 'Verifica in corso…',
  STEP_UP_CANCEL: 'Non ora',
  STEP_UP_PASSWORD_TITLE: 'Conferma che sei tu',
  STEP_UP_PASSWORD_TEXT: 'Inserisci di nuovo la password, così nessun altro può farlo dal tuo dispositivo.',
  STEP_UP_PASSWORD: 'La tua password',
  PROBLEM_PASSWORD_WRONG: 'Questa non è la tua password attuale.',
  STEP_UP_CODE_TITLE: 'Conferma con un codice',
  STEP_UP_CODE_SENDING: 'Invio del codice in corso…',
  STEP_UP_CODE_SENT: 'Abbiamo inviato un codice a {email}. Vale {minutes} minuti.',
  STEP_UP_CODE_SENT_AGAIN:
    'Abbiamo inviato un nuovo codice a {email}. Vale solo l’ultimo, per {minutes} minuti.',
  STEP_UP_CODE: 'Codice',
  STEP_UP_CODE_HINT: '{digits} cifre, le trovi nella nostra e-mail',
  STEP_UP_CODE_AGAIN: 'Invia un nuovo codice',
  PROBLEM_CODE_INVALID: 'Il codice è errato o scaduto. Controllalo o chiedine un altro.',
  PROBLEM_CODE_INCOMPLETE: 'Il codice ha {digits} cifre.',
  SALE_PAYOUT_WAIT: 'Il conto di accredito è stato cambiato. Primo pagamento possibile: {moment}.',
  SALE_PAYOUT_CHECKED: 'Stiamo verificando questo pagamento. Non devi fare nulla: ti scriviamo quando parte.',
  SALE_FROZEN: 'La tua vendita è bloccata',
  SALE_FROZEN_TEXT:
    'Ci hai segnalato che qualcun altro ha cambiato il conto di accredito. Fino al chiarimento non parte nessun pagamento. Ti scriviamo noi. Non perdi nulla: i dispositivi e l’offerta restano come sono.',
  SALE_FROZEN_REFUSED: 'La vendita è bloccata: per ora non si può modificare nulla.',
  SALE_LINK_OLD: 'Questo link non funziona più',
  SALE_LINK_OLD_TEXT:
    'Per la tua sicurezza, ogni tanto i link alle vendite si rinnovano. Inviamo il nuovo link della vendita {tradeNumber} all’indirizzo e-mail che ci hai dato.',
  SALE_LINK_SEND: 'Invia un nuovo link',
  SALE_LINK_SENT:
    'Se conosciamo questa vendita, il nuovo link è in arrivo nella tua posta. Può volerci un minuto.',
  SALE_LINK_REPLACE_TITLE: 'Qualcun altro ha il tuo link?',
  SALE_LINK_REPLACE_TEXT: 'Ti inviamo un nuovo link e tutti i precedenti smettono di funzionare.',
  SALE_LINK_REPLACE: 'Sostituisci il link',
  SALE_READ_ONLY: 'Vuoi modificare qualcosa?',
  SALE_READ_ONLY_TEXT:
    'Con questo link puoi solo vedere la vendita. Per modificarla accedi o chiedi un altro link.',
  MY_SALE_NUMBER_HINT:
    'È sulla distinta di spedizione e in ogni e-mail sulla tua vendita: due gruppi di quattro caratteri.',
  MY_SALE_EMAIL_HINT: 'L’indirizzo con cui hai venduto.',
  MY_SALE_SUBMIT: 'Invia il link',
  MY_SALE_SENT: 'Controlla la posta',
  MY_SALE_SENT_TEXT:
    'Se numero e indirizzo corrispondono, il link è in arrivo. Può volerci un minuto. Guarda anche nello spam.',
  MY_SALE_AGAIN: 'Usa un altro numero o indirizzo',
  MY_SALE_ACCOUNT: 'Ho un account',
  MY_SALE_CONTACT: 'Non trovo il mio numero',
  MY_SALE_NO_SCRIPT:
    'Questa pagina richiede JavaScript. Se non puoi attivarlo, scrivici e ti aiutiamo a ritrovare la vendita.',
  OBJECTION_TITLE: 'Non hai cambiato tu il conto?',
  OBJECTION_TEXT:
    'Se il conto di accredito l’ha cambiato qualcun altro, blocca subito la vendita. Fino al chiarimento non parte nessun pagamento.',
  OBJECTION_BUTTON: 'Blocca la vendita',
  OBJECTION_NOTE: 'Se l’hai cambiato tu, non devi fare nulla.',
  OBJECTION_FROZEN: 'La vendita {tradeNumber} è bloccata',
  OBJECTION_FROZEN_TEXT:
    'Non paghiamo nulla e i link precedenti alla vendita non funzionano più. Verifichiamo il conto di accredito e ti scriviamo. Non perdi nulla.',
  OBJECTION_PAID_TEXT:
    'Una parte del denaro era già stata pagata. Abbiamo fermato il resto e stiamo verificando. Scrivici anche tu.',
  OBJECTION_ORDERED_TEXT:
    'Per almeno una parte del denaro la banca ha già il nostro ordine e non possiamo più fermarlo. Tutto il resto è fermo e stiamo verificando. Scrivici anche tu.',
  OBJECTION_SETTLED: 'Vendita {tradeNumber}: caso già chiarito',
  OBJECTION_SETTLED_TEXT:
    'Ci avevi già segnalato il cambio e ce ne siamo occupati. Se qualcosa non va ancora, scrivici.',
  OBJECTION_UNKNOWN:
    'Questo link è incompleto o non è più valido. Scrivici indicando il numero della vendita: fermiamo noi il pagamento.',
  OBJECTION_CONTACT: 'Scrivici',
  OBJECTION_NO_SCRIPT:
    'Questa pagina richiede JavaScript. Se non puoi attivarlo, rispondi alla nostra e-mail e fermiamo noi il pagamento.',
  EMAIL_CHANGE_TITLE: 'Usare questo indirizzo e-mail?',
  EMAIL_CHANGE_TEXT:
    'D’ora in poi invieremo tutto ciò che riguarda la tua vendita all’indirizzo in cui hai ricevuto questo link. I link precedenti non funzioneranno più e ne riceverai uno nuovo.',
  EMAIL_CHANGE_BUTTON: 'Usa questo indirizzo',
  EMAIL_CHANGE_DONE: 'Il tuo nuovo indirizzo è attivo per la vendita {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Ti abbiamo inviato un nuovo link alla tua vendita.',
  EMAIL_DENY_TITLE: 'Non l’hai chiesto tu?',
  EMAIL_DENY_TEXT:
    'Se non hai chiesto un altro indirizzo e-mail, ferma qui il cambio. Se è già avvenuto, lo annulliamo e blocchiamo la vendita finché non abbiamo chiarito.',
  EMAIL_DENY_BUTTON: 'Ferma il cambio',
  EMAIL_DENY_DONE: 'Vendita {tradeNumber}: abbiamo fermato il cambio',
  EMAIL_DENY_DONE_TEXT:
    'Il tuo indirizzo e-mail resta quello di prima. Se abbiamo dovuto bloccare la vendita, ti scriviamo.',
  EMAIL_LINK_UNKNOWN:
    'Questo link è incompleto, è scaduto o ce n’è uno più recente. Scrivici con il numero della tua vendita e ti aiutiamo.',
}
