import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Rzetelność w liczbach',
  SCREEN_FAIRNESS_LEAD:
    'Tak kończą się nasze sprawdzenia. Liczymy każde sprawdzone urządzenie, także wtedy, gdy wynik nam nie pasuje.',
  FAIRNESS_PERIOD: 'Sprzedaże zakończone od {from} do {until}, ze wszystkich krajów.',
  FAIRNESS_EMPTY: 'Jeszcze za mało urządzeń',
  FAIRNESS_EMPTY_TEXT: 'Liczby pokazujemy od {count} urządzeń. Dopiero wtedy coś mówią.',
  FAIRNESS_COUNTING: 'Liczymy wszystko od nowa. Wkrótce pokażemy tu wyniki.',
  FAIRNESS_SUMMARY: '{share} z {devices} urządzeń: wypłata zgodna z ofertą albo wyższa.',
  FAIRNESS_ENDS: 'Jak się kończy sprzedaż',
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
  FAIRNESS_TIMES_TEXT: 'Mediana w godzinach, zaokrąglona w górę, razem z nocami i weekendami.',
  FAIRNESS_ALL: 'Wszystkie urządzenia',
  FAIRNESS_TRANSIT: 'W drodze do nas',
  FAIRNESS_INSPECTION: 'Od dotarcia do wyniku',
  FAIRNESS_ANSWER: 'Do odpowiedzi sprzedającego',
  FAIRNESS_APPEAL: 'Ponowne sprawdzenie',
  FAIRNESS_PAYOUT: 'Od ustalenia ceny do wypłaty',
  FAIRNESS_RETURN: 'W drodze powrotnej',
  FAIRNESS_HOURS: '{hours}\u00a0godz.',
  FAIRNESS_TOO_FEW: 'za mało',
  FAIRNESS_APPEALS: 'Ponowne sprawdzenia',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {Poproszono o # ponowne sprawdzenie.} few {Poproszono o # ponowne sprawdzenia.} many {Poproszono o # ponownych sprawdzeń.} other {Poproszono o # ponownego sprawdzenia.}} W {upheld, plural, one {# przypadku} other {# przypadkach}} wypłaciliśmy oferowaną cenę, w {rejected, plural, one {# przypadku} other {# przypadkach}} potwierdził się pierwszy wynik.',
  FAIRNESS_APPEALS_NONE: 'Nikt nie poprosił o ponowne sprawdzenie.',
  FAIRNESS_FREE_RECYCLING: 'Bezpłatny recykling',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# urządzenie oddane} few {# urządzenia oddane} many {# urządzeń oddanych} other {# urządzenia oddanego}} do bezpłatnego recyklingu od {date}. To nie są sprzedaże, więc nie liczą się w danych powyżej.',
  FAIRNESS_METHOD: 'Jak liczymy',
  FAIRNESS_METHOD_LOG:
    'Liczby pochodzą wprost z dziennika każdego urządzenia. Wpisów nie da się w nim zmienić, a my nie wybieramy, co się liczy.',
  FAIRNESS_METHOD_SETTLED:
    'Liczymy urządzenia, za które zapłaciliśmy, które wróciły do sprzedających, trafiły do recyklingu albo zostały przekazane właściwym organom. Nie liczymy zaginionych paczek: płacimy za nie zgodnie z ofertą, a o sprawdzeniu nic nie mówią.',
  FAIRNESS_METHOD_FEW: 'Poniżej {count} urządzeń nie pokazujemy nic, bo wynik byłby przypadkowy.',
  FAIRNESS_METHOD_FRESH: 'Stan na {moment}. Liczby odświeżamy co {minutes}\u00a0minut.',
} satisfies Record<keyof typeof source, string>
