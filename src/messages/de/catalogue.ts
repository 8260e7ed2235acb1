import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Du bist hier',
  BREADCRUMB_HOME: 'Start',

  DEVICE_UP_TO: 'bis zu {price}',

  HOME_MANUFACTURERS: 'Von welchem Hersteller ist es?',
  HOME_POPULAR: 'Beliebte Geräte',
  HOME_POPULAR_TEXT:
    'Unsere Preise für Geräte im Zustand „Wie neu“ mit dem größten Speicher, wenn alles funktioniert. Für versiegelte gibt es mehr.',

  OVERVIEW_CATEGORY: 'Alle {category}, die wir kaufen',
  OVERVIEW_MANUFACTURER: 'Geräte von {name} verkaufen',
  OVERVIEW_SERIES: '{name} verkaufen',
  OVERVIEW_SERIES_TITLE: '{name} verkaufen: alle {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# Gerät} other {# Geräte}} mit Höchstpreis. Wähle deins aus, beantworte ein paar Fragen und sieh sofort deinen Preis.',
  OVERVIEW_SEARCH: 'Ergebnisse für „{query}“',
  OVERVIEW_SEARCH_EMPTY: 'Welches Gerät möchtest du verkaufen?',
  OVERVIEW_SEARCH_DESCRIPTION: 'Such dein Gerät nach Name oder Modellnummer und sieh, was wir dafür zahlen.',
  OVERVIEW_SEARCH_HINT:
    'Gib einen Namen ein („Galaxy S22“) oder die Modellnummer, die auf dem Gerät steht („SM-S901B“).',
  OVERVIEW_COUNT: '{count, plural, =0 {Keine Geräte} one {# Gerät} other {# Geräte}}',
  OVERVIEW_NOTHING: 'Kein passendes Gerät gefunden',
  OVERVIEW_NOTHING_TEXT:
    'Prüf die Schreibweise oder such nach der Modellnummer, sie steht oft auf der Rückseite. Oder wähle eine Kategorie:',
  OVERVIEW_NOTHING_CONTACT: 'Dein Gerät fehlt? Schreib uns.',
  OVERVIEW_FILTERED_NOTHING: 'Kein Gerät passt zu diesen Filtern',
  OVERVIEW_JUMP: 'Zu einer Serie springen',
  OVERVIEW_ABOUT: 'Gut zu wissen',

  FILTER_LABEL: 'Liste eingrenzen',
  FILTER_MANUFACTURER: 'Hersteller',
  FILTER_CATEGORY: 'Kategorie',
  FILTER_SERIES: 'Serie',
  FILTER_YEAR: 'Jahr',
  FILTER_SORT: 'Sortierung',
  FILTER_ALL: 'Alle',
  FILTER_RESET: 'Filter entfernen',
  SORT_SERIES: 'Nach Serie',
  SORT_NEWEST: 'Neueste zuerst',
  SORT_PRICE: 'Höchster Preis zuerst',
  SORT_POPULAR: 'Beliebte zuerst',
  SORT_NAME: 'Nach Name',

  PAGING_LABEL: 'Seiten der Liste',
  PAGING_PREVIOUS: 'Vorige Seite',
  PAGING_NEXT: 'Nächste Seite',
  PAGING_PAGE: 'Seite {page}',
  PAGING_STATUS: 'Seite {page} von {count}',

  SELL_ALL: '{count, plural, one {# Modell ansehen} other {Alle # Modelle ansehen}}',
  SELL_MANUFACTURERS: 'Wähle den Hersteller',
  SELL_DEVICES: 'Beliebte Geräte',

  PDP_TITLE: '{name} verkaufen',
  PDP_DESCRIPTION:
    '{name} verkaufen und bis zu {price} bekommen. Du siehst, was jede Antwort am Preis ändert. Versand kostenlos, auch zurück.',
  PDP_UP_TO: 'Wir zahlen bis zu',
  PDP_UP_TO_NOTE:
    'Zustand „Wie neu“, alles funktioniert, größter Speicher. Versiegelt gibt es mehr. Deinen genauen Preis siehst du nach ein paar Fragen.',
  PDP_PICTURE: 'Zeichnung: {name}',

  RECENT_DEVICES: 'Zuletzt angesehen',
  RECENT_CLEAR: 'Liste leeren',

  SEARCH_SUGGESTIONS: 'Vorschläge',
  SEARCH_SUGGESTION_COUNT: '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}',
  SEARCH_ALL: '{count, plural, one {# Ergebnis zeigen} other {Alle # Ergebnisse zeigen}}',
  SEARCH_NOTHING: 'Nichts gefunden für „{query}“. Versuch es mit der Modellnummer.',
  SEARCH_RECENT: 'Deine letzten Suchen',
  SEARCH_RECENT_CLEAR: 'Löschen',
} satisfies Record<keyof typeof source, string>
