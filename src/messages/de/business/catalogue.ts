import type { catalogue as familiar } from '../catalogue.ts'

/** Lists and search, to a business. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Sie sind hier',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# Gerät} other {# Geräte}} mit unserem Höchstpreis. Wählen Sie Ihres aus, beantworten Sie ein paar Fragen und sehen Sie, wie der Preis entsteht.',
  OVERVIEW_SEARCH_EMPTY: 'Welches Gerät möchten Sie verkaufen?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Suchen Sie Ihr Gerät nach Name oder Modellnummer und sehen Sie, was wir dafür zahlen.',
  OVERVIEW_SEARCH_HINT:
    'Geben Sie einen Namen ein („Galaxy S22“) oder die Modellnummer, die auf dem Gerät steht („SM-S901B“).',
  OVERVIEW_NOTHING_TEXT:
    'Prüfen Sie die Schreibweise oder geben Sie weniger ein: Oft reicht die Modellnummer von der Rückseite. Oder suchen Sie nach Geräteart:',
  OVERVIEW_NOTHING_CONTACT: 'Fehlt Ihr Gerät? Schreiben Sie uns.',
  SELL_MANUFACTURERS: 'Wählen Sie den Hersteller',
  PDP_DESCRIPTION:
    '{name} verkaufen: bis zu {price}. Was jede Antwort am Preis ändert, sehen Sie vorher. Versand und Rücksendung sind kostenlos.',
  PDP_UP_TO_NOTE:
    'Wie neu, alles funktioniert, größter Speicher, falls es mehrere gibt. Versiegelt in der Packung bringt es mehr. Ihre Antworten bestimmen den genauen Preis.',
  PDP_FACTS: 'Ist das Ihr Gerät?',
  PDP_WRONG: 'Nicht Ihres? Ganze Serie {series}',
  SEARCH_NOTHING: 'Nichts gefunden für „{query}“. Versuchen Sie es mit der Modellnummer.',
  SEARCH_RECENT: 'Ihre letzten Suchen',
} satisfies Partial<Record<keyof typeof familiar, string>>
