import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Rzetelność w liczbach',
  SCREEN_FAIRNESS_LEAD:
    'Jak naprawdę kończą się nasze kontrole: liczy się każde sprawdzone urządzenie, czy wynik nam odpowiada, czy nie.',
  FAIRNESS_PERIOD: 'Transakcje zakończone między {from} a {until}, we wszystkich krajach.',
  FAIRNESS_EMPTY: 'Jeszcze za mało urządzeń',
  FAIRNESS_EMPTY_TEXT:
    'Liczby pokazujemy od {count} urządzeń. Przy mniejszej liczbie byłby to przypadek, a przypadek nie jest obietnicą.',
  FAIRNESS_SUMMARY: '{share} z {devices} urządzeń: wypłata zgodna z ofertą albo wyższa.',
  FAIRNESS_ENDS: 'Jak się skończyło',
  FAIRNESS_AS_QUOTED: 'Wypłata zgodna z ofertą',
  FAIRNESS_RAISED: 'Wypłata wyższa od oferty',
  FAIRNESS_LOWERED: 'Wypłata niższa, za zgodą sprzedającego',
  FAIRNESS_RETURNED: 'Odesłane',
  FAIRNESS_RECYCLED: 'Recykling na życzenie',
  FAIRNESS_HANDED_OVER: 'Przekazane właściwym organom',
  FAIRNESS_BY_CATEGORY: 'Według rodzaju urządzenia',
  FAIRNESS_CATEGORY: 'Rodzaj',
  FAIRNESS_DEVICES: 'Urządzenia',
  FAIRNESS_TIMES: 'Ile to trwa',
  FAIRNESS_TIMES_TEXT:
    'Połowa urządzeń nie potrzebowała więcej czasu. W godzinach zaokrąglonych w górę, razem z nocami i weekendami.',
  FAIRNESS_ALL: 'Wszystkie urządzenia',
  FAIRNESS_TRANSIT: 'W drodze do nas',
  FAIRNESS_INSPECTION: 'Od przyjęcia do wyniku',
  FAIRNESS_ANSWER: 'Do odpowiedzi sprzedającego',
  FAIRNESS_APPEAL: 'Ponowne sprawdzenie',
  FAIRNESS_PAYOUT: 'Od zgody do wypłaty',
  FAIRNESS_RETURN: 'W drodze powrotnej',
  FAIRNESS_HOURS: '{hours}\u00a0godz.',
  FAIRNESS_TOO_FEW: 'za mało',
  FAIRNESS_APPEALS: 'Ponowne sprawdzenia',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Poproszono o # ponowne sprawdzenie.} few {Poproszono o # ponowne sprawdzenia.} many {Poproszono o # ponownych sprawdzeń.} other {Poproszono o # ponownego sprawdzenia.}} W {upheld, plural, one {# przypadku} other {# przypadkach}} wypłaciliśmy oferowaną cenę, w {rejected, plural, one {# przypadku} other {# przypadkach}} potwierdził się pierwszy wynik.',
  FAIRNESS_APPEALS_NONE: 'Nikt nie poprosił o ponowne sprawdzenie.',
  FAIRNESS_METHOD: 'Jak liczymy',
  FAIRNESS_METHOD_LOG:
    'Liczby pochodzą wprost z dziennika każdego urządzenia. Nikt nie może zmienić w nim wpisu i nikt nie wybiera, co się liczy.',
  FAIRNESS_METHOD_SETTLED:
    'Urządzenie liczy się, gdy za nie zapłaciliśmy, wróciło do sprzedającego, trafiło do recyklingu albo zostało przekazane właściwym organom. Za zaginione paczki płacimy zgodnie z ofertą; nic nie mówią o kontrolach, więc ich nie liczymy.',
  FAIRNESS_METHOD_FEW: 'Poniżej {count} urządzeń nie pokazujemy nic: byłby to przypadek.',
  FAIRNESS_METHOD_FRESH: 'Stan na {moment}. Liczby odświeżamy co dziesięć minut.',
} satisfies Record<keyof typeof source, string>
