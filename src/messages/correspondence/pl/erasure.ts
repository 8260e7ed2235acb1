import type { erasure as source } from '#messages/correspondence/en/erasure.ts'

/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Certyfikat usunięcia danych',
  CERTIFICATE_LEAD:
    'Potwierdzamy, że dane z\u00a0tego urządzenia zostały usunięte, i\u00a0w\u00a0jaki sposób.',
  CERTIFICATE_FACTS: 'Co usunięto',
  CERTIFICATE_DEVICE: 'Urządzenie',
  CERTIFICATE_SERIAL: 'Numer seryjny lub IMEI',
  CERTIFICATE_SERIAL_NONE: 'Nieczytelny',
  CERTIFICATE_OPERATOR: 'Wykonanie',
  CERTIFICATE_MOMENT: 'Data',
  CERTIFICATE_REFERENCE: 'Sprzedaż i\u00a0urządzenie',
  CERTIFICATE_ID: 'Numer certyfikatu',
  CERTIFICATE_REPLACES: 'Ten certyfikat zastępuje wcześniejszy dla tego samego urządzenia.',
  CERTIFICATE_CHECK: 'Jak to sprawdzić',
  CERTIFICATE_CHECK_TEXT:
    'Certyfikat jest podpisany, a\u00a0jego pieczęć jest w\u00a0naszym publicznym rejestrze. Aby sprawdzić jedno i\u00a0drugie, pobierz akta sprzedaży ze strony tej sprzedaży i\u00a0otwórz je pod adresem {url}. Widoczna tam pieczęć musi być taka sama jak poniżej.',
  CERTIFICATE_HASH: 'Pieczęć (SHA-256)',
  CERTIFICATE_KEY: 'Klucz',
  ERASURE_KEY_DESTRUCTION: 'Reset ze zniszczeniem klucza',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'Pamięć była zaszyfrowana. Reset zniszczył klucz, więc zapisanych danych nie da się już odszyfrować.',
  ERASURE_OVERWRITE: 'Nadpisanie',
  ERASURE_OVERWRITE_TEXT: 'Całą pamięć nadpisano innymi danymi.',
  ERASURE_MEMORY_CLEARED: 'Usunięcie pamięci wewnętrznej',
  ERASURE_MEMORY_CLEARED_TEXT:
    'Pamięć wewnętrzną sformatowano, a\u00a0wszystkie ustawienia przywrócono. Certyfikat nie obejmuje kart pamięci.',
  ERASURE_SHREDDING: 'Zniszczenie pamięci',
  ERASURE_SHREDDING_TEXT: 'Pamięć zniszczono mechanicznie.',
  MAIL_CERTIFICATE_SUBJECT:
    'Sprzedaż {tradeNumber}: {count, plural, one {certyfikat usunięcia danych} few {# certyfikaty usunięcia danych} many {# certyfikatów usunięcia danych} other {# certyfikatu usunięcia danych}}',
  MAIL_CERTIFICATE_PREHEADER:
    '{count, plural, one {Dane z\u00a0urządzenia zostały usunięte.} other {Dane z\u00a0urządzeń zostały usunięte.}} Zobacz, w\u00a0jaki sposób.',
  MAIL_CERTIFICATE_TITLE:
    '{count, plural, one {Dane z\u00a0urządzenia zostały usunięte} other {Dane z\u00a0urządzeń zostały usunięte}}',
  MAIL_CERTIFICATE_TEXT: 'Dane usunęliśmy tak:',
  MAIL_CERTIFICATE_DEVICES: 'Usunięto',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Certyfikat jest w\u00a0załączniku. Znajdziesz go} other {Certyfikaty są w\u00a0załącznikach. Znajdziesz je}} też na stronie swojej sprzedaży.',
  MAIL_CERTIFICATE_ON_PAGE: 'Certyfikaty możesz pobrać na stronie swojej sprzedaży.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Jeden certyfikat zastępuje wcześniejszy, który już masz.} few {# certyfikaty zastępują wcześniejsze, które już masz.} many {# certyfikatów zastępuje wcześniejsze, które już masz.} other {# certyfikatu zastępuje wcześniejsze, które już masz.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Sprzedaż {tradeNumber}: {count, plural, one {certyfikat usunięcia danych jest nieważny} few {# certyfikaty usunięcia danych są nieważne} many {# certyfikatów usunięcia danych jest nieważnych} other {# certyfikatu usunięcia danych jest nieważne}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {Certyfikat usunięcia danych jest nieważny} other {Certyfikaty usunięcia danych są nieważne}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Pomyliliśmy się. {count, plural, one {Z\u00a0tego urządzenia dane nie są jeszcze usunięte, a\u00a0jego certyfikat jest nieważny. Wyślemy nowy} other {Z\u00a0tych urządzeń dane nie są jeszcze usunięte, a\u00a0ich certyfikaty są nieważne. Wyślemy nowe}}, gdy tylko to zrobimy. Przepraszamy.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Jeszcze nieusunięte',
} satisfies Record<keyof typeof source, string>
