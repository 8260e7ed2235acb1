import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Il tuo prezzo',
  OFFER_NO_SCRIPT: 'Per vendere online serve JavaScript. Se non puoi attivarlo, scrivici e ti aiutiamo.',
  OFFER_WRITE: 'Scrivici',
  OFFER_STEP: 'Domanda {number} di {count}',
  OFFER_NEXT: 'Avanti',
  OFFER_BACK: 'Indietro',
  OFFER_WATCH: 'Crea un avviso di prezzo',
  OFFER_SELF_TEST: 'Prova il dispositivo, circa {seconds} secondi',
  OFFER_RESET: 'Ricomincia',
  OFFER_MULTI_HINT: 'Seleziona tutto ciò che corrisponde.',
  OFFER_HELP: 'Come faccio a saperlo?',
  OFFER_STORAGE: 'Quanta memoria ha?',
  OFFER_STORAGE_HINT: 'La trovi nelle impostazioni, sotto «Info» o «Archiviazione».',
  OFFER_CONDITION: 'In che stato è?',
  OFFER_CONDITION_HINT: 'Guardalo alla luce del giorno, da ogni lato, senza custodia né pellicola.',

  SHEET_TITLE: 'È tutto corretto?',
  SHEET_CONFIRM: 'Sì, tutto',
  SHEET_SHOW: 'Mostra il mio prezzo',
  SHEET_DIFFERS: 'Non è così',
  SHEET_ALL: 'Tutto corretto',
  SHEET_CHOOSE: 'Scegli la risposta giusta oppure togli la spunta.',

  CONDITION_NEW_TEXT: 'Mai aperto, nella confezione originale.',
  CONDITION_LIKE_NEW_TEXT: 'Nessun segno visibile da 30\u00a0cm di distanza.',
  CONDITION_GOOD_TEXT: 'I segni si vedono, ma non si sentono con l’unghia.',
  CONDITION_OK_TEXT: 'Segni che si sentono al tatto, ammaccature fino a 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Ammaccature più profonde, scocca piegata o con crepe.',
  CONDITION_ENLARGE: '{condition}: ingrandisci l’immagine',
  COMPARE_TITLE: 'Confronta gli stati',
  DISPLAY_CHECK_TITLE: 'Controlla lo schermo',

  FACTS_TITLE: 'Hai dubbi? Bastano poche domande',

  FILM_TITLE: 'Guarda gli stati in un video (12\u00a0s)',

  EFFECT_NO_OFFER: 'nessuna offerta',
  EFFECT_BLOCKED: 'sbloccalo prima',
  EFFECT_FOLLOW_UP: 'in base al guasto',

  PRICE_SO_FAR: 'Prezzo finora',
  PRICE_FINAL: 'Ti paghiamo',
  PRICE_UP_TO_SHORT: 'fino a',
  PRICE_SO_FAR_SHORT: 'finora',
  PRICE_FINAL_SHORT: 'ricevi',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {Ancora # domanda} many {Ancora # di domande} other {Ancora # domande}}',
  PRICE_DONE: 'Il tuo prezzo esatto. L’offerta vale {days} giorni.',

  BREAKDOWN_TITLE: 'Dettaglio del prezzo',
  BREAKDOWN_BASE: 'Prezzo base',
  BREAKDOWN_BASE_STORAGE: 'Prezzo base, {storage}',
  BREAKDOWN_CONDITION: 'Stato: {condition}',
  BREAKDOWN_FLOOR: 'Minimo: {share} del prezzo base',
  BREAKDOWN_ROUNDING: 'Arrotondato per difetto all’euro',
  BREAKDOWN_TOTAL: 'Totale',

  HISTORY_SINCE: 'Prezzo invariato dal {date}.',
  HISTORY_CHANGED: '{change} dal {date}. In questo periodo il prezzo è stato tra {lowest} e {highest}.',

  GATE_LOCKED: 'Non compriamo dispositivi che restano bloccati',
  GATE_LOCKED_TEXT:
    'Nessun altro potrebbe usarlo. Se esci dall’account prima di spedire, l’offerta resta valida.',
  NO_OFFER: 'Per questo dispositivo non possiamo farti un’offerta',
  NO_OFFER_DANGEROUS_GOODS:
    'Una batteria gonfia può incendiarsi e non va mai spedita. Porta il dispositivo a un centro di raccolta. Non ricaricarlo e non premerlo.',
  NO_OFFER_FUNGUS: 'I funghi estesi sulle lenti non si possono eliminare e si diffondono ad altri obiettivi.',
  NO_OFFER_NO_PICTURE: 'Riparare un monitor senza immagine costerebbe più di quanto vale.',
  NO_OFFER_PANEL_BROKEN: 'Sostituire un pannello rotto costerebbe più di quanto vale il monitor.',
  NO_OFFER_BANNED: 'Una console esclusa dal servizio online non si può rivendere.',
  NO_OFFER_MODDED: 'Non compriamo console aperte o con hardware o software modificati.',
  NO_OFFER_TOO_LOW:
    'Con queste risposte il prezzo è inferiore a {minimum}, e sotto questa cifra non facciamo offerte. Però ricicliamo gratis il dispositivo e ti inviamo un’etichetta di spedizione.',
  STOP_RECYCLE: 'Ricicla gratis',
  STOP_ADVICE: 'Batteria gonfia: che cosa fare',

  ANSWERS_CHANGE: 'Modifica',
  ADDED_TITLE: 'Aggiunto alla vendita: {name}',
  ADDED_UNTIL: 'L’offerta scade il {moment}.',
  ADDED_CLOSE: 'Chiudi',
} satisfies Record<keyof typeof source, string>
