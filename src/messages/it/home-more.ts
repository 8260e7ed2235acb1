import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Ecco come si calcola il prezzo',
  HOME_EXAMPLE_TEXT:
    'Ogni offerta parte da un prezzo base e dalle tue risposte. Cambia una risposta: il prezzo si aggiorna subito.',
  HOME_EXAMPLE_DEVICE: 'Esempio: smartphone, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Prezzo base',
  HOME_EXAMPLE_CONDITION: 'Stato',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Come nuovo',
  HOME_EXAMPLE_CONDITION_GOOD: 'Buono',
  HOME_EXAMPLE_CONDITION_OK: 'Accettabile',
  HOME_EXAMPLE_BATTERY: 'Stato della batteria',
  HOME_EXAMPLE_BATTERY_GE_90: '90% o più',
  HOME_EXAMPLE_BATTERY_B80_89: 'Dall’80 all’89%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Sotto l’80%',
  HOME_EXAMPLE_GLASS: 'Vetro',
  HOME_EXAMPLE_GLASS_INTACT: 'Integro',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Piccola scheggiatura',
  HOME_EXAMPLE_GLASS_BACK: 'Vetro posteriore rotto',
  HOME_EXAMPLE_ROUNDING: 'Arrotondato per difetto',
  HOME_EXAMPLE_TOTAL: 'Offerta',
  HOME_EXAMPLE_NOTE: 'Esempio di calcolo: il prezzo base dipende dal modello.',
  HOME_STEPS: 'Vendi in tre passi',
  HOME_STEP_ANSWER: 'Rispondi',
  HOME_STEP_ANSWER_TEXT:
    'Poche domande sul tuo dispositivo. Il prezzo si aggiorna a ogni risposta e poi vale {days} giorni.',
  HOME_STEP_SEND: 'Spedisci',
  HOME_STEP_SEND_TEXT:
    'Stampa l’etichetta di spedizione o mostra il codice QR. {carrier} ci porta il pacco e dalla prima scansione il rischio è nostro.',
  HOME_STEP_PAID: 'Ricevi il pagamento',
  HOME_STEP_PAID_TEXT:
    'Confrontiamo ogni dispositivo con le tue risposte e te lo paghiamo senza aspettare gli altri.',
  HOME_PROOF: 'Perché puoi fidarti del prezzo',
  HOME_PROOF_TEXT:
    'Un’offerta è buona solo se vale anche dopo la verifica. Per questo seguiamo regole che puoi controllare.',
  HOME_PROOF_RULE: 'Contano solo le differenze',
  HOME_PROOF_RULE_TEXT:
    'Dopo la verifica, il prezzo cambia solo per le risposte che non corrispondono, con la stessa regola e lo stesso listino dell’offerta.',
  HOME_PROOF_PHOTO: 'Ogni differenza, con foto',
  HOME_PROOF_PHOTO_TEXT: 'Vedi la domanda, che cosa abbiamo trovato e di quanto cambia il prezzo.',
  HOME_PROOF_UP: 'Il prezzo può salire',
  HOME_PROOF_UP_TEXT:
    'Se il dispositivo è in condizioni migliori di come l’hai descritto, paghiamo di più senza chiederti nulla.',
  HOME_PROOF_SILENCE: 'Il silenzio non è un sì',
  HOME_PROOF_SILENCE_TEXT:
    'Hai {days} giorni per rispondere a una nuova offerta. Se non rispondi, ti restituiamo il dispositivo gratis. Fa eccezione una batteria danneggiata, che non può viaggiare: in quel caso ti contattiamo.',
  HOME_WORRIES: 'Domande frequenti',
  HOME_WORRY_DATA: 'Che cosa succede ai miei dati?',
  HOME_WORRY_DATA_TEXT:
    'Cancellali prima di spedire: i nostri consigli ti guidano. Quando compriamo il dispositivo li cancelliamo di nuovo, senza mai leggerli. Per i dispositivi con memoria ricevi poi un certificato di cancellazione firmato.',
  HOME_WORRY_LOCK: 'E se dimentico di uscire dall’account?',
  HOME_WORRY_LOCK_TEXT:
    'Ti inviamo una guida per il tuo modello. Tolto il blocco, la verifica riprende e il tuo prezzo resta valido.',
  HOME_WORRY_PAYMENT: 'Quando e come mi pagate?',
  HOME_WORRY_PAYMENT_TEXT:
    'Appena un dispositivo è accettato, versiamo l’importo sul tuo conto di accredito. Deve essere intestato a te.',
  HOME_WORRY_RETURN: 'E se la nuova offerta non mi convince?',
  HOME_WORRY_RETURN_TEXT:
    'Decidi tu: restituzione gratuita, seconda verifica di un altro tecnico o riciclo. Solo un dispositivo con la batteria danneggiata non può essere rispedito.',
  HOME_WORRIES_MORE: 'Come funziona nel dettaglio',
} satisfies Record<keyof typeof source, string>
