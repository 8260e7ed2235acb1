import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Vendita confermata',
  STATUS_CREATED_TEXT: 'Stiamo preparando l’etichetta di spedizione. Tra poco la ricevi via e-mail.',
  STATUS_LABEL_ISSUED: 'In attesa del tuo pacco',
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  STATUS_LABEL_ISSUED_TEXT: 'Spedisci il pacco entro il {date}. Fino ad allora il prezzo è garantito.',
  STATUS_CANCELLED_TEXT: 'Annullamento effettuato, come hai chiesto. Non spedire più nulla.',
  STATUS_IN_TRANSIT: 'In viaggio verso di noi',
  STATUS_IN_TRANSIT_TEXT: 'Il tuo pacco è in viaggio. Ti scriviamo appena arriva.',
  STATUS_EXPIRED_TEXT:
    'Nessun pacco scansionato entro il {date}, quindi il prezzo non vale più. Non ci devi nulla.',
  STATUS_RECEIVED: 'Arrivato',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Il tuo dispositivo è arrivato. Lo verifichiamo entro il {date}.} many {I tuoi dispositivi (#) sono arrivati. Li verifichiamo entro il {date}.} other {I tuoi # dispositivi sono arrivati. Li verifichiamo entro il {date}.}}',
  STATUS_LOST: 'Ricerca in corso',
  STATUS_LOST_TEXT:
    '{count, plural, one {Il tuo dispositivo non ci è arrivato. Lo stiamo cercando} many {I tuoi dispositivi (#) non ci sono arrivati. Li stiamo cercando} other {I tuoi # dispositivi non ci sono arrivati. Li stiamo cercando}} con il corriere. Ti scriviamo appena ci sono novità.',
  STATUS_ACCEPTED: 'Prezzo confermato',
  STATUS_ACCEPTED_TEXT: 'Il prezzo è definito: ti paghiamo {amount}. Prossimo passo: il pagamento.',
  STATUS_IN_INSPECTION: 'Verifica in corso',
  STATUS_IN_INSPECTION_TEXT: 'Stiamo verificando il tuo dispositivo. Ti comunicheremo il risultato.',
  STATUS_COUNTER_OFFERED: 'Decidi tu',
  STATUS_COUNTER_OFFERED_TEXT:
    'Il tuo dispositivo non corrisponde alle risposte. Guarda le differenze e rispondi entro il {date}. Se non rispondi, te lo restituiamo gratis.',
  STATUS_HAZARDOUS_TEXT:
    'La batteria del tuo dispositivo è gonfia: non possiamo né comprarlo né rispedirlo. Rispondi entro il {date}. Se non rispondi, lo custodiamo al sicuro e ti contattiamo.',
  STATUS_ACTION_REQUIRED: 'Serve il tuo aiuto',
  STATUS_ACTION_REQUIRED_TEXT:
    'Per andare avanti manca una cosa che puoi fare solo tu, entro il {date}. Se non rispondi, ti restituiamo il dispositivo gratis.',
  STATUS_MISSING_PART: 'Manca nel pacco: {part}',
  PART_CHARGER: 'caricabatterie',
  PART_POWER_CABLE: 'cavo di alimentazione',
  PART_CABLE: 'cavo di collegamento',
  PART_BATTERY: 'batteria',
  PART_PEN: 'penna',
  PART_KEYBOARD: 'tastiera',
  PART_CONTROLLER: 'controller',
  PART_DOCK: 'dock della console',
  PART_STAND: 'base',
  PART_DRIVE: 'lettore di dischi',
  PART_LENS_CAP: 'tappo dell’obiettivo',
  PART_STRAP: 'tracolla',
  STATUS_QUARANTINED: 'In sospeso',
  STATUS_QUARANTINED_TEXT:
    'Il tuo dispositivo risulta in un elenco di dispositivi smarriti o rubati. Stiamo chiarendo e ti scriveremo.',
  STATUS_RETURN_PENDING: 'Restituzione in preparazione',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Stiamo preparando la restituzione del tuo dispositivo.} many {Stiamo preparando la restituzione dei tuoi dispositivi (#).} other {Stiamo preparando la restituzione dei tuoi # dispositivi.}} È gratuita. Ti inviamo il numero di tracciamento via e-mail.',
  STATUS_UNDELIVERED: 'Restituzione non consegnata',
  STATUS_UNDELIVERED_TEXT:
    '{count, plural, one {Il corriere non è riuscito a consegnare il tuo dispositivo, che è di nuovo da noi.} many {Il corriere non è riuscito a consegnare i tuoi dispositivi (#), che sono di nuovo da noi.} other {Il corriere non è riuscito a consegnare i tuoi # dispositivi, che sono di nuovo da noi.}} Dicci l’indirizzo giusto e spediamo di nuovo, gratis.',
  STATUS_RECYCLED: 'Riciclato',
  STATUS_RECYCLED_TEXT: 'Ricicliamo il tuo dispositivo a norma di legge, senza costi per te.',
  STATUS_APPEALED: 'Seconda verifica',
  STATUS_APPEALED_TEXT:
    'Un altro tecnico sta verificando il tuo dispositivo. Poi ti comunicheremo il risultato.',
  STATUS_PAYOUT_PENDING: 'Pagamento in corso',
  STATUS_PAYOUT_PENDING_TEXT: 'Abbiamo disposto il pagamento di {amount} su {account}.',
  STATUS_PAID: 'Pagato',
  STATUS_PAID_TEXT: 'Abbiamo pagato {amount} su {account}.',
  STATUS_PAYOUT_FAILED: 'Pagamento respinto',
  STATUS_PAYOUT_FAILED_TEXT:
    'Il nostro pagamento di {amount} su {account} è stato respinto. Indica un altro conto e paghiamo di nuovo.',
  STATUS_HANDED_OVER: 'Consegnato alle autorità',
  STATUS_HANDED_OVER_TEXT: 'Abbiamo consegnato il dispositivo all’autorità competente.',
  STATUS_RETURN_SHIPPED: 'In viaggio verso di te',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Il tuo dispositivo sta tornando da te.} many {I tuoi dispositivi (#) stanno tornando da te.} other {I tuoi # dispositivi stanno tornando da te.}}',
  STATUS_RETURNED_TEXT: 'Il dispositivo ti è stato restituito.',
  TIMELINE_QUESTION: 'Una domanda per te',
  TIMELINE_RETURNING: 'In viaggio verso di te',
  TIMELINE_OPEN: 'non ancora',
  STATUS_ACTION_NEEDED: 'Serve la tua risposta',
  STATUS_IN_REVIEW: 'Verifica in corso',
  STATUS_SENT: 'In viaggio verso di noi',
  STATUS_OPEN: 'In attesa del tuo pacco',
  STATUS_RETURNING: 'In viaggio verso di te',
  STATUS_PAYING: 'Pagamento in corso',
  STATUS_COMPLETED: 'Vendita conclusa',
  STATUS_RETURNED: 'Restituzione conclusa',
  STATUS_CANCELLED: 'Vendita annullata',
  STATUS_EXPIRED: 'Vendita scaduta',
} satisfies Record<keyof typeof source, string>
