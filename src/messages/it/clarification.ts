import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Vendita {number}',
  CLARIFICATION_PRICE_TITLE: 'Possiamo pagarti {price} invece di {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Abbiamo controllato il tuo dispositivo e non è come l’hai descritto. Qui vedi che cosa non corrisponde, con una foto per ogni punto e quanto cambia il prezzo. Decidi tu come andare avanti.',
  CLARIFICATION_SECOND_LEAD:
    'Un’altra persona ha controllato il tuo dispositivo e ha trovato anche lei delle differenze. Conta il migliore dei due risultati. Decidi tu come andare avanti.',
  CLARIFICATION_QUOTED: 'La nostra offerta',
  CLARIFICATION_NEW: 'Nuovo prezzo',
  CLARIFICATION_DECIDE: 'Vedi le tue opzioni',

  CLARIFICATION_NO_BUY: 'Non possiamo acquistare questo dispositivo',
  CLARIFICATION_NO_BUY_TEXT:
    'Ciò che abbiamo trovato esclude l’acquisto. Decidi tu che cosa fare del dispositivo.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batteria è gonfia e può prendere fuoco. Non ci è permesso acquistare un dispositivo così, e nessun corriere può trasportarlo: non possiamo nemmeno restituirtelo. Se sei d’accordo lo ricicliamo in sicurezza e gratis, oppure lo controlla ancora un’altra persona.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Sul vetro ci sono funghi. Non si possono eliminare e si diffondono ad altri obiettivi, quindi non potremmo rivenderlo. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Il monitor non mostra alcuna immagine. Ripararlo costa più di quanto vale. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Il pannello è rotto. Sostituirlo costa più di quanto vale il monitor. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_BANNED:
    'La console è bannata dal suo servizio online e nessuno potrebbe usarla del tutto. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_MODDED:
    'La console è stata aperta, oppure hardware o software sono stati modificati. Console così non le acquistiamo. Decidi tu che cosa farne.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Con ciò che abbiamo trovato, il prezzo scende sotto il minimo che paghiamo. Non facciamo offerte simboliche. Decidi tu che cosa fare del dispositivo.',

  CLARIFICATION_FINDINGS: 'Che cosa abbiamo trovato',
  CLARIFICATION_SAID: 'La tua risposta',
  CLARIFICATION_FOUND: 'Abbiamo trovato',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Variazione',
  CLARIFICATION_NOT_ASKED: 'non chiesto',
  CLARIFICATION_NO_PHOTO: 'senza foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} del controllo: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Vedi in grande',
  CLARIFICATION_PHOTO_CLOSE: 'Chiudi',
  CLARIFICATION_ROUNDING: 'Arrotondamento',
  CLARIFICATION_DIFFERENCE: 'Differenza',

  CLARIFICATION_SUM: 'Come nasce il nuovo prezzo',
  CLARIFICATION_SUM_TEXT:
    'La stessa regola e lo stesso listino della tua offerta. Solo le righe evidenziate differiscono dalle tue risposte.',
  CLARIFICATION_SUM_CHANGED: 'diverso dalla tua risposta',
  CLARIFICATION_CHECKING: 'Il tuo browser sta verificando…',
  CLARIFICATION_SUM_EQUAL:
    'Il tuo browser ha rifatto il calcolo da solo e ottiene {price}. È esattamente la nostra cifra.',
  CLARIFICATION_SUM_DIFFERS:
    'Il tuo browser ottiene un altro risultato. Qualcosa non va da parte nostra: non decidere ancora e scrivici.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Con JavaScript il tuo browser rifà il calcolo da solo e lo confronta con il nostro.',

  CLARIFICATION_PROOF: 'Controllato senza conoscere le tue risposte',
  CLARIFICATION_PROOF_TEXT:
    'Ciò che abbiamo trovato è stato fissato in data {date}, prima che chi ha controllato potesse vedere le tue risposte. Da allora lo protegge un sigillo digitale.',
  CLARIFICATION_PROOF_VALID: 'Il tuo browser ha verificato il sigillo: corrisponde a ciò che vedi qui.',
  CLARIFICATION_PROOF_INVALID:
    'Il sigillo non corrisponde a ciò che vedi qui. Qualcosa non va da parte nostra: non decidere ancora e scrivici.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Questo browser non può verificare il sigillo. Puoi farlo con qualsiasi programma che calcola SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Con JavaScript il tuo browser verifica il sigillo da solo.',
  CLARIFICATION_PROOF_DETAILS: 'Verifica tu il sigillo',
  CLARIFICATION_PROOF_HOW:
    'Il sigillo è lo SHA-256 del testo qui sotto, carattere per carattere. Se anche uno solo fosse diverso, lo sarebbe anche il sigillo.',
  CLARIFICATION_PROOF_FOUND: 'Che cosa è stato sigillato',
  CLARIFICATION_PROOF_SEAL: 'Sigillo (SHA-256)',

  CLARIFICATION_ANSWERS: 'Che cosa vuoi fare?',
  // “giorno”: before the date itself the article would change (“il 7”, but “l’8”).
  CLARIFICATION_ANSWER_BY: 'Hai tempo fino al giorno {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Resta un giorno.} other {Restano # giorni.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Resta un’ora.} other {Restano # ore.}}',
  CLARIFICATION_LEFT_SOON: 'Resta meno di un’ora.',
  CLARIFICATION_LEFT_NONE: 'Questo termine è scaduto.',
  CLARIFICATION_SILENCE:
    'Se entro allora non ti fai sentire, ti restituiamo il dispositivo gratis. Il silenzio non è mai un sì.',
  CLARIFICATION_SILENCE_KEPT:
    'Se entro allora non ti fai sentire, custodiamo il dispositivo al sicuro e ti contattiamo via e-mail o per telefono. Puoi rispondere qui anche dopo. Il silenzio non è mai un sì.',

  CLARIFICATION_ACCEPT: 'Accetta {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Acquistiamo il tuo dispositivo per {price} e disponiamo il pagamento sul tuo conto. Non si può annullare.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Sì, accetto {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accettare {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Hai accettato {price}',
  CLARIFICATION_ACCEPT_NEXT:
    'Disponiamo il pagamento sul tuo conto e ti scriviamo quando il denaro è in viaggio.',
  CLARIFICATION_RETURN: 'Rispeditemelo gratis',
  CLARIFICATION_RETURN_TEXT:
    'Ti rispediamo il dispositivo al tuo indirizzo, a nostre spese. La vendita di questo dispositivo finisce così.',
  CLARIFICATION_RETURN_CONFIRM: 'Sì, rispeditemelo',
  CLARIFICATION_RETURN_QUESTION: 'Vuoi indietro il dispositivo?',
  CLARIFICATION_RETURN_DONE: 'Il tuo dispositivo torna da te',
  CLARIFICATION_RETURN_NEXT:
    'Lo imballiamo e ti mandiamo il numero di spedizione appena il pacco è in viaggio. Non ti costa nulla.',
  CLARIFICATION_RECYCLE: 'Riciclatelo per me',
  CLARIFICATION_RECYCLE_TEXT:
    'Ricicliamo il tuo dispositivo a regola d’arte. Non ricevi denaro e non si può annullare.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Sì, riciclatelo',
  CLARIFICATION_RECYCLE_QUESTION: 'Vuoi far riciclare il dispositivo?',
  CLARIFICATION_RECYCLE_DONE: 'Ricicliamo il tuo dispositivo',
  CLARIFICATION_RECYCLE_NEXT: 'Non devi fare altro. Non ti costa nulla.',
  CLARIFICATION_APPEAL: 'Chiedi un secondo controllo',
  CLARIFICATION_APPEAL_TEXT:
    'Un’altra persona controlla di nuovo il tuo dispositivo, gratis. Se hai ragione, paghiamo quanto offerto. Se la differenza è confermata, hai altri 7\u00a0giorni per decidere. Il prezzo non può peggiorare. È possibile una volta sola.',
  CLARIFICATION_APPEAL_CONFIRM: 'Sì, controllatelo di nuovo',
  CLARIFICATION_APPEAL_QUESTION: 'Vuoi far controllare di nuovo il dispositivo?',
  CLARIFICATION_APPEAL_DONE: 'Il tuo dispositivo viene controllato di nuovo',
  CLARIFICATION_APPEAL_NEXT: 'Ora se ne occupa un’altra persona. Ti comunicheremo il risultato.',
  CLARIFICATION_DONE: 'Fatto',
  CLARIFICATION_DONE_TEXT: 'Guardiamo di nuovo il tuo dispositivo e ti comunichiamo il risultato.',
  CLARIFICATION_DONE_CONFIRM: 'Sì, guardatelo di nuovo',
  CLARIFICATION_DONE_QUESTION: 'È tutto fatto?',
  CLARIFICATION_DONE_DONE: 'Grazie, guardiamo di nuovo',
  CLARIFICATION_DONE_NEXT: 'Riprendiamo il controllo del tuo dispositivo e ti comunichiamo il risultato.',

  CLARIFICATION_ANSWERED_AT: 'Risposta data in data {date}.',
  CLARIFICATION_ANSWERED_BY_RULE:
    'Deciso in data {date} secondo la regola che hai scelto al momento della vendita.',
  CLARIFICATION_CLOCK_DONE: 'Il tempo per rispondere è finito: il tuo dispositivo torna da te',
  CLARIFICATION_SENDING: 'Un momento…',
  CLARIFICATION_FAILED: 'Non ha funzionato. Ricarica la pagina e riprova.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Non è arrivata risposta. Controlla la connessione e riprova: la tua decisione conta una volta sola.',
  CLARIFICATION_FAILED_BUSY: 'Troppi tentativi in poco tempo. Aspetta un minuto e riprova.',
  CLARIFICATION_QUICK_TEXT: 'Aprendo questa pagina non hai deciso nulla. Decidi solo con questo pulsante.',
  CLARIFICATION_QUICK_ALL: 'Vedi le foto, il calcolo e le altre risposte',
  CLARIFICATION_QUICK_GUIDE: 'Vedi la guida e le altre risposte',

  CLARIFICATION_GUIDE: 'Come si fa',
  CLARIFICATION_LOCK_APPLE: 'Rimuovi il dispositivo da iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '«Dov’è» è ancora attivo. Finché lo è, il dispositivo appartiene al tuo account Apple e nessun altro può usarlo. Non serve averlo in mano.',
  CLARIFICATION_LOCK_APPLE_1: 'Apri icloud.com/find e accedi con l’account Apple usato sul dispositivo.',
  CLARIFICATION_LOCK_APPLE_2: 'Scegli il dispositivo dall’elenco e poi «Rimuovi questo dispositivo».',
  CLARIFICATION_LOCK_APPLE_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_GOOGLE: 'Rimuovi l’account Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Il dispositivo è stato ripristinato, ma lo protegge ancora un account Google. Senza quell’account nessuno può configurarlo. Non serve averlo in mano.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Apri myaccount.google.com/device-activity e accedi con l’account usato sul dispositivo.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Scegli il dispositivo ed esci dall’account.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Torna su questa pagina e scegli «Fatto». Google può impiegare un giorno per togliere il blocco; aspettiamo.',
  CLARIFICATION_LOCK_SAMSUNG: 'Rimuovi l’account Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Il dispositivo è ancora collegato a un account Samsung e senza quello non si può configurare. Non serve averlo in mano.',
  CLARIFICATION_LOCK_SAMSUNG_1: 'Apri account.samsung.com e accedi con l’account usato sul dispositivo.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Scegli il dispositivo in «Dispositivi» e disconnettilo o rimuovilo.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_MDM: 'Fai sbloccare il dispositivo',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Il dispositivo è gestito da un’azienda o da una scuola. Solo loro possono sbloccarlo; fino ad allora nessuno può configurarlo.',
  CLARIFICATION_LOCK_MDM_1:
    'Chiedi al loro reparto informatico di togliere il dispositivo dalla gestione. Cancellarlo non basta.',
  CLARIFICATION_LOCK_MDM_2: 'Aspetta la loro conferma, meglio se scritta.',
  CLARIFICATION_LOCK_MDM_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_FIRMWARE: 'Ci serve la password del firmware',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Il dispositivo chiede una password prima di avviarsi, quindi non possiamo né controllarlo né cancellarlo.',
  CLARIFICATION_LOCK_FIRMWARE_1: 'Se usi questa password anche altrove, prima cambiala lì.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Rispondi alla nostra e-mail con la password. Se non la ricordi più, mandaci la fattura del dispositivo: con quella il produttore può rimuoverla.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_LOCK_CONSOLE: 'Scollega la console dal tuo account',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La console è ancora collegata a un account come console principale. Non serve averla in mano.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Accedi al tuo account: PlayStation, Microsoft o Nintendo, a seconda della console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Apri l’elenco dei tuoi dispositivi e disattiva o rimuovi la console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Mostraci che il dispositivo è tuo',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Per alcuni dispositivi chiediamo una prova prima dell’acquisto. Non è un sospetto: protegge chi ha subito un furto.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Cerca una fattura, uno scontrino, una conferma d’ordine o un contratto in cui compare il dispositivo. Aiuta anche una foto della scatola con il numero di serie.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Rispondi alla nostra e-mail allegando una foto o un PDF. Puoi coprire ciò che non riguarda il dispositivo.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_PAYOUT_NAME: 'Il conto è intestato a un’altra persona',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Possiamo pagare solo su un conto di chi vende. Quello che hai indicato è di un’altra persona.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Apri la pagina della tua vendita. L’e-mail che ti ha portato qui ha un pulsante apposta, «Vedi la mia vendita»; con un account la trovi anche lì. Per la tua sicurezza questa pagina non ha un link: chi la vede potrebbe cambiare dove va il denaro.',
  CLARIFICATION_PAYOUT_NAME_2: 'Scegli lì «Cambia conto» e indica un conto a tuo nome.',
  CLARIFICATION_PAYOUT_NAME_3: 'Torna su questa pagina e scegli «Fatto».',
  CLARIFICATION_MISSING_PART_LEAD:
    'Un pezzo compreso nella tua offerta non è arrivato con il dispositivo. Puoi spedirlo dopo, a nostre spese.',
  CLARIFICATION_MISSING_PART_1: 'Guarda se il pezzo è rimasto dove hai preparato il pacco.',
  CLARIFICATION_MISSING_PART_2:
    'Rispondi alla nostra e-mail. Hai ancora il pezzo? Ti mandiamo un’etichetta gratuita. Non ce l’hai più? Calcoliamo il prezzo senza quel pezzo, e decidi tu.',
  CLARIFICATION_MISSING_PART_3:
    'Quando il pezzo è in viaggio, o ci hai scritto che non ce l’hai più, scegli «Fatto».',
} satisfies Record<keyof typeof source, string>
