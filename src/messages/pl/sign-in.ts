import type { signIn as source } from '../en/sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
  ACCOUNT_LOADING: 'Wczytujemy konto klienta…',
  ACCOUNT_NO_SCRIPT:
    'Konto klienta wymaga JavaScriptu włączonego w przeglądarce. Jeśli nie możesz go włączyć, napisz do nas.',
  RESET_NO_SCRIPT:
    'Ta strona wymaga JavaScriptu. Możesz też odpowiedzieć na naszą wiadomość, a\u00a0pomożemy.',
  ACCOUNT_FAILED: 'W tej chwili nie możemy pokazać konta klienta. Sprawdź połączenie i spróbuj ponownie.',
  ACCOUNT_RETRY: 'Spróbuj ponownie',
  ACCOUNT_BACK: 'Wróć do konta klienta',

  SIGN_IN_TITLE: 'Logowanie',
  SIGN_IN_SUBMIT: 'Zaloguj się',
  SIGN_IN_FAILED:
    'Nieprawidłowy e-mail lub hasło albo adres nie jest jeszcze potwierdzony. Poszukaj naszej wiadomości lub ustaw nowe hasło.',
  SIGN_IN_REMEMBER: 'Zapamiętaj mnie na tym urządzeniu',
  SIGN_IN_REMEMBER_HINT: 'Tylko na własnym urządzeniu. Działa {days} dni lub do wylogowania.',
  SIGN_IN_FORGOT: 'Nie pamiętasz hasła?',
  SIGN_IN_ENDED: 'Sesja wygasła. Zaloguj się ponownie.',
  SIGN_IN_OUT: 'Wylogowano.',
  SIGN_IN_NEW: 'Pierwszy raz u nas?',
  SIGN_IN_NEW_TEXT:
    'Na koncie klienta masz wszystkie sprzedaże w jednym miejscu, a swoje dane podajesz tylko raz. Sprzedać możesz też bez konta.',
  SIGN_IN_REGISTER: 'Załóż konto',
  FIELD_PASSWORD: 'Hasło',
  FIELD_PASSWORD_NEW: 'Nowe hasło',
  FIELD_PASSWORD_CURRENT: 'Obecne hasło',
  FIELD_PASSWORD_HINT:
    'Co najmniej {min} znaków. Najlepiej krótkie zdanie: łatwo je zapamiętać, a trudno odgadnąć.',
  PASSWORD_SHOW: 'Pokaż',
  PASSWORD_HIDE: 'Ukryj',
  PASSWORD_SHOW_OF: 'Pokaż: {field}',
  PASSWORD_HIDE_OF: 'Ukryj: {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Jeszcze jeden znak} few {Jeszcze # znaki} many {Jeszcze # znaków} other {Jeszcze # znaku}}',
  PASSWORD_LONG_ENOUGH: 'Wystarczająco długie',
  PROBLEM_PASSWORD_TOO_SHORT: 'Użyj co najmniej {min} znaków.',
  PROBLEM_PASSWORD_TOO_LONG: 'Użyj najwyżej {max} znaków.',
  PROBLEM_PASSWORD_COMMON: 'To hasło bardzo łatwo odgadnąć. Wybierz inne.',
  PROBLEM_PASSWORD_PERSONAL: 'Nie używaj w haśle imienia, nazwiska, adresu e-mail ani nazwy tego sklepu.',

  REGISTER_SUBMIT: 'Załóż konto',
  REGISTER_KIND_PRIVATE: 'Sprzedaję prywatnie',
  REGISTER_KIND_BUSINESS: 'Sprzedaję w imieniu firmy',
  REGISTER_KIND: 'Kto sprzedaje?',
  REGISTER_COMPANY: 'Twoja firma',
  REGISTER_CONTACT: 'Osoba do kontaktu',
  REGISTER_PERSON: 'Twoje dane',
  REGISTER_ACCESS: 'Dane do logowania',
  REGISTER_EMAIL_HINT:
    'Wyślemy na niego link. Gdy go otworzysz, na koncie zobaczysz też wcześniejsze sprzedaże z tym adresem.',
  REGISTER_ADDRESS_ADD: 'Podaj adres od razu',
  REGISTER_ADDRESS: 'Twój adres',
  REGISTER_ADDRESS_HINT: 'Przy sprzedaży będzie już wpisany.',
  REGISTER_PAYOUT_ADD: 'Podaj konto do wypłaty od razu',
  REGISTER_OMIT: 'Podam później',
  REGISTER_DONE: 'Sprawdź skrzynkę e-mail',
  REGISTER_DONE_TEXT:
    'Wysłaliśmy wiadomość na adres {email}. Otwórz link, który w niej jest, aby dokończyć rejestrację. Nic nie przyszło? Zajrzyj do spamu i sprawdź, czy adres jest poprawny.',
  REGISTER_DONE_AGAIN: 'Użyj innego adresu',
  REGISTER_HAS_ACCOUNT: 'Masz już konto?',
  REGISTER_WHY: 'Co daje konto',
  REGISTER_WHY_HISTORY: 'Wszystkie sprzedaże i ich status, także te bez konta',
  REGISTER_WHY_DETAILS: 'Adres i konto do wypłaty uzupełniają się same',
  REGISTER_WHY_LEAVE: 'Swoje dane możesz w każdej chwili pobrać lub usunąć',

  ACTIVATE_TITLE: 'Potwierdź swój adres',
  ACTIVATE_TEXT:
    'Wpisz hasło wybrane przy rejestracji, a od razu Cię zalogujemy. To nie Twoja rejestracja? Zamknij tę stronę. Bez hasła nic się nie stanie.',
  ACTIVATE_SUBMIT: 'Potwierdź i zaloguj się',
  ACTIVATE_SIGNED_IN: 'Adres jest potwierdzony. Jesteś już na swoim koncie klienta.',
  ACTIVATE_OVERVIEW: 'Przejdź do konta',
  ACTIVATE_DONE: 'Konto jest gotowe',
  ACTIVATE_DONE_TEXT: 'Adres jest potwierdzony. Możesz się teraz zalogować.',
  ACTIVATE_FAILED: 'Ten link już nie działa',
  ACTIVATE_FAILED_TEXT:
    'Został już użyty albo wygasł. Jeśli adres jest już potwierdzony, zaloguj się. Jeśli nie, zarejestruj się ponownie, a wyślemy nowy link.',

  PAYMENT_CHANGE_KIND: 'Jak chcesz dostać pieniądze?',
  PAYMENT_CHANGE_IBAN_HINT: 'Zapisujemy go w postaci zaszyfrowanej i pokazujemy tylko częściowo.',

  FORGOT_SUBMIT: 'Wyślij link',
  FORGOT_DONE: 'Sprawdź skrzynkę e-mail',
  FORGOT_DONE_TEXT:
    'Jeśli istnieje konto z adresem {email}, link jest już w drodze. Działa {hours, plural, one {przez godzinę} few {przez # godziny} many {przez # godzin} other {przez # godziny}}. Nic nie przyszło? Zajrzyj do spamu.',
  FORGOT_BACK: 'Wróć do logowania',
  RESET_SUBMIT: 'Zapisz hasło',
  RESET_DONE: 'Nowe hasło zostało zapisane',
  RESET_DONE_TEXT: 'Wszystkie urządzenia są wylogowane. Zaloguj się nowym hasłem.',
  RESET_INVALID: 'Ten link już nie działa',
  RESET_INVALID_TEXT: 'Został już użyty albo wygasł. Poproś o nowy.',
  RESET_AGAIN: 'Poproś o nowy link',
} satisfies Record<keyof typeof source, string>
