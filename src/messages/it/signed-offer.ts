import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Per ogni vendita ricevi un’offerta firmata e un fascicolo. Qui il tuo browser controlla se il file è autentico e ti mostra che cosa contiene.',

  SIGNED_OFFER_DOWNLOAD: 'Scarica l’offerta firmata',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'La nostra promessa in un file: dispositivi, risposte, prezzi e scadenze. Conservala: ogni modifica si nota al controllo della firma.',
  SIGNED_OFFER_CHECK: 'Come verificare un’offerta firmata',

  VERIFY_PRIVATE:
    'Il file resta sul tuo dispositivo. Il browser lo controlla da solo. Dopo il primo controllo funziona anche senza rete.',
  VERIFY_FILE: 'Scegli il file',
  VERIFY_FILE_HINT: 'Puoi anche trascinarlo su questa pagina.',
  VERIFY_PASTE: 'Oppure incolla il testo',
  VERIFY_PASTE_HINT: 'Tutto, dalla prima all’ultima parentesi.',
  VERIFY_SUBMIT: 'Verifica il file',
  VERIFY_NO_SCRIPT:
    'Il controllo avviene nel tuo browser e richiede JavaScript. Più sotto trovi come fare senza.',

  VERIFY_GENUINE: 'L’offerta è autentica',
  VERIFY_GENUINE_TEXT: 'È esattamente quella che abbiamo firmato.',
  VERIFY_FORGED: 'L’offerta non è autentica',
  VERIFY_FORGED_TEXT:
    'La firma non corrisponde: il file è stato modificato o non l’abbiamo firmato noi. Non farci affidamento.',
  VERIFY_UNKNOWN_KEY: 'L’offerta non è firmata con la nostra chiave',
  VERIFY_UNKNOWN_KEY_TEXT: 'Il file indica la chiave {keyId}, che non è la nostra. Non farci affidamento.',
  VERIFY_UNREADABLE: 'Questo non è un nostro file firmato',
  VERIFY_UNREADABLE_TEXT:
    'Scegli il file così come l’hai scaricato o incolla tutto il testo. Immagini, stampe e PDF non si possono verificare. Per un certificato di cancellazione scegli il fascicolo.',
  VERIFY_UNKNOWN_FORM: 'Autentica, ma più recente di questa pagina',
  VERIFY_UNKNOWN_FORM_TEXT:
    'L’abbiamo firmata noi, in un formato che questa pagina non conosce. Ricarica la pagina e riprova.',
  VERIFY_NOT_LOADED: 'Non è stato possibile caricare la verifica',
  VERIFY_NOT_LOADED_TEXT:
    'Controlla la connessione e riprova. Il tuo file non ha lasciato questo dispositivo.',
  VERIFY_UNCHECKED: 'Questo browser non può controllare le firme',
  VERIFY_UNCHECKED_TEXT:
    'Il file potrebbe comunque essere autentico. Aggiorna il browser, usane un altro o verificalo a mano come spiegato più sotto.',

  SIGNED_OFFER_TITLE: 'Che cosa abbiamo promesso',
  SIGNED_OFFER_NUMBER: 'Numero della vendita',
  SIGNED_OFFER_CREATED: 'Data della vendita',
  SIGNED_OFFER_SEND_BY: 'I prezzi valgono se il pacco è scansionato entro',
  SIGNED_OFFER_ANSWER: 'Se ti facciamo una nuova offerta',
  SIGNED_OFFER_ANSWER_TEXT:
    'Hai {days} giorni per rispondere e altri {secondDays} dopo una seconda verifica. Se non rispondi, restituiamo il dispositivo gratis, tranne se la batteria è danneggiata: in quel caso ti contattiamo.',
  SIGNED_OFFER_RULE: 'Se il dispositivo è diverso',
  SIGNED_OFFER_RULE_NONE: 'Decidi tu ogni volta.',
  SIGNED_OFFER_RULE_ASK:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, decidi tu.',
  SIGNED_OFFER_RULE_RETURN:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, restituiamo il dispositivo gratis. Con una batteria danneggiata chiediamo sempre a te.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Una nuova offerta pari almeno al {share} della prima è accettata in automatico. Sotto, ricicliamo il dispositivo. Con una batteria danneggiata chiediamo sempre a te.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# dispositivo} other {# dispositivi, prezzo per ciascuno}}',
  SIGNED_OFFER_CONDITION: 'Stato',
  SIGNED_OFFER_ANSWERS: 'Le tue risposte',
  SIGNED_OFFER_ROUNDING: 'Arrotondato per difetto',
  SIGNED_OFFER_VOUCHER: 'Codice promo {code}',
  SIGNED_OFFER_VERSIONS: 'Listino {list}, regola dei prezzi {rule}',

  VERIFY_BY_HAND: 'Verifica senza questa pagina',
  VERIFY_BY_HAND_TEXT:
    'Servono i programmi openssl e jq. Salva l’offerta come signed-offer.json e la nostra chiave pubblica come key.pem, poi esegui i comandi.',
  VERIFY_BY_HAND_KEY: 'La nostra chiave pubblica',
  VERIFY_BY_HAND_COMMANDS: 'Comandi',
  VERIFY_BY_HAND_RESULT:
    'Se l’offerta è autentica, l’ultimo comando risponde: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'La nostra chiave in formato JSON',
} satisfies Record<keyof typeof source, string>
