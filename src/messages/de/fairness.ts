import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Fairness in Zahlen',
  SCREEN_FAIRNESS_LEAD:
    'So gehen unsere Prüfungen aus. Jedes geprüfte Gerät zählt, auch wenn das Ergebnis gegen uns spricht.',
  FAIRNESS_PERIOD: 'Verkäufe in allen Ländern, die zwischen dem {from} und dem {until} endeten.',
  FAIRNESS_EMPTY: 'Noch nicht genug Geräte',
  FAIRNESS_GROUPED: 'Mit anderen Kategorien zusammengefasst, damit kein einzelnes Gerät erkennbar ist',
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
  FAIRNESS_SO_FAR: 'Bisher {counted} von {needed} Geräten',
  FAIRNESS_PLAN: 'Was hier stehen wird',
  FAIRNESS_PLAN_TEXT:
    'Wir legen es fest, bevor wir das Ergebnis kennen. Anteile und Zeiten zeigen wir für alle Geräte und für jede Kategorie, immer über die letzten zwölf Monate, dazu die Ergebnisse zweiter Prüfungen.',
  FAIRNESS_PLAN_ENDS: 'Wie Prüfungen ausgehen',
  FAIRNESS_METHOD_FRESH:
    'Neue Zahlen gibt es nach {count} weiteren Geräten, höchstens {days, plural, one {einmal am Tag} other {alle # Tage}}.',
  FAIRNESS_METHOD_WAIT:
    'Die Zahlen einer Kategorie ändern sich immer um mindestens {few} Geräte. Bei weniger bleiben sie stehen und die neuen Geräte warten. Sonst ließe sich aus zwei Ständen ablesen, wie ein einzelner Verkauf ausging.',
  FAIRNESS_METHOD_EDITION: 'Das ist Ausgabe {number} vom {moment}.',
  FAIRNESS_DATA: 'Zahlen selbst kontrollieren',
  FAIRNESS_DATA_TEXT:
    'Alle Zahlen zu den Prüfungen lassen sich aus einer einzigen Datei berechnen. Deren Prüfsumme steht im öffentlichen Protokoll. Ein späterer Austausch der Datei würde auffallen.',
  FAIRNESS_DATA_LATER:
    'Sobald es Zahlen gibt, kannst du sie hier herunterladen und selbst berechnen. Die Prüfsumme der Datei steht dann im öffentlichen Protokoll. Ein späterer Austausch würde auffallen.',
  FAIRNESS_DATA_PRIVACY:
    'Die Datei enthält nur Anzahlen, keine Namen, Tage, Preise oder Verkaufsnummern. Kategorien mit weniger als {count} Geräten sind zusammengefasst, nötigenfalls mit der nächstgrößeren. Zeiten, die weniger als {few} Geräte teilen, rücken zur Mitte. Der Median bleibt dabei exakt gleich.',
  FAIRNESS_DATA_JSON: 'Zahlen mit Nachweis (JSON)',
  FAIRNESS_DATA_CSV: 'Zahlen als Tabelle (CSV)',
  FAIRNESS_DATA_HASH: 'Prüfsumme der Zahlen (SHA-256)',
  FAIRNESS_DATA_HOW: 'So kontrollierst du die Datei',
  FAIRNESS_DATA_HOW_TEXT:
    'Unser Prüfprogramm berechnet die Zahlen aus der Datei und kontrolliert, ob sie im öffentlichen Protokoll stehen. Es läuft mit Node auf deinem Computer und fragt nicht bei uns nach.',
  FAIRNESS_DATA_KEYS: 'Unsere öffentlichen Schlüssel',
  FAIRNESS_LOG: 'Das öffentliche Protokoll',
  FAIRNESS_LOG_TEXT:
    'Jedes Prüfergebnis bekommt hier einen Eintrag, bevor es mit den Angaben verglichen wird. Wer den Stand unten aufbewahrt, kann später erkennen, ob wir etwas geändert haben.',
  FAIRNESS_LOG_NONE: 'Das Protokoll beginnt in Kürze.',
  FAIRNESS_LOG_SIZE: 'Einträge',
  FAIRNESS_LOG_ROOT: 'Prüfsumme aller Einträge',
  FAIRNESS_LOG_TIME: 'Signiert am',
  FAIRNESS_LOG_HEAD: 'Signierter Stand (JSON)',
  FAIRNESS_LOG_VERIFY: 'Nachweis kontrollieren',
} satisfies Record<keyof typeof source, string>
