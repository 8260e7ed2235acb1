import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Twoja cena',
  OFFER_NO_SCRIPT: 'Sprzedaż online wymaga JavaScriptu. Jeśli jest wyłączony, napisz do nas, a pomożemy.',
  OFFER_WRITE: 'Napisz do nas',
  OFFER_STEP: 'Pytanie {number} z {count}',
  OFFER_NEXT: 'Dalej',
  OFFER_BACK: 'Wstecz',
  OFFER_WATCH: 'Ustaw alert cenowy',
  OFFER_SELF_TEST: 'Przetestuj urządzenie, około {seconds} sekund',
  OFFER_RESET: 'Zacznij od nowa',
  OFFER_MULTI_HINT: 'Zaznacz wszystko, co pasuje.',
  OFFER_HELP: 'Jak to sprawdzić?',
  OFFER_STORAGE: 'Ile ma pamięci?',
  OFFER_STORAGE_HINT: 'Znajdziesz to w\u00a0ustawieniach: „To urządzenie” lub „Pamięć”.',
  OFFER_CONDITION: 'W jakim jest stanie?',
  OFFER_CONDITION_HINT:
    'Obejrzyj urządzenie w świetle dziennym, ze wszystkich stron, bez etui i folii ochronnej.',

  SHEET_TITLE: 'Czy to wszystko się zgadza?',
  SHEET_CONFIRM: 'Tak, wszystko',
  SHEET_SHOW: 'Pokaż cenę',
  SHEET_DIFFERS: 'Nie zgadza się',
  SHEET_ALL: 'Wszystko się zgadza',
  SHEET_CHOOSE: 'Wybierz odpowiedź albo odznacz to pole.',

  CONDITION_NEW_TEXT: 'Nieotwarte, zaplombowane oryginalne opakowanie.',
  CONDITION_LIKE_NEW_TEXT: 'Z odległości 30\u00a0cm nie widać żadnych śladów.',
  CONDITION_GOOD_TEXT: 'Ślady widać, ale nie czuć ich pod paznokciem.',
  CONDITION_OK_TEXT: 'Ślady czuć pod paznokciem, wgniecenia do 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Głębsze wgniecenia, wygięta lub pęknięta obudowa.',
  CONDITION_ENLARGE: '{condition}: powiększ obrazek',
  COMPARE_TITLE: 'Porównaj: od idealnego do uszkodzonego',
  DISPLAY_CHECK_TITLE: 'Sprawdź ekran',

  FACTS_TITLE: 'Nie masz pewności? Pomogą krótkie pytania',

  FILM_TITLE: 'Zobacz stany na filmie (12\u00a0s)',

  EFFECT_NO_OFFER: 'brak oferty',
  EFFECT_BLOCKED: 'najpierw odblokuj',
  EFFECT_FOLLOW_UP: 'zależy od usterki',

  PRICE_SO_FAR: 'Cena na tym etapie',
  PRICE_FINAL: 'Zapłacimy Ci',
  PRICE_UP_TO_SHORT: 'do',
  PRICE_SO_FAR_SHORT: 'na razie',
  PRICE_FINAL_SHORT: 'dostaniesz',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {Jeszcze # pytanie} few {Jeszcze # pytania} many {Jeszcze # pytań} other {Jeszcze # pytania}}',
  PRICE_DONE: 'Twoja dokładna cena. Oferta jest ważna {days} dni.',

  BREAKDOWN_TITLE: 'Wyliczenie ceny',
  BREAKDOWN_BASE: 'Cena bazowa',
  BREAKDOWN_BASE_STORAGE: 'Cena bazowa, {storage}',
  BREAKDOWN_CONDITION: 'Stan: {condition}',
  BREAKDOWN_FLOOR: 'Co najmniej {share} ceny bazowej',
  BREAKDOWN_ROUNDING: 'Zaokrąglenie w dół do pełnych złotych',
  BREAKDOWN_TOTAL: 'Razem',

  HISTORY_SINCE: 'Ta cena obowiązuje od {date}.',
  HISTORY_CHANGED: '{change} od {date}. W tym czasie cena wynosiła od {lowest} do {highest}.',

  GATE_LOCKED: 'Nie możemy kupić urządzenia, które pozostaje zablokowane',
  GATE_LOCKED_TEXT:
    'Nikt nie mógłby go używać. Jeśli wylogujesz się przed wysyłką, choćby w ostatniej chwili, oferta pozostaje ważna.',
  NO_OFFER: 'Nie możemy złożyć oferty',
  NO_OFFER_DANGEROUS_GOODS:
    'Spuchnięta bateria może się zapalić i nie wolno jej wysyłać. Nie ładuj urządzenia, nie naciskaj go i oddaj do punktu zbiórki elektroodpadów.',
  NO_OFFER_FUNGUS: 'Grzyba na szkle nie da się usunąć, a do tego przenosi się na inne obiektywy.',
  NO_OFFER_NO_PICTURE: 'Naprawa monitora bez obrazu kosztuje więcej, niż jest on wart.',
  NO_OFFER_PANEL_BROKEN: 'Wymiana uszkodzonego ekranu kosztuje więcej, niż wart jest monitor.',
  NO_OFFER_BANNED: 'Konsoli zbanowanej w usłudze internetowej nie da się odsprzedać.',
  NO_OFFER_MODDED:
    'Nie kupujemy konsol, które były otwierane albo mają zmodyfikowane podzespoły lub oprogramowanie.',
  NO_OFFER_TOO_LOW:
    'Przy tych odpowiedziach cena wynosi mniej niż {minimum}, a poniżej tej kwoty nie składamy ofert. Możemy jednak bezpłatnie oddać urządzenie do recyklingu i wysłać Ci etykietę nadawczą.',
  STOP_RECYCLE: 'Oddaj do recyklingu za darmo',
  STOP_ADVICE: 'Co zrobić ze spuchniętą baterią?',

  ANSWERS_CHANGE: 'Zmień',
  ADDED_TITLE: 'Twoja sprzedaż: {name}',
  ADDED_UNTIL: 'Oferta jest ważna do {moment}.',
  ADDED_CLOSE: 'Zamknij',
} satisfies Record<keyof typeof source, string>
