import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Rzetelność w liczbach',
  SCREEN_FAIRNESS_LEAD:
    'Tak kończą się nasze sprawdzenia. Liczymy każde sprawdzone urządzenie, także wtedy, gdy wynik nam nie pasuje.',
  FAIRNESS_PERIOD: 'Sprzedaże zakończone od {from} do {until}, ze wszystkich krajów.',
  FAIRNESS_EMPTY: 'Jeszcze za mało urządzeń',
  FAIRNESS_GROUPED: 'Połączone z innymi rodzajami, aby nie dało się rozpoznać pojedynczego urządzenia',
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
  FAIRNESS_SO_FAR: 'Dotąd {counted} z {needed} urządzeń',
  FAIRNESS_PLAN: 'Co tu opublikujemy',
  FAIRNESS_PLAN_TEXT:
    'Ustalamy to, zanim poznamy wynik: podane niżej udziały i czasy, dla wszystkich urządzeń i dla każdego rodzaju, zawsze z ostatnich dwunastu miesięcy. Także wyniki ponownych sprawdzeń.',
  FAIRNESS_PLAN_ENDS: 'Jak kończą się sprawdzenia',
  FAIRNESS_METHOD_FRESH:
    'Nowe liczby publikujemy po {count} kolejnych urządzeniach, nie częściej niż {days, plural, one {raz dziennie} other {raz na # dni}}.',
  FAIRNESS_METHOD_WAIT:
    'Liczby danego rodzaju zmieniają się zawsze o co najmniej {few} urządzeń. Gdy jest ich mniej, pozostają bez zmian, a nowe urządzenia czekają. Inaczej z porównania dwóch publikacji dałoby się odczytać wynik jednej sprzedaży.',
  FAIRNESS_METHOD_EDITION: 'To wydanie {number}, opublikowane {moment}.',
  FAIRNESS_DATA: 'Sprawdź liczby samodzielnie',
  FAIRNESS_DATA_TEXT:
    'Wszystkie liczby o sprawdzeniach można obliczyć z jednego pliku. Jego pieczęć jest w publicznym rejestrze, więc późniejsza podmiana pliku wyjdzie na jaw.',
  FAIRNESS_DATA_LATER:
    'Gdy będą liczby, można je będzie tu pobrać i samodzielnie obliczyć. Pieczęć pliku trafi do publicznego rejestru, więc późniejsza podmiana wyjdzie na jaw.',
  FAIRNESS_DATA_PRIVACY:
    'Plik zawiera tylko liczby urządzeń: bez nazwisk, dni, cen i numerów sprzedaży. Rodzaje z mniej niż {count} urządzeniami są połączone, w razie potrzeby z następnym co do wielkości. Czasy wspólne dla mniej niż {few} urządzeń przesuwają się ku środkowi, a mediana pozostaje dokładnie taka sama.',
  FAIRNESS_DATA_JSON: 'Liczby z dowodem (JSON)',
  FAIRNESS_DATA_CSV: 'Liczby w tabeli (CSV)',
  FAIRNESS_DATA_HASH: 'Pieczęć liczb (SHA-256)',
  FAIRNESS_DATA_HOW: 'Jak zweryfikować plik',
  FAIRNESS_DATA_HOW_TEXT:
    'Nasz program oblicza liczby z pliku i weryfikuje, czy są w publicznym rejestrze. Działa w Node na Twoim komputerze i o nic nas nie pyta.',
  FAIRNESS_DATA_KEYS: 'Nasze klucze publiczne',
  FAIRNESS_LOG: 'Publiczny rejestr',
  FAIRNESS_LOG_TEXT:
    'Każdy wynik sprawdzenia trafia tu, zanim porównamy go z odpowiedziami sprzedającego. Warto zachować poniższy stan: pozwala później stwierdzić, czy coś zmieniliśmy.',
  FAIRNESS_LOG_NONE: 'Rejestr wkrótce się zacznie.',
  FAIRNESS_LOG_SIZE: 'Wpisy',
  FAIRNESS_LOG_ROOT: 'Pieczęć wszystkich wpisów',
  FAIRNESS_LOG_TIME: 'Podpisano',
  FAIRNESS_LOG_HEAD: 'Podpisany stan (JSON)',
  FAIRNESS_LOG_VERIFY: 'Zweryfikuj dowód',
} satisfies Record<keyof typeof source, string>
