import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Dziękujemy. Sprzedaż jest potwierdzona.',
  THANKS_LEAD: 'Nadaj paczkę do {date}. Do tego dnia masz gwarancję ceny.',
  THANKS_NUMBER: 'Numer sprzedaży',
  THANKS_CUSTOMER: 'Numer klienta',
  THANKS_MAIL: 'Dokumenty wysyłamy na adres {email}.',
  THANKS_NONE: 'Nie ma tu sprzedaży do pokazania',
  THANKS_NONE_TEXT:
    'Otwórz link z\u00a0e-maila o\u00a0swojej sprzedaży albo poproś o\u00a0wysłanie go jeszcze raz.',
  THANKS_FAILED: 'Sprzedaż jest potwierdzona, ale nie możemy jej teraz pokazać.',
  THANKS_FAILED_TEXT: 'Dokumenty wysyłamy też e-mailem.',
  THANKS_RETRY: 'Spróbuj ponownie',
  THANKS_LOADING: 'Wczytujemy sprzedaż… Za chwilę zobaczysz tu etykietę nadawczą, status i wypłatę.',
  THANKS_NO_SCRIPT:
    'W Twojej przeglądarce JavaScript jest wyłączony. Wklej link z naszego e-maila, aby zobaczyć sprzedaż. Etykieta nadawcza i specyfikacja przesyłki są też w załączniku.',
  THANKS_PASTE: 'Link z naszego e-maila',
  THANKS_OPEN: 'Pokaż sprzedaż',
  THANKS_REFUSED:
    'Ten link nie otwiera żadnej sprzedaży. Skopiuj go w całości z naszego najnowszego e-maila.',
  THANKS_FIND: 'Znajdź moją sprzedaż',
  THANKS_HOME: 'Wróć na stronę główną',

  PARCEL_TITLE: 'Teraz nadaj paczkę',
  PARCEL_WAIT:
    'Przygotowujemy etykietę nadawczą. Za kilka sekund będzie tutaj i\u00a0w\u00a0Twojej skrzynce.',
  PARCEL_CODE: 'Bez drukarki',
  PARCEL_LABEL: 'Wydrukuj etykietę nadawczą (PDF)',
  PARCEL_SLIP: 'Wydrukuj specyfikację przesyłki (PDF)',
  PARCEL_QR: 'Pokaż ten kod w\u00a0punkcie nadania {carrier}.',
  PARCEL_NUMBER: 'Nie masz wydrukowanej specyfikacji? Napisz ten numer na paczce:',
  PARCEL_PRINT: 'Albo wydrukuj',
  PARCEL_QR_ALT: 'Kod QR Twojej paczki',
  PARCEL_TRACKING: 'Numer przesyłki {number}',

  LOCKS_TITLE: 'Wyloguj się przed pakowaniem',
  LOCKS_TEXT:
    'Zrób to koniecznie przed wysyłką. Jeśli blokada zostanie, będziemy musieli do Ciebie napisać, a wypłata poczeka.',

  PACK_TITLE: 'Jak zapakować',
  PACK_ERASE: 'Usuń dane',
  PACK_ERASE_TEXT:
    'Zrób kopię danych, wyloguj się ze wszystkich kont, przywróć ustawienia fabryczne i wyjmij karty SIM oraz karty pamięci.',
  PACK_WRAP: 'Zapakuj',
  PACK_WRAP_TEXT:
    'Weź sztywny karton, daj z każdej strony co najmniej 5\u00a0cm wypełnienia i włóż specyfikację przesyłki. W laptopie połóż kartkę między klawiaturą a ekranem. Nic nie może się ruszać.',
  PACK_SEND: 'Nadaj',
  PACK_SEND_TEXT: 'Pokaż kod lub naklej etykietę nadawczą. Zachowaj potwierdzenie nadania aż do wypłaty.',
  PACK_MORE: 'Więcej o pakowaniu',

  NEXT_CREATED: 'Potwierdzona',
  NEXT_SENT: 'Paczka w drodze',
  NEXT_ARRIVED: 'Paczka u nas',
  NEXT_CHECKED: 'Sprawdzenie',
  NEXT_PAID: 'Wypłata',
  NEXT_YOU: 'Po Twojej stronie',
  NEXT_WE: 'Po naszej stronie',
  NEXT_CARRIER: 'Po stronie przewoźnika',
  NEXT_UNTIL: '{who}, do {date}',

  SALE_TITLE: 'Twoja sprzedaż',
  SALE_CANCELLED_TITLE: 'Sprzedaż jest anulowana',
  SALE_CANCELLED_LEAD:
    'Nie wysyłaj już paczki. Możesz sprzedać ponownie w\u00a0każdej chwili, po cenie z\u00a0danego dnia.',
  SALE_EXPIRED_TITLE: 'Sprzedaż wygasła',
  SALE_OVER_TITLE: 'Sprzedaż jest zakończona',
  SALE_OVER_LEAD: 'Możesz sprzedać ponownie w\u00a0każdej chwili, po cenie z\u00a0danego dnia.',
  SALE_PAID_TITLE: 'Sprzedaż jest rozliczona',
  SALE_PAID_LEAD: 'Dziękujemy. Wypłaciliśmy razem {amount} na konto {account}.',
  SALE_PAID_TOTAL: 'Wypłacono',
  SALE_SELL_AGAIN: 'Sprzedaj ponownie',
  SALE_SELL_MORE: 'Sprzedaj kolejne urządzenie',
  SALE_MAIL: 'O ważnych sprawach piszemy na {email}.',
  SALE_DEVICES: 'Status Twoich urządzeń',
  SALE_QUOTED: 'Nasza oferta',
  SALE_CHECKED: 'Po sprawdzeniu',
  SALE_SETTLED: 'Dostaniesz',
  SALE_BONUS: 'Dopłata, bo sprawdzenie trwało za długo',
  SALE_ANSWER: 'Zobacz różnice i odpowiedz',
  SALE_GUIDE: 'Zobacz, co trzeba zrobić',
  SALE_RETURN: 'Zwrot: {carrier}, numer przesyłki {number}',
  SALE_TIMELINE: 'Przebieg: {name}',
  SALE_TIMELINE_ALL: 'Etapy sprzedaży',
  SALE_PAYOUT: 'Konto do wypłaty',
  SALE_PAYOUT_CHANGE: 'Zmień konto do wypłaty',
  SALE_PAYOUT_HINT:
    'Zmianę potwierdzimy e-mailem. Dla Twojego bezpieczeństwa wypłata poczeka potem {hours} godzin.',
  SALE_PAYOUT_KEEP: 'Zostaw to konto',
  SALE_PAYOUT_DONE: 'Zapisano. Wysłaliśmy Ci e-mail o\u00a0zmianie.',
  SALE_PAYOUT_LATE: 'Pieniądze są już w drodze, więc konta nie można zmienić.',
  SALE_ACCOUNT_TITLE: 'Wszystkie sprzedaże w\u00a0jednym miejscu',
  SALE_ACCOUNT_TEXT: 'Na koncie klienta zawsze znajdziesz tę sprzedaż, a następna pójdzie szybciej.',
  SALE_ACCOUNT_OPEN: 'Załóż konto klienta',
  SALE_ACCOUNT_SENT: 'Sprawdź skrzynkę: nasz e-mail prowadzi do Twojego konta klienta.',
  SALE_CANCEL: 'Anuluj sprzedaż',
  SALE_CANCEL_TITLE: 'Anulować tę sprzedaż?',
  SALE_CANCEL_TEXT:
    'Oferta przestanie obowiązywać. Nie wysyłaj już paczki. Możesz sprzedać ponownie w każdej chwili, po cenie z danego dnia.',
  SALE_CANCEL_CONFIRM: 'Tak, anuluj',
  SALE_CANCEL_KEEP: 'Zostaw sprzedaż',
  SALE_CANCEL_LATE: 'Paczka jest już w drodze, więc sprzedaży nie można anulować.',
} satisfies Record<keyof typeof source, string>
