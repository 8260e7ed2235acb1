/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Vendita {tradeNumber}: il tuo pacco non è ancora arrivato',
  SUPPORT_PARCEL_TITLE: 'Il tuo pacco non è ancora arrivato',
  SUPPORT_PARCEL_TEXT: 'Non abbiamo ancora ricevuto il tuo pacco, e il corriere non l’ha ancora scansionato.',
  SUPPORT_PARCEL_NEXT:
    'L’hai già consegnato? Rispondi a questa e-mail con la ricevuta di consegna. Altrimenti trovi l’etichetta di spedizione nella pagina della tua vendita.',
  SUPPORT_TRACKING_SUBJECT: 'Vendita {tradeNumber}: il tuo pacco è ancora in viaggio',
  SUPPORT_TRACKING_TITLE: 'Il tuo pacco è ancora in viaggio',
  SUPPORT_TRACKING_TEXT: 'Da un po’ il corriere non scansiona il tuo pacco, e non ci è ancora arrivato.',
  SUPPORT_TRACKING_NEXT: 'Conserva la ricevuta di consegna. Ti scriviamo appena ne sappiamo di più.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Vendita {tradeNumber}: la nostra nuova offerta ti aspetta',
  SUPPORT_NEW_OFFER_TITLE: 'La nostra nuova offerta ti aspetta',
  SUPPORT_NEW_OFFER_TEXT:
    'Dopo la verifica ti abbiamo fatto una nuova offerta. Puoi decidere fino al {date}.',
  SUPPORT_NEW_OFFER_NEXT: 'La trovi nella pagina della tua vendita. Per rispondere basta un minuto.',
  SUPPORT_ANSWER_SUBJECT: 'Vendita {tradeNumber}: serve ancora il tuo aiuto',
  SUPPORT_ANSWER_TITLE: 'Serve ancora il tuo aiuto',
  SUPPORT_ANSWER_TEXT:
    'Per andare avanti con il tuo dispositivo manca una cosa che puoi fare solo tu. Hai tempo fino al {date}.',
  SUPPORT_ANSWER_NEXT: 'Nella pagina della tua vendita trovi cosa fare.',
  SUPPORT_PAYOUT_SUBJECT: 'Vendita {tradeNumber}: il tuo pagamento è in arrivo',
  SUPPORT_PAYOUT_TITLE: 'Il tuo pagamento è in arrivo',
  SUPPORT_PAYOUT_TEXT: 'Abbiamo inviato alla banca l’ordine del tuo pagamento.',
  SUPPORT_PAYOUT_NEXT:
    'Di solito arriva entro due giorni lavorativi. Ti scriviamo appena la banca lo conferma.',
  SUPPORT_ADDRESS_SUBJECT: 'Vendita {tradeNumber}: il tuo indirizzo è incompleto',
  SUPPORT_ADDRESS_TITLE: 'Il tuo indirizzo è incompleto',
  SUPPORT_ADDRESS_TEXT: 'Nell’indirizzo di questa vendita manca qualcosa, e un pacco potrebbe non arrivarti.',
  SUPPORT_ADDRESS_NEXT:
    'Rispondi a questa e-mail con il tuo indirizzo completo: via, numero civico, CAP, località e il nome indicato sul citofono.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Conferma il tuo nuovo indirizzo e-mail per la vendita {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'Basta un clic, entro {hours} ore.',
  MAIL_EMAIL_CHANGE_TITLE: 'È il tuo nuovo indirizzo e-mail?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Ci hai chiesto di usare questo indirizzo per la vendita {tradeNumber}. Confermalo entro {hours} ore e ti invieremo qui tutto ciò che riguarda la vendita.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Usa questo indirizzo',
  MAIL_EMAIL_CHANGE_NOTE: 'Non l’hai chiesto tu? Ignora questa e-mail.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Vendita {tradeNumber}: il tuo indirizzo e-mail sta per cambiare',
  MAIL_EMAIL_NOTICE_PREHEADER: 'Non l’hai chiesto tu? Faccelo sapere.',
  MAIL_EMAIL_NOTICE_TITLE: 'Il tuo indirizzo e-mail sta per cambiare',
  MAIL_EMAIL_NOTICE_TEXT:
    'Qualcuno ci ha chiesto di usare {email} per la tua vendita. Il cambio avviene appena quell’indirizzo viene confermato.',
  MAIL_EMAIL_NOTICE_BUTTON: 'Non l’ho chiesto io',
  MAIL_EMAIL_NOTICE_NOTE: 'Se l’hai chiesto tu, non devi fare nulla.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Vendita {tradeNumber}: il tuo indirizzo e-mail è cambiato',
  MAIL_EMAIL_CHANGED_PREHEADER: 'Non l’hai chiesto tu? Faccelo sapere.',
  MAIL_EMAIL_CHANGED_TITLE: 'Il tuo indirizzo e-mail è cambiato',
  MAIL_EMAIL_CHANGED_TEXT:
    'D’ora in poi invieremo tutto ciò che riguarda la tua vendita a {email}. Se non l’hai chiesto tu, faccelo sapere qui: torneremo a usare il tuo vecchio indirizzo e bloccheremo la vendita finché non avremo chiarito.',
  MAIL_ERASURE_SUBJECT: 'Vendita {tradeNumber}: stiamo per cancellare i tuoi dati',
  MAIL_ERASURE_PREHEADER: 'Il {date}. Non l’hai chiesto tu? Faccelo sapere.',
  MAIL_ERASURE_TITLE: 'Stiamo per cancellare i tuoi dati',
  MAIL_ERASURE_TEXT:
    'Ci hai chiesto di cancellare i tuoi dati. Lo faremo il {date} e non si potrà annullare.',
  MAIL_ERASURE_KEPT:
    'I documenti che la legge ci obbliga a conservare restano bloccati e vengono cancellati alla scadenza del termine.',
  MAIL_ERASURE_NOTE: 'Non l’hai chiesto tu? Rispondi a questa e-mail prima di quella data.',
  MAIL_REPLY_SUBJECT: 'La nostra risposta al tuo messaggio',
  MAIL_REPLY_REQUEST_SUBJECT: 'La nostra risposta alla tua richiesta {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Vendita {tradeNumber}: la nostra risposta',
  MAIL_REPLY_TITLE: 'La nostra risposta',
  MAIL_REPLY_QUOTE: 'Ci hai scritto:',
  MAIL_REPLY_REASON: 'Ricevi questa e-mail perché ci hai scritto.',
}
