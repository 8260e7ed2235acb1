/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'La mia vendita',
  OFFLINE_APP_SALE_LEAD: 'Lo stato della tua vendita, anche senza internet.',
  DEVICE_KEEP_TITLE: 'Questa vendita nella schermata Home',
  DEVICE_KEEP_TEXT:
    'Tieni la vendita su questo dispositivo. Si aprirà dalla schermata Home, anche senza internet, con l’ultimo stato noto.',
  DEVICE_KEEP_WHAT:
    'Salviamo il numero, i tuoi dispositivi con il loro stato e un link che mostra la vendita ma non può cambiare nulla. Chiunque usi questo dispositivo può vederli: non farlo su un computer condiviso.',
  DEVICE_KEEP_BUTTON: 'Tieni su questo dispositivo',
  DEVICE_KEPT:
    'Questa vendita è salvata su questo dispositivo. Scegli «Aggiungi a schermata Home» o «Installa» nel menu del browser. La rimuoveremo quando la vendita finisce o se non la apri per {days} giorni.',
  DEVICE_REMOVE: 'Rimuovi da questo dispositivo',
  DEVICE_REMOVED: 'La vendita è stata rimossa da questo dispositivo.',
  DEVICE_FAILED:
    'Il browser non è riuscito a salvare la vendita. Le finestre private spesso non lo permettono.',
  DEVICE_OFFLINE: 'Nessuna connessione. Ultimo stato della vendita: {date}.',
  DEVICE_NUMBER: 'Vendita {number}',
  NOTICE_TITLE: 'Come ti teniamo al corrente',
  NOTICE_TEXT:
    'Con le notifiche vedi subito ogni passo su questo dispositivo e non ti mandiamo le email che riferiscono solo i progressi. Le email su prezzo, pagamento, restituzione o cose da fare arrivano sempre.',
  NOTICE_MAIL: 'Via email',
  NOTICE_PUSH: 'Con notifiche su questo dispositivo',
  NOTICE_PUSH_SET: 'Ora ricevi le notifiche su questo dispositivo.',
  NOTICE_MAIL_SET: 'Su questo dispositivo non ricevi più notifiche. Ti scriviamo via email.',
  NOTICE_BLOCKED:
    'Le notifiche del nostro sito sono bloccate. Consentile nelle impostazioni del browser e scegli di nuovo le notifiche.',
  NOTICE_FAILED: 'Non ha funzionato. Continui a ricevere le email. Riprova più tardi.',
  PUSH_TEXT: 'Vendita {number}: {state}',
}
