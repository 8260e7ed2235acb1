import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Vendita creata',
  STATUS_CREATED_TEXT: 'Stiamo preparando la tua etichetta. La ricevi tra poco via e-mail.',
  STATUS_LABEL_ISSUED: 'In attesa del tuo pacco',
  // “giorno”: before the date itself the article would change (“il 7”, but “l’8”).
  STATUS_LABEL_ISSUED_TEXT:
    'Spedisci il pacco entro il giorno {date}. Fino ad allora il prezzo resta valido.',
  STATUS_CANCELLED_TEXT: 'Annullato, come hai chiesto. Per favore non spedire più nulla.',
  STATUS_IN_TRANSIT: 'In viaggio verso di noi',
  STATUS_IN_TRANSIT_TEXT: 'Il tuo pacco è in viaggio. Ti scriviamo appena è qui.',
  STATUS_EXPIRED_TEXT:
    'Entro il giorno {date} nessun pacco è stato scansionato, quindi il prezzo non vale più. Non ci devi nulla.',
  STATUS_RECEIVED: 'Arrivato',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Il tuo dispositivo è arrivato. Lo controlliamo entro il giorno {date}.} many {I tuoi dispositivi (#) sono arrivati. Li controlliamo entro il giorno {date}.} other {I tuoi # dispositivi sono arrivati. Li controlliamo entro il giorno {date}.}}',
  STATUS_LOST: 'Ricerca in corso',
  STATUS_LOST_TEXT:
    '{count, plural, one {Il tuo dispositivo non è da noi. Lo stiamo cercando} many {I tuoi dispositivi (#) non sono da noi. Li stiamo cercando} other {I tuoi # dispositivi non sono da noi. Li stiamo cercando}} insieme al corriere e ti scriviamo appena sappiamo di più.',
  STATUS_ACCEPTED: 'Prezzo definito',
  STATUS_ACCEPTED_TEXT: 'È deciso: ricevi {amount}. Il prossimo passo è disporre il pagamento.',
  STATUS_IN_INSPECTION: 'Controllo in corso',
  STATUS_IN_INSPECTION_TEXT: 'Stiamo controllando il tuo dispositivo e ti comunicheremo il risultato.',
  STATUS_COUNTER_OFFERED: 'Decidi tu',
  STATUS_COUNTER_OFFERED_TEXT:
    'Il tuo dispositivo non corrisponde alle tue risposte. Guarda che cosa abbiamo trovato e dicci entro il giorno {date} che cosa dobbiamo farne. Se non ti fai sentire, te lo restituiamo gratis.',
  STATUS_HAZARDOUS_TEXT:
    'La batteria del tuo dispositivo è gonfia. Non ci è permesso né acquistarlo né spedirlo. Dicci entro il giorno {date} che cosa dobbiamo farne. Se non ti fai sentire, lo custodiamo al sicuro e ti contattiamo.',
  STATUS_ACTION_REQUIRED: 'Serve il tuo aiuto',
  STATUS_ACTION_REQUIRED_TEXT:
    'Per andare avanti manca una cosa che puoi fare solo tu. Hai tempo fino al giorno {date}. Se non ti fai sentire, ti restituiamo il dispositivo gratis.',
  STATUS_MISSING_PART: 'Manca nel pacco: {part}',
  PART_CHARGER: 'caricatore',
  PART_POWER_CABLE: 'cavo di alimentazione',
  PART_CABLE: 'cavo di collegamento',
  PART_BATTERY: 'batteria',
  PART_PEN: 'penna',
  PART_KEYBOARD: 'tastiera',
  PART_CONTROLLER: 'controller',
  PART_DOCK: 'base',
  PART_STAND: 'supporto',
  PART_DRIVE: 'unità disco',
  PART_LENS_CAP: 'tappo dell’obiettivo',
  PART_STRAP: 'tracolla',
  STATUS_QUARANTINED: 'In sospeso',
  STATUS_QUARANTINED_TEXT:
    'Il tuo dispositivo è in una lista di dispositivi smarriti o rubati. Stiamo chiarendo la cosa e ti scriveremo.',
  STATUS_RETURN_PENDING: 'Restituzione in preparazione',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Stiamo preparando la restituzione del tuo dispositivo.} many {Stiamo preparando la restituzione dei tuoi dispositivi (#).} other {Stiamo preparando la restituzione dei tuoi # dispositivi.}} È gratuita, e ricevi il numero di spedizione via e-mail.',
  STATUS_RECYCLED: 'Riciclato',
  STATUS_RECYCLED_TEXT: 'Ricicliamo il tuo dispositivo a regola d’arte, senza costi per te.',
  STATUS_APPEALED: 'Secondo controllo',
  STATUS_APPEALED_TEXT:
    'Un’altra persona sta controllando il tuo dispositivo. Poi ti comunicheremo il risultato.',
  STATUS_PAYOUT_PENDING: 'Pagamento in corso',
  STATUS_PAYOUT_PENDING_TEXT: 'Abbiamo disposto il pagamento di {amount} su {account}.',
  STATUS_PAID: 'Pagato',
  STATUS_PAID_TEXT: 'Abbiamo pagato {amount} su {account}.',
  STATUS_PAYOUT_FAILED: 'Pagamento respinto',
  STATUS_PAYOUT_FAILED_TEXT:
    'Il nostro pagamento di {amount} su {account} è tornato indietro. Indicaci un altro conto e paghiamo di nuovo.',
  STATUS_HANDED_OVER: 'Consegnato alle autorità',
  STATUS_HANDED_OVER_TEXT: 'Abbiamo consegnato il dispositivo all’autorità competente.',
  STATUS_RETURN_SHIPPED: 'In viaggio verso di te',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Il tuo dispositivo sta tornando da te.} many {I tuoi dispositivi (#) stanno tornando da te.} other {I tuoi # dispositivi stanno tornando da te.}}',
  STATUS_RETURNED_TEXT: 'Il tuo dispositivo ti è stato riconsegnato.',
  TIMELINE_QUESTION: 'Una domanda per te',
  TIMELINE_RETURNING: 'In viaggio verso di te',
  TIMELINE_OPEN: 'non ancora',
  STATUS_ACTION_NEEDED: 'Serve la tua risposta',
  STATUS_IN_REVIEW: 'Controllo in corso',
  STATUS_SENT: 'In viaggio verso di noi',
  STATUS_OPEN: 'In attesa del tuo pacco',
  STATUS_RETURNING: 'In viaggio verso di te',
  STATUS_PAYING: 'Pagamento in corso',
  STATUS_COMPLETED: 'Vendita conclusa',
  STATUS_RETURNED: 'Restituzione conclusa',
  STATUS_CANCELLED: 'Vendita annullata',
  STATUS_EXPIRED: 'Vendita scaduta',
} satisfies Record<keyof typeof source, string>
