import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Dzień dobry,',
  MAIL_GREETING_PLAIN: 'Dzień dobry,',
  MAIL_BUTTON: 'Zobacz sprzedaż',
  MAIL_LINK_NOTE: 'Ten link otwiera Twoją sprzedaż bez hasła. Nie przekazuj go nikomu.',
  MAIL_FOOTER_REASON: 'Dostajesz tę wiadomość w związku ze sprzedażą {tradeNumber} z {date}.',
  MAIL_FOOTER_CONTACT: 'Masz pytania? Odpowiedz na tę wiadomość.',
  MAIL_COMPANY_REGISTER: 'Rejestr handlowy: {register}',
  MAIL_COMPANY_PEOPLE: 'Zarząd: {directors} · numer VAT UE: {vatId}',

  MAIL_FACT_NUMBER: 'Numer sprzedaży',
  MAIL_FACT_CUSTOMER: 'Numer klienta',
  MAIL_FACT_SEND_BY: 'Nadaj do',
  MAIL_FACT_TRACKING: 'Numer przesyłki',
  MAIL_FACT_PAYOUT: 'Konto do wypłaty',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Kod promocyjny {code}',
  MAIL_TOTAL: 'Zapłacimy Ci',

  MAIL_CREATED_SUBJECT: 'Sprzedaż {tradeNumber}: etykieta nadawcza i kolejne kroki',
  MAIL_CREATED_PREHEADER: 'Nadaj paczkę do {date}. Do tego dnia masz gwarancję ceny.',
  MAIL_CREATED_TITLE: 'Sprzedaż jest potwierdzona',
  MAIL_CREATED_TEXT:
    'Dziękujemy, że sprzedajesz u nas. Etykieta nadawcza i specyfikacja przesyłki są w załącznikach. Nie masz drukarki? Pokaż ten kod QR w punkcie nadania {carrier}. Wysyłka jest bezpłatna. Od pierwszego skanu za dobrze zapakowaną paczkę odpowiadamy my.',
  MAIL_CREATED_QR: 'Kod QR do punktu nadania',
  MAIL_CREATED_STEP_ERASE:
    'Zrób kopię danych, wyloguj się ze wszystkich kont i przywróć ustawienia fabryczne. Wyjmij karty SIM i karty pamięci.',
  MAIL_CREATED_STEP_PACK:
    'Weź sztywny karton, daj z każdej strony co najmniej 5\u00a0cm wypełnienia i włóż specyfikację przesyłki. W laptopie połóż kartkę między klawiaturą a ekranem.',
  MAIL_CREATED_STEP_SEND:
    'Naklej etykietę nadawczą lub pokaż kod QR. Zachowaj potwierdzenie nadania aż do wypłaty.',
  MAIL_CREATED_AFTER:
    'Każde urządzenie sprawdzamy i rozliczamy osobno. Jeśli któreś różni się od Twoich odpowiedzi, zobaczysz zdjęcie i nową ofertę, a decyzja będzie należeć do Ciebie. Zwrot jest bezpłatny. Odesłać nie możemy tylko urządzenia z uszkodzoną baterią.',
  MAIL_CREATED_SIGNED_OFFER:
    'W załączniku jest też podpisana oferta: urządzenia, odpowiedzi, ceny i terminy. To dowód tego, co obiecaliśmy.',

  MAIL_REMINDER_SUBJECT: 'Sprzedaż {tradeNumber}: cena obowiązuje do {date}',
  MAIL_REMINDER_PREHEADER: 'Etykietę nadawczą załączamy jeszcze raz.',
  MAIL_REMINDER_TITLE: 'Twoja paczka nie jest jeszcze w drodze',
  MAIL_REMINDER_TEXT:
    'Gwarancja ceny trwa jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Przewoźnik {carrier} musi zeskanować paczkę do {date}. Etykietę nadawczą załączamy jeszcze raz.',
  MAIL_REMINDER_NO: 'Nie chcesz już sprzedawać? Nie musisz nic robić. Sprzedaż wygaśnie tego dnia sama.',

  MAIL_EXPIRED_SUBJECT: 'Sprzedaż {tradeNumber} wygasła',
  MAIL_EXPIRED_PREHEADER: 'Do {date} nie było skanu paczki.',
  MAIL_EXPIRED_TITLE: 'Twoja sprzedaż wygasła',
  MAIL_EXPIRED_TEXT:
    'Do {date} przewoźnik {carrier} nie zeskanował paczki. Sprzedaż wygasła, a cena już nie obowiązuje. Nic nie płacisz.',
  MAIL_EXPIRED_LATE: 'Paczka jest już w drodze? Napisz do nas. Gdy dotrze, i tak ją sprawdzimy.',
  MAIL_EXPIRED_BUTTON: 'Zobacz dzisiejszą cenę',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Zapytanie {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Firma prosi o indywidualną ofertę',
  MAIL_REQUEST_SUBJECT: 'Zapytanie {requestId} o indywidualną ofertę',
  MAIL_REQUEST_PREHEADER:
    'Odpowiemy w ciągu {days, plural, one {jednego dnia roboczego} few {# dni roboczych} many {# dni roboczych} other {# dnia roboczego}}.',
  MAIL_REQUEST_TITLE: 'Mamy Twoje zapytanie',
  MAIL_REQUEST_TEXT:
    'Dziękujemy. Lista przekracza limit jednej sprzedaży, dlatego przejrzy ją ktoś z naszego zespołu i odpowie w ciągu {days, plural, one {jednego dnia roboczego} few {# dni roboczych} many {# dni roboczych} other {# dnia roboczego}}.',
  MAIL_REQUEST_REASON: 'Dostajesz tę wiadomość, bo ten adres podano w zapytaniu {requestId}.',
  MAIL_FACT_REQUEST: 'Zapytanie',
  MAIL_FACT_COMPANY: 'Firma',
  MAIL_FACT_CONTACT: 'Osoba do kontaktu',
  MAIL_FACT_EMAIL: 'E-mail',
  MAIL_FACT_PHONE: 'Telefon',
  MAIL_FACT_MESSAGE: 'Wiadomość',
  MAIL_LIST_MORE:
    '{count, plural, one {# kolejna pozycja jest w załączonym pliku.} few {# kolejne pozycje są w załączonym pliku.} many {# kolejnych pozycji jest w załączonym pliku.} other {# kolejnej pozycji jest w załączonym pliku.}}',
  MAIL_LIST_TOTAL: 'Szacunek według cennika',
  MAIL_OFFER_SUBJECT: 'Nasza oferta {number} na Twoje urządzenia',
  MAIL_OFFER_PREHEADER: '{total}, ważna do {date}.',
  MAIL_OFFER_TITLE: 'Nasza oferta na Twoje urządzenia',
  MAIL_OFFER_TEXT:
    'Dostaliśmy od Ciebie prośbę o indywidualną ofertę. Za poniższe urządzenia zapłacimy {total}. Oferta jest ważna do {date}.',
  MAIL_OFFER_REPLACES:
    'Zastępuje ona naszą ofertę {number}. Link z wcześniejszej wiadomości jest już nieaktywny.',
  MAIL_OFFER_BUTTON: 'Zobacz i przyjmij ofertę',
  MAIL_OFFER_NOTE:
    'Na stronie sprawdzisz ofertę i podasz konto do wypłaty. Sprzedaż następuje dopiero, gdy przyjmiesz ofertę. Po {date} wygaśnie sama.',
  MAIL_OFFER_MORE:
    '{count, plural, one {# kolejna pozycja jest na stronie.} few {# kolejne pozycje są na stronie.} many {# kolejnych pozycji jest na stronie.} other {# kolejnej pozycji jest na stronie.}}',
  MAIL_OFFER_TOTAL: 'Nasza oferta',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'Oferta {number} jest już nieważna',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'Wycofaliśmy ją.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'Wycofaliśmy naszą ofertę',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'Musieliśmy wycofać naszą ofertę {number}, więc nie można jej już przyjąć. Odpowiedz na tę wiadomość, jeśli masz pytania lub chcesz nową ofertę.',
} satisfies Record<keyof typeof source, string>
