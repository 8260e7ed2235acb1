import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Dzień dobry, {firstName},',
  MAIL_GREETING_PLAIN: 'Dzień dobry,',
  MAIL_BUTTON: 'Zobacz transakcję',
  MAIL_LINK_NOTE: 'Ten link otwiera Twoją transakcję bez hasła. Nie przekazuj go nikomu.',
  MAIL_FOOTER_REASON: 'Dostajesz tę wiadomość w związku z transakcją {tradeNumber} utworzoną {date}.',
  MAIL_FOOTER_CONTACT: 'Masz pytania? Odpowiedz na tę wiadomość.',

  MAIL_FACT_NUMBER: 'Numer transakcji',
  MAIL_FACT_CUSTOMER: 'Numer klienta',
  MAIL_FACT_SEND_BY: 'Nadaj do',
  MAIL_FACT_TRACKING: 'Numer przesyłki',
  MAIL_FACT_PAYOUT: 'Rachunek do wypłaty',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Kod promocyjny {code}',
  MAIL_TOTAL: 'Zapłacimy Ci',

  MAIL_CREATED_SUBJECT: 'Transakcja {tradeNumber}: etykieta i kolejne kroki',
  MAIL_CREATED_PREHEADER: 'Nadaj paczkę do {date}. Do tego dnia Twoja cena obowiązuje.',
  MAIL_CREATED_TITLE: 'Transakcja została utworzona',
  MAIL_CREATED_TEXT:
    'Dziękujemy, że sprzedajesz u nas. Etykieta i karta do paczki są w załącznikach. Nie masz drukarki? Pokaż ten kod QR w punkcie {carrier}. Wysyłka jest bezpłatna. Gdy paczka jest dobrze zapakowana, od pierwszego skanu ryzyko ponosimy my.',
  MAIL_CREATED_QR: 'Kod QR do punktu nadania',
  MAIL_CREATED_STEP_ERASE:
    'Zrób kopię danych, wyloguj się ze wszystkich kont i przywróć ustawienia fabryczne. Wyjmij karty SIM i karty pamięci.',
  MAIL_CREATED_STEP_PACK:
    'Zapakuj urządzenie tak, żeby nic się nie ruszało, i włóż do kartonu kartę do paczki.',
  MAIL_CREATED_STEP_SEND:
    'Naklej etykietę na karton lub pokaż kod QR. Zachowaj potwierdzenie nadania aż do wypłaty.',
  MAIL_CREATED_AFTER:
    'Każde urządzenie sprawdzamy i rozliczamy osobno. Jeśli któreś różni się od Twoich odpowiedzi, zobaczysz zdjęcie i nową kwotę, a decyzja będzie należeć do Ciebie. Zwrot jest bezpłatny.',
  MAIL_CREATED_SIGNED_OFFER:
    'W załączniku jest też nasze podpisane potwierdzenie: urządzenia, odpowiedzi, ceny i terminy. Możesz nim w każdej chwili udowodnić, co obiecaliśmy.',

  MAIL_REMINDER_SUBJECT: 'Transakcja {tradeNumber}: cena obowiązuje do {date}',
  MAIL_REMINDER_PREHEADER: 'Etykietę załączamy jeszcze raz.',
  MAIL_REMINDER_TITLE: 'Twoja paczka nie jest jeszcze w drodze',
  MAIL_REMINDER_TEXT:
    'Twoja cena obowiązuje jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: przewoźnik {carrier} musi zeskanować paczkę do {date}. Etykietę załączamy jeszcze raz.',
  MAIL_REMINDER_NO: 'Nie chcesz już sprzedawać? Nie musisz nic robić. Transakcja wygaśnie tego dnia sama.',

  MAIL_EXPIRED_SUBJECT: 'Transakcja {tradeNumber} wygasła',
  MAIL_EXPIRED_PREHEADER: 'Do {date} nie było skanu paczki.',
  MAIL_EXPIRED_TITLE: 'Twoja transakcja wygasła',
  MAIL_EXPIRED_TEXT:
    'Do {date} przewoźnik {carrier} nie zeskanował paczki. Transakcja wygasła, a cena już nie obowiązuje. Nie musisz nam nic płacić.',
  MAIL_EXPIRED_LATE: 'Paczka jest już w drodze? Napisz do nas: gdy dotrze, i tak ją przyjmiemy.',
  MAIL_EXPIRED_BUTTON: 'Zobacz dzisiejszą cenę',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Zapytanie {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Firma prosi o indywidualną ofertę',
  MAIL_REQUEST_SUBJECT: 'Zapytanie {requestId} o indywidualną ofertę',
  MAIL_REQUEST_PREHEADER: 'Odpowiemy w ciągu jednego dnia roboczego.',
  MAIL_REQUEST_TITLE: 'Mamy Twoje zapytanie',
  MAIL_REQUEST_TEXT:
    'Dziękujemy. Lista przekracza limit jednej transakcji, dlatego obejrzy ją ktoś z naszego zespołu i odpowie w ciągu jednego dnia roboczego.',
  MAIL_REQUEST_REASON: 'Dostajesz tę wiadomość, bo ten adres podano w zapytaniu {requestId}.',
  MAIL_FACT_REQUEST: 'Zapytanie',
  MAIL_FACT_COMPANY: 'Firma',
  MAIL_FACT_CONTACT: 'Kontakt',
  MAIL_FACT_EMAIL: 'E-mail',
  MAIL_FACT_PHONE: 'Telefon',
  MAIL_FACT_MESSAGE: 'Wiadomość',
  MAIL_LIST_MORE:
    '{count, plural, one {# kolejna pozycja jest w załączonym pliku.} few {# kolejne pozycje są w załączonym pliku.} many {# kolejnych pozycji jest w załączonym pliku.} other {# kolejnej pozycji jest w załączonym pliku.}}',
  MAIL_LIST_TOTAL: 'Szacunek według cennika',
} satisfies Record<keyof typeof source, string>
