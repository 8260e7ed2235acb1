import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Percorso di navigazione',
  BREADCRUMB_HOME: 'Home',

  DEVICE_UP_TO: 'fino a {price}',

  HOME_MANUFACTURERS: 'Parti dalla marca',
  HOME_POPULAR: 'I più popolari',
  HOME_POPULAR_TEXT:
    'Quanto paghiamo un dispositivo come nuovo e perfettamente funzionante, con la memoria più grande se ce n’è più di una. Se è ancora sigillato, vale di più.',

  OVERVIEW_CATEGORY: '{category}: tutti i modelli che compriamo',
  OVERVIEW_MANUFACTURER: 'Vendi dispositivi {name}',
  OVERVIEW_SERIES: 'Vendi {name}',
  OVERVIEW_SERIES_TITLE: 'Vendi {name}: {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# dispositivo} many {# di dispositivi} other {# dispositivi}} con il prezzo massimo che paghiamo. Scegli il tuo, rispondi a poche domande e vedi come si calcola il prezzo.',
  OVERVIEW_SEARCH: 'Risultati per «{query}»',
  OVERVIEW_SEARCH_EMPTY: 'Quale dispositivo vuoi vendere?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Trova il tuo dispositivo per nome o numero di modello e vedi quanto lo paghiamo.',
  OVERVIEW_SEARCH_HINT:
    'Scrivi un nome («Galaxy S22») o il numero di modello riportato sul dispositivo («SM-S901B»).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Nessun dispositivo} one {# dispositivo} many {# di dispositivi} other {# dispositivi}}',
  OVERVIEW_NOTHING: 'Nessun dispositivo trovato',
  OVERVIEW_NOTHING_TEXT:
    'Controlla l’ortografia o usa meno parole: spesso basta il numero di modello sul retro del dispositivo. Oppure parti da una categoria:',
  OVERVIEW_NOTHING_CONTACT: 'Il tuo dispositivo non c’è? Scrivici.',
  OVERVIEW_FILTERED_NOTHING: 'Nessun dispositivo con questi filtri',
  OVERVIEW_JUMP: 'Vai alla serie',
  OVERVIEW_ABOUT: 'Buono a sapersi',

  FILTER_LABEL: 'Filtra l’elenco',
  FILTER_MANUFACTURER: 'Marca',
  FILTER_CATEGORY: 'Categoria',
  FILTER_SERIES: 'Serie',
  FILTER_YEAR: 'Anno',
  FILTER_SORT: 'Ordina per',
  FILTER_ALL: 'Qualsiasi',
  FILTER_RESET: 'Rimuovi i filtri',
  SORT_SERIES: 'Serie',
  SORT_NEWEST: 'Più recenti',
  SORT_PRICE: 'Prezzo più alto',
  SORT_POPULAR: 'Più popolari',
  SORT_NAME: 'Nome',

  PAGING_LABEL: 'Pagine dell’elenco',
  PAGING_PREVIOUS: 'Pagina precedente',
  PAGING_NEXT: 'Pagina successiva',
  PAGING_PAGE: 'Pagina {page}',
  PAGING_STATUS: 'Pagina {page} di {count}',

  // The number stands at the end: before it the article would change (“i 7”, but “gli 8”).
  SELL_ALL:
    '{count, plural, one {Vedi # modello} many {Vedi tutti i modelli (#)} other {Vedi tutti i modelli (#)}}',
  SELL_MANUFACTURERS: 'Scegli la marca',
  SELL_DEVICES: 'I più popolari',

  PDP_TITLE: 'Vendi {name}',
  PDP_DESCRIPTION:
    'Vendi {name}: paghiamo fino a {price}. Vedi l’effetto di ogni risposta sul prezzo prima di sceglierla. Spedizione e restituzione gratuite.',
  PDP_UP_TO: 'Paghiamo fino a',
  PDP_UP_TO_NOTE:
    'Come nuovo, perfettamente funzionante, con la memoria più grande se ce n’è più di una. Se è ancora sigillato, vale di più. Il prezzo esatto dipende dalle tue risposte.',
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
