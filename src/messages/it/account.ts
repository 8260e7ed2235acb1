import type { account as source } from '../en/account.ts'

/** Texts of the customer account: signing in, registering, the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_LOADING: 'Carichiamo il tuo account…',
  ACCOUNT_NO_SCRIPT:
    'Il tuo account ha bisogno di JavaScript. Puoi vendere anche via e-mail: scrivici e creiamo noi la vendita per te.',
  RESET_NO_SCRIPT:
    'Questa pagina ha bisogno di JavaScript. Altrimenti rispondi alla nostra e-mail e ti aiuteremo.',
  ACCOUNT_FAILED: 'Al momento non possiamo mostrare il tuo account. Controlla la connessione e riprova.',
  ACCOUNT_RETRY: 'Riprova',
  ACCOUNT_SAVED: 'Salvato.',
  ACCOUNT_BACK: 'Torna al tuo account',

  SIGN_IN_TITLE: 'Accedi',
  SIGN_IN_SUBMIT: 'Accedi',
  SIGN_IN_FAILED:
    'E-mail e password non corrispondono, oppure l’indirizzo non è ancora confermato. Cerca la nostra e-mail o scegli una nuova password.',
  SIGN_IN_REMEMBER: 'Ricordami su questo dispositivo',
  SIGN_IN_REMEMBER_HINT: 'Solo se il dispositivo è tuo. Vale {days} giorni, o finché non esci dall’account.',
  SIGN_IN_FORGOT: 'Password dimenticata?',
  SIGN_IN_ENDED: 'La sessione è scaduta. Accedi di nuovo.',
  SIGN_IN_OUT: 'Hai chiuso la sessione.',
  SIGN_IN_NEW: 'È la tua prima volta qui?',
  SIGN_IN_NEW_TEXT:
    'Con un account vedi tutte le tue vendite in un unico posto e inserisci i tuoi dati una volta sola. Puoi vendere anche senza.',
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
  PROBLEM_PASSWORD_COMMON: 'Questa password è tra le prime che chiunque proverebbe. Scegline un’altra.',
  PROBLEM_PASSWORD_PERSONAL: 'Non ricavarla dal tuo nome, dalla tua e-mail o dal nome di questo negozio.',

  REGISTER_SUBMIT: 'Crea l’account',
  REGISTER_KIND_PRIVATE: 'Vendo a titolo privato',
  REGISTER_KIND_BUSINESS: 'Vendo per un’azienda',
  REGISTER_KIND: 'Chi vende?',
  REGISTER_COMPANY: 'La tua azienda',
  REGISTER_CONTACT: 'Referente',
  REGISTER_PERSON: 'Su di te',
  REGISTER_ACCESS: 'I tuoi dati di accesso',
  REGISTER_EMAIL_HINT:
    'Ti mandiamo un link. Quando lo apri, le vendite fatte con questo indirizzo passano nel tuo account.',
  REGISTER_DONE: 'Controlla la tua posta',
  REGISTER_DONE_TEXT:
    'Abbiamo scritto a {email}. Apri il link nell’e-mail per completare. Non è arrivata? Guarda nella cartella spam e controlla l’indirizzo.',
  REGISTER_DONE_AGAIN: 'Usa un altro indirizzo',
  REGISTER_HAS_ACCOUNT: 'Hai già un account?',
  REGISTER_WHY: 'A che cosa serve un account',
  REGISTER_WHY_HISTORY: 'Tutte le vendite con il loro stato, anche quelle fatte senza account',
  REGISTER_WHY_DETAILS: 'Indirizzo e conto di pagamento già compilati',
  REGISTER_WHY_LEAVE: 'Scarica i tuoi dati o cancella l’account quando vuoi',

  ACTIVATE_TITLE: 'Conferma il tuo indirizzo',
  ACTIVATE_TEXT:
    'Inserisci la password scelta al momento della registrazione. L’account sarà subito pronto e avrai effettuato l’accesso. La registrazione non è tua? Chiudi semplicemente questa pagina: senza la password non succede nulla.',
  ACTIVATE_SUBMIT: 'Conferma e accedi',
  ACTIVATE_SIGNED_IN: 'Il tuo indirizzo è confermato e hai effettuato l’accesso.',
  ACTIVATE_OVERVIEW: 'Vai al tuo account',
  ACTIVATE_DONE: 'Il tuo account è pronto',
  ACTIVATE_DONE_TEXT: 'Il tuo indirizzo è confermato. Ora puoi accedere.',
  ACTIVATE_FAILED: 'Questo link non funziona più',
  ACTIVATE_FAILED_TEXT:
    'È già stato usato o è troppo vecchio. Se il tuo indirizzo è già confermato, accedi. Altrimenti registrati di nuovo e ti mandiamo un nuovo link.',

  ACCOUNT_SIGNED_IN: 'Accesso effettuato come {email}',
  ACCOUNT_CUSTOMER: 'Numero cliente {number}',
  ACCOUNT_SIGN_OUT: 'Esci',
  ACCOUNT_LINKS: 'I tuoi dati',
  ACCOUNT_DETAILS: 'Nome, password, dati',
  ACCOUNT_ADDRESS: 'Indirizzo',
  ACCOUNT_PAYOUT: 'Conto di pagamento',
  ACCOUNT_NOT_SET: 'Non ancora inserito',
  SALES_TITLE: 'Le tue vendite',
  SALES_LOADING: 'Carichiamo le tue vendite…',
  SALES_FAILED: 'Al momento non possiamo mostrare le tue vendite. Controlla la connessione e riprova.',
  SALES_EMPTY: 'Ancora nessuna vendita',
  SALES_EMPTY_TEXT: 'Trova il tuo dispositivo, rispondi a poche domande e vedi subito quanto lo paghiamo.',
  SALES_EMPTY_BUTTON: 'Trova un dispositivo',
  SALES_MORE: 'Vedi vendite precedenti',
  SALES_MORE_SHOWN:
    '{count, plural, one {Ora vedi un’altra vendita.} many {Ora vedi altri # di vendite.} other {Ora vedi altre # vendite.}}',
  SALES_SALE: 'Vendita {number}',
  // “in data”: before the date itself the article would change (“il 7”, but “l’8”).
  SALES_CREATED: 'Creata in data {date}',
  // As a label: within a sentence the participle would have to agree with the number of devices.
  SALES_PAID: 'Dispositivi pagati: {paid} su {total}',
  SALES_OPEN: 'Vedi questa vendita',
  SALES_TIMELINE: 'Cronologia della vendita {number}',
  // A status stands beside a sale (feminine) and beside a device (masculine), so none of them may agree with either.

  MANAGEMENT_PERSON: 'Nome e data di nascita',
  MANAGEMENT_PERSON_BUSINESS: 'Referente',
  MANAGEMENT_PERSON_HINT: 'Il conto di pagamento deve essere intestato a questo nome.',
  MANAGEMENT_COMPANY: '{company}, partita IVA {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Per cambiare azienda, scrivici.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Quanto valgono ora i dispositivi usati e le novità del negozio. Puoi disiscriverti qui in qualsiasi momento.',
  MANAGEMENT_NEWSLETTER_TICK: 'Voglio ricevere la newsletter via e-mail',
  MANAGEMENT_PHONE: 'Telefono',
  MANAGEMENT_PHONE_HINT:
    'Solo se il corriere o chi controlla il dispositivo ha una domanda. Per eliminarlo, svuota il campo.',
  FIELD_PHONE_NUMBER: 'Numero di telefono',
  MANAGEMENT_PASSWORD: 'Password',
  MANAGEMENT_PASSWORD_HINT: 'Se cambi la password, la sessione si chiude su tutti gli altri dispositivi.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Cambia password',
  MANAGEMENT_PASSWORD_DONE: 'La password è cambiata. Sugli altri dispositivi la sessione è chiusa.',
  SIGN_INS_TITLE: 'Dove hai effettuato l’accesso',
  SIGN_INS_HINT: 'Non riconosci un dispositivo? Disconnettilo e cambia la password.',
  SIGN_INS_CURRENT: 'Questo dispositivo',
  SIGN_INS_SINCE: 'Accesso:',
  SIGN_INS_USED: 'Ultimo utilizzo:',
  SIGN_INS_END: 'Disconnetti',
  SIGN_INS_END_OF: 'Disconnetti {device}',
  SIGN_INS_ENDED: '{device} è disconnesso.',
  SIGN_INS_ALL: 'Esci da tutti i dispositivi',
  SIGN_INS_ALL_TEXT:
    'Uscirai dall’account su tutti i dispositivi, compreso questo. I link alle tue vendite nelle e-mail precedenti non funzioneranno più. Puoi chiederne di nuovi in qualsiasi momento.',
  DEVICE_NAME: '{browser} su {system}',
  DEVICE_UNKNOWN: 'Dispositivo sconosciuto',
  NOT_ME_TITLE: 'Non eri tu?',
  NOT_ME_TEXT: 'Basta un clic per fermare tutto',
  NOT_ME_DEVICES:
    'Chiudiamo la sessione su tutti i dispositivi e i link precedenti alle tue vendite non funzionano più.',
  NOT_ME_PASSWORD:
    'La password attuale smette di funzionare. Ti inviamo via e-mail un link per sceglierne una nuova.',
  NOT_ME_PAYOUT:
    'Se qualcuno ha cambiato il tuo conto di accredito, lo eliminiamo e blocchiamo le vendite che pagheremmo lì.',
  NOT_ME_SUBMIT: 'Non ero io: ferma tutto',
  NOT_ME_DONE: 'Abbiamo fermato tutto',
  NOT_ME_DONE_TEXT:
    'La sessione è chiusa su tutti i dispositivi e la vecchia password non funziona più. Ti abbiamo inviato via e-mail un link per sceglierne una nuova.',
  NOT_ME_INVALID_TEXT:
    'È già stato usato oppure è troppo vecchio. Se l’hai già usato, trovi nelle e-mail un link per scegliere una nuova password. Puoi anche chiederne un altro.',
  MANAGEMENT_EXPORT: 'Scarica i tuoi dati',
  MANAGEMENT_EXPORT_TEXT:
    'Tutto ciò che sappiamo di te in un unico archivio: dati, vendite, etichette e fogli del pacco. Contiene anche i tuoi numeri di conto: conservalo in un luogo sicuro.',
  MANAGEMENT_EXPORT_SUBMIT: 'Scarica (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Il download è iniziato.',

  DELETE_TITLE: 'Cancella l’account',
  DELETE_TEXT: 'Non si può annullare.',
  DELETE_GONE: 'Indirizzo, telefono, data di nascita e conti di pagamento vengono cancellati subito.',
  DELETE_RUNNING:
    'Le vendite in corso proseguono come concordato: ti paghiamo, e i dispositivi da restituire tornano da te. Le ritrovi con i link nelle nostre e-mail.',
  DELETE_KEPT:
    'Ciò che la legge ci obbliga a conservare sulle vendite concluse resta bloccato e viene cancellato alla scadenza del termine.',
  DELETE_OPEN: 'Voglio cancellare l’account',
  DELETE_CONFIRM: 'Scrivi il tuo indirizzo e-mail per confermare',
  DELETE_SUBMIT: 'Cancella per sempre',
  DELETE_CANCEL: 'Tieni l’account',
  DELETE_DONE: 'Il tuo account è cancellato',
  DELETE_DONE_TEXT: 'Grazie per il tempo passato qui. Puoi continuare a vendere senza account.',
  PROBLEM_EMAIL_DIFFERS: 'Questo non è l’indirizzo del tuo account.',

  PAYMENT_CHANGE_CURRENT: 'Il tuo conto attuale',
  PAYMENT_CHANGE_NONE: 'Non hai ancora inserito un conto.',
  PAYMENT_CHANGE_KIND: 'Come vuoi ricevere il pagamento?',
  PAYMENT_CHANGE_BANK: 'Nuovo conto bancario',
  PAYMENT_CHANGE_PAYPAL: 'Nuovo conto PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Per le tue prossime vendite. Quelle in corso mantengono il conto che hai indicato. Confermiamo ogni modifica via e-mail.',
  PAYMENT_CHANGE_IBAN_HINT: 'Lo salviamo cifrato e lo mostriamo in forma mascherata.',
  PAYMENT_CHANGE_DONE: 'Salvato. Ti abbiamo mandato un’e-mail sulla modifica.',

  FORGOT_SUBMIT: 'Invia il link',
  FORGOT_DONE: 'Controlla la tua posta',
  FORGOT_DONE_TEXT:
    'Se esiste un account con l’indirizzo {email}, il link è in arrivo. Vale un’ora. Non lo trovi? Guarda nella cartella spam.',
  FORGOT_BACK: 'Torna all’accesso',
  RESET_SUBMIT: 'Salva la password',
  RESET_DONE: 'La nuova password è salvata',
  RESET_DONE_TEXT: 'Abbiamo chiuso la sessione su tutti i dispositivi. Accedi con la nuova password.',
  RESET_INVALID: 'Questo link non funziona più',
  RESET_INVALID_TEXT: 'È già stato usato o ha più di un’ora. Chiedine uno nuovo.',
  RESET_AGAIN: 'Chiedi un nuovo link',
} satisfies Record<keyof typeof source, string>
