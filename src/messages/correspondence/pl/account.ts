import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON: 'Dostajesz tę wiadomość, bo ten adres podano dla konta klienta w {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Potwierdź swój adres e-mail',
  MAIL_ACTIVATE_PREHEADER: 'Jeszcze jeden krok i konto klienta będzie gotowe.',
  MAIL_ACTIVATE_TITLE: 'Potwierdź swój adres',
  MAIL_ACTIVATE_TEXT:
    'Dziękujemy za założenie konta klienta. Potwierdź, że ten adres należy do Ciebie. Potem zalogujesz się wybranym hasłem, a na koncie zobaczysz sprzedaże z tym adresem.',
  MAIL_ACTIVATE_BUTTON: 'Potwierdź adres',
  MAIL_ACTIVATE_UNTIL: 'Link działa jeden raz, do {date}.',
  MAIL_ACTIVATE_STRANGER:
    'To nie Twoje konto? Nie używaj linku. Bez niego nikt się nie zaloguje, a po tym dniu konto zostanie usunięte.',

  MAIL_EXISTS_SUBJECT: 'Masz już konto klienta',
  MAIL_EXISTS_PREHEADER: 'Nic się nie zmieniło.',
  MAIL_EXISTS_TITLE: 'Masz już konto klienta',
  MAIL_EXISTS_TEXT:
    'Ten adres podano przy zakładaniu konta klienta. Prawdopodobnie to Ty. Takie konto już istnieje, więc nic się nie zmieniło.',
  MAIL_EXISTS_BUTTON: 'Zaloguj się',
  MAIL_EXISTS_FORGOT: 'Nie pamiętasz hasła? Nowe ustawisz na tej samej stronie.',
  MAIL_EXISTS_STRANGER: 'To nie Ty? Zignoruj tę wiadomość.',

  MAIL_RESET_SUBJECT: 'Ustaw nowe hasło',
  MAIL_RESET_PREHEADER:
    'Link działa przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  MAIL_RESET_TITLE: 'Ustaw nowe hasło',
  MAIL_RESET_TEXT:
    'Mamy Twoją prośbę o nowe hasło. Ustaw je tutaj. Link działa jeden raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  MAIL_RESET_BUTTON: 'Ustaw nowe hasło',
  MAIL_RESET_STRANGER: 'To nie Twoja prośba? Zignoruj tę wiadomość. Hasło się nie zmieni.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Ustaw hasło do konta klienta',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Wszystkie sprzedaże będą w\u00a0jednym miejscu.',
  MAIL_SALE_ACCOUNT_TITLE: 'Konto klienta jest prawie gotowe',
  MAIL_SALE_ACCOUNT_TEXT:
    'Na stronie Twojej sprzedaży założono konto klienta. Ustaw hasło, a znajdziesz na nim wszystkie sprzedaże z tego adresu.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Ustaw hasło',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Link działa jeden raz, do {date}. Potem na stronie sprzedaży można poprosić o\u00a0nowy.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'To pomyłka? Zignoruj tę wiadomość. Bez linku nikt się nie zaloguje, a\u00a0konto zostanie usunięte.',

  MAIL_PASSWORD_SUBJECT: 'Twoje hasło zostało zmienione',
  MAIL_PASSWORD_PREHEADER: 'Inne urządzenia zostały wylogowane.',
  MAIL_PASSWORD_TITLE: 'Twoje hasło zostało zmienione',
  MAIL_PASSWORD_TEXT: 'Hasło do Twojego konta klienta zmieniono {date}. Inne urządzenia zostały wylogowane.',
  MAIL_PASSWORD_STRANGER: 'To nie Ty? Od razu ustaw nowe hasło i odpowiedz na tę wiadomość.',
  MAIL_PASSWORD_BUTTON: 'Ustaw nowe hasło',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Twoje konto do wypłaty zostało zmienione',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'To nie Ty? Jedno kliknięcie to zatrzyma.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Twoje konto do wypłaty zostało zmienione',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Jedno z Twoich kont do wypłaty zmieniono {date}. Zaproponujemy je przy kolejnych sprzedażach. W rozpoczętych zostaje konto, które w nich podano.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'To nie Ty? Użyj tego przycisku. Wyloguje wszystkie urządzenia, usunie konto do wypłaty i wstrzyma każdą sprzedaż, za którą mieliśmy na nie zapłacić. Potem wyślemy Ci link do ustawienia nowego hasła.',

  MAIL_NEW_DEVICE_SUBJECT: 'Nowe logowanie na Twoje konto klienta',
  MAIL_NEW_DEVICE_PREHEADER: 'Jeśli to Ty, nie musisz nic robić.',
  MAIL_NEW_DEVICE_TITLE: 'Nowe logowanie na Twoje konto klienta',
  MAIL_NEW_DEVICE_TEXT:
    'Zalogowano się z urządzenia, którego jeszcze nie znamy: {moment}. Jeśli to Ty, nie musisz nic robić.',
  MAIL_NEW_DEVICE_STRANGER:
    'To nie Ty? Użyj tego przycisku. Wyloguje wszystkie urządzenia, a obecne hasło przestanie działać. Potem wyślemy Ci link do ustawienia nowego.',
  MAIL_DEVICE: '{browser}, {system}',
  MAIL_DEVICE_UNKNOWN: 'Nieznane urządzenie',

  MAIL_NOT_ME_BUTTON: 'To nie ja',
  MAIL_NOT_ME_UNTIL:
    'Link działa jeden raz, do {date}. Służy tylko do zatrzymania zmian i nikt się nim nie zaloguje.',
} satisfies Record<keyof typeof source, string>
