/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Twój kod do sprzedaży {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Jest ważny {minutes} minut.',
  MAIL_CODE_TITLE: 'Twój kod',
  MAIL_CODE_TEXT:
    'Wpisz ten kod na stronie sprzedaży, aby zmienić konto do wypłaty. Działa raz, przez {minutes} minut.',
  MAIL_CODE_LABEL: 'Kod',
  MAIL_CODE_STRANGER:
    'To nie Twoja prośba o kod? Nikomu go nie podawaj: ktoś może mieć link do Twojej sprzedaży. Bez kodu nic się nie zmieni.',
  MAIL_SALE_LINK_SUBJECT: 'Twój nowy link do sprzedaży {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Otwiera sprzedaż bez hasła.',
  MAIL_SALE_LINK_TITLE: 'Twój nowy link',
  MAIL_SALE_LINK_TEXT: 'Oto nowy link do Twojej sprzedaży. Wcześniejsze mogą już nie działać.',
  MAIL_SALE_LINK_STRANGER: 'To nie Twoja prośba? Nie musisz nic robić.',
  MAIL_FROZEN_SUBJECT: 'Sprzedaż {tradeNumber} jest wstrzymana',
  MAIL_FROZEN_PREHEADER: 'Nie zlecamy żadnych wypłat, dopóki tego nie wyjaśnimy.',
  MAIL_FROZEN_TITLE: 'Twoja sprzedaż jest wstrzymana',
  MAIL_FROZEN_TEXT:
    'Wiemy od Ciebie, że ktoś inny zmienił konto do wypłaty. Sprzedaż jest wstrzymana: nie zlecamy żadnych wypłat, a wcześniejsze linki już nie działają.',
  MAIL_FROZEN_NEXT:
    'Sprawdzimy konto do wypłaty i napiszemy do Ciebie. Nic nie przepada: urządzenia i oferta pozostają bez zmian.',
  MAIL_FROZEN_ORDERED:
    'Część pieniędzy była już wypłacona albo bank miał już nasze zlecenie. To również wyjaśnimy.',
  MAIL_RELEASED_SUBJECT: 'Sprzedaż {tradeNumber} nie jest już wstrzymana',
  MAIL_RELEASED_PREHEADER: 'Sprawa jest wyjaśniona. Oto Twój nowy link.',
  MAIL_RELEASED_TITLE: 'Twoja sprzedaż toczy się dalej',
  MAIL_RELEASED_TEXT:
    'Sprawa jest wyjaśniona i sprzedaż nie jest już wstrzymana. Pieniądze, które Ci się jeszcze za nią należą, wyślemy na konto {account}.',
  MAIL_RELEASED_LINK: 'Oto nowy link do Twojej sprzedaży. Wcześniejsze już nie działają.',
  MAIL_RELEASED_WRONG: 'To nie Twoje konto? Od razu odpowiedz na tę wiadomość.',
  MAIL_RESTORED_SUBJECT: 'Sprzedaż {tradeNumber}: przywrócone konto do wypłaty',
  MAIL_RESTORED_PREHEADER: 'Sprawdź, czy to Twoje konto.',
  MAIL_RESTORED_TITLE: 'Przywrócone konto do wypłaty',
  MAIL_RESTORED_TEXT:
    'Wcześniejsze konto do wypłaty w Twojej sprzedaży przywróciliśmy {date}. Pieniądze, które Ci się jeszcze za nią należą, wyślemy na konto {account}.',
  MAIL_RESTORED_ORIGINAL: 'To konto podane przy potwierdzeniu sprzedaży, więc nie trzeba ponownie czekać.',
  MAIL_RESTORED_STRANGER: 'To nie Twoje konto? Wstrzymaj sprzedaż tym przyciskiem. Hasło nie jest potrzebne.',
  MAIL_RESTORED_BUTTON: 'Wstrzymaj sprzedaż',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'Konto do wypłaty zostało zmienione, dlatego wypłata musiała poczekać.',
  EXPORT_HOLD_FROZEN_BY_SELLER: 'Zgłoszono nam, że ktoś inny zmienił konto do wypłaty.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE: 'Urządzenie z tym samym numerem seryjnym lub IMEI już kiedyś kupiliśmy.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS:
    'Na to samo konto wypłacamy pieniądze za sprzedaże na inne nazwiska.',
  EXPORT_HOLD_MANY_SALES: 'W ciągu tygodnia było wyjątkowo dużo sprzedaży.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'Konto do wypłaty zostało zmienione, gdy paczka była już w drodze.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'Konto do wypłaty zostało zmienione, gdy sprzedaż miała już inny adres e-mail.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Ktoś z naszego zespołu chciał najpierw sprawdzić tę wypłatę.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'Nazwisko na koncie różni się od nazwiska w sprzedaży.',
  MAIL_NEW_ACCOUNT_WAIT: 'Dla Twojego bezpieczeństwa wypłata czeka do {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'To nie ja',
}
