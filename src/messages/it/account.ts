import type { account as source } from '../en/account.ts'

/** Texts of the customer account: signing in, registering, the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_LOADING: 'Carichiamo il tuo account…',
  ACCOUNT_NO_SCRIPT:
    'Per usare l’account serve JavaScript attivo nel browser. Se non puoi attivarlo, scrivici.',
  RESET_NO_SCRIPT:
    'Questa pagina richiede JavaScript. Se non puoi attivarlo, rispondi alla nostra e-mail e ti aiutiamo.',
  ACCOUNT_FAILED: 'Al momento non riusciamo a caricare il tuo account. Controlla la connessione e riprova.',
  ACCOUNT_RETRY: 'Riprova',
  ACCOUNT_SAVED: 'Salvato.',
  ACCOUNT_BACK: 'Torna al tuo account',

  SIGN_IN_TITLE: 'Accedi',
  SIGN_IN_SUBMIT: 'Accedi',
  SIGN_IN_FAILED:
    'E-mail o password non corrette, oppure indirizzo non ancora confermato. Cerca la nostra e-mail o scegli una nuova password.',
  SIGN_IN_REMEMBER: 'Ricordami su questo dispositivo',
  SIGN_IN_REMEMBER_HINT: 'Solo se il dispositivo è tuo. Vale {days} giorni, o finché non esci dall’account.',
  SIGN_IN_FORGOT: 'Password dimenticata?',
  SIGN_IN_ENDED: 'La sessione è scaduta. Accedi di nuovo.',
  SIGN_IN_OUT: 'Disconnessione effettuata.',
  SIGN_IN_NEW: 'Non hai ancora un account?',
  SIGN_IN_NEW_TEXT:
    'Con un account ritrovi tutte le vendite in un unico posto e inserisci i tuoi dati una volta sola. Puoi vendere anche senza.',
  SIGN_IN_REGISTER: 'Crea un account',
  FIELD_PASSWORD: 'Password',
  FIELD_PASSWORD_NEW: 'Nuova password',
  FIELD_PASSWORD_CURRENT: 'Password attuale',
  FIELD_PASSWORD_HINT:
    'Almeno {min} caratteri. Una frase breve è facile da ricordare e difficile da indovinare.',
  PASSWORD_SHOW: 'Mostra',
  PASSWORD_HIDE: 'Nascondi',
  PASSWORD_SHOW_OF: 'Mostra: {field}',
  PASSWORD_HIDE_OF: 'Nascondi: {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Manca un carattere} many {Mancano # di caratteri} other {Mancano # caratteri}}',
  PASSWORD_LONG_ENOUGH: 'Lunghezza sufficiente',
  PROBLEM_PASSWORD_TOO_SHORT: 'Usa almeno {min} caratteri.',
  PROBLEM_PASSWORD_TOO_LONG: 'Usa al massimo {max} caratteri.',
  PROBLEM_PASSWORD_COMMON: 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.',
  PROBLEM_PASSWORD_PERSONAL: 'Non usare il tuo nome, la tua e-mail o il nome di questo negozio.',

  REGISTER_SUBMIT: 'Crea l’account',
  REGISTER_KIND_PRIVATE: 'Vendo da privato',
  REGISTER_KIND_BUSINESS: 'Vendo per un’azienda',
  REGISTER_KIND: 'Chi vende?',
  REGISTER_COMPANY: 'La tua azienda',
  REGISTER_CONTACT: 'Referente',
  REGISTER_PERSON: 'Dati personali',
  REGISTER_ACCESS: 'Dati di accesso',
  REGISTER_EMAIL_HINT:
    'Ti inviamo un link di conferma. Quando lo apri, le vendite fatte con questo indirizzo compaiono nel tuo account.',
  REGISTER_ADDRESS_ADD: 'Aggiungi subito l’indirizzo',
  REGISTER_ADDRESS: 'Il tuo indirizzo',
  REGISTER_ADDRESS_HINT: 'Lo troverai già compilato quando vendi.',
  REGISTER_PAYOUT_ADD: 'Aggiungi subito il conto di accredito',
  REGISTER_OMIT: 'Lo faccio dopo',
  REGISTER_DONE: 'Controlla la posta',
  REGISTER_DONE_TEXT:
    'Abbiamo scritto a {email}. Per completare la registrazione, apri il link nell’e-mail. Non è arrivata? Guarda nello spam e controlla l’indirizzo.',
  REGISTER_DONE_AGAIN: 'Usa un altro indirizzo',
  REGISTER_HAS_ACCOUNT: 'Hai già un account?',
  REGISTER_WHY: 'Perché creare un account',
  REGISTER_WHY_HISTORY: 'Vedi tutte le vendite e a che punto sono, anche quelle fatte senza account',
  REGISTER_WHY_DETAILS: 'Trovi indirizzo e conto di accredito già compilati',
  REGISTER_WHY_LEAVE: 'Scarichi i tuoi dati o cancelli l’account quando vuoi',

  ACTIVATE_TITLE: 'Conferma il tuo indirizzo',
  ACTIVATE_TEXT:
    'Inserisci la password scelta alla registrazione: l’account si attiva e accedi subito. La registrazione non è tua? Chiudi questa pagina: senza la password non succede nulla.',
  ACTIVATE_SUBMIT: 'Conferma e accedi',
  ACTIVATE_SIGNED_IN: 'Il tuo indirizzo è confermato e hai effettuato l’accesso.',
  ACTIVATE_OVERVIEW: 'Vai al tuo account',
  ACTIVATE_DONE: 'Il tuo account è pronto',
  ACTIVATE_DONE_TEXT: 'Il tuo indirizzo è confermato. Ora puoi accedere.',
  ACTIVATE_FAILED: 'Questo link non funziona più',
  ACTIVATE_FAILED_TEXT:
    'È già stato usato o è scaduto. Se il tuo indirizzo è già confermato, accedi. Altrimenti registrati di nuovo: ti inviamo un altro link.',

  ACCOUNT_SIGNED_IN: 'Accesso effettuato come {email}',
  ACCOUNT_CUSTOMER: 'Numero cliente {number}',
  ACCOUNT_SIGN_OUT: 'Esci',
  ACCOUNT_LINKS: 'I tuoi dati',
  ACCOUNT_DETAILS: 'Nome, password, dati',
  ACCOUNT_ADDRESS: 'Indirizzo',
  ACCOUNT_PAYOUT: 'Conto di accredito',
  ACCOUNT_NOT_SET: 'Non ancora inserito',
  SALES_TITLE: 'Le tue vendite',
  SALES_LOADING: 'Carichiamo le tue vendite…',
  SALES_FAILED: 'Al momento non riusciamo a caricare le tue vendite. Controlla la connessione e riprova.',
  SALES_EMPTY: 'Ancora nessuna vendita',
  SALES_EMPTY_TEXT: 'Trova il tuo dispositivo, rispondi a poche domande e scopri subito quanto ti paghiamo.',
  SALES_EMPTY_BUTTON: 'Trova un dispositivo',
  SALES_MORE: 'Mostra le vendite precedenti',
  SALES_MORE_SHOWN:
    '{count, plural, one {Un’altra vendita caricata.} many {Altre vendite caricate: #.} other {Altre # vendite caricate.}}',
  SALES_SALE: 'Vendita {number}',
  SALES_CREATED: 'Data: {date}',
  // As a label: within a sentence the participle would have to agree with the number of devices.
  SALES_PAID: 'Dispositivi pagati: {paid} su {total}',
  SALES_OPEN: 'Vedi la vendita',
  SALES_TIMELINE: 'Cronologia della vendita {number}',
  // A status stands beside a sale (feminine) and beside a device (masculine), so none of them may agree with either.

  MANAGEMENT_PERSON: 'Nome e data di nascita',
  MANAGEMENT_PERSON_BUSINESS: 'Referente',
  MANAGEMENT_PERSON_HINT: 'Il conto di accredito deve essere intestato a questo nome.',
  MANAGEMENT_COMPANY: '{company}, partita IVA {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Per cambiare azienda, scrivici.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Quanto valgono i dispositivi usati e che cosa c’è di nuovo. Ti scriviamo al massimo una volta al mese, se non scegli diversamente. Puoi disiscriverti qui in qualsiasi momento.',
  MANAGEMENT_NEWSLETTER_TICK: 'Voglio ricevere la newsletter via e-mail',
  MANAGEMENT_PHONE: 'Telefono',
  MANAGEMENT_PHONE_HINT:
    'Lo usiamo solo per domande sul pacco o sul dispositivo. Per eliminarlo, svuota il campo.',
  FIELD_PHONE_NUMBER: 'Numero di telefono',
  MANAGEMENT_PASSWORD: 'Password',
  MANAGEMENT_PASSWORD_HINT: 'Se cambi la password, ti disconnettiamo da tutti gli altri dispositivi.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Cambia password',
  MANAGEMENT_PASSWORD_DONE: 'Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.',
  SIGN_INS_TITLE: 'I tuoi accessi',
  SIGN_INS_HINT: 'Non riconosci un dispositivo? Disconnettilo e cambia la password.',
  SIGN_INS_CURRENT: 'Questo dispositivo',
  SIGN_INS_SINCE: 'Accesso:',
  SIGN_INS_USED: 'Ultimo utilizzo:',
  SIGN_INS_END: 'Disconnetti',
  SIGN_INS_END_OF: 'Disconnetti {device}',
  SIGN_INS_ENDED: 'Disconnesso: {device}.',
  SIGN_INS_ALL: 'Esci da tutti i dispositivi',
  SIGN_INS_ALL_TEXT:
    'Esci dall’account su tutti i dispositivi, compreso questo. I link alle tue vendite nelle e-mail precedenti smettono di funzionare. Puoi chiederne di nuovi in qualsiasi momento.',
  DEVICE_NAME: '{browser} su {system}',
  DEVICE_UNKNOWN: 'Dispositivo sconosciuto',
  NOT_ME_TITLE: 'Non eri tu?',
  NOT_ME_TEXT: 'Basta un clic per fermare tutto',
  NOT_ME_DEVICES:
    'Ti disconnettiamo da tutti i dispositivi, e i link precedenti alle tue vendite smettono di funzionare.',
  NOT_ME_PASSWORD:
    'La password attuale smette di funzionare. Ti inviamo via e-mail un link per sceglierne una nuova.',
  NOT_ME_PAYOUT:
    'Se qualcuno ha cambiato il tuo conto di accredito, lo eliminiamo e blocchiamo le vendite che pagheremmo lì.',
  NOT_ME_SUBMIT: 'Non ero io: ferma tutto',
  NOT_ME_DONE: 'Abbiamo fermato tutto',
  NOT_ME_DONE_TEXT:
    'Tutti i dispositivi sono disconnessi e la vecchia password non funziona più. Ti abbiamo inviato via e-mail un link per sceglierne una nuova.',
  NOT_ME_INVALID_TEXT:
    'È già stato usato oppure è scaduto. Se l’hai usato tu, nella posta trovi un link per scegliere una nuova password. Puoi anche chiederne un altro.',
  MANAGEMENT_EXPORT: 'Scarica i tuoi dati',
  MANAGEMENT_EXPORT_TEXT:
    'Tutto ciò che conserviamo su di te in un unico archivio: dati, vendite, etichette e distinte di spedizione. Contiene i numeri di conto completi: conservalo in un luogo sicuro.',
  MANAGEMENT_EXPORT_SUBMIT: 'Scarica (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Il download è iniziato.',

  DELETE_TITLE: 'Cancella l’account',
  DELETE_TEXT: 'È un’operazione definitiva.',
  DELETE_GONE: 'Indirizzo, telefono, data di nascita e conti di accredito vengono cancellati subito.',
  DELETE_RUNNING:
    'Le vendite in corso proseguono come concordato, fino al pagamento o alla restituzione. Le ritrovi con i link nelle nostre e-mail.',
  DELETE_KEPT:
    'I documenti che la legge ci obbliga a conservare restano bloccati e vengono cancellati alla scadenza del termine.',
  DELETE_OPEN: 'Voglio cancellare l’account',
  DELETE_CONFIRM: 'Scrivi il tuo indirizzo e-mail per confermare',
  DELETE_SUBMIT: 'Cancella per sempre',
  DELETE_CANCEL: 'Mantieni l’account',
  DELETE_DONE: 'Account cancellato',
  DELETE_DONE_TEXT: 'Puoi continuare a vendere anche senza account.',
  PROBLEM_EMAIL_DIFFERS: 'Questo non è l’indirizzo del tuo account.',

  PAYMENT_CHANGE_CURRENT: 'Il tuo conto attuale',
  PAYMENT_CHANGE_NONE: 'Non hai ancora inserito un conto.',
  PAYMENT_CHANGE_KIND: 'Come vuoi ricevere il pagamento?',
  PAYMENT_CHANGE_BANK: 'Nuovo conto bancario',
  PAYMENT_CHANGE_PAYPAL: 'Nuovo conto PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Vale per le prossime vendite. Quelle in corso mantengono il conto che hai indicato. Ti confermiamo ogni modifica via e-mail.',
  PAYMENT_CHANGE_IBAN_HINT: 'Lo salviamo cifrato e lo mostriamo solo in parte.',
  PAYMENT_CHANGE_EXISTS:
    'Nel frattempo è stato salvato un altro conto. Lo vedi qui sopra. Salva di nuovo per sostituirlo.',
  PAYMENT_CHANGE_DONE: 'Salvato. Ti abbiamo inviato un’e-mail di conferma.',

  FORGOT_SUBMIT: 'Invia il link',
  FORGOT_DONE: 'Controlla la posta',
  FORGOT_DONE_TEXT:
    'Se esiste un account con l’indirizzo {email}, il link è in arrivo. Vale {hours, plural, one {per un’ora} other {per # ore}}. Non lo trovi? Guarda nello spam.',
  FORGOT_BACK: 'Torna all’accesso',
  RESET_SUBMIT: 'Salva la password',
  RESET_DONE: 'Nuova password salvata',
  RESET_DONE_TEXT: 'Tutti i dispositivi sono disconnessi. Accedi con la nuova password.',
  RESET_INVALID: 'Questo link non funziona più',
  RESET_INVALID_TEXT: 'È già stato usato o è scaduto. Chiedine uno nuovo.',
  RESET_AGAIN: 'Chiedi un nuovo link',
} satisfies Record<keyof typeof source, string>
