import type { checkout as source } from '../en/checkout.ts'

/** Texts of cart and checkout. */
export const checkout = {
  CART_TITLE: 'I tuoi dispositivi',
  CART_EMPTY: 'Ancora nessun dispositivo',
  CART_EMPTY_TEXT: 'Trova il tuo dispositivo, rispondi a poche domande e scopri subito quanto ti paghiamo.',
  CART_EMPTY_BUTTON: 'Trova un dispositivo',
  CART_LOADING: 'Controlliamo i prezzi…',
  CART_NO_SCRIPT: 'Per vendere serve JavaScript attivo nel browser. Se non puoi attivarlo, scrivici.',
  CART_EACH: '{price} ciascuno',
  CART_QUANTITY: 'Quantità',
  CART_QUANTITY_OF: 'Quantità di {name}',
  CART_LESS: 'Uno in meno',
  CART_MORE: 'Uno in più',
  CART_REMOVE: 'Rimuovi',
  CART_PHOTOS: 'Aggiungi foto',
  CART_PHOTOS_OF: 'Aggiungi foto: {name}',
  CART_PHOTOS_LATER: 'Potrai aggiungere foto di questo dispositivo dopo la vendita.',
  CART_PHOTOS_FAILED: 'Al momento non si possono aprire le foto. Riprova tra poco.',
  SALE_PHOTOS: 'Foto prima di imballare',
  SALE_PHOTOS_TEXT:
    'Se vediamo qualcosa di diverso da quanto hai descritto, le tue foto e le nostre compaiono una accanto all’altra. Sono facoltative e puoi aggiungerle finché il corriere non ha il pacco.',
  CART_REMOVE_OF: 'Rimuovi {name}',
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  CART_HOLDS_UNTIL: 'Questi prezzi scadono il {date}.',
  CART_REMOVED: 'Rimosso: {name}.',
  CART_RESTORED: 'Di nuovo nella vendita: {name}.',
  CART_CHANGE: 'Modifica le risposte',
  CART_CHANGE_OF: 'Modifica le risposte: {name}',
  CART_CLEAR: 'Rimuovi tutto',
  // “tutti e”: before the number itself the article would change (“i 7”, but “gli 8”).
  CART_CLEAR_TITLE:
    'Rimuovere {count, plural, one {il dispositivo} many {tutti i dispositivi (#)} other {tutti e # i dispositivi}}?',
  CART_CLEAR_TEXT: 'Puoi ripristinare finché resti su questa pagina.',
  CART_CLEAR_CONFIRM: 'Rimuovi',
  CART_CLEAR_CANCEL: 'Annulla',
  CART_CLEARED:
    '{count, plural, one {# dispositivo rimosso.} many {# di dispositivi rimossi.} other {# dispositivi rimossi.}}',
  CART_UNDO: 'Ripristina',
  CART_TOTAL: 'Ti paghiamo',
  CART_ESTIMATE: 'Stima',
  CART_CONTINUE: 'Continua',

  REPRICED_TITLE: 'Prezzi aggiornati',
  REPRICED_LOWER: '{name}: l’offerta era scaduta. Oggi il prezzo è {after} invece di {before}.',
  REPRICED_HIGHER: '{name}: l’offerta era scaduta. Oggi ti paghiamo di più: {after} invece di {before}.',
  REPRICED_SAME: '{name}: l’offerta era scaduta. Oggi il prezzo è lo stesso.',
  REPRICED_OTHER: '{name}: il prezzo per questo Paese è {after}.',
  REPRICED_WITHDRAWN:
    '{name}: il prezzo di {before} era un nostro errore. Il prezzo corretto è {after}. Ci dispiace.',
  REPRICED_GONE: '{name}: al momento non possiamo farti un’offerta, quindi l’abbiamo tolto dalla vendita.',
  REPRICE_FAILED: 'Non siamo riusciti ad aggiornare i prezzi. Controlla la connessione e riprova.',
  REPRICE_RETRY: 'Riprova',

  VOUCHER_TITLE: 'Hai un codice promo?',
  VOUCHER_CODE: 'Codice promo',
  VOUCHER_APPLY: 'Applica',
  VOUCHER_LINE: 'Codice promo {code}',
  VOUCHER_REMOVE: 'Rimuovi il codice promo {code}',
  VOUCHER_APPLIED: 'Il codice promo {code} aggiunge {value}.',
  VOUCHER_UNKNOWN: 'Non conosciamo questo codice. Controlla come l’hai scritto.',
  VOUCHER_EXPIRED: 'Questo codice promo è scaduto.',
  VOUCHER_MIN: 'Questo codice promo vale per vendite da {total} in su.',
  VOUCHER_CATEGORY: 'Questo codice promo non vale per questi dispositivi.',
  VOUCHER_USED: 'Hai già usato questo codice promo.',
  VOUCHER_UNUSABLE:
    'Questo codice promo non è valido per questa vendita. Forse è scaduto o è già stato usato. Se non l’hai usato tu, accedi con questo indirizzo e-mail e riprova.',
  VOUCHER_MODE: 'Questo codice promo non vale in questo negozio.',
  VOUCHER_FAILED: 'Non siamo riusciti a verificare il codice promo. Riprova tra poco.',

  CART_SIZE_TITLE: 'Al massimo {max} dispositivi per vendita',
  CART_SIZE_TEXT:
    'Hai scelto {count, plural, one {# dispositivo} other {# dispositivi}}. Togli {excess, plural, one {# dispositivo} other {# dispositivi}} e fai una seconda vendita.',
  CART_SIZE_BUSINESS:
    'Hai scelto {count, plural, one {# dispositivo} other {# dispositivi}}. Per quantità maggiori ti facciamo un’offerta su misura, senza che tu debba riscrivere nulla.',
  CAP_TITLE: 'Oltre {cap} ti facciamo un’offerta su misura',
  CAP_TEXT:
    'Nel negozio per le aziende una vendita arriva fino a {cap}. Inviaci la tua lista: la esamina una persona, che ti risponde entro {days, plural, one {un giorno lavorativo} other {# giorni lavorativi}}. Fino ad allora il totale è una stima.',
  CAP_BUTTON: 'Chiedi un’offerta su misura',
  REQUEST_TITLE: 'Chiedi un’offerta su misura',
  REQUEST_CONTACT: 'Referente',
  REQUEST_MESSAGE: 'C’è qualcosa che dobbiamo sapere? (facoltativo)',
  REQUEST_SEND: 'Invia la richiesta',
  REQUEST_DONE: 'Richiesta {number} ricevuta',
  REQUEST_DONE_TEXT:
    'Abbiamo inviato una conferma a {email} e ti rispondiamo entro {days, plural, one {un giorno lavorativo} other {# giorni lavorativi}}. I tuoi dispositivi fanno ora parte della richiesta.',
  REQUEST_EARLIER:
    'La tua richiesta {number} ci è già arrivata in una versione precedente, senza le ultime modifiche.',
  REQUEST_EARLIER_KEEP: 'Lascia così',
  REQUEST_EARLIER_SEND: 'Invia un’altra richiesta con le modifiche',
  REQUEST_BACK: 'Torna ai dispositivi',

  STEPS_LABEL: 'Passaggi della vendita',
  STEP_DEVICES: 'Dispositivi',
  STEP_DETAILS: 'Dati',
  STEP_REVIEW: 'Conferma',
  STEP_DONE: 'completato',

  DETAILS_SIGNED_IN: 'Accesso effettuato come {email}. Questa vendita viene salvata nel tuo account.',
  DETAILS_SIGN_IN: 'Accedi',
  REVIEW_SIGNED_OUT:
    'La sessione è scaduta. Premi di nuovo «Conferma la vendita» per vendere senza account, oppure accedi prima. Non è andato perso nulla.',
  DETAILS_TITLE: 'I tuoi dati',
  DETAILS_GUEST: 'Non serve un account. Ricevi un numero cliente e un link alla tua vendita.',
  DETAILS_CONTACT: 'Chi vende?',
  DETAILS_ADDRESS: 'Dove abiti?',
  DETAILS_ADDRESS_BUSINESS: 'Dove si trova la tua azienda?',
  DETAILS_ADDRESS_HINT: 'Per l’etichetta di spedizione e un’eventuale restituzione.',
  DETAILS_PAYOUT: 'Come vuoi ricevere il pagamento?',
  DETAILS_PAYOUT_HINT:
    'Puoi cambiare conto finché il pagamento non è disposto. Lo mostriamo sempre solo in parte.',
  PAYOUT_ACCOUNT: 'Su quale conto?',
  PAYOUT_SAVED: 'Conto salvato: {account}',
  PAYOUT_OTHER: 'Un altro conto',
  RULE_TITLE: 'Se il dispositivo è diverso',
  RULE_HINT:
    'Serve solo se il dispositivo vale meno di quanto hai descritto. Se vale di più, o se la differenza è piccola, paghiamo senza chiedere.',
  RULE_ASK: 'Decido io ogni volta',
  RULE_ACCEPT: 'Accetto in automatico dal {share} dell’offerta',
  RULE_ACCEPT_FROM: 'Accetto in automatico dal {share} dell’offerta ({amount})',
  RULE_OTHERWISE: 'E se la nuova offerta è più bassa?',
  RULE_OTHERWISE_HINT:
    'Vale anche se non possiamo comprare il dispositivo. Il riciclo non è pagato e non si può annullare. La tua regola non vale mai con una batteria danneggiata: chiediamo sempre a te.',
  RULE_ELSE_ASK: 'Decido io',
  RULE_ELSE_RETURN: 'Restituzione gratuita',
  RULE_ELSE_RECYCLE: 'Riciclo',
  RULE_SUM_ASK:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, decidi tu.',
  RULE_SUM_RETURN:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, ti restituiamo il dispositivo gratis. Con una batteria danneggiata chiediamo sempre a te.',
  RULE_SUM_RECYCLE:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, ricicliamo il dispositivo. Con una batteria danneggiata chiediamo sempre a te.',
  DETAILS_CONTINUE: 'Continua',
  DETAILS_BACK: 'Indietro',
  SAVE_DETAILS: 'Salva per la prossima volta',
  SAVE_DETAILS_HINT: 'Indirizzo, data di nascita e conto di accredito restano nel tuo account.',
  SAVE_DETAILS_PASSWORD:
    'Indirizzo, data di nascita e conto di accredito restano nel tuo account. Per salvare il conto ti chiediamo la password, una volta, dopo la vendita.',
  SAVE_PAYOUT_TITLE: 'Salva il conto di accredito',
  SAVE_PAYOUT_TEXT: 'Vuoi salvare il conto di accredito {account} per la prossima volta?',
  SAVE_PAYOUT_FAILED: 'Non siamo riusciti a salvare il conto. Per questa vendita resta comunque valido.',
  SAVE_PAYOUT_DONE: 'Conto di accredito salvato.',

  // In Italy a letter follows the check digits: “followed by digits” would be wrong here.

  REVIEW_TITLE: 'Controlla e conferma',
  REVIEW_DEVICES: 'Che cosa spedisci',
  REVIEW_SELLER: 'Chi vende',
  REVIEW_PAYOUT: 'Pagamento su',
  REVIEW_EDIT: 'Modifica',
  REVIEW_EDIT_DEVICES: 'Modifica i dispositivi',
  REVIEW_EDIT_SELLER: 'Modifica i tuoi dati',
  REVIEW_EDIT_PAYOUT: 'Modifica il pagamento',
  REVIEW_EDIT_RULE: 'Modifica la scelta in caso di differenze',
  REVIEW_BORN: 'Data di nascita: {date}',
  REVIEW_DECLARATION:
    '{count, plural, one {Il dispositivo è mio, posso venderlo e accetto le condizioni generali.} many {I dispositivi sono miei, posso venderli e accetto le condizioni generali.} other {I dispositivi sono miei, posso venderli e accetto le condizioni generali.}}',
  REVIEW_TERMS_LINK: 'Leggi le condizioni',
  REVIEW_PRIVACY_LINK: 'Leggi l’informativa sulla privacy',
  REVIEW_IDENTITY:
    'Prima del pagamento ti chiederemo il documento d’identità. Lo richiede la legge. Potrai inviarlo nella pagina della tua vendita.',
  REVIEW_PROMISE:
    'Prezzo garantito {days} giorni: entro questo termine il corriere deve scansionare il pacco. Spedizione e restituzione sono gratuite.',
  REVIEW_SUBMIT: 'Conferma la vendita',
  REVIEW_SENDING: 'Un momento…',
  REVIEW_NO_ANSWER:
    'Non è arrivata risposta, ma forse abbiamo già ricevuto la vendita. Premi di nuovo «Conferma la vendita»: resterà una vendita sola.',
  REVIEW_BUSY: 'Troppi tentativi in poco tempo. Aspetta un minuto e premi di nuovo.',
  REVIEW_UNAVAILABLE:
    'Al momento non possiamo registrare la vendita. Non è andato perso nulla: riprova tra poco.',
  REVIEW_EXISTS: 'Abbiamo già ricevuto questa vendita con i dati del primo tentativo: numero {number}.',
  REVIEW_EXISTS_SHOW: 'Vedi la vendita',
  REVIEW_EXISTS_AGAIN: 'Conferma un’altra vendita',
} satisfies Record<keyof typeof source, string>
