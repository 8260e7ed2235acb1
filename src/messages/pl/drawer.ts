import type { drawer as source } from '../en/drawer.ts'

/** The list of a household: adding devices, answering for all of them, the total. */
export const drawer = {
  DRAWER_WAYS: 'Dodaj urządzenia',
  DRAWER_PASTE: 'Wklej',
  DRAWER_PICK: 'Wybierz',
  DRAWER_SCAN: 'Skanuj',
  DRAWER_ADD: 'Dodaj',
  DRAWER_SKIP: 'Nie, dziękuję',
  DRAWER_PICK_FIELD: 'Nazwa urządzenia',
  DRAWER_PICK_KIND: 'Albo według rodzaju',
  DRAWER_PICK_NONE: 'Nie znajdujemy urządzenia o takiej nazwie.',
  DRAWER_ADDED:
    '{name} jest na Twojej liście. Ma ona teraz {count, plural, one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}}.',
  DRAWER_FULL: 'Lista mieści do {max} urządzeń. Najpierw sprzedaj część z nich.',
  DRAWER_SCAN_TEXT:
    'Zrób zdjęcie etykiety na pudełku lub urządzeniu. Twoja przeglądarka odczyta numer modelu z kodów kreskowych. Zdjęcie i numer seryjny zostają na Twoim urządzeniu.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Ta przeglądarka nie odczytuje kodów kreskowych. Wpisz numer modelu. Znajdziesz go na urządzeniu lub pudełku.',
  DRAWER_SCAN_PHOTO: 'Sfotografuj etykietę',
  DRAWER_SCAN_FIELD: 'Numer modelu lub nazwa',
  DRAWER_SCAN_READING: 'Odczytujemy etykietę…',
  DRAWER_SCAN_NOTHING: 'Nie widać kodu kreskowego. Zbliż aparat, unikaj odblasków i spróbuj jeszcze raz.',
  DRAWER_SCAN_NUMBER:
    'To numer IMEI albo kod artykułu. Nie wynika z niego model, więc nigdzie go nie wysłaliśmy. Wpisz numer modelu lub nazwę.',
  DRAWER_SCAN_UNKNOWN: 'Nie znamy tego numeru. Wpisz nazwę urządzenia.',
  DRAWER_SCAN_UNREADABLE: 'Twoja przeglądarka nie odczytała tego zdjęcia. Wpisz numer modelu.',
  DRAWER_LIST:
    '{count, plural, one {Twoja lista: # urządzenie} few {Twoja lista: # urządzenia} many {Twoja lista: # urządzeń} other {Twoja lista: # urządzenia}}',
  DRAWER_READY: 'Gotowe: {ready} z {count}',
  DRAWER_OPEN:
    '{count, plural, one {Jeszcze # pytanie} few {Jeszcze # pytania} many {Jeszcze # pytań} other {Jeszcze # pytania}}',
  DRAWER_ROW_READY: 'Gotowe',
  DRAWER_IN_CART: 'W Twojej sprzedaży',
  DRAWER_REFUSED: 'Przy tych odpowiedziach nie możemy go kupić.',
  DRAWER_LOADING: 'Wczytujemy pytania…',
  DRAWER_LOAD_FAILED: 'Nie możemy wczytać pytań o to urządzenie.',
  DRAWER_RETRY: 'Spróbuj ponownie',
  DRAWER_GUESS: 'Wpisana nazwa: „{name}”. Czy to ono?',
  DRAWER_RIGHT: 'Tak, to ono',
  DRAWER_WRONG: 'Nie, inne',
  DRAWER_NONE: 'Żadne z nich',
  DRAWER_LOOK_AGAIN: 'Szukaj ponownie',
  DRAWER_CHANGE: 'Zmień odpowiedzi',
  DRAWER_REMOVE_OF: 'Usuń: {name}',
  DRAWER_UNDO: 'Cofnij',
  DRAWER_CLOSE: 'Zamknij',
  DRAWER_REMOVED: '{name} nie jest już na Twojej liście.',
  DRAWER_SHARED: 'Czy dotyczy to wszystkich?',
  DRAWER_SHARED_TEXT:
    'Odpowiedz raz za wszystkie urządzenia. Jeśli któreś się różni, wybierz „Nie wszystkie”, a zapytamy o każde z osobna.',
  DRAWER_SHARED_COUNT:
    '({count, plural, one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}})',
  DRAWER_SHARED_YES: 'Wszystkie',
  DRAWER_SHARED_LATER: 'Przed wysyłką',
  DRAWER_SHARED_NO: 'Nie wszystkie',
  DRAWER_SHARED_CONFIRM: 'Zastosuj do wszystkich',
  DRAWER_SHARED_SAID: 'Odpowiedzi za wszystkie urządzenia',
  DRAWER_SELL:
    '{count, plural, one {Sprzedaj # urządzenie} few {Sprzedaj # urządzenia} many {Sprzedaj # urządzeń} other {Sprzedaj # urządzenia}}',
  DRAWER_TOO_MANY:
    'Jedna sprzedaż, a więc i jedna paczka, mieści do {max} urządzeń. Najpierw sprzedaj część z nich.',
  DRAWER_PARCEL:
    'Wszystko z jednej sprzedaży jedzie w jednej paczce z jedną bezpłatną etykietą nadawczą. Każde urządzenie sprawdzamy i opłacamy osobno, więc pytanie o jedno nie wstrzymuje pozostałych.',
  DRAWER_SHARE: 'Udostępnij tę listę',
  DRAWER_SHARE_TEXT: 'Link mówi tylko, jakie urządzenia są na liście. Twoje odpowiedzi zostają tutaj.',
  DRAWER_SHARE_COPIED: 'Link skopiowany.',
  DRAWER_SHARE_LINK: 'Link do tej listy',
  DRAWER_RECEIVED:
    '{count, plural, one {Ktoś udostępnił Ci listę: # urządzenie. Dodać je do Twojej?} few {Ktoś udostępnił Ci listę: # urządzenia. Dodać je do Twojej?} many {Ktoś udostępnił Ci listę: # urządzeń. Dodać je do Twojej?} other {Ktoś udostępnił Ci listę: # urządzenia. Dodać je do Twojej?}}',
  DRAWER_RECEIVED_NONE: 'Obecnie nie możemy kupić żadnego z tych urządzeń.',
} satisfies Record<keyof typeof source, string>
