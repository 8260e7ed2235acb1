import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in Zahlen',
  SCREEN_FAIRNESS_LEAD:
    'So gehen unsere Prüfungen aus. Jedes geprüfte Gerät zählt, auch wenn das Ergebnis gegen uns spricht.',
  FAIRNESS_PERIOD: 'Verkäufe in allen Ländern, die zwischen dem {from} und dem {until} endeten.',
  FAIRNESS_EMPTY: 'Noch nicht genug Geräte',
  FAIRNESS_EMPTY_TEXT: 'Ab {count} Geräten sind die Zahlen aussagekräftig.',
  FAIRNESS_COUNTING: 'Wir berechnen die Zahlen gerade neu. Bald stehen sie hier.',
  FAIRNESS_SUMMARY: '{share} von {devices} Geräten haben wir wie angeboten oder besser bezahlt.',
  FAIRNESS_ENDS: 'So ging es aus',
  FAIRNESS_AS_QUOTED: 'Wie angeboten bezahlt',
  FAIRNESS_RAISED: 'Mehr bezahlt als angeboten',
  FAIRNESS_LOWERED: 'Weniger bezahlt, mit Zustimmung',
  FAIRNESS_RETURNED: 'Zurückgeschickt',
  FAIRNESS_RECYCLED: 'Auf Wunsch recycelt',
  FAIRNESS_HANDED_OVER: 'An die Behörden übergeben',
  FAIRNESS_BY_CATEGORY: 'Nach Kategorie',
  FAIRNESS_CATEGORY: 'Kategorie',
  FAIRNESS_DEVICES: 'Geräte',
  FAIRNESS_TIMES: 'So lange dauert es',
  FAIRNESS_TIMES_TEXT: 'Median in Stunden, aufgerundet, mit Nächten und Wochenenden.',
  FAIRNESS_ALL: 'Alle Geräte',
  FAIRNESS_TRANSIT: 'Weg zu uns',
  FAIRNESS_INSPECTION: 'Ankunft bis Ergebnis',
  FAIRNESS_ANSWER: 'Bis zur Antwort',
  FAIRNESS_APPEAL: 'Zweite Prüfung',
  FAIRNESS_PAYOUT: 'Annahme bis Zahlung',
  FAIRNESS_RETURN: 'Rücksendung',
  FAIRNESS_HOURS: '{hours}\u00a0Std.',
  FAIRNESS_TOO_FEW: 'zu wenige',
  FAIRNESS_APPEALS: 'Zweite Prüfungen',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {# zweite Prüfung wurde verlangt.} other {# zweite Prüfungen wurden verlangt.}} In {upheld, plural, one {# Fall} other {# Fällen}} galt danach der angebotene Preis, in {rejected, plural, one {# Fall} other {# Fällen}} blieb es bei einer Abweichung.',
  FAIRNESS_APPEALS_NONE: 'Niemand hat eine zweite Prüfung verlangt.',
  FAIRNESS_FREE_RECYCLING: 'Kostenlos recycelt',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# Gerät} other {# Geräte}} seit dem {date}. Dafür gab es kein Angebot, deshalb zählen sie oben nicht mit.',
  FAIRNESS_METHOD: 'So zählen wir',
  FAIRNESS_METHOD_LOG:
    'Die Zahlen kommen direkt aus dem Protokoll jedes Geräts. Dessen Einträge kann niemand ändern oder weglassen.',
  FAIRNESS_METHOD_SETTLED:
    'Ein Gerät zählt, sobald es bezahlt, zurückgegeben, recycelt oder den Behörden übergeben ist. Verlorene Pakete bezahlen wir wie angeboten. Sie zählen nicht mit, weil es keine Prüfung gab.',
  FAIRNESS_METHOD_FEW: 'Unter {count} Geräten zeigen wir keine Zahl, weil sie vom Zufall abhinge.',
  FAIRNESS_METHOD_FRESH: 'Stand: {moment}. Die Zahlen werden alle {minutes}\u00a0Minuten aktualisiert.',
} satisfies Record<keyof typeof source, string>
