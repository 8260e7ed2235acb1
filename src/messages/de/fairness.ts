import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in Zahlen',
  SCREEN_FAIRNESS_LEAD:
    'Wie unsere Prüfungen wirklich ausgehen: Jedes geprüfte Gerät zählt, ob uns das Ergebnis passt oder nicht.',
  FAIRNESS_PERIOD: 'Verkäufe, die zwischen dem {from} und dem {until} zu Ende gingen, in allen Ländern.',
  FAIRNESS_EMPTY: 'Noch nicht genug Geräte',
  FAIRNESS_EMPTY_TEXT:
    'Zahlen zeigen wir ab {count} Geräten. Weniger wäre Zufall, und Zufall verkaufen wir dir nicht als Versprechen.',
  FAIRNESS_SUMMARY: '{share} von {devices} Geräten haben wir wie angeboten oder besser bezahlt.',
  FAIRNESS_ENDS: 'So ging es aus',
  FAIRNESS_AS_QUOTED: 'Wie angeboten bezahlt',
  FAIRNESS_RAISED: 'Mehr bezahlt als angeboten',
  FAIRNESS_LOWERED: 'Weniger bezahlt, mit Zustimmung',
  FAIRNESS_RETURNED: 'Zurückgeschickt',
  FAIRNESS_RECYCLED: 'Auf Wunsch recycelt',
  FAIRNESS_HANDED_OVER: 'An die Behörden übergeben',
  FAIRNESS_BY_CATEGORY: 'Nach Art des Geräts',
  FAIRNESS_CATEGORY: 'Art',
  FAIRNESS_DEVICES: 'Geräte',
  FAIRNESS_TIMES: 'So lange dauert es',
  FAIRNESS_TIMES_TEXT:
    'Die Hälfte der Geräte brauchte nicht länger. In Stunden, aufgerundet, Nächte und Wochenenden eingerechnet.',
  FAIRNESS_ALL: 'Alle Geräte',
  FAIRNESS_TRANSIT: 'Weg zu uns',
  FAIRNESS_INSPECTION: 'Ankunft bis Ergebnis',
  FAIRNESS_ANSWER: 'Bis zur Antwort',
  FAIRNESS_APPEAL: 'Zweite Prüfung',
  FAIRNESS_PAYOUT: 'Zusage bis Zahlung',
  FAIRNESS_RETURN: 'Rückweg',
  FAIRNESS_HOURS: '{hours}\u00a0Std.',
  FAIRNESS_TOO_FEW: 'zu wenige',
  FAIRNESS_APPEALS: 'Zweite Prüfungen',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {# zweite Prüfung wurde verlangt.} other {# zweite Prüfungen wurden verlangt.}} In {upheld, plural, one {# Fall} other {# Fällen}} galt danach der angebotene Preis, in {rejected, plural, one {# Fall} other {# Fällen}} blieb es beim ersten Ergebnis.',
  FAIRNESS_APPEALS_NONE: 'Niemand hat eine zweite Prüfung verlangt.',
  FAIRNESS_METHOD: 'So zählen wir',
  FAIRNESS_METHOD_LOG:
    'Die Zahlen kommen direkt aus dem Protokoll jedes Geräts. Niemand kann darin einen Eintrag ändern, und niemand sucht aus, was zählt.',
  FAIRNESS_METHOD_SETTLED:
    'Ein Gerät zählt, sobald es bezahlt, zurückgegeben, recycelt oder den Behörden übergeben ist. Verlorene Pakete bezahlen wir wie angeboten; über Prüfungen sagen sie nichts, deshalb zählen sie nicht mit.',
  FAIRNESS_METHOD_FEW: 'Weniger als {count} Geräte zeigen wir nicht: Das wäre Zufall.',
  FAIRNESS_METHOD_FRESH: 'Gezählt am {moment}. Alle zehn Minuten gibt es neue Zahlen.',
} satisfies Record<keyof typeof source, string>
