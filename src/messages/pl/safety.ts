/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Potwierdź',
  STEP_UP_CHECKING: 'Sprawdzamy…',
  STEP_UP_CANCEL: 'Nie teraz',
  STEP_UP_PASSWORD_TITLE: 'Czy to na pewno Ty?',
  STEP_UP_PASSWORD_TEXT: 'Podaj hasło jeszcze raz, żeby nikt inny nie zrobił tego na Twoim urządzeniu.',
  STEP_UP_PASSWORD: 'Twoje hasło',
  PROBLEM_PASSWORD_WRONG: 'To nie jest Twoje obecne hasło.',
  STEP_UP_CODE_TITLE: 'Potwierdź kodem',
  STEP_UP_CODE_SENDING: 'Wysyłamy kod…',
  STEP_UP_CODE_SENT: 'Wysłaliśmy kod na adres {email}. Jest ważny {minutes} minut.',
  STEP_UP_CODE_SENT_AGAIN:
    'Wysłaliśmy nowy kod na adres {email}. Działa tylko najnowszy, przez {minutes} minut.',
  STEP_UP_CODE: 'Kod',
  STEP_UP_CODE_HINT: '{digits} cyfr z naszej wiadomości',
  STEP_UP_CODE_AGAIN: 'Wyślij nowy kod',
  PROBLEM_CODE_INVALID: 'Kod jest błędny lub stracił ważność. Sprawdź go albo poproś o nowy.',
  PROBLEM_CODE_INCOMPLETE: 'Kod ma {digits} cyfr.',
  SALE_PAYOUT_WAIT: 'Konto do wypłaty zostało zmienione. Pieniądze wyślemy na nie najwcześniej {moment}.',
  SALE_PAYOUT_CHECKED:
    'Sprawdzamy tę wypłatę, zanim ją zlecimy. Nie musisz nic robić: napiszemy do Ciebie, gdy pieniądze będą w\u00a0drodze.',
  SALE_FROZEN: 'Twoja sprzedaż jest wstrzymana',
  SALE_FROZEN_TEXT:
    'Wiemy od Ciebie, że ktoś inny zmienił konto do wypłaty. Dopóki tego nie wyjaśnimy, nie zlecamy żadnych wypłat. Napiszemy do Ciebie. Nic nie przepada: urządzenia i oferta pozostają bez zmian.',
  SALE_FROZEN_REFUSED: 'Sprzedaż jest wstrzymana i na razie nie można nic zmienić.',
  SALE_LINK_OLD: 'Ten link już nie działa',
  SALE_LINK_OLD_TEXT:
    'Dla Twojego bezpieczeństwa co jakiś czas wymieniamy linki do sprzedaży. Nowy link do sprzedaży {tradeNumber} wyślemy na podany przez Ciebie adres e-mail.',
  SALE_LINK_SEND: 'Wyślij mi nowy link',
  SALE_LINK_SENT:
    'Jeśli znamy tę sprzedaż, nowy link jest już w drodze na Twój adres e-mail. Może to potrwać minutę.',
  SALE_LINK_REPLACE_TITLE: 'Czy ktoś inny ma Twój link?',
  SALE_LINK_REPLACE_TEXT:
    'Wyślemy Ci nowy, a wszystkie wcześniejsze linki do tej sprzedaży przestaną działać.',
  SALE_LINK_REPLACE: 'Wymień link',
  SALE_READ_ONLY: 'Chcesz coś zmienić?',
  SALE_READ_ONLY_TEXT:
    'Ten link tylko pokazuje sprzedaż. Zaloguj się albo poproś o link, który pozwala ją zmienić.',
  MY_SALE_NUMBER_HINT:
    'Jest na specyfikacji przesyłki i\u00a0w\u00a0każdym e-mailu o\u00a0sprzedaży: dwa razy po cztery znaki.',
  MY_SALE_EMAIL_HINT: 'Adres podany przy sprzedaży.',
  MY_SALE_SUBMIT: 'Wyślij mi link',
  MY_SALE_SENT: 'Sprawdź skrzynkę',
  MY_SALE_SENT_TEXT:
    'Jeśli numer i adres do siebie pasują, link jest już w drodze. Może to potrwać minutę. Zajrzyj też do spamu.',
  MY_SALE_AGAIN: 'Podaj inny numer lub adres',
  MY_SALE_ACCOUNT: 'Mam konto klienta',
  MY_SALE_CONTACT: 'Nie mogę znaleźć numeru',
  MY_SALE_NO_SCRIPT:
    'Ta strona wymaga JavaScriptu. Bez niego napisz do nas, a\u00a0pomożemy znaleźć sprzedaż.',
  OBJECTION_TITLE: 'To nie Ty?',
  OBJECTION_TEXT:
    'Jeśli to nie Twoja zmiana konta do wypłaty, wstrzymaj sprzedaż. Od tej chwili nie zlecimy żadnej wypłaty, dopóki tego nie wyjaśnimy.',
  OBJECTION_BUTTON: 'Wstrzymaj sprzedaż',
  OBJECTION_NOTE: 'Jeśli to jednak Ty, nie musisz nic robić.',
  OBJECTION_FROZEN: 'Sprzedaż {tradeNumber} jest wstrzymana',
  OBJECTION_FROZEN_TEXT:
    'Nic nie zostanie wypłacone, a wcześniejsze linki do sprzedaży już nie działają. Sprawdzimy konto do wypłaty i napiszemy do Ciebie. Nic nie przepada.',
  OBJECTION_PAID_TEXT:
    'Część pieniędzy została już wypłacona. Resztę wstrzymaliśmy i wyjaśniamy sprawę. Napisz też do nas.',
  OBJECTION_ORDERED_TEXT:
    'Bank ma już zlecenie wypłaty co najmniej części pieniędzy i nie możemy go stąd cofnąć. Resztę wstrzymaliśmy i wyjaśniamy sprawę. Napisz też do nas.',
  OBJECTION_SETTLED: 'Sprzedaż {tradeNumber} jest już wyjaśniona',
  OBJECTION_SETTLED_TEXT:
    'Wiemy już o tej zmianie i sprawa jest załatwiona. Jeśli coś nadal się nie zgadza, napisz do nas.',
  OBJECTION_UNKNOWN:
    'Ten link jest niepełny albo stracił ważność. Napisz do nas i podaj numer sprzedaży, a wstrzymamy wypłatę.',
  OBJECTION_CONTACT: 'Napisz do nas',
  OBJECTION_NO_SCRIPT:
    'Ta strona wymaga JavaScriptu. Możesz też odpowiedzieć na naszą wiadomość, a wstrzymamy wypłatę.',
  EMAIL_CHANGE_TITLE: 'Używać tego adresu e-mail?',
  EMAIL_CHANGE_TEXT:
    'Wszystko o Twojej sprzedaży wyślemy odtąd na adres, na który przyszedł ten link. Wcześniejsze linki przestaną działać, a Ty dostaniesz nowy.',
  EMAIL_CHANGE_BUTTON: 'Używaj tego adresu',
  EMAIL_CHANGE_DONE: 'Nowy adres działa już dla sprzedaży {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Nowy link do Twojej sprzedaży jest już w drodze.',
  EMAIL_DENY_TITLE: 'To nie Ty?',
  EMAIL_DENY_TEXT:
    'Jeśli prośba o inny adres e-mail nie jest Twoja, zatrzymaj tu zmianę. Jeśli już nastąpiła, cofniemy ją i wstrzymamy sprzedaż do wyjaśnienia.',
  EMAIL_DENY_BUTTON: 'Zatrzymaj zmianę',
  EMAIL_DENY_DONE: 'Sprzedaż {tradeNumber}: zmiana zatrzymana',
  EMAIL_DENY_DONE_TEXT:
    'Twój adres e-mail pozostaje bez zmian. Jeśli sprzedaż trzeba było wstrzymać, napiszemy do Ciebie.',
  EMAIL_LINK_UNKNOWN:
    'Ten link jest niepełny, wygasł albo zastąpił go nowszy. Napisz do nas i podaj numer sprzedaży, a pomożemy.',
}
