import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Do każdej sprzedaży dostajesz podpisaną ofertę i akta sprzedaży. Tutaj przeglądarka sprawdzi, czy plik jest prawdziwy, i pokaże, co zawiera.',

  SIGNED_OFFER_DOWNLOAD: 'Pobierz podpisaną ofertę',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Nasza obietnica na piśmie, z podpisem: urządzenia, odpowiedzi, ceny i terminy. Zachowaj ten plik. Każda zmiana wyjdzie na jaw przy sprawdzeniu podpisu.',
  SIGNED_OFFER_CHECK: 'Jak sprawdzić podpisaną ofertę',

  VERIFY_PRIVATE:
    'Plik nie opuszcza Twojego urządzenia. Przeglądarka sprawdza go sama. Po pierwszym sprawdzeniu działa to także bez internetu.',
  VERIFY_FILE: 'Wybierz plik',
  VERIFY_FILE_HINT: 'Możesz też przeciągnąć go na tę stronę.',
  VERIFY_PASTE: 'Albo wklej jego treść',
  VERIFY_PASTE_HINT: 'Wszystko od pierwszego do ostatniego nawiasu.',
  VERIFY_SUBMIT: 'Sprawdź',
  VERIFY_NO_SCRIPT:
    'Podpis sprawdza przeglądarka i potrzebuje do tego JavaScriptu. Niżej opisujemy, jak zrobić to bez niego.',

  VERIFY_GENUINE: 'Podpisana oferta jest prawdziwa',
  VERIFY_GENUINE_TEXT: 'Dokładnie to podpisaliśmy. Nic nie zostało zmienione.',
  VERIFY_FORGED: 'Ta oferta nie jest prawdziwa',
  VERIFY_FORGED_TEXT:
    'Podpis się nie zgadza. Ktoś coś zmienił albo nigdy tego nie podpisaliśmy. Nie polegaj na tym pliku.',
  VERIFY_UNKNOWN_KEY: 'Tej oferty nie podpisano naszym kluczem',
  VERIFY_UNKNOWN_KEY_TEXT: 'Podany w niej klucz {keyId} nie jest nasz. Nie polegaj na tym pliku.',
  VERIFY_UNREADABLE: 'To nie jest nasz podpisany plik',
  VERIFY_UNREADABLE_TEXT:
    'Wybierz pobrany plik bez żadnych zmian albo wklej całą jego treść. Zdjęć, wydruków ani plików PDF nie da się sprawdzić. Aby sprawdzić certyfikat usunięcia danych, wybierz akta sprzedaży.',
  VERIFY_UNKNOWN_FORM: 'Prawdziwa, ale nowsza niż ta strona',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Podpisaliśmy ją w formacie, którego ta strona nie zna. Odśwież stronę i spróbuj ponownie.',
  VERIFY_NOT_LOADED: 'Nie udało się wczytać weryfikacji',
  VERIFY_NOT_LOADED_TEXT: 'Sprawdź połączenie i spróbuj ponownie. Twój plik nie opuścił tego urządzenia.',
  VERIFY_UNCHECKED: 'Ta przeglądarka nie potrafi sprawdzać podpisów',
  VERIFY_UNCHECKED_TEXT:
    'To nic nie mówi o samym pliku. Zaktualizuj przeglądarkę, użyj innej albo sprawdź podpis ręcznie, jak opisano niżej.',

  SIGNED_OFFER_TITLE: 'Co obiecaliśmy',
  SIGNED_OFFER_NUMBER: 'Numer sprzedaży',
  SIGNED_OFFER_CREATED: 'Data potwierdzenia sprzedaży',
  SIGNED_OFFER_SEND_BY: 'Ceny obowiązują, jeśli paczka będzie zeskanowana do',
  SIGNED_OFFER_ANSWER: 'Jeśli mamy pytanie',
  SIGNED_OFFER_ANSWER_TEXT:
    'Czas na odpowiedź to {days} dni, a po ponownym sprawdzeniu kolejne {secondDays} dni. Bez odpowiedzi odsyłamy urządzenie bezpłatnie, chyba że ma uszkodzoną baterię.',
  SIGNED_OFFER_RULE: 'Jeśli urządzenie różni się od opisu',
  SIGNED_OFFER_RULE_NONE: 'Pytamy za każdym razem.',
  SIGNED_OFFER_RULE_ASK: 'Nową ofertę od {share} pierwszej uznajemy za przyjętą. Poniżej pytamy.',
  SIGNED_OFFER_RULE_RETURN:
    'Nową ofertę od {share} pierwszej uznajemy za przyjętą. Poniżej odsyłamy urządzenie bezpłatnie. Przy uszkodzonej baterii zawsze pytamy.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Nową ofertę od {share} pierwszej uznajemy za przyjętą. Poniżej oddajemy urządzenie do recyklingu. Przy uszkodzonej baterii zawsze pytamy.',
  SIGNED_OFFER_COUNT:
    '{count, plural, one {# urządzenie} few {# urządzenia, cena za sztukę} many {# urządzeń, cena za sztukę} other {# urządzenia, cena za sztukę}}',
  SIGNED_OFFER_CONDITION: 'Stan',
  SIGNED_OFFER_ANSWERS: 'Odpowiedzi przy sprzedaży',
  SIGNED_OFFER_ROUNDING: 'Zaokrąglenie w dół',
  SIGNED_OFFER_VOUCHER: 'Kod promocyjny {code}',
  SIGNED_OFFER_VERSIONS: 'Cennik {list}, reguła cenowa {rule}',

  VERIFY_BY_HAND: 'Jak sprawdzić podpis bez tej strony',
  VERIFY_BY_HAND_TEXT:
    'Potrzebne są programy openssl i jq. Zapisz podpisaną ofertę jako signed-offer.json, a nasz klucz publiczny jako key.pem i uruchom polecenia.',
  VERIFY_BY_HAND_KEY: 'Nasz klucz publiczny',
  VERIFY_BY_HAND_COMMANDS: 'Polecenia',
  VERIFY_BY_HAND_RESULT:
    'Jeśli oferta jest prawdziwa, ostatnie polecenie odpowie: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Nasz klucz w formacie dla programów',
} satisfies Record<keyof typeof source, string>
