/** Texts of the proof of an inspection: its seals, its download, and the page that verifies one. */
export const inspectionProof = {
  PROOF_TEXT:
    'Wynik zapisano, zanim ktokolwiek mógł zobaczyć Twoje odpowiedzi. Pieczęć jest w publicznym rejestrze, więc każda zmiana wyjdzie na jaw.',
  PROOF_SEAL: 'Pieczęć: {name}',
  PROOF_LOCKED: 'Zapisano {date}',
  PROOF_PLACE: 'Wpis {index} w publicznym rejestrze',
  PROOF_WAITING: 'Za chwilę trafi do publicznego rejestru',
  PROOF_ALL:
    '{count, plural, one {Pokaż # pieczęć} few {Pokaż wszystkie # pieczęcie} many {Pokaż wszystkie # pieczęci} other {Pokaż wszystkie # pieczęci}}',
  PROOF_DOWNLOAD: 'Pobierz dowód sprawdzenia',
  PROOF_HOW: 'Jak zweryfikować dowód',
  VERIFY_PROOF_HINT: 'Tutaj zweryfikujesz też dowód sprawdzenia.',
  VERIFY_PROOF_PASSED: 'Ten dowód sprawdzenia jest prawdziwy',
  VERIFY_PROOF_PASSED_TEXT: 'Wyniki zapisano na czas, nikt ich nie zmienił i są w publicznym rejestrze.',
  VERIFY_PROOF_FAILED: 'Ten dowód sprawdzenia się nie zgadza',
  VERIFY_PROOF_FAILED_TEXT: 'Coś do siebie nie pasuje. Niżej widać co. Napisz do nas.',
  VERIFY_PROOF_OPEN: 'Jeszcze nie wszystko jest udowodnione',
  VERIFY_PROOF_OPEN_TEXT:
    'Nie ma w nim błędu, ale części nie da się teraz zweryfikować. Publiczny rejestr jest podpisywany co godzinę, więc pobierz dowód ponownie później.',
  VERIFY_PROOF_CHECKS: 'Co zweryfikowano',
  VERIFY_RESULT_PASSED: 'Zgadza się',
  VERIFY_RESULT_FAILED: 'Nie zgadza się',
  VERIFY_RESULT_OPEN: 'W toku',
  VERIFY_CHECK_FILE: 'Plik jest kompletny i czytelny',
  VERIFY_CHECK_SEAL: 'Plik jest taki, jak go wydaliśmy',
  VERIFY_CHECK_CHAIN: 'Żadnego wpisu nie brakuje ani nie przesunięto',
  VERIFY_CHECK_HEADS: 'Stany publicznego rejestru mają nasz podpis',
  VERIFY_CHECK_CONSISTENCY: 'Publiczny rejestr tylko urósł',
  VERIFY_CHECK_EARLIER: 'Publiczny rejestr jest wciąż ten sam',
  VERIFY_CHECK_EVENTS: 'Nie brakuje żadnego kroku sprzedaży',
  VERIFY_CHECK_FINDINGS: 'Wyniki pasują do swojej pieczęci',
  VERIFY_CHECK_PHOTOS: 'To zdjęcia, które zrobiliśmy',
  VERIFY_CHECK_LOG: 'Pieczęć jest w publicznym rejestrze',
  VERIFY_CHECK_TIME: 'Wszystko zapisano w podanym czasie',
  VERIFY_PROGRAM: 'Nasz program weryfikujący w jednym pliku',
  VERIFY_PROGRAM_TEXT:
    'Weryfikuje dowody w Node lub na własnej stronie, a każdą jego linię można przeczytać.',
} as const
