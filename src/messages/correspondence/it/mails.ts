import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Ciao {firstName},',
  MAIL_GREETING_PLAIN: 'Ciao,',
  MAIL_BUTTON: 'Vedi la mia vendita',
  MAIL_LINK_NOTE: 'Questo link apre la tua vendita senza password. Non condividerlo con nessuno.',
  MAIL_FOOTER_REASON: 'Ricevi questa e-mail per la tua vendita {tradeNumber} del {date}.',
  MAIL_FOOTER_CONTACT: 'Hai domande? Rispondi a questa e-mail.',
  MAIL_COMPANY_REGISTER: 'Registro delle imprese: {register}',
  MAIL_COMPANY_PEOPLE: 'Amministratori: {directors} · Partita IVA: {vatId}',

  MAIL_FACT_NUMBER: 'Numero della vendita',
  MAIL_FACT_CUSTOMER: 'Numero cliente',
  MAIL_FACT_SEND_BY: 'Da spedire entro',
  MAIL_FACT_TRACKING: 'Numero di tracciamento',
  MAIL_FACT_PAYOUT: 'Pagamento su',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Codice promo {code}',
  MAIL_TOTAL: 'Ti paghiamo',

  MAIL_CREATED_SUBJECT: 'Vendita {tradeNumber}: etichetta di spedizione e prossimi passi',
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  MAIL_CREATED_PREHEADER: 'Spedisci il pacco entro il {date}. Fino ad allora il prezzo è garantito.',
  MAIL_CREATED_TITLE: 'La tua vendita è confermata',
  MAIL_CREATED_TEXT:
    'Grazie per aver scelto di vendere con noi. In allegato trovi l’etichetta e la distinta di spedizione. Non hai una stampante? Mostra questo codice QR in un punto di ritiro {carrier}. La spedizione è gratuita. Se imballi come indicato, dalla prima scansione il rischio del trasporto è nostro.',
  MAIL_CREATED_QR: 'Codice QR per il punto di ritiro',
  MAIL_CREATED_STEP_ERASE:
    'Salva i tuoi dati, esci da tutti gli account e cancella il contenuto del dispositivo. Togli SIM e schede di memoria.',
  MAIL_CREATED_STEP_PACK:
    'Imballa il dispositivo con almeno 5\u00a0cm di imbottitura su ogni lato, così nulla si muove. Metti dentro la distinta di spedizione. In un portatile metti un foglio tra tastiera e schermo.',
  MAIL_CREATED_STEP_SEND:
    'Incolla l’etichetta di spedizione sul lato più grande o mostra il codice QR. Conserva la ricevuta di consegna fino al pagamento.',
  MAIL_CREATED_AFTER:
    'Verifichiamo e paghiamo ogni dispositivo separatamente. Se uno non corrisponde alle tue risposte, vedi una foto e la nuova offerta, e decidi tu. La restituzione è gratuita. Solo un dispositivo con la batteria danneggiata non può essere rispedito.',
  MAIL_CREATED_SIGNED_OFFER:
    'In allegato trovi anche l’offerta firmata: dispositivi, risposte, prezzi e scadenze. Con questo file puoi dimostrare in ogni momento che cosa abbiamo promesso.',

  MAIL_REMINDER_SUBJECT: 'Vendita {tradeNumber}: spedisci entro il {date}',
  MAIL_REMINDER_PREHEADER: 'In allegato trovi di nuovo l’etichetta di spedizione.',
  MAIL_REMINDER_TITLE: 'Il tuo pacco non è ancora partito',
  MAIL_REMINDER_TEXT:
    'Il prezzo è garantito ancora per {days, plural, one {# giorno} many {# di giorni} other {# giorni}}, se {carrier} scansiona il pacco entro il {date}. In allegato trovi di nuovo l’etichetta di spedizione.',
  MAIL_REMINDER_NO: 'Hai cambiato idea? Non devi fare nulla: la vendita scade da sola.',

  MAIL_EXPIRED_SUBJECT: 'La vendita {tradeNumber} è scaduta',
  MAIL_EXPIRED_PREHEADER: 'Nessun pacco scansionato entro il {date}.',
  MAIL_EXPIRED_TITLE: 'La tua vendita è scaduta',
  MAIL_EXPIRED_TEXT:
    '{carrier} non ha scansionato nessun pacco entro il {date}. La vendita è scaduta e il prezzo non vale più. Non ci devi nulla.',
  MAIL_EXPIRED_LATE: 'Il pacco è già in viaggio? Scrivici: quando arriva, lo verifichiamo comunque.',
  MAIL_EXPIRED_BUTTON: 'Vedi il prezzo di oggi',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Richiesta {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Un’azienda chiede un’offerta su misura',
  MAIL_REQUEST_SUBJECT: 'Richiesta {requestId}: offerta su misura',
  MAIL_REQUEST_PREHEADER:
    'Rispondiamo entro {days, plural, one {un giorno lavorativo} other {# giorni lavorativi}}.',
  MAIL_REQUEST_TITLE: 'Abbiamo ricevuto la tua richiesta',
  MAIL_REQUEST_TEXT:
    'Grazie. La tua lista supera il limite di una singola vendita: la esamina una persona, che ti risponde entro {days, plural, one {un giorno lavorativo} other {# giorni lavorativi}}.',
  MAIL_REQUEST_REASON:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato nella richiesta {requestId}.',
  MAIL_FACT_REQUEST: 'Richiesta',
  MAIL_FACT_COMPANY: 'Azienda',
  MAIL_FACT_CONTACT: 'Referente',
  MAIL_FACT_EMAIL: 'E-mail',
  MAIL_FACT_PHONE: 'Telefono',
  MAIL_FACT_MESSAGE: 'Messaggio',
  MAIL_LIST_MORE:
    '{count, plural, one {# altra riga è nel file allegato.} other {# altre righe sono nel file allegato.}}',
  MAIL_LIST_TOTAL: 'Stima dai prezzi di listino',
  MAIL_OFFER_SUBJECT: 'La nostra offerta {number} per i tuoi dispositivi',
  MAIL_OFFER_PREHEADER: '{total}, valida fino al {date}.',
  MAIL_OFFER_TITLE: 'La nostra offerta per i tuoi dispositivi',
  MAIL_OFFER_TEXT:
    'Ci hai chiesto un’offerta su misura. Per i dispositivi qui sotto ti paghiamo {total}. L’offerta è valida fino al {date}.',
  MAIL_OFFER_REPLACES:
    'Sostituisce la nostra offerta {number}. Il link della nostra e-mail precedente non è più valido.',
  MAIL_OFFER_BUTTON: 'Vedi e accetta l’offerta',
  MAIL_OFFER_NOTE:
    'Nella pagina controlli l’offerta e ci dici dove inviare il denaro. Niente è venduto finché non accetti. Dopo il {date} l’offerta scade da sola.',
  MAIL_OFFER_MORE:
    '{count, plural, one {# altra riga è nella pagina.} other {# altre righe sono nella pagina.}}',
  MAIL_OFFER_TOTAL: 'La nostra offerta',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'L’offerta {number} non è più valida',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'L’abbiamo ritirata.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'Abbiamo ritirato la nostra offerta',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'Abbiamo dovuto ritirare la nostra offerta {number}, quindi non può più essere accettata. Rispondi a questa e-mail se hai domande o desideri una nuova offerta.',
} satisfies Record<keyof typeof source, string>
