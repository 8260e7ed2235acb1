import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: '{firstName}, dziękujemy. Transakcja została utworzona.',
  THANKS_LEAD: 'Nadaj paczkę do {date}. Do tego dnia Twoja cena obowiązuje.',
  THANKS_NUMBER: 'Numer transakcji',
  THANKS_CUSTOMER: 'Numer klienta',
  THANKS_MAIL: 'Wszystko wysyłamy na adres {email}.',
  THANKS_NONE: 'Nie ma tu transakcji do pokazania',
  THANKS_NONE_TEXT: 'Otwórz link z e-maila o swojej transakcji. Zobaczysz etykietę, kod QR i status.',
  THANKS_FAILED: 'Transakcja została utworzona, ale nie możemy jej teraz pokazać.',
  THANKS_FAILED_TEXT: 'Wszystko dostaniesz też e-mailem.',
  THANKS_RETRY: 'Spróbuj ponownie',
  THANKS_LOADING: 'Wczytujemy transakcję…',
  THANKS_NO_SCRIPT:
    'Ta strona wymaga JavaScriptu. Etykieta i karta do paczki są też w załączniku do e-maila o Twojej transakcji.',
  THANKS_HOME: 'Wróć na stronę główną',

  PARCEL_TITLE: 'Twoja paczka',
  PARCEL_WAIT: 'Przygotowujemy etykietę. Za kilka sekund pojawi się tutaj, wyślemy ją też e-mailem.',
  PARCEL_LABEL: 'Wydrukuj etykietę (PDF)',
  PARCEL_SLIP: 'Wydrukuj kartę do paczki (PDF)',
  PARCEL_QR: 'Nie masz drukarki? Pokaż ten kod w punkcie {carrier}.',
  PARCEL_QR_ALT: 'Kod QR Twojej paczki',
  PARCEL_TRACKING: 'Numer przesyłki {number}',

  PACK_TITLE: 'Jak zapakować',
  PACK_ERASE: 'Usuń dane',
  PACK_ERASE_TEXT:
    'Zrób kopię danych, wyloguj się ze wszystkich kont, przywróć ustawienia fabryczne, wyjmij karty SIM i karty pamięci.',
  PACK_WRAP: 'Zapakuj',
  PACK_WRAP_TEXT:
    'Folia bąbelkowa lub ręcznik, sztywny karton, na wierzchu karta do paczki. Nic nie może się ruszać.',
  PACK_SEND: 'Nadaj',
  PACK_SEND_TEXT: 'Naklej etykietę lub pokaż kod. Zachowaj potwierdzenie nadania aż do wypłaty.',
  PACK_MORE: 'Więcej o pakowaniu',

  NEXT_TITLE: 'Co dalej',
  NEXT_CREATED: 'Transakcja utworzona',
  NEXT_SENT: 'Paczka w drodze',
  NEXT_SENT_TEXT: 'Nadajesz ją do {date}.',
  NEXT_ARRIVED: 'Paczka u nas',
  NEXT_ARRIVED_TEXT: 'Napiszemy, gdy tylko dotrze.',
  NEXT_CHECKED: 'Sprawdzenie',
  NEXT_CHECKED_TEXT: 'Każde urządzenie osobno. Żadnej korekty bez zdjęcia, a decyzja należy do Ciebie.',
  NEXT_PAID: 'Wypłata',
  NEXT_PAID_TEXT: '{amount} na rachunek {account}.',
  NEXT_YOU: 'Twój ruch',
  NEXT_WE: 'Nasz ruch',
} satisfies Record<keyof typeof source, string>
