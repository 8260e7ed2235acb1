import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Ciao {firstName},',
  MAIL_GREETING_PLAIN: 'Ciao,',
  MAIL_BUTTON: 'Vedi la mia vendita',
  MAIL_LINK_NOTE: 'Questo link apre la tua vendita senza password. Non condividerlo con nessuno.',
  // “in data”, “giorno”: before the date itself the article would change (“il 7”, but “l’8”).
  MAIL_FOOTER_REASON: 'Ricevi questa e-mail perché in data {date} hai creato la vendita {tradeNumber}.',
  MAIL_FOOTER_CONTACT: 'Hai domande? Rispondi a questa e-mail.',

  MAIL_FACT_NUMBER: 'Numero della vendita',
  MAIL_FACT_CUSTOMER: 'Numero cliente',
  MAIL_FACT_SEND_BY: 'Da spedire entro',
  MAIL_FACT_TRACKING: 'Numero di spedizione',
  MAIL_FACT_PAYOUT: 'Pagamento su',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Buono {code}',
  MAIL_TOTAL: 'Ti paghiamo',

  MAIL_CREATED_SUBJECT: 'La tua vendita {tradeNumber}: etichetta e prossimi passi',
  MAIL_CREATED_PREHEADER: 'Spedisci il pacco entro il giorno {date}. Fino ad allora il prezzo resta valido.',
  MAIL_CREATED_TITLE: 'La tua vendita è confermata',
  MAIL_CREATED_TEXT:
    'Grazie per aver scelto di vendere a noi. In allegato trovi l’etichetta e il foglio del pacco. Non hai una stampante? Mostra questo codice QR in un punto di consegna {carrier}. La spedizione è gratuita. Se il pacco è imballato bene, il rischio è nostro dalla prima scansione.',
  MAIL_CREATED_QR: 'Codice QR per il punto di consegna',
  MAIL_CREATED_STEP_ERASE:
    'Salva i tuoi dati, esci da tutti gli account e cancella il contenuto del dispositivo. Togli SIM e schede di memoria.',
  MAIL_CREATED_STEP_PACK:
    'Imballa il dispositivo in modo che nulla si muova nella scatola e metti dentro il foglio del pacco.',
  MAIL_CREATED_STEP_SEND:
    'Incolla l’etichetta sulla scatola o mostra il codice QR. Conserva la ricevuta del punto di consegna fino al pagamento.',
  MAIL_CREATED_AFTER:
    'Controlliamo ogni dispositivo a parte e lo paghiamo a parte. Se uno non corrisponde alle tue risposte, vedi una foto e il nuovo totale, e decidi tu. La restituzione è gratuita.',
  MAIL_CREATED_SIGNED_OFFER:
    'In allegato trovi anche la nostra ricevuta firmata: i tuoi dispositivi, le tue risposte, i prezzi e le scadenze. Con questa puoi dimostrare in ogni momento che cosa abbiamo promesso.',

  MAIL_REMINDER_SUBJECT: 'Vendita {tradeNumber}: il prezzo vale fino al giorno {date}',
  MAIL_REMINDER_PREHEADER: 'In allegato trovi di nuovo l’etichetta.',
  MAIL_REMINDER_TITLE: 'Il tuo pacco non è ancora in viaggio',
  MAIL_REMINDER_TEXT:
    'Il prezzo vale ancora per {days, plural, one {# giorno} many {# di giorni} other {# giorni}}: conta che {carrier} scansioni il pacco entro il giorno {date}. In allegato trovi di nuovo l’etichetta.',
  MAIL_REMINDER_NO: 'Hai cambiato idea? Allora non devi fare nulla. Quel giorno la vendita scade da sola.',

  MAIL_EXPIRED_SUBJECT: 'La vendita {tradeNumber} è scaduta',
  MAIL_EXPIRED_PREHEADER: 'Entro il giorno {date} non abbiamo visto alcun pacco.',
  MAIL_EXPIRED_TITLE: 'La tua vendita è scaduta',
  MAIL_EXPIRED_TEXT:
    '{carrier} non ha scansionato alcun pacco entro il giorno {date}. La vendita è scaduta e il prezzo non vale più. Non ci devi nulla.',
  MAIL_EXPIRED_LATE: 'Il pacco è già in viaggio? Allora scrivici: quando arriva, lo registriamo comunque.',
  MAIL_EXPIRED_BUTTON: 'Vedi il prezzo di oggi',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Richiesta {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Un’azienda chiede un’offerta su misura',
  MAIL_REQUEST_SUBJECT: 'La tua richiesta {requestId} di un’offerta su misura',
  MAIL_REQUEST_PREHEADER: 'Rispondiamo entro un giorno lavorativo.',
  MAIL_REQUEST_TITLE: 'Abbiamo ricevuto la tua richiesta',
  MAIL_REQUEST_TEXT:
    'Grazie. La tua lista supera il limite di una singola vendita: la esamina una persona, che ti risponde entro un giorno lavorativo.',
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
} satisfies Record<keyof typeof source, string>
