import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Ti trovi qui',
  BREADCRUMB_HOME: 'Inizio',

  DEVICE_UP_TO: 'fino a {price}',

  HOME_MANUFACTURERS: 'Parti dal produttore',
  HOME_POPULAR: 'Dispositivi popolari',
  HOME_POPULAR_TEXT:
    'Quanto paghiamo per un dispositivo come nuovo in cui tutto funziona, con la memoria più grande se ce n’è più di una. Sigillato nella confezione vale di più.',

  OVERVIEW_CATEGORY: '{category}: tutti i modelli che compriamo',
  OVERVIEW_MANUFACTURER: 'Vendi dispositivi {name}',
  OVERVIEW_SERIES: 'Vendi {name}',
  OVERVIEW_SERIES_TITLE: 'Vendi {name}: {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# dispositivo} many {# di dispositivi} other {# dispositivi}} con il prezzo massimo che paghiamo. Scegli il tuo, rispondi a poche domande e vedi come nasce il prezzo.',
  OVERVIEW_SEARCH: 'Risultati per «{query}»',
  OVERVIEW_SEARCH_EMPTY: 'Quale dispositivo vuoi vendere?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Trova il tuo dispositivo per nome o numero di modello e vedi quanto lo paghiamo.',
  OVERVIEW_SEARCH_HINT:
    'Scrivi un nome («Galaxy S22») o il numero di modello riportato sul dispositivo («SM-S901B»).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Nessun dispositivo} one {# dispositivo} many {# di dispositivi} other {# dispositivi}}',
  OVERVIEW_NOTHING: 'Nessun dispositivo con queste parole',
  OVERVIEW_NOTHING_TEXT:
    'Controlla come hai scritto o scrivi meno: spesso basta il numero di modello sul retro del dispositivo. Oppure parti da una categoria:',
  OVERVIEW_NOTHING_CONTACT: 'Il tuo dispositivo non c’è? Scrivici.',
  OVERVIEW_FILTERED_NOTHING: 'Nessun dispositivo con questi filtri',
  OVERVIEW_JUMP: 'Vai a una serie',
  OVERVIEW_ABOUT: 'Buono a sapersi',

  FILTER_LABEL: 'Restringi l’elenco',
  FILTER_MANUFACTURER: 'Produttore',
  FILTER_CATEGORY: 'Categoria',
  FILTER_SERIES: 'Serie',
  FILTER_YEAR: 'Anno',
  FILTER_SORT: 'Ordine',
  FILTER_ALL: 'Qualsiasi',
  FILTER_RESET: 'Togli i filtri',
  SORT_SERIES: 'Per serie',
  SORT_NEWEST: 'Prima i più recenti',
  SORT_PRICE: 'Prima il prezzo più alto',
  SORT_POPULAR: 'Prima i più popolari',
  SORT_NAME: 'Per nome',

  PAGING_LABEL: 'Pagine dell’elenco',
  PAGING_PREVIOUS: 'Pagina precedente',
  PAGING_NEXT: 'Pagina successiva',
  PAGING_PAGE: 'Pagina {page}',
  PAGING_STATUS: 'Pagina {page} di {count}',

  // The number stands at the end: before it the article would change (“i 7”, but “gli 8”).
  SELL_ALL:
    '{count, plural, one {Vedi # modello} many {Vedi tutti i modelli (#)} other {Vedi tutti i modelli (#)}}',
  SELL_MANUFACTURERS: 'Scegli il produttore',
  SELL_DEVICES: 'Dispositivi popolari',

  PDP_TITLE: 'Vendi {name}',
  PDP_DESCRIPTION:
    'Vendi {name}: paghiamo fino a {price}. Vedi l’effetto di ogni risposta sul prezzo prima di sceglierla. Spedizione e reso gratuiti.',
  PDP_UP_TO: 'Paghiamo fino a',
  PDP_UP_TO_NOTE:
    'Come nuovo, tutto funzionante, con la memoria più grande se ce n’è più di una. Sigillato nella confezione vale di più. Il prezzo esatto dipende dalle tue risposte.',
  PDP_FACTS: 'È questo il tuo dispositivo?',
  PDP_MANUFACTURER: 'Produttore',
  PDP_SERIES: 'Serie',
  PDP_RELEASED: 'Uscita',
  PDP_STORAGE: 'Memoria',
  PDP_CODES: 'Numeri di modello',
  PDP_CODES_HINT: 'Trovi il numero sul dispositivo, sulla scatola o nelle impostazioni.',
  PDP_WRONG: 'Non è il tuo? Vedi tutti i modelli {series}',
  PDP_RELATED: 'Altri modelli {series}',
  PDP_PICTURE: 'Disegno: {name}',

  RECENT_DEVICES: 'Visti di recente',
  RECENT_CLEAR: 'Svuota l’elenco',

  SEARCH_SUGGESTIONS: 'Suggerimenti',
  SEARCH_SUGGESTION_COUNT:
    '{count, plural, =0 {Nessun suggerimento} one {# suggerimento} many {# di suggerimenti} other {# suggerimenti}}',
  SEARCH_ALL:
    '{count, plural, one {Mostra # risultato} many {Mostra tutti i risultati (#)} other {Mostra tutti i risultati (#)}}',
  SEARCH_NOTHING: 'Nessun risultato per «{query}». Prova con il numero di modello.',
  SEARCH_RECENT: 'Le tue ultime ricerche',
  SEARCH_RECENT_CLEAR: 'Cancella',
} satisfies Record<keyof typeof source, string>
