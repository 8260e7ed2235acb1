import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Il tuo prezzo',
  OFFER_NO_SCRIPT: 'Per vendere online serve JavaScript nel browser. Se manca, ti aiutiamo per messaggio.',
  OFFER_WRITE: 'Scrivici',
  OFFER_STEP: 'Domanda {number} di {count}',
  OFFER_NEXT: 'Avanti',
  OFFER_BACK: 'Indietro',
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
  CONDITION_LIKE_NEW_TEXT: 'Nessun segno visibile da 30 cm di distanza.',
  CONDITION_GOOD_TEXT: 'I segni si vedono, ma non si sentono con l’unghia.',
  CONDITION_OK_TEXT: 'Segni percepibili al tatto, ammaccature fino a 2 mm.',
  CONDITION_BAD_TEXT: 'Ammaccature più profonde, piegato o con la scocca crepata.',
  CONDITION_ENLARGE: '{condition}: ingrandisci l’immagine',
  COMPARE_TITLE: 'Confronta: da perfetto a rotto',
  DISPLAY_CHECK_TITLE: 'Controlla lo schermo',

  FACTS_TITLE: 'Hai dubbi? Bastano poche verifiche',
  FACTS_SEALED: 'È ancora sigillato nella confezione?',
  FACTS_SEEN: 'Vedi segni da 30 cm di distanza?',
  FACTS_FELT: 'Si sentono con l’unghia?',
  FACTS_DEEP: 'Ha ammaccature più profonde di 2 mm, è piegato o crepato?',
  FACTS_YES: 'Sì, è così',
  FACTS_NO: 'Non è così',
  FACTS_RESULT: 'Allora lo stato è: {condition}',
  FACTS_TAKE: 'Scegli questo stato',

  FILM_TITLE: 'Guarda gli stati in un video (12 s)',
  FILM_TEXT: 'Il video è senza audio e senza testo. Mostra cinque volte lo stesso telefono:',

  EFFECT_NO_OFFER: 'nessuna offerta',
  EFFECT_BLOCKED: 'non se bloccato',
  EFFECT_FOLLOW_UP: 'in base al guasto',

  PRICE_SO_FAR: 'Prezzo finora',
  PRICE_FINAL: 'Ti paghiamo',
  PRICE_UP_TO_SHORT: 'fino a',
  PRICE_SO_FAR_SHORT: 'finora',
  PRICE_FINAL_SHORT: 'ricevi',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {Ancora # domanda} many {Ancora # di domande} other {Ancora # domande}}',
  PRICE_DONE: 'Il tuo prezzo esatto. L’offerta vale {days} giorni.',

  BREAKDOWN_TITLE: 'Come nasce il prezzo',
  BREAKDOWN_BASE: 'Prezzo base',
  BREAKDOWN_BASE_STORAGE: 'Prezzo base, {storage}',
  BREAKDOWN_CONDITION: 'Stato: {condition}',
  BREAKDOWN_FLOOR: 'Almeno il 5% del prezzo base',
  BREAKDOWN_ROUNDING: 'Arrotondato per difetto all’euro intero',
  BREAKDOWN_TOTAL: 'Totale',

  HISTORY_TITLE: 'Andamento del prezzo',
  HISTORY_SINCE: 'Questo prezzo vale dal giorno {date}.',
  HISTORY_CHANGED:
    '{change} dal giorno {date}. In questo periodo il prezzo è stato tra {lowest} e {highest}.',
  HISTORY_CHART:
    'Grafico del prezzo base dal giorno {date} a oggi: minimo {lowest}, massimo {highest}, ora {current}.',
  HISTORY_TABLE: 'Guarda come tabella',
  HISTORY_FROM: 'In vigore dal',
  HISTORY_TODAY: 'oggi',
  HISTORY_NOT_BOUGHT: 'nessun acquisto',

  GATE_LOCKED: 'Non possiamo comprare un dispositivo che resta bloccato',
  GATE_LOCKED_TEXT:
    'Nessuno potrebbe più usarlo. Se puoi ancora uscire dall’account, anche poco prima della spedizione, la tua offerta resta valida.',
  NO_OFFER: 'Non facciamo offerte per questo dispositivo',
  NO_OFFER_DANGEROUS_GOODS:
    'Una batteria gonfia può incendiarsi e non va spedita. Porta il dispositivo a un centro di raccolta; non ricaricarlo e non premerlo.',
  NO_OFFER_FUNGUS: 'I funghi estesi sul vetro non si possono eliminare e si diffondono ad altri obiettivi.',
  NO_OFFER_NO_PICTURE: 'Riparare un monitor senza immagine costa più di quanto vale.',
  NO_OFFER_PANEL_BROKEN: 'Sostituire un pannello rotto costa più di quanto vale il monitor.',
  NO_OFFER_BANNED: 'Una console bannata dal suo servizio online non si può rivendere.',
  NO_OFFER_MODDED: 'Non compriamo console che sono state aperte o che hanno hardware o software modificati.',
  NO_OFFER_TOO_LOW:
    'Con queste risposte il prezzo è inferiore a {minimum}, e sotto questa cifra non facciamo offerte. Se vuoi, ti mandiamo un’etichetta gratuita per il riciclo.',
  STOP_RECYCLE: 'Chiedi un’etichetta per il riciclo',
  STOP_ADVICE: 'Che cosa fare con una batteria gonfia',

  ANSWERS_CHANGE: 'Modifica',
  ADDED_TITLE: 'La tua vendita: {name}',
  ADDED_UNTIL: 'L’offerta vale fino al giorno {moment}.',
  ADDED_CLOSE: 'Chiudi',
} satisfies Record<keyof typeof source, string>
