import type { shipping as source } from '#messages/correspondence/en/shipping.ts'

/** The shipping label and the packing slip. */
export const shipping = {
  RECYCLING_NUMBER: 'Numero di riciclo',
  LABEL_TITLE: 'Etichetta di spedizione',
  LABEL_PRINT: 'Stampa al 100% e incolla questa metà, ben piana, sul pacco.',
  LABEL_FROM: 'Da',
  LABEL_TO: 'A',
  LABEL_POSTAGE_PAID: 'Spedizione prepagata',
  LABEL_TRADE: 'Numero della vendita',
  LABEL_DATE: 'Data',
  LABEL_TRACKING: 'Numero di tracciamento',
  LABEL_QR: 'Da scansionare al punto di\u00a0ritiro',
  LABEL_QR_ALT: 'Codice QR con il numero di tracciamento {number}',
  LABEL_BARCODE_ALT: 'Codice a barre con il numero {number}',
  LABEL_CUT: 'Taglia o piega qui',
  LABEL_STEPS: 'Imballa in tre passi',
  LABEL_STEP_WRAP: 'Avvolgi',
  // “tutti e”: before the number itself the article would change (“i 7”, but “gli 8”).
  LABEL_STEP_WRAP_TEXT:
    '{count, plural, one {Avvolgi il dispositivo nel pluriball o in un panno morbido.} many {Avvolgi uno per uno tutti i dispositivi (#) nel pluriball o in un panno morbido.} other {Avvolgi uno per uno tutti e # i dispositivi nel pluriball o in un panno morbido.}} In un portatile metti un foglio tra tastiera e schermo. Gli accessori vanno a parte.',
  LABEL_STEP_FILL: 'Riempi e chiudi',
  LABEL_STEP_FILL_TEXT:
    'Usa una scatola robusta con almeno 5\u00a0cm di imbottitura su ogni lato, così nulla si muove. Metti in cima la distinta di spedizione e chiudi tutti i bordi con il nastro.',
  LABEL_STEP_SEND: 'Incolla e spedisci',
  LABEL_STEP_SEND_TEXT:
    'Incolla l’etichetta di spedizione sul lato più grande e togli quelle vecchie. Porta il pacco a un punto di ritiro {carrier} e conserva la ricevuta.',
  LABEL_NO_PRINTER: 'Non hai una stampante?',
  LABEL_NO_PRINTER_TEXT:
    'Mostra il codice QR al punto di ritiro {carrier}. L’etichetta viene stampata lì per te.',
  LABEL_FOLLOW: 'Dov’è il mio pacco?',
  LABEL_FOLLOW_TEXT: 'Seguilo sul sito di {carrier} con il numero {number}.',
  LABEL_HELP: 'Hai una domanda?',
  LABEL_HELP_TEXT: 'Scrivi a {mail} e indica la vendita {tradeNumber}.',
  LABEL_PART: 'Spedisci l’accessorio mancante',
  LABEL_PART_TEXT:
    'Avvolgi bene l’accessorio e mettilo in una scatola o in una busta imbottita. La distinta di spedizione non serve. Porta il pacco a un punto di ritiro {carrier} e conserva la ricevuta.',

  SLIP_TITLE: 'Distinta di spedizione',
  SLIP_TRADE: 'Numero della vendita',
  SLIP_BARCODE_ALT: 'Codice a barre con il numero della vendita {number}',
  SLIP_IN_BOX: 'Metti la distinta nella scatola.',
  SLIP_IN_BOX_TEXT: 'Così sappiamo a quale offerta corrisponde ogni dispositivo.',
  SLIP_RECYCLING_TEXT: 'Così sappiamo che questi dispositivi sono da riciclare gratis.',
  SLIP_SELLER: 'Venditore',
  SLIP_CREATED: 'Data della vendita',
  SLIP_SEND_BY: 'Da spedire entro',
  SLIP_TABLE: 'Dispositivi in questo pacco',
  SLIP_COLUMN_NUMBER: 'N.',
  SLIP_COLUMN_DEVICE: 'Dispositivo',
  SLIP_CHECKLIST: 'Prima di chiudere la scatola',
  SLIP_CHECK_BACKUP: 'Dati salvati',
  SLIP_CHECK_BACKUP_TEXT: 'Foto, messaggi e documenti sono al sicuro altrove.',
  SLIP_CHECK_ACCOUNTS: 'Account scollegati, blocchi rimossi',
  SLIP_CHECK_ACCOUNTS_TEXT: 'Account, «Dov’è», PIN e gestione aziendale sono disattivati.',
  SLIP_CHECK_ERASE: 'Dati cancellati',
  SLIP_CHECK_ERASE_TEXT: 'Il dispositivo è tornato alle impostazioni di fabbrica.',
  SLIP_CHECK_CARDS: 'SIM e schede di memoria rimosse',
  SLIP_CHECK_CARDS_TEXT: 'Nelle console, anche il disco.',
  SLIP_CHECK_BATTERY: 'Batteria tra il 30 e il 50%',
  SLIP_CHECK_BATTERY_TEXT:
    'Il dispositivo è spento. Se la batteria è gonfia, non spedirlo mai: portalo a un centro di raccolta.',
  SLIP_CHECK_BOX: 'Scatola chiusa',
  SLIP_CHECK_BOX_TEXT:
    'Almeno 5\u00a0cm di imbottitura, nulla si muove, bordi chiusi con il nastro. In un portatile c’è un foglio tra tastiera e schermo.',
  SLIP_PAGE: 'Pagina {page} di {pages}',
} satisfies Record<keyof typeof source, string>
