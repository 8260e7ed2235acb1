/** Texts of the seals of an inspection, of the trade file, and of the page that verifies one. */
export const inspectionProof = {
  PROOF_TITLE: 'Sprawdzone bez znajomości Twoich odpowiedzi',
  PROOF_TEXT:
    'Wynik zapisano, zanim ktokolwiek mógł zobaczyć Twoje odpowiedzi. Pieczęć jest w publicznym rejestrze, więc każda zmiana wyjdzie na jaw.',
  PROOF_SEAL: 'Pieczęć: {name}',
  PROOF_LOCKED: 'Zapisano {date}',
  PROOF_PLACE: 'Wpis {index} w publicznym rejestrze',
  PROOF_WAITING: 'Za chwilę trafi do publicznego rejestru',
  PROOF_ALL:
    '{count, plural, one {Pokaż # pieczęć} few {Pokaż wszystkie # pieczęcie} many {Pokaż wszystkie # pieczęci} other {Pokaż wszystkie # pieczęci}}',
  TRADE_FILE_TITLE: 'Akta Twojej sprzedaży',
  TRADE_FILE_TEXT:
    'Podpisana oferta, każdy krok, nasze sprawdzenie ze zdjęciami i wypłata w jednym pliku. Zachowaj go, a każdy będzie mógł go później zweryfikować, nawet bez nas.',
  TRADE_FILE_READER: 'Tutaj są bez zdjęć. Te dostaje tylko osoba, która sprzedaje.',
  TRADE_FILE_DOWNLOAD: 'Pobierz akta sprzedaży',
  TRADE_FILE_PLAIN: 'Pobierz bez zdjęć',
  TRADE_FILE_HOW: 'Jak zweryfikować akta',
  VERIFY_PROOF_HINT:
    'Akta sprzedaży mogą być ze zdjęciami lub bez nich. Dzięki nim zweryfikujesz też certyfikaty usunięcia danych. Nasze liczby o rzetelności (JSON) też można tu zweryfikować.',
  VERIFY_PROOF_PASSED: 'W tym pliku wszystko się zgadza',
  VERIFY_PROOF_PASSED_TEXT:
    'Plik jest kompletny, nikt go nie zmienił, a publiczny rejestr potwierdza to, co zapisano.',
  VERIFY_PROOF_FAILED: 'W tym pliku coś się nie zgadza',
  VERIFY_PROOF_FAILED_TEXT: 'Niżej widać, co do siebie nie pasuje. Napisz do nas.',
  VERIFY_PROOF_OPEN: 'Jeszcze nie wszystko jest udowodnione',
  VERIFY_PROOF_OPEN_TEXT:
    'Nie ma w nim błędu, ale części nie da się teraz zweryfikować. Publiczny rejestr jest podpisywany co godzinę, więc pobierz plik ponownie później.',
  VERIFY_PROOF_CHECKS: 'Co zweryfikowano',
  VERIFY_RESULT_PASSED: 'Zgadza się',
  VERIFY_RESULT_FAILED: 'Nie zgadza się',
  VERIFY_RESULT_OPEN: 'W toku',
  VERIFY_CHECK_FILE: 'Plik jest kompletny i czytelny',
  VERIFY_CHECK_SEAL: 'Plik jest taki, jak go wydaliśmy',
  VERIFY_CHECK_CHAIN: 'Żadnego wpisu nie brakuje ani nie przesunięto',
  VERIFY_CHECK_EXTENSION: 'Plik jest kontynuacją wcześniejszego',
  VERIFY_CHECK_OFFER: 'Oferta ma nasz podpis i jej dotrzymaliśmy',
  VERIFY_CHECK_HEADS: 'Stany publicznego rejestru mają nasz podpis',
  VERIFY_CHECK_CONSISTENCY: 'Publiczny rejestr tylko urósł',
  VERIFY_CHECK_EARLIER: 'Publiczny rejestr jest wciąż ten sam',
  VERIFY_CHECK_EVENTS: 'Nie brakuje żadnego kroku sprzedaży',
  VERIFY_CHECK_FINDINGS: 'Wyniki pasują do swojej pieczęci',
  VERIFY_CHECK_PHOTOS: 'To zdjęcia, które zrobiliśmy',
  VERIFY_CHECK_PAYOUTS: 'Wypłacono to, co uzgodniono',
  VERIFY_CHECK_LOG: 'Pieczęć jest w publicznym rejestrze',
  VERIFY_CHECK_TIME: 'Wszystko zapisano w podanym czasie',
  VERIFY_EARLIER: 'Porównaj z wcześniejszym plikiem',
  VERIFY_EARLIER_HINT:
    'Jeśli masz wcześniejszy plik tej sprzedaży, zobaczysz, czy coś się w nim od tego czasu zmieniło.',
  SCREEN_VERIFY: 'Sprawdź podpisany plik',
  VERIFY_PROGRAM: 'Nasz program weryfikujący w jednym pliku',
  VERIFY_PROGRAM_TEXT:
    'Weryfikuje akta sprzedaży w Node lub na własnej stronie, a każdą jego linię można przeczytać.',
} as const
