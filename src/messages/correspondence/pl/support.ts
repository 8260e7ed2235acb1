/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Sprzedaż {tradeNumber}: paczka jeszcze nie dotarła',
  SUPPORT_PARCEL_TITLE: 'Paczka jeszcze nie dotarła',
  SUPPORT_PARCEL_TEXT: 'Twoja paczka jeszcze do nas nie dotarła i nie została zeskanowana przez przewoźnika.',
  SUPPORT_PARCEL_NEXT:
    'Paczka jest już nadana? Odpowiedz na tę wiadomość i dołącz potwierdzenie nadania. Jeśli nie, etykieta nadawcza jest na stronie sprzedaży.',
  SUPPORT_TRACKING_SUBJECT: 'Sprzedaż {tradeNumber}: paczka jest nadal w drodze',
  SUPPORT_TRACKING_TITLE: 'Paczka jest nadal w drodze',
  SUPPORT_TRACKING_TEXT:
    'Przewoźnik od pewnego czasu nie skanuje Twojej paczki i jeszcze do nas nie dotarła.',
  SUPPORT_TRACKING_NEXT: 'Zachowaj potwierdzenie nadania. Napiszemy, gdy tylko dowiemy się więcej.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Sprzedaż {tradeNumber}: nasza nowa oferta czeka na decyzję',
  SUPPORT_NEW_OFFER_TITLE: 'Nasza nowa oferta czeka na Twoją decyzję',
  SUPPORT_NEW_OFFER_TEXT: 'Po sprawdzeniu przedstawiliśmy Ci nową ofertę. Na decyzję masz czas do {date}.',
  SUPPORT_NEW_OFFER_NEXT: 'Znajdziesz ją na stronie sprzedaży. Odpowiedź zajmie tylko minutę.',
  SUPPORT_ANSWER_SUBJECT: 'Sprzedaż {tradeNumber}: nadal potrzebujemy Twojej pomocy',
  SUPPORT_ANSWER_TITLE: 'Nadal potrzebujemy Twojej pomocy',
  SUPPORT_ANSWER_TEXT:
    'Aby zająć się dalej Twoim urządzeniem, potrzebujemy czegoś, co możesz zrobić tylko Ty. Masz czas do {date}.',
  SUPPORT_ANSWER_NEXT: 'Na stronie sprzedaży znajdziesz, co trzeba zrobić.',
  SUPPORT_PAYOUT_SUBJECT: 'Sprzedaż {tradeNumber}: wypłata jest w drodze',
  SUPPORT_PAYOUT_TITLE: 'Wypłata jest w drodze',
  SUPPORT_PAYOUT_TEXT: 'Bank ma już nasze zlecenie Twojej wypłaty.',
  SUPPORT_PAYOUT_NEXT:
    'Zwykle pieniądze docierają w ciągu dwóch dni roboczych. Napiszemy, gdy bank potwierdzi wypłatę.',
  SUPPORT_ADDRESS_SUBJECT: 'Sprzedaż {tradeNumber}: Twój adres jest niepełny',
  SUPPORT_ADDRESS_TITLE: 'Twój adres jest niepełny',
  SUPPORT_ADDRESS_TEXT: 'W adresie do tej sprzedaży czegoś brakuje i paczka może do Ciebie nie dotrzeć.',
  SUPPORT_ADDRESS_NEXT:
    'Odpowiedz na tę wiadomość i podaj pełny adres: ulicę, numer domu, kod pocztowy, miejscowość i nazwisko na drzwiach.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Potwierdź nowy adres e-mail do sprzedaży {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'Jedno kliknięcie, w ciągu {hours} godzin.',
  MAIL_EMAIL_CHANGE_TITLE: 'Czy to Twój nowy adres e-mail?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Otrzymaliśmy prośbę, aby używać tego adresu do sprzedaży {tradeNumber}. Potwierdź go w ciągu {hours} godzin, a wszystko o tej sprzedaży wyślemy tutaj.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Używaj tego adresu',
  MAIL_EMAIL_CHANGE_NOTE: 'To nie Twoja prośba? Nie musisz nic robić.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Sprzedaż {tradeNumber}: Twój adres e-mail ma się zmienić',
  MAIL_EMAIL_NOTICE_PREHEADER: 'To nie Ty? Daj nam znać.',
  MAIL_EMAIL_NOTICE_TITLE: 'Twój adres e-mail ma się zmienić',
  MAIL_EMAIL_NOTICE_TEXT:
    'Ktoś poprosił nas, aby do Twojej sprzedaży używać odtąd adresu {email}. Zmiana nastąpi, gdy ten adres zostanie potwierdzony.',
  MAIL_EMAIL_NOTICE_BUTTON: 'To nie ja',
  MAIL_EMAIL_NOTICE_NOTE: 'Jeśli to Ty, nie musisz nic robić.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Sprzedaż {tradeNumber}: Twój adres e-mail został zmieniony',
  MAIL_EMAIL_CHANGED_PREHEADER: 'To nie Ty? Daj nam znać.',
  MAIL_EMAIL_CHANGED_TITLE: 'Twój adres e-mail został zmieniony',
  MAIL_EMAIL_CHANGED_TEXT:
    'Odtąd wszystko o Twojej sprzedaży wysyłamy na adres {email}. Jeśli to nie Ty, daj nam znać tutaj. Przywrócimy wtedy poprzedni adres i wstrzymamy sprzedaż do wyjaśnienia.',
  MAIL_ERASURE_SUBJECT: 'Sprzedaż {tradeNumber}: usuniemy Twoje dane',
  MAIL_ERASURE_PREHEADER: 'Termin: {date}. To nie Ty? Daj nam znać.',
  MAIL_ERASURE_TITLE: 'Usuniemy Twoje dane',
  MAIL_ERASURE_TEXT:
    'Otrzymaliśmy prośbę o usunięcie Twoich danych. Zrobimy to {date} i nie będzie można tego cofnąć.',
  MAIL_ERASURE_KEPT: 'Dane, które musimy przechowywać z mocy prawa, blokujemy, a po upływie terminu usuwamy.',
  MAIL_ERASURE_NOTE: 'To nie Twoja prośba? Odpowiedz na tę wiadomość przed tym terminem.',
  MAIL_REPLY_SUBJECT: 'Nasza odpowiedź na Twoją wiadomość',
  MAIL_REPLY_REQUEST_SUBJECT: 'Nasza odpowiedź na Twoje zapytanie {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Sprzedaż {tradeNumber}: nasza odpowiedź',
  MAIL_REPLY_TITLE: 'Nasza odpowiedź',
  MAIL_REPLY_QUOTE: 'Twoja wiadomość:',
  MAIL_REPLY_REASON: 'Ta wiadomość jest odpowiedzią na Twoją wiadomość do nas.',
}
