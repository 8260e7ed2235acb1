import type { drawer as source } from '../en/drawer.ts'

/** The list of a household: adding devices, answering for all of them, the total. */
export const drawer = {
  DRAWER_WAYS: 'Aggiungi dispositivi',
  DRAWER_PASTE: 'Incolla',
  DRAWER_PICK: 'Scegli',
  DRAWER_SCAN: 'Scansiona',
  DRAWER_ADD: 'Aggiungi',
  DRAWER_SKIP: 'No, grazie',
  DRAWER_PICK_FIELD: 'Nome del dispositivo',
  DRAWER_PICK_KIND: 'Oppure per tipo di dispositivo',
  DRAWER_PICK_NONE: 'Non troviamo nessun dispositivo con questo nome.',
  DRAWER_ADDED:
    '{name} è nella tua lista, che ora ha {count, plural, one {# dispositivo} other {# dispositivi}}.',
  DRAWER_FULL: 'Una lista può avere fino a {max} dispositivi. Vendine prima una parte.',
  DRAWER_SCAN_TEXT:
    'Fotografa l’etichetta sulla scatola o sul dispositivo. Il tuo browser legge il numero di modello dai codici a barre. La foto e il numero di serie restano sul tuo dispositivo.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Questo browser non legge i codici a barre. Scrivi il numero di modello, stampato sul dispositivo o sulla scatola.',
  DRAWER_SCAN_PHOTO: 'Fotografa un’etichetta',
  DRAWER_SCAN_FIELD: 'Numero di modello o nome',
  DRAWER_SCAN_READING: 'Leggiamo l’etichetta…',
  DRAWER_SCAN_NOTHING: 'Non si vede nessun codice a barre. Avvicinati, evita i riflessi e riprova.',
  DRAWER_SCAN_NUMBER:
    'È un IMEI o un codice articolo. Non ci dice il modello, quindi non l’abbiamo inviato da nessuna parte. Scrivi il numero di modello o il nome.',
  DRAWER_SCAN_UNKNOWN: 'Non conosciamo questo numero. Scrivi il nome del dispositivo.',
  DRAWER_SCAN_UNREADABLE: 'Il tuo browser non è riuscito a leggere questa foto. Scrivi il numero di modello.',
  DRAWER_LIST: '{count, plural, one {La tua lista: # dispositivo} other {La tua lista: # dispositivi}}',
  DRAWER_READY: '{count, plural, one {{ready} pronto su #} other {{ready} pronti su #}}',
  DRAWER_OPEN: '{count, plural, one {Ancora # domanda} other {Ancora # domande}}',
  DRAWER_ROW_READY: 'Pronto',
  DRAWER_IN_CART: 'Nella tua vendita',
  DRAWER_REFUSED: 'Con queste risposte non possiamo acquistarlo.',
  DRAWER_LOADING: 'Carichiamo le domande…',
  DRAWER_LOAD_FAILED: 'Non riusciamo a caricare le domande su questo dispositivo.',
  DRAWER_RETRY: 'Riprova',
  DRAWER_GUESS: 'Hai scritto «{name}». È questo?',
  DRAWER_RIGHT: 'Sì, è questo',
  DRAWER_WRONG: 'No, un altro',
  DRAWER_NONE: 'Nessuno di questi',
  DRAWER_LOOK_AGAIN: 'Cerca di nuovo',
  DRAWER_CHANGE: 'Modifica le risposte',
  DRAWER_REMOVE_OF: 'Rimuovi {name}',
  DRAWER_UNDO: 'Ripristina',
  DRAWER_CLOSE: 'Chiudi',
  DRAWER_REMOVED: '{name} non è più nella tua lista.',
  DRAWER_SHARED: 'Vale per tutti?',
  DRAWER_SHARED_TEXT:
    'Rispondi una volta per tutti i tuoi dispositivi. Se uno è diverso, scegli «Non tutti» e te lo chiederemo per ciascuno.',
  DRAWER_SHARED_COUNT: '({count, plural, one {# dispositivo} other {# dispositivi}})',
  DRAWER_SHARED_YES: 'Tutti',
  DRAWER_SHARED_LATER: 'Prima di spedire',
  DRAWER_SHARED_NO: 'Non tutti',
  DRAWER_SHARED_CONFIRM: 'Applica a tutti',
  DRAWER_SHARED_SAID: 'Ciò che hai detto di tutti i dispositivi',
  DRAWER_SELL: '{count, plural, one {Vendi # dispositivo} other {Vendi # dispositivi}}',
  DRAWER_TOO_MANY:
    'Una vendita, e quindi un pacco, può avere fino a {max} dispositivi. Vendine prima una parte.',
  DRAWER_PARCEL:
    'Tutto ciò che fa parte di una vendita viaggia in un solo pacco con un’etichetta di spedizione gratuita. Verifichiamo e paghiamo ogni dispositivo separatamente, così un dubbio su uno non blocca gli altri.',
  DRAWER_SHARE: 'Condividi questa lista',
  DRAWER_SHARE_TEXT: 'Il link dice solo quali dispositivi sono nella lista. Le tue risposte restano qui.',
  DRAWER_SHARE_COPIED: 'Link copiato.',
  DRAWER_SHARE_LINK: 'Link a questa lista',
  DRAWER_RECEIVED:
    '{count, plural, one {Hai ricevuto una lista con # dispositivo. Lo aggiungi alla tua?} other {Hai ricevuto una lista con # dispositivi. Li aggiungi alla tua?}}',
  DRAWER_RECEIVED_NONE: 'Al momento non possiamo acquistare nessuno di questi dispositivi.',
} satisfies Record<keyof typeof source, string>
