import type { home as source } from '../en/home.ts'

/** The home page: one question, one example, three steps, the proof. */
export const home = {
  HOME_TITLE: 'Vendi dispositivi usati a un prezzo certo',
  HOME_DESCRIPTION:
    'Vendi telefono, tablet, portatile, fotocamera o console: vedi come ogni risposta cambia il prezzo, spedisci gratis e ricevi un pagamento per ciascuno.',
  HOME_HEADLINE: 'Che cosa vuoi vendere?',
  HOME_LEAD:
    'Trova il tuo dispositivo, rispondi a poche domande e segui il prezzo passo per passo. Vedi quanto vale ogni risposta prima di sceglierla.',
  HOME_PROMISE_SHIPPING: 'Spedizione e restituzione gratis',
  HOME_PROMISE_LOCK: 'Prezzo bloccato per 21 giorni',
  HOME_PROMISE_PROOF: 'Una foto per ogni correzione',
  HOME_CATEGORIES: 'Parti da una categoria',
  HOME_EXAMPLE: 'Prova il calcolo',
  HOME_EXAMPLE_TEXT:
    'Ogni offerta nasce così: un prezzo base, le tue risposte, un calcolo che puoi verificare. Cambi una risposta e cambia anche lo scontrino.',
  HOME_EXAMPLE_DEVICE: 'Esempio: smartphone, 128 GB',
  HOME_EXAMPLE_BASE: 'Prezzo base',
  HOME_EXAMPLE_CONDITION: 'Stato',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Come nuovo',
  HOME_EXAMPLE_CONDITION_GOOD: 'Buono',
  HOME_EXAMPLE_CONDITION_OK: 'Segni percepibili al tatto',
  HOME_EXAMPLE_BATTERY: 'Stato della batteria',
  HOME_EXAMPLE_BATTERY_GE_90: '90% o più',
  HOME_EXAMPLE_BATTERY_B80_89: 'Dall’80 all’89%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Sotto l’80%',
  HOME_EXAMPLE_GLASS: 'Vetro',
  HOME_EXAMPLE_GLASS_INTACT: 'Integro',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Lieve scheggiatura',
  HOME_EXAMPLE_GLASS_BACK: 'Retro crepato',
  HOME_EXAMPLE_ROUNDING: 'Arrotondato per difetto',
  HOME_EXAMPLE_TOTAL: 'Offerta',
  HOME_EXAMPLE_NOTE: 'Un esempio con un prezzo base inventato. Il tuo dispositivo ha il suo.',
  HOME_STEPS: 'Tre passi, nessuna sorpresa',
  HOME_STEP_ANSWER: 'Rispondi',
  HOME_STEP_ANSWER_TEXT:
    'Poche domande sul tuo dispositivo. Il prezzo si aggiorna a ogni risposta e nel carrello vale 7 giorni.',
  HOME_STEP_SEND: 'Spedisci',
  HOME_STEP_SEND_TEXT:
    'Stampa l’etichetta o mostra il codice QR. {carrier} ci porta il pacco: dalla prima scansione il rischio è nostro.',
  HOME_STEP_PAID: 'Ricevi il pagamento',
  HOME_STEP_PAID_TEXT:
    'Confrontiamo ogni dispositivo con le tue risposte e lo paghiamo a parte, senza aspettare gli altri.',
  HOME_PROOF: 'Perché puoi fidarti del prezzo',
  HOME_PROOF_TEXT:
    'Altrove i problemi iniziano quando il pacco è arrivato: un secondo prezzo, più basso, con un motivo vago. Noi ci vincoliamo a regole che puoi verificare.',
  HOME_PROOF_RULE: 'Contano solo le differenze',
  HOME_PROOF_RULE_TEXT:
    'Dopo il controllo, solo le risposte che non corrispondono possono cambiare il prezzo. Valgono la stessa regola e lo stesso listino del giorno dell’offerta.',
  HOME_PROOF_PHOTO: 'Nessun rilievo senza foto',
  HOME_PROOF_PHOTO_TEXT:
    'Ogni correzione indica la domanda, mostra che cosa abbiamo trovato e di quanto cambia il prezzo.',
  HOME_PROOF_UP: 'Il prezzo può salire',
  HOME_PROOF_UP_TEXT:
    'Se il dispositivo è migliore di come l’hai descritto, paghiamo di più senza chiederti nulla.',
  HOME_PROOF_SILENCE: 'Il silenzio non è un sì',
  HOME_PROOF_SILENCE_TEXT:
    'Hai 14 giorni per rispondere a un nuovo prezzo. Se non rispondi, il dispositivo torna da te gratis.',
  HOME_WORRIES: 'Buono a sapersi',
  HOME_WORRY_DATA: 'Che cosa succede ai miei dati?',
  HOME_WORRY_DATA_TEXT:
    'Cancella i dati prima di spedire: i nostri consigli ti guidano. Noi li cancelliamo di nuovo, non li leggiamo mai e ti diamo un certificato.',
  HOME_WORRY_LOCK: 'E se dimentico di uscire dall’account?',
  HOME_WORRY_LOCK_TEXT:
    'Nessun problema: ti mandiamo una guida per il tuo modello e, tolto il blocco, il controllo riprende. Il tuo prezzo resta valido.',
  HOME_WORRY_PAYMENT: 'Quando e come ricevo i soldi?',
  HOME_WORRY_PAYMENT_TEXT:
    'Appena un dispositivo è accettato, versiamo l’importo sul tuo conto. Titolare del conto e venditore devono essere la stessa persona.',
  HOME_WORRY_RETURN: 'E se il nuovo prezzo non mi convince?',
  HOME_WORRY_RETURN_TEXT:
    'Fatti restituire il dispositivo gratis, chiedi un secondo controllo da parte di un’altra persona o affidacelo per il riciclo. Decidi tu.',
  HOME_WORRIES_MORE: 'Come funziona nel dettaglio',
  HOME_BUSINESS: 'Vendi i dispositivi aziendali',
  HOME_BUSINESS_LEAD: 'Cerca un modello o inviaci la tua lista: ogni riga riceve il suo prezzo.',
  HOME_PARTNER: 'Cedi il tuo vecchio dispositivo',
  HOME_PARTNER_LEAD:
    'Trova il tuo dispositivo e vedi il prezzo con poche domande. Spedizione e restituzione sono gratuite.',
} satisfies Record<keyof typeof source, string>
