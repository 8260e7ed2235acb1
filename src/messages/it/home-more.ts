import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
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
    'Poche domande sul tuo dispositivo. Il prezzo si aggiorna a ogni risposta e poi vale {days} giorni.',
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
    'Cancella i dati prima di spedire: i nostri consigli ti guidano. Noi li cancelliamo di nuovo e non li leggiamo mai.',
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
  SEAL_RATING: '{value} su 5',
  SEAL_RATING_COUNT: '{count, plural, one {# recensione} other {# recensioni}} su {source}',
  SEAL_FAIRNESS: '{share} pagati come da offerta o meglio',
  SEAL_FAIRNESS_COUNT: 'su {devices} dispositivi controllati',
  SEAL_COUNTING: 'Contiamo alla luce del sole',
  SEAL_COUNTING_TEXT: 'Chiunque può leggere come finiscono i nostri controlli.',
  SEAL_MORE: 'Trasparenza in cifre',
  REVIEWS: 'Cosa dice chi ha venduto',
  REVIEWS_LABEL: 'Recensioni, scorri di lato',
} satisfies Record<keyof typeof source, string>
