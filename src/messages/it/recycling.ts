import type { recycling as source } from '../en/recycling.ts'

/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Riciclo gratuito',
  SCREEN_RECYCLING_LEAD:
    'Vale troppo poco per un’offerta? Ti inviamo via e-mail un’etichetta di spedizione gratuita e ricicliamo il dispositivo a norma di legge.',
  SCREEN_RECYCLING_STATUS: 'Il tuo pacco da riciclare',
  SCREEN_RECYCLING_STATUS_LEAD: 'Segui il tuo pacco da riciclare o ristampa la sua etichetta.',
  RECYCLING_FORM: 'Dove inviamo l’etichetta?',
  RECYCLING_DEVICE: 'Che cosa ci spedisci?',
  RECYCLING_DEVICE_HINT: 'In un pacco puoi mettere fino a {count} dispositivi.',
  RECYCLING_EMAIL_HINT: 'Qui ti inviamo l’etichetta. Niente pubblicità.',
  RECYCLING_BATTERY: 'Mai spedire una batteria danneggiata',
  RECYCLING_BATTERY_TEXT:
    'Nessun corriere accetta una batteria gonfia, schiacciata o che perde liquido. Porta il dispositivo a un centro di raccolta.',
  RECYCLING_BATTERY_LINK: 'Batteria gonfia: che cosa fare',
  RECYCLING_BATTERY_CONFIRM: 'Nessuna batteria è gonfia o danneggiata.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Conferma che nessuna batteria è danneggiata: i corrieri non le accettano.',
  RECYCLING_TERMS:
    'È tutto gratuito. Non paghiamo ciò che spedisci, che diventa nostro all’arrivo: non possiamo restituirlo. Cancella prima i tuoi dati.',
  RECYCLING_LIMIT: 'Un’etichetta per indirizzo e-mail ogni {days} giorni.',
  RECYCLING_PRIVACY:
    'Usiamo i tuoi dati solo per questa spedizione e li cancelliamo {days} giorni dopo l’ultimo passaggio.',
  RECYCLING_PRIVACY_LINK: 'Informativa sulla privacy',
  RECYCLING_SUBMIT: 'Ricevi l’etichetta',
  RECYCLING_SENDING: 'Invio in corso…',
  RECYCLING_FAILED: 'Invio non riuscito. I tuoi dati sono ancora qui: riprova tra poco.',
  RECYCLING_BUSY: 'Al momento non possiamo inviarti un’etichetta. Riprova domani.',
  RECYCLING_SENT: 'Controlla la posta',
  RECYCLING_SENT_TEXT: 'Stiamo inviando etichetta e distinta di spedizione a {email}.',
  RECYCLING_SENT_TEXT_ANY: 'Stiamo inviando etichetta e distinta di spedizione al tuo indirizzo e-mail.',
  RECYCLING_SENT_AGAIN:
    'Se questo indirizzo ha già ricevuto un’etichetta negli ultimi {days} giorni, la nostra e-mail riguarda quella.',
  RECYCLING_NUMBER_TITLE: 'Numero di riciclo',
  RECYCLING_PROGRESS: 'Il percorso del tuo pacco',
  RECYCLING_STEP_CREATED: 'Richiesta',
  RECYCLING_STEP_SENT: 'In viaggio',
  RECYCLING_STEP_RECEIVED: 'Arrivato',
  RECYCLING_STEP_RECYCLED: 'Riciclato',
  RECYCLING_CREATED: 'Etichetta in arrivo',
  RECYCLING_CREATED_TEXT: 'Stiamo preparando la tua etichetta di spedizione. La ricevi tra poco via e-mail.',
  RECYCLING_LABEL_ISSUED: 'In attesa del tuo pacco',
  RECYCLING_LABEL_ISSUED_TEXT: 'Spedisci il pacco entro il {date}. Dopo, l’etichetta non vale più.',
  RECYCLING_IN_TRANSIT: 'In viaggio verso di noi',
  RECYCLING_IN_TRANSIT_TEXT: 'Il tuo pacco è in viaggio. Ti scriviamo quando arriva.',
  RECYCLING_RECEIVED: 'Il tuo pacco è arrivato',
  RECYCLING_RECEIVED_TEXT:
    'Grazie, il tuo pacco è arrivato. Smistiamo il contenuto e ti scriviamo quando lo avviamo al riciclo.',
  RECYCLING_RECYCLED: 'Riciclato',
  RECYCLING_RECYCLED_TEXT:
    'Abbiamo avviato al riciclo, a norma di legge, ciò che hai spedito. Grazie per non averlo lasciato in un cassetto.',
  RECYCLING_EXPIRED: 'Etichetta scaduta',
  RECYCLING_EXPIRED_TEXT:
    'Nessun pacco è stato scansionato entro il {date}, quindi l’etichetta non vale più. Non ti costa nulla.',
  RECYCLING_SEND: 'Ora spedisci il pacco',
  RECYCLING_PARCEL_NUMBER: 'Manca la distinta? Scrivi questo numero sul pacco:',
} satisfies Record<keyof typeof source, string>
