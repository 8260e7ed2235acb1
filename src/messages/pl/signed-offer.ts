import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Sprawdź potwierdzenie',
  SCREEN_VERIFY_LEAD:
    'Do każdej sprzedaży wystawiamy potwierdzenie z naszym podpisem. Tutaj przeglądarka sprawdzi, czy jest prawdziwe, i pokaże, co zawiera.',

  SIGNED_OFFER_DOWNLOAD: 'Pobierz podpisane potwierdzenie',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Nasza obietnica na piśmie i z podpisem: urządzenia, odpowiedzi, ceny i terminy. Zachowaj je; nikt nie może go zmienić, nawet my.',
  SIGNED_OFFER_CHECK: 'Jak sprawdzić potwierdzenie',

  VERIFY_PRIVATE:
    'Potwierdzenie nie opuszcza Twojego urządzenia: przeglądarka sprawdza je sama, po otwarciu tej strony także bez sieci.',
  VERIFY_FILE: 'Wybierz plik potwierdzenia',
  VERIFY_FILE_HINT: 'Możesz też przeciągnąć go na tę stronę.',
  VERIFY_PASTE: 'Albo wklej jego treść',
  VERIFY_PASTE_HINT: 'Wszystko od pierwszego do ostatniego nawiasu.',
  VERIFY_SUBMIT: 'Sprawdź',
  VERIFY_NO_SCRIPT:
    'Sprawdzenie odbywa się w przeglądarce i wymaga JavaScriptu. Niżej opisujemy, jak zrobić to bez niego.',

  VERIFY_GENUINE: 'Potwierdzenie jest prawdziwe',
  VERIFY_GENUINE_TEXT: 'Dokładnie to podpisaliśmy. Nic nie zostało zmienione.',
  VERIFY_FORGED: 'Potwierdzenie nie jest prawdziwe',
  VERIFY_FORGED_TEXT:
    'Podpis się nie zgadza: coś zostało zmienione albo nigdy tego nie podpisaliśmy. Nie polegaj na nim.',
  VERIFY_UNKNOWN_KEY: 'Potwierdzenia nie podpisano naszym kluczem',
  VERIFY_UNKNOWN_KEY_TEXT: 'Podany w nim klucz {keyId} nie jest nasz. Nie polegaj na nim.',
  VERIFY_UNREADABLE: 'To nie jest nasze potwierdzenie',
  VERIFY_UNREADABLE_TEXT:
    'Wybierz plik w takiej postaci, w jakiej został pobrany, albo wklej całą treść. Zdjęcia ani wydruku nie da się sprawdzić.',
  VERIFY_UNKNOWN_FORM: 'Prawdziwe, ale nowsze niż ta strona',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Podpisaliśmy je w formie, której ta strona nie zna. Odśwież stronę i spróbuj ponownie.',
  VERIFY_UNCHECKED: 'Ta przeglądarka nie potrafi sprawdzać podpisów',
  VERIFY_UNCHECKED_TEXT:
    'To nic nie mówi o potwierdzeniu. Zaktualizuj przeglądarkę, użyj innej albo sprawdź ręcznie, jak opisano niżej.',

  SIGNED_OFFER_TITLE: 'Co obiecaliśmy',
  SIGNED_OFFER_NUMBER: 'Numer transakcji',
  SIGNED_OFFER_CREATED: 'Data uzgodnienia',
  SIGNED_OFFER_SEND_BY: 'Ceny obowiązują, jeśli paczka zostanie zeskanowana do',
  SIGNED_OFFER_ANSWER: 'Jeśli mamy pytanie',
  SIGNED_OFFER_ANSWER_TEXT:
    'Na odpowiedź jest {days} dni, a po ponownym sprawdzeniu kolejne {secondDays} dni. Bez odpowiedzi urządzenie wraca za darmo.',
  SIGNED_OFFER_RULE: 'Jeśli znajdziemy różnicę',
  SIGNED_OFFER_RULE_NONE: 'Pytamy za każdym razem.',
  SIGNED_OFFER_RULE_ASK: 'Nowa cena od {share} oferty wzwyż jest przyjęta. Poniżej pytamy.',
  SIGNED_OFFER_RULE_RETURN:
    'Nowa cena od {share} oferty wzwyż jest przyjęta. Poniżej urządzenie wraca za darmo.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Nowa cena od {share} oferty wzwyż jest przyjęta. Poniżej oddajemy urządzenie do recyklingu.',
  SIGNED_OFFER_COUNT:
    '{count, plural, one {# urządzenie} few {# urządzenia, cena za sztukę} many {# urządzeń, cena za sztukę} other {# urządzenia, cena za sztukę}}',
  SIGNED_OFFER_CONDITION: 'Stan',
  SIGNED_OFFER_ANSWERS: 'Odpowiedzi przy sprzedaży',
  SIGNED_OFFER_ROUNDING: 'Zaokrąglenie w dół',
  SIGNED_OFFER_VOUCHER: 'Kod promocyjny {code}',
  SIGNED_OFFER_VERSIONS: 'Cennik {list}, reguła cenowa {rule}',

  VERIFY_BY_HAND: 'Sprawdzenie bez tej strony',
  VERIFY_BY_HAND_TEXT:
    'Potrzebne są programy openssl i jq. Zapisz potwierdzenie jako signed-offer.json, a nasz klucz publiczny jako key.pem i uruchom polecenia.',
  VERIFY_BY_HAND_KEY: 'Nasz klucz publiczny',
  VERIFY_BY_HAND_COMMANDS: 'Polecenia',
  VERIFY_BY_HAND_RESULT:
    'Jeśli potwierdzenie jest prawdziwe, ostatnie odpowie: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Nasz klucz dla programów',
} satisfies Record<keyof typeof source, string>
