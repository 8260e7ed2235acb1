import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Verificare una ricevuta',
  SCREEN_VERIFY_LEAD:
    'Per ogni vendita c’è una ricevuta firmata da noi. Qui il tuo browser ti dice se una ricevuta è autentica e che cosa contiene.',

  SIGNED_OFFER_DOWNLOAD: 'Scarica la ricevuta firmata',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'La nostra promessa per iscritto, con la nostra firma: i tuoi dispositivi, le tue risposte, i prezzi e le scadenze. Conservala: nessuno può modificarla, nemmeno noi.',
  SIGNED_OFFER_CHECK: 'Come verificare una ricevuta',

  VERIFY_PRIVATE:
    'La ricevuta resta sul tuo dispositivo: il browser la verifica da solo, anche senza rete una volta aperta questa pagina.',
  VERIFY_FILE: 'Scegli il file della ricevuta',
  VERIFY_FILE_HINT: 'Puoi anche trascinarlo su questa pagina.',
  VERIFY_PASTE: 'Oppure incolla il testo',
  VERIFY_PASTE_HINT: 'Tutto, dalla prima all’ultima parentesi.',
  VERIFY_SUBMIT: 'Verifica la ricevuta',
  VERIFY_NO_SCRIPT:
    'La verifica avviene nel tuo browser e richiede JavaScript. Più sotto trovi come fare senza.',

  VERIFY_GENUINE: 'La ricevuta è autentica',
  VERIFY_GENUINE_TEXT: 'È esattamente ciò che abbiamo firmato. Nulla è stato modificato.',
  VERIFY_FORGED: 'La ricevuta non è autentica',
  VERIFY_FORGED_TEXT:
    'La firma non corrisponde: qualcosa è stato modificato oppure non l’abbiamo mai firmata. Non farci affidamento.',
  VERIFY_UNKNOWN_KEY: 'La ricevuta non è firmata con la nostra chiave',
  VERIFY_UNKNOWN_KEY_TEXT: 'Indica la chiave {keyId}, che non è la nostra. Non farci affidamento.',
  VERIFY_UNREADABLE: 'Questa non è una nostra ricevuta',
  VERIFY_UNREADABLE_TEXT:
    'Scegli il file così come l’hai scaricato o incolla tutto il testo. Un’immagine o una stampa non si può verificare.',
  VERIFY_UNKNOWN_FORM: 'Autentica, ma più recente di questa pagina',
  VERIFY_UNKNOWN_FORM_TEXT:
    'L’abbiamo firmata noi, in una forma che questa pagina non conosce. Ricarica la pagina e riprova.',
  VERIFY_UNCHECKED: 'Questo browser non sa verificare le firme',
  VERIFY_UNCHECKED_TEXT:
    'Questo non dice nulla sulla ricevuta. Aggiorna il browser, usane un altro o verifica a mano come spiegato più sotto.',

  SIGNED_OFFER_TITLE: 'Che cosa abbiamo promesso',
  SIGNED_OFFER_NUMBER: 'Numero della vendita',
  SIGNED_OFFER_CREATED: 'Data dell’accordo',
  SIGNED_OFFER_SEND_BY: 'I prezzi valgono se il pacco viene scansionato entro questa data',
  SIGNED_OFFER_ANSWER: 'Se abbiamo una domanda',
  SIGNED_OFFER_ANSWER_TEXT:
    'Per rispondere ci sono {days} giorni e altri {secondDays} giorni dopo un secondo controllo. Senza risposta il dispositivo viene restituito gratis.',
  SIGNED_OFFER_RULE: 'Se troviamo una differenza',
  SIGNED_OFFER_RULE_NONE: 'Chiediamo ogni volta.',
  SIGNED_OFFER_RULE_ASK:
    'Un nuovo prezzo pari ad almeno {share} dell’offerta è accettato. Al di sotto chiediamo.',
  SIGNED_OFFER_RULE_RETURN:
    'Un nuovo prezzo pari ad almeno {share} dell’offerta è accettato. Al di sotto il dispositivo viene restituito gratis.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Un nuovo prezzo pari ad almeno {share} dell’offerta è accettato. Al di sotto ricicliamo il dispositivo.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# dispositivo} other {# dispositivi, prezzo per ciascuno}}',
  SIGNED_OFFER_CONDITION: 'Stato',
  SIGNED_OFFER_ANSWERS: 'Risposte date alla vendita',
  SIGNED_OFFER_ROUNDING: 'Arrotondato per difetto',
  SIGNED_OFFER_VOUCHER: 'Buono {code}',
  SIGNED_OFFER_VERSIONS: 'Listino {list}, regola dei prezzi {rule}',

  VERIFY_BY_HAND: 'Verificare senza questa pagina',
  VERIFY_BY_HAND_TEXT:
    'Servono i programmi openssl e jq. Salva la ricevuta come signed-offer.json e la nostra chiave pubblica come key.pem, poi esegui i comandi.',
  VERIFY_BY_HAND_KEY: 'La nostra chiave pubblica',
  VERIFY_BY_HAND_COMMANDS: 'Comandi',
  VERIFY_BY_HAND_RESULT: 'Se la ricevuta è autentica, l’ultimo risponde: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'La nostra chiave per i programmi',
} satisfies Record<keyof typeof source, string>
