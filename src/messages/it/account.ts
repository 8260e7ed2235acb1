import type { account as source } from '../en/account.ts'

/** Texts of the customer account: the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_SAVED: 'Salvato.',

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
  PAYMENT_CHANGE_BANK: 'Nuovo conto bancario',
  PAYMENT_CHANGE_PAYPAL: 'Nuovo conto PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Vale per le prossime vendite. Quelle in corso mantengono il conto che hai indicato. Ti confermiamo ogni modifica via e-mail.',
  PAYMENT_CHANGE_EXISTS:
    'Nel frattempo è stato salvato un altro conto. Lo vedi qui sopra. Salva di nuovo per sostituirlo.',
  PAYMENT_CHANGE_DONE: 'Salvato. Ti abbiamo inviato un’e-mail di conferma.',
} satisfies Record<keyof typeof source, string>
