import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Vendita {number}',
  CLARIFICATION_PRICE_TITLE: 'Nuova offerta: {price} invece di {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Abbiamo verificato il tuo dispositivo e abbiamo trovato delle differenze. Per ognuna vedi una foto e quanto cambia il prezzo. Decidi tu come andare avanti.',
  CLARIFICATION_MODEL_LEAD:
    'Abbiamo verificato il dispositivo e non è quello che hai descritto: {found} invece di {sold}. La nuova offerta parte dal suo prezzo. Decidi tu come andare avanti.',
  CLARIFICATION_SECOND_LEAD:
    'Un altro tecnico ha verificato il tuo dispositivo e ha trovato anche lui delle differenze. Vale il risultato migliore dei due. Decidi tu come andare avanti.',
  CLARIFICATION_QUOTED: 'La nostra offerta',
  CLARIFICATION_NEW: 'Nuova offerta',
  CLARIFICATION_DECIDE: 'Vedi le tue opzioni',

  CLARIFICATION_NO_BUY: 'Non possiamo comprare questo dispositivo',
  CLARIFICATION_NO_BUY_TEXT:
    'Le differenze che abbiamo trovato escludono l’acquisto. Decidi tu che cosa fare del dispositivo.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batteria è gonfia e può prendere fuoco. È merce pericolosa: non possiamo comprare il dispositivo e nessun corriere lo trasporta, quindi non possiamo nemmeno restituirtelo. Se sei d’accordo, lo ricicliamo gratis e in sicurezza. Una sola volta puoi chiedere la verifica di un altro tecnico.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Sulle lenti ci sono funghi. Non si possono eliminare e si diffondono ad altri obiettivi, quindi non potremmo rivenderlo. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Il monitor non mostra alcuna immagine. Ripararlo costerebbe più di quanto vale. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Il pannello è rotto. Sostituirlo costerebbe più di quanto vale il monitor. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_BANNED:
    'La console è esclusa dal servizio online e nessuno potrebbe usarla appieno. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_MODDED:
    'La console è stata aperta, oppure hardware o software sono stati modificati. Non compriamo console modificate. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'Non è il dispositivo che hai descritto e questo non lo acquistiamo. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Con le differenze trovate, il prezzo scende sotto il minimo che paghiamo. Non facciamo offerte simboliche. Decidi tu che cosa fare del dispositivo.',

  CLARIFICATION_FINDINGS: 'Le differenze',
  CLARIFICATION_MODEL: 'Dispositivo',
  CLARIFICATION_SAID: 'La tua risposta',
  CLARIFICATION_FOUND: 'La nostra verifica',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Variazione',
  CLARIFICATION_NOT_ASKED: 'non chiesto',
  CLARIFICATION_NO_PHOTO: 'senza foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} della verifica: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Ingrandisci',
  CLARIFICATION_PHOTO_CLOSE: 'Chiudi',
  CLARIFICATION_RISE: 'Prezzi più alti il giorno della verifica',
  CLARIFICATION_ROUNDING: 'Arrotondamento',
  CLARIFICATION_DIFFERENCE: 'Differenza',

  CLARIFICATION_SUM: 'Come si calcola la nuova offerta',
  CLARIFICATION_SUM_TEXT:
    'Stessa regola e stesso listino della tua offerta. Cambiano solo le righe evidenziate.',
  CLARIFICATION_SUM_SOLD: 'La nostra offerta per {device}',
  CLARIFICATION_SUM_FOUND: 'Nuova offerta per {device}',
  CLARIFICATION_SUM_CHANGED: 'diverso dalla tua risposta',
  CLARIFICATION_CHECKING: 'Il tuo browser sta rifacendo il calcolo…',
  CLARIFICATION_SUM_EQUAL: 'Il tuo browser ha rifatto il calcolo: {price}, la stessa cifra che ti offriamo.',
  CLARIFICATION_SUM_DIFFERS:
    'Il tuo browser ottiene un altro risultato. L’errore è nostro: non decidere ancora e scrivici.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Con JavaScript il tuo browser rifà il calcolo da solo e lo confronta con il nostro.',

  CLARIFICATION_PROOF: 'Verificato senza conoscere le tue risposte',
  CLARIFICATION_PROOF_TEXT:
    'Risultato registrato il {date}. Fino a quel momento il tecnico non poteva vedere le tue risposte. Da allora lo protegge un sigillo digitale.',
  CLARIFICATION_PROOF_VALID: 'Il tuo browser ha controllato il sigillo: corrisponde a ciò che vedi qui.',
  CLARIFICATION_PROOF_INVALID:
    'Il sigillo non corrisponde a ciò che vedi qui. L’errore è nostro: non decidere ancora e scrivici.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Questo browser non può controllare il sigillo. Puoi farlo con qualsiasi programma che calcola SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Con JavaScript il tuo browser controlla il sigillo da solo.',
  CLARIFICATION_PROOF_DETAILS: 'Controlla il sigillo',
  CLARIFICATION_PROOF_HOW:
    'Il sigillo è lo SHA-256 del testo qui sotto. Basta cambiare un carattere e il sigillo non corrisponde più.',
  CLARIFICATION_PROOF_FOUND: 'Testo sigillato',
  CLARIFICATION_PROOF_SEAL: 'Sigillo (SHA-256)',

  CLARIFICATION_ANSWERS: 'Che cosa vuoi fare?',
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  CLARIFICATION_ANSWER_BY: 'Rispondi entro il {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Resta un giorno.} other {Restano # giorni.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Resta un’ora.} other {Restano # ore.}}',
  CLARIFICATION_LEFT_SOON: 'Resta meno di un’ora.',
  CLARIFICATION_LEFT_NONE: 'Il termine è scaduto.',
  CLARIFICATION_SILENCE:
    'Se non rispondi, ti restituiamo il dispositivo gratis. Il silenzio non è mai un sì.',
  CLARIFICATION_SILENCE_KEPT:
    'Se non rispondi, custodiamo il dispositivo al sicuro e ti contattiamo via e-mail o per telefono. Puoi rispondere qui anche dopo. Il silenzio non è mai un sì.',

  CLARIFICATION_ACCEPT: 'Accetta {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Compriamo il tuo dispositivo per {price} e disponiamo il pagamento sul tuo conto. Non si può annullare.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Sì, accetto {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accetti {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Hai accettato {price}',
  CLARIFICATION_ACCEPT_NEXT: 'Disponiamo il pagamento sul tuo conto e ti scriviamo quando parte.',
  CLARIFICATION_RETURN: 'Richiedi la restituzione',
  CLARIFICATION_RETURN_TEXT:
    'Ti restituiamo il dispositivo gratis, al tuo indirizzo. La vendita di questo dispositivo termina qui.',
  CLARIFICATION_RETURN_CONFIRM: 'Sì, chiedo la restituzione',
  CLARIFICATION_RETURN_QUESTION: 'Vuoi che ti restituiamo il dispositivo?',
  CLARIFICATION_RETURN_DONE: 'Ti restituiamo il dispositivo',
  CLARIFICATION_RETURN_NEXT:
    'Lo imballiamo e, appena il pacco parte, ti inviamo il numero di tracciamento. Non ti costa nulla.',
  CLARIFICATION_RECYCLE: 'Fallo riciclare',
  CLARIFICATION_RECYCLE_TEXT:
    'Ricicliamo il tuo dispositivo a norma di legge. Non ricevi denaro e non si può annullare.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Sì, chiedo il riciclo',
  CLARIFICATION_RECYCLE_QUESTION: 'Vuoi far riciclare il dispositivo?',
  CLARIFICATION_RECYCLE_DONE: 'Ricicliamo il tuo dispositivo',
  CLARIFICATION_RECYCLE_NEXT: 'Non devi fare altro. Non ti costa nulla.',
  CLARIFICATION_APPEAL: 'Chiedi una seconda verifica',
  CLARIFICATION_APPEAL_TEXT:
    'Un altro tecnico verifica di nuovo il tuo dispositivo, gratis. Se hai ragione, paghiamo il prezzo offerto. Se la differenza è confermata, hai altri {days} giorni per decidere. La nuova offerta non può scendere. Puoi chiederla una volta sola.',
  CLARIFICATION_APPEAL_CONFIRM: 'Sì, chiedo la verifica',
  CLARIFICATION_APPEAL_QUESTION: 'Vuoi una seconda verifica?',
  CLARIFICATION_APPEAL_DONE: 'Verifichiamo di nuovo il tuo dispositivo',
  CLARIFICATION_APPEAL_NEXT: 'Ora se ne occupa un altro tecnico. Ti comunicheremo il risultato.',
  CLARIFICATION_DONE: 'Fatto',
  CLARIFICATION_DONE_TEXT: 'Riprendiamo la verifica e ti comunichiamo il risultato.',
  CLARIFICATION_DONE_CONFIRM: 'Sì, è fatto',
  CLARIFICATION_DONE_QUESTION: 'È tutto fatto?',
  CLARIFICATION_DONE_DONE: 'Grazie, riprendiamo la verifica',
  CLARIFICATION_DONE_NEXT: 'Ti comunicheremo il risultato via e-mail.',

  CLARIFICATION_ANSWERED_AT: 'Risposta inviata il {date}.',
  CLARIFICATION_ANSWERED_BY_RULE:
    'Decisione automatica, secondo la tua scelta al momento della vendita: {date}.',
  CLARIFICATION_CLOCK_DONE: 'Il termine è scaduto: ti restituiamo il dispositivo',
  CLARIFICATION_SENDING: 'Un momento…',
  CLARIFICATION_FAILED: 'Non ha funzionato. Ricarica la pagina e riprova.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Non è arrivata risposta. Controlla la connessione e riprova: la tua decisione conta una volta sola.',
  CLARIFICATION_FAILED_BUSY: 'Troppi tentativi in poco tempo. Aspetta un minuto e riprova.',
  CLARIFICATION_QUICK_TEXT:
    'Aprendo questa pagina non hai ancora deciso nulla. Decidi solo con questo pulsante.',
  CLARIFICATION_QUICK_ALL: 'Foto, calcolo e altre opzioni',
  CLARIFICATION_QUICK_GUIDE: 'Guida e altre opzioni',

  CLARIFICATION_GUIDE: 'Come si fa',
  CLARIFICATION_LOCK_APPLE: 'Rimuovi il dispositivo da iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '«Dov’è» è ancora attivo. Il blocco attivazione lega il dispositivo al tuo account Apple e nessun altro può usarlo. Puoi rimuoverlo a distanza.',
  CLARIFICATION_LOCK_APPLE_1: 'Apri icloud.com/find e accedi con l’account Apple usato sul dispositivo.',
  CLARIFICATION_LOCK_APPLE_2: 'Scegli il dispositivo dall’elenco e poi «Rimuovi questo dispositivo».',
  CLARIFICATION_LOCK_APPLE_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_GOOGLE: 'Rimuovi l’account Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Il dispositivo è stato ripristinato, ma lo protegge ancora un account Google. Senza quell’account nessuno può configurarlo. Puoi rimuoverlo a distanza.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Apri myaccount.google.com/device-activity e accedi con l’account usato sul dispositivo.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Scegli il dispositivo ed esci dall’account.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Torna su questa pagina e scegli «Fatto». A volte Google impiega un giorno per togliere il blocco: aspettiamo noi.',
  CLARIFICATION_LOCK_SAMSUNG: 'Rimuovi l’account Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Il dispositivo è ancora collegato a un account Samsung e senza quello non si può configurare. Puoi rimuoverlo a distanza.',
  CLARIFICATION_LOCK_SAMSUNG_1: 'Apri account.samsung.com e accedi con l’account usato sul dispositivo.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Scegli il dispositivo in «Dispositivi» e disconnettilo o rimuovilo.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_MDM: 'Fai sbloccare il dispositivo',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Il dispositivo è gestito da un’azienda o da una scuola. Solo chi lo gestisce può sbloccarlo. Fino ad allora nessuno può configurarlo.',
  CLARIFICATION_LOCK_MDM_1:
    'Chiedi al reparto IT di rimuovere il dispositivo dalla gestione (MDM). Cancellare i dati non basta.',
  CLARIFICATION_LOCK_MDM_2: 'Aspetta la conferma, meglio se scritta.',
  CLARIFICATION_LOCK_MDM_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_FIRMWARE: 'C’è una password del firmware',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Il dispositivo chiede una password prima di avviarsi, quindi non possiamo né verificarlo né cancellarne i dati. Non inviarci password: non le chiediamo mai.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'È un dispositivo aziendale? Chiedi al reparto IT se può rimuovere la password a distanza. Quando è fatto, torna qui e scegli «Fatto».',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Altrimenti scegli «Richiedi la restituzione»: ti restituiamo il dispositivo gratis e rimuovi tu la password nel BIOS o, su Mac, dal Recupero di macOS.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'Non la ricordi? Con la prova d’acquisto può rimuoverla l’assistenza del produttore. Poi puoi vendere di nuovo il dispositivo.',
  CLARIFICATION_LOCK_CONSOLE: 'Scollega la console dal tuo account',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La console è ancora collegata a un account come console principale. Puoi scollegarla a distanza.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Accedi al tuo account PlayStation, Microsoft o Nintendo, a seconda della console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Apri l’elenco dei tuoi dispositivi e disattiva o rimuovi la console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Mostraci che il dispositivo è tuo',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Per alcuni dispositivi chiediamo una prova prima dell’acquisto. Non è un sospetto: tutela chi ha subito un furto.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Cerca una fattura, una ricevuta d’acquisto, una conferma d’ordine o un contratto in cui compare il dispositivo. Va bene anche una foto della scatola con il numero di serie.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Caricane qui sotto una foto o un PDF. Puoi coprire tutto tranne il tuo nome, il venditore, il dispositivo e la data.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Poi scegli «Invia la prova d’acquisto».',
  CLARIFICATION_PAYOUT_NAME: 'Il conto è intestato a un’altra persona',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Possiamo pagare solo su un conto intestato a chi vende. Quello che hai indicato è di un’altra persona.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Apri la pagina della tua vendita: il pulsante «Vedi la mia vendita» è nell’e-mail che ti ha portato qui. Se hai un account, la trovi anche lì. Per la tua sicurezza, qui non mettiamo il link: da quella pagina si può cambiare il conto di accredito.',
  CLARIFICATION_PAYOUT_NAME_2: 'Scegli «Cambia conto» e indica un conto intestato a te.',
  CLARIFICATION_PAYOUT_NAME_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_MISSING_PART_LEAD:
    'Un accessorio compreso nella tua offerta non è arrivato con il dispositivo.',
  CLARIFICATION_MISSING_PART_1: 'Controlla se è rimasto dove hai preparato il pacco.',
  CLARIFICATION_MISSING_PART_2: 'Se ce l’hai ancora, scegli «Lo spedisco». L’etichetta è gratuita.',
  CLARIFICATION_MISSING_PART_3:
    'Se non ce l’hai più o non puoi spedirlo, scegli «Continua senza». Se il prezzo cambia, ricevi una nuova offerta e decidi tu.',
  CLARIFICATION_MISSING_BATTERY_2:
    'Una batteria da sola non può viaggiare per posta. Per favore, non spedircela.',

  CLARIFICATION_REFUSED: 'La prova d’acquisto non basta ancora',
  CLARIFICATION_REFUSED_UNREADABLE:
    'Non riusciamo a leggerla. Fai una foto più nitida in cui si veda tutta la pagina.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Riguarda un altro dispositivo. Cercane una con questo modello o con il suo numero di serie.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'È intestata a un’altra persona. Se il dispositivo te l’ha dato lei, aggiungi qualcosa che lo mostri, come un contratto o un messaggio.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Ne manca una parte: si devono vedere il tuo nome, il dispositivo, la data e il venditore. Carica il documento intero.',

  CLARIFICATION_FILES: 'Carica la prova d’acquisto',
  CLARIFICATION_FILES_OPTIONAL: 'Aggiungi uno screenshot, se vuoi',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'Ci aiuta quando il blocco impiega un po’ a sparire.',
  CLARIFICATION_FILES_FIELD: 'Foto o PDF',
  CLARIFICATION_FILES_HINT:
    'Fino a {count} file da {size}\u00a0MB ciascuno, in JPEG, PNG, WebP o PDF. Possono aprirli solo i nostri tecnici e il servizio clienti.',
  CLARIFICATION_FILES_UPLOAD: 'Carica',
  CLARIFICATION_FILES_ADDED: '{name} è stato caricato.',
  CLARIFICATION_FILES_LIST: 'File caricati',
  CLARIFICATION_FILES_REMOVE: 'Rimuovi {name}',
  CLARIFICATION_FILES_REMOVED: '{name} è stato rimosso.',
  CLARIFICATION_FILES_SENT: 'Che cosa ci hai inviato',

  CLARIFICATION_PROOF_REQUIRED: 'Prima carica almeno un file.',

  CLARIFICATION_SEND_PROOF: 'Invia la prova d’acquisto',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Guardiamo i tuoi file e riprendiamo la verifica. Dopo non potrai più cambiarli.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Sì, invia',
  CLARIFICATION_SEND_PROOF_QUESTION: 'Inviare la prova d’acquisto?',
  CLARIFICATION_SEND_PROOF_DONE: 'Grazie, abbiamo la prova d’acquisto',
  CLARIFICATION_NO_PROOF: 'Non ho una prova d’acquisto',
  CLARIFICATION_NO_PROOF_TEXT:
    'Senza una prova d’acquisto non possiamo comprare il dispositivo. Te lo restituiamo gratis e la sua vendita termina qui.',
  CLARIFICATION_WITHOUT: 'Continua senza',
  CLARIFICATION_WITHOUT_TEXT:
    'Verifichiamo il dispositivo senza l’accessorio. Se il prezzo cambia, ricevi una nuova offerta e decidi tu.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Sì, continua senza',
  CLARIFICATION_WITHOUT_QUESTION: 'Continuare senza l’accessorio?',
  CLARIFICATION_SEND_PART: 'Lo spedisco',
  CLARIFICATION_SEND_PART_TEXT:
    'Ti diamo un’etichetta gratuita, qui e via e-mail. Aspettiamo {days}\u00a0giorni da oggi, e di più quando il pacco è in viaggio.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Richiedi l’etichetta',

  CLARIFICATION_PART: 'La tua etichetta per l’accessorio mancante',
  CLARIFICATION_PART_REQUESTED: 'La stiamo preparando. Tra un attimo la trovi anche nella tua e-mail.',
  CLARIFICATION_PART_BOOKED:
    'Imballa l’accessorio, incolla l’etichetta e porta il pacco a un punto di ritiro {carrier}. Non aggiungere altro.',
  CLARIFICATION_PART_SCANNED: 'Il pacco è in viaggio. Quando arriva ti scriviamo e riprendiamo la verifica.',
  CLARIFICATION_PART_LABEL: 'Stampa l’etichetta (PDF)',
  CLARIFICATION_PART_NUMBER: 'Numero di tracciamento',
  CLARIFICATION_PART_ARRIVED: 'L’accessorio è arrivato',
} satisfies Record<keyof typeof source, string>
