import type { catalogue as familiar } from '../catalogue.ts'

/** Lists and search, to a business. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Sie sind hier',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# Gerät} other {# Geräte}} mit Höchstpreis. Wählen Sie Ihres aus, beantworten Sie ein paar Fragen und sehen Sie sofort Ihren Preis.',
  OVERVIEW_SEARCH_EMPTY: 'Welches Gerät möchten Sie verkaufen?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Suchen Sie Ihr Gerät nach Name oder Modellnummer und sehen Sie, was wir dafür zahlen.',
  OVERVIEW_SEARCH_HINT:
    'Geben Sie einen Namen ein („Galaxy S22“) oder die Modellnummer, die auf dem Gerät steht („SM-S901B“).',
  OVERVIEW_NOTHING_TEXT:
    'Prüfen Sie die Schreibweise oder suchen Sie nach der Modellnummer, sie steht oft auf der Rückseite. Oder wählen Sie eine Kategorie:',
  OVERVIEW_NOTHING_CONTACT: 'Ihr Gerät fehlt? Schreiben Sie uns.',
  SELL_MANUFACTURERS: 'Wählen Sie den Hersteller',
  PDP_DESCRIPTION:
    '{name} verkaufen und bis zu {price} bekommen. Sie sehen, was jede Antwort am Preis ändert. Versand kostenlos, auch zurück.',
  PDP_UP_TO_NOTE:
    'Zustand „Wie neu“, alles funktioniert, größter Speicher. Versiegelt gibt es mehr. Ihren genauen Preis sehen Sie nach ein paar Fragen.',
  SEARCH_NOTHING: 'Nichts gefunden für „{query}“. Versuchen Sie es mit der Modellnummer.',
  SEARCH_RECENT: 'Ihre letzten Suchen',
} satisfies Partial<Record<keyof typeof familiar, string>>
