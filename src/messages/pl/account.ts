import type { account as source } from '../en/account.ts'

/** Texts of the customer account: the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_SAVED: 'Zapisano.',

  ACCOUNT_SIGNED_IN: 'Zalogowano jako {email}',
  ACCOUNT_CUSTOMER: 'Numer klienta {number}',
  ACCOUNT_SIGN_OUT: 'Wyloguj się',
  ACCOUNT_LINKS: 'Twoje dane',
  ACCOUNT_DETAILS: 'Imię i nazwisko, hasło, dane',
  ACCOUNT_ADDRESS: 'Adres',
  ACCOUNT_PAYOUT: 'Konto do wypłaty',
  ACCOUNT_NOT_SET: 'Do uzupełnienia',
  SALES_TITLE: 'Twoje sprzedaże',
  SALES_LOADING: 'Wczytujemy sprzedaże…',
  SALES_FAILED: 'W tej chwili nie możemy pokazać sprzedaży. Sprawdź połączenie i spróbuj ponownie.',
  SALES_EMPTY: 'Nie masz jeszcze żadnej sprzedaży',
  SALES_EMPTY_TEXT: 'Znajdź urządzenie, odpowiedz na kilka pytań i od razu zobacz, ile za nie zapłacimy.',
  SALES_EMPTY_BUTTON: 'Znajdź urządzenie',
  SALES_MORE: 'Pokaż starsze sprzedaże',
  SALES_MORE_SHOWN:
    '{count, plural, one {Pokazano jeszcze jedną sprzedaż.} few {Pokazano jeszcze # sprzedaże.} many {Pokazano jeszcze # sprzedaży.} other {Pokazano jeszcze # sprzedaży.}}',
  SALES_SALE: 'Sprzedaż {number}',
  SALES_CREATED: 'Potwierdzona {date}',
  SALES_PAID:
    'Wypłacono za {paid} z {total, plural, one {# urządzenia} few {# urządzeń} many {# urządzeń} other {# urządzenia}}',
  SALES_OPEN: 'Pokaż tę sprzedaż',
  SALES_TIMELINE: 'Przebieg sprzedaży {number}',

  MANAGEMENT_PERSON: 'Imię, nazwisko i data urodzenia',
  MANAGEMENT_PERSON_BUSINESS: 'Osoba do kontaktu',
  MANAGEMENT_PERSON_HINT: 'Konto do wypłaty musi być na to nazwisko.',
  MANAGEMENT_COMPANY: '{company}, numer VAT {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Aby zmienić firmę, napisz do nas.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Ile są teraz warte używane urządzenia i co nowego w sklepie. Piszemy najwyżej raz w miesiącu, chyba że wybierzesz inaczej. Wypiszesz się tu w każdej chwili.',
  MANAGEMENT_NEWSLETTER_TICK: 'Chcę otrzymywać newsletter e-mailem',
  MANAGEMENT_PHONE: 'Telefon',
  MANAGEMENT_PHONE_HINT: 'Tylko na wypadek pytań przewoźnika lub technika. Aby usunąć numer, wyczyść pole.',
  FIELD_PHONE_NUMBER: 'Numer telefonu',
  MANAGEMENT_PASSWORD: 'Hasło',
  MANAGEMENT_PASSWORD_HINT: 'Po zmianie hasła wylogujemy Cię na wszystkich innych urządzeniach.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Zmień hasło',
  MANAGEMENT_PASSWORD_DONE: 'Hasło zostało zmienione. Inne urządzenia są wylogowane.',
  SIGN_INS_TITLE: 'Zalogowane urządzenia',
  SIGN_INS_HINT: 'Nie rozpoznajesz urządzenia? Wyloguj je i zmień hasło.',
  SIGN_INS_CURRENT: 'To urządzenie',
  SIGN_INS_SINCE: 'Zalogowano:',
  SIGN_INS_USED: 'Ostatnia aktywność:',
  SIGN_INS_END: 'Wyloguj',
  SIGN_INS_END_OF: 'Wyloguj: {device}',
  SIGN_INS_ENDED: 'Wylogowano: {device}.',
  SIGN_INS_ALL: 'Wyloguj wszędzie',
  SIGN_INS_ALL_TEXT:
    'Wylogujemy Cię na wszystkich urządzeniach, także na tym. Wcześniejsze linki do sprzedaży przestaną działać. O nowe poprosisz w każdej chwili.',
  DEVICE_NAME: '{browser}, {system}',
  DEVICE_UNKNOWN: 'Nieznane urządzenie',
  NOT_ME_TITLE: 'To nie Ty?',
  NOT_ME_TEXT: 'Jedno kliknięcie zatrzyma wszystko',
  NOT_ME_DEVICES:
    'Wylogujemy wszystkie urządzenia, a\u00a0wcześniejsze linki do Twoich sprzedaży przestaną działać.',
  NOT_ME_PASSWORD: 'Obecne hasło przestanie działać. Wyślemy Ci e-mail z\u00a0linkiem do ustawienia nowego.',
  NOT_ME_PAYOUT:
    'Jeśli ktoś zmienił Twoje konto do wypłaty, usuniemy je i wstrzymamy każdą sprzedaż, za którą mieliśmy na nie zapłacić.',
  NOT_ME_SUBMIT: 'To nie ja: zatrzymaj wszystko',
  NOT_ME_DONE: 'Wszystko zatrzymane',
  NOT_ME_DONE_TEXT:
    'Wszystkie urządzenia są wylogowane, a stare hasło już nie działa. Link do ustawienia nowego jest w Twojej skrzynce.',
  NOT_ME_INVALID_TEXT:
    'Został już użyty albo wygasł. Jeśli go użyto, link do nowego hasła jest w Twojej skrzynce. Możesz też poprosić o nowy.',
  MANAGEMENT_EXPORT: 'Pobierz swoje dane',
  MANAGEMENT_EXPORT_TEXT:
    'Wszystko, co o Tobie przechowujemy, w jednym archiwum: dane, sprzedaże, etykiety nadawcze i specyfikacje przesyłek. Są w nim pełne numery kont bankowych, więc trzymaj plik w bezpiecznym miejscu.',
  MANAGEMENT_EXPORT_SUBMIT: 'Pobierz (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Pobieranie się rozpoczęło.',

  DELETE_TITLE: 'Usuń konto klienta',
  DELETE_TEXT: 'Tego nie można cofnąć.',
  DELETE_GONE: 'Adres, telefon, datę urodzenia i konta do wypłaty usuwamy od razu.',
  DELETE_RUNNING:
    'Rozpoczęte sprzedaże toczą się dalej zgodnie z umową: dostaniesz pieniądze, a zwracane urządzenia wrócą do Ciebie. Otworzysz je linkami z naszych e-maili.',
  DELETE_KEPT: 'Dane, które musimy przechowywać z mocy prawa, blokujemy, a po upływie terminu usuwamy.',
  DELETE_OPEN: 'Chcę usunąć konto',
  DELETE_CONFIRM: 'Aby potwierdzić, wpisz swój adres e-mail',
  DELETE_SUBMIT: 'Usuń na zawsze',
  DELETE_CANCEL: 'Zostaw konto',
  DELETE_DONE: 'Konto zostało usunięte',
  DELETE_DONE_TEXT: 'Dziękujemy za zaufanie. Nadal możesz sprzedawać bez konta.',
  PROBLEM_EMAIL_DIFFERS: 'To nie jest adres Twojego konta klienta.',

  PAYMENT_CHANGE_CURRENT: 'Obecne konto do wypłaty',
  PAYMENT_CHANGE_NONE: 'Nie masz jeszcze zapisanego konta do wypłaty.',
  PAYMENT_CHANGE_BANK: 'Nowe konto bankowe',
  PAYMENT_CHANGE_PAYPAL: 'Nowe konto PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Dotyczy kolejnych sprzedaży. W rozpoczętych zostaje konto, które w nich podano. Każdą zmianę potwierdzamy e-mailem.',
  PAYMENT_CHANGE_EXISTS:
    'W międzyczasie zapisano inne konto. Widzisz je powyżej. Zapisz ponownie, aby je zastąpić.',
  PAYMENT_CHANGE_DONE: 'Zapisano. Wysłaliśmy Ci e-mail o tej zmianie.',
} satisfies Record<keyof typeof source, string>
