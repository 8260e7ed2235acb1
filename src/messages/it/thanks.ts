import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Grazie, {firstName}. La tua vendita è confermata.',
  // “giorno”: before the date itself the article would change (“il 7”, but “l’8”).
  THANKS_LEAD: 'Spedisci il pacco entro il giorno {date}. Fino ad allora il prezzo resta valido.',
  THANKS_NUMBER: 'Numero della vendita',
  THANKS_CUSTOMER: 'Numero cliente',
  THANKS_MAIL: 'Ti mandiamo tutto a {email}.',
  THANKS_NONE: 'Qui non c’è nessuna vendita',
  THANKS_NONE_TEXT:
    'Apri il link nell’e-mail sulla tua vendita. Mostra l’etichetta, il codice QR e lo stato.',
  THANKS_FAILED: 'La vendita è stata creata, ma al momento non possiamo mostrarla.',
  THANKS_FAILED_TEXT: 'Ricevi tutto anche via e-mail.',
  THANKS_RETRY: 'Riprova',
  THANKS_LOADING: 'Carichiamo la tua vendita…',
  THANKS_NO_SCRIPT:
    'Questa pagina ha bisogno di JavaScript. L’etichetta e il foglio del pacco sono anche in allegato all’e-mail sulla tua vendita.',
  THANKS_HOME: 'Vai alla pagina iniziale',

  PARCEL_TITLE: 'Il tuo pacco',
  PARCEL_WAIT: 'Stiamo preparando l’etichetta. Compare qui tra pochi secondi e ti arriva anche via e-mail.',
  PARCEL_LABEL: 'Stampa l’etichetta (PDF)',
  PARCEL_SLIP: 'Stampa il foglio del pacco (PDF)',
  PARCEL_QR: 'Non hai una stampante? Mostra questo codice in un punto di consegna {carrier}.',
  PARCEL_QR_ALT: 'Codice QR del tuo pacco',
  PARCEL_TRACKING: 'Numero di spedizione {number}',

  PACK_TITLE: 'Come imballare',
  PACK_ERASE: 'Cancella',
  PACK_ERASE_TEXT:
    'Salva i tuoi dati, esci da tutti gli account, cancella il contenuto del dispositivo e togli SIM e schede di memoria.',
  PACK_WRAP: 'Avvolgi',
  PACK_WRAP_TEXT:
    'Pluriball o un asciugamano, una scatola rigida, il foglio del pacco in cima. Nulla deve muoversi.',
  PACK_SEND: 'Spedisci',
  PACK_SEND_TEXT: 'Incolla l’etichetta o mostra il codice. Conserva la ricevuta fino al pagamento.',
  PACK_MORE: 'Altri consigli per l’imballaggio',

  NEXT_TITLE: 'Che cosa succede ora',
  NEXT_CREATED: 'Vendita creata',
  NEXT_SENT: 'In viaggio',
  NEXT_SENT_TEXT: 'Lo spedisci entro il giorno {date}.',
  NEXT_ARRIVED: 'Arrivato',
  NEXT_ARRIVED_TEXT: 'Ti scriviamo appena è qui.',
  NEXT_CHECKED: 'Controllato',
  NEXT_CHECKED_TEXT: 'Ogni dispositivo a parte. Ogni differenza ha la sua foto, e decidi tu.',
  NEXT_PAID: 'Pagato',
  NEXT_PAID_TEXT: '{amount} su {account}.',
  NEXT_YOU: 'Tocca a te',
  NEXT_WE: 'Tocca a noi',
  NEXT_CARRIER: 'Tocca al corriere',
  NEXT_UNTIL: '{who}, fino al giorno {date}',

  SALE_TITLE: 'La tua vendita',
  SALE_MAIL: 'Scriviamo a {email} ogni volta che cambia qualcosa.',
  SALE_DEVICES: 'A che punto sono i tuoi dispositivi',
  SALE_QUOTED: 'La nostra offerta',
  SALE_CHECKED: 'Dopo il controllo',
  SALE_SETTLED: 'Ricevi',
  SALE_BONUS: 'Bonus, perché il nostro controllo è durato troppo',
  SALE_ANSWER: 'Guarda che cosa abbiamo trovato e rispondi',
  SALE_GUIDE: 'Guarda che cosa fare',
  SALE_RETURN: 'In viaggio verso di te con {carrier}, numero di spedizione {number}',
  SALE_TIMELINE: 'Cronologia: {name}',
  SALE_PAYOUT: 'Pagamento su',
  SALE_PAYOUT_CHANGE: 'Cambia conto',
  SALE_PAYOUT_HINT:
    'Ti confermiamo il cambio per e-mail. Per la tua sicurezza, il pagamento attende poi {hours} ore.',
  SALE_PAYOUT_KEEP: 'Tieni questo conto',
  SALE_PAYOUT_DONE: 'Salvato. Ti abbiamo mandato un’e-mail sul cambio.',
  SALE_PAYOUT_LATE: 'Il tuo denaro è già in viaggio: il conto non si può più cambiare.',
  SALE_CANCEL: 'Annulla la vendita',
  SALE_CANCEL_TITLE: 'Annullare questa vendita?',
  SALE_CANCEL_TEXT:
    'Così la tua offerta finisce, quindi non spedire più nulla. Puoi vendere di nuovo quando vuoi, al prezzo del giorno.',
  SALE_CANCEL_CONFIRM: 'Sì, annulla',
  SALE_CANCEL_KEEP: 'Tieni la vendita',
  SALE_CANCEL_LATE: 'Il tuo pacco è già in viaggio: la vendita non si può più annullare.',
} satisfies Record<keyof typeof source, string>
