import type { checkout as source } from '../en/checkout.ts'

/** Texts of cart and checkout. */
export const checkout = {
  CART_TITLE: 'Twoje urządzenia',
  CART_EMPTY: 'Nie masz tu jeszcze żadnego urządzenia',
  CART_EMPTY_TEXT: 'Znajdź urządzenie, odpowiedz na kilka pytań i od razu zobacz, ile za nie zapłacimy.',
  CART_EMPTY_BUTTON: 'Znajdź urządzenie',
  CART_LOADING: 'Sprawdzamy ceny…',
  CART_NO_SCRIPT:
    'Do sprzedaży potrzebny jest JavaScript włączony w przeglądarce. Jeśli nie możesz go włączyć, napisz do nas.',
  CART_EACH: '{price} za sztukę',
  CART_QUANTITY: 'Liczba sztuk',
  CART_QUANTITY_OF: 'Liczba sztuk: {name}',
  CART_LESS: 'O jedną mniej',
  CART_MORE: 'O jedną więcej',
  CART_REMOVE: 'Usuń',
  CART_REMOVE_OF: 'Usuń: {name}',
  CART_HOLDS_UNTIL: 'Te ceny obowiązują do {date}.',
  CART_REMOVED: 'Usunięto: {name}.',
  CART_RESTORED: 'Przywrócono: {name}.',
  CART_CHANGE: 'Zmień odpowiedzi',
  CART_CHANGE_OF: 'Zmień odpowiedzi: {name}',
  CART_CLEAR: 'Usuń wszystkie',
  CART_CLEAR_TITLE:
    'Usunąć {count, plural, one {urządzenie} few {wszystkie urządzenia (#)} many {wszystkie urządzenia (#)} other {wszystkie urządzenia (#)}}?',
  CART_CLEAR_TEXT: 'Możesz to cofnąć, dopóki jesteś na tej stronie.',
  CART_CLEAR_CONFIRM: 'Usuń',
  CART_CLEAR_CANCEL: 'Zostaw',
  CART_CLEARED:
    '{count, plural, one {Usunięto # urządzenie.} few {Usunięto # urządzenia.} many {Usunięto # urządzeń.} other {Usunięto # urządzenia.}}',
  CART_UNDO: 'Cofnij',
  CART_TOTAL: 'Zapłacimy Ci',
  CART_ESTIMATE: 'Szacunek',
  CART_CONTINUE: 'Dalej',

  REPRICED_TITLE: 'Ceny zostały przeliczone',
  REPRICED_LOWER: '{name}: oferta wygasła. Dzisiejsza cena to {after} zamiast {before}.',
  REPRICED_HIGHER: '{name}: oferta wygasła. Dziś dostaniesz więcej, {after} zamiast {before}.',
  REPRICED_SAME: '{name}: oferta wygasła. Dzisiejsza cena jest taka sama.',
  REPRICED_OTHER: '{name}: w tym kraju płacimy {after}.',
  REPRICED_WITHDRAWN: '{name}: cena {before} była naszą pomyłką. Właściwa cena to {after}. Przepraszamy.',
  REPRICED_GONE:
    '{name}: w\u00a0tej chwili nie możemy złożyć oferty. Urządzenie nie jest już częścią Twojej sprzedaży.',
  REPRICE_FAILED: 'Nie udało się przeliczyć cen. Sprawdź połączenie i spróbuj ponownie.',
  REPRICE_RETRY: 'Spróbuj ponownie',

  VOUCHER_TITLE: 'Masz kod promocyjny?',
  VOUCHER_CODE: 'Kod promocyjny',
  VOUCHER_APPLY: 'Zastosuj',
  VOUCHER_LINE: 'Kod promocyjny {code}',
  VOUCHER_REMOVE: 'Usuń kod promocyjny {code}',
  VOUCHER_APPLIED: 'Kod {code} zwiększa wypłatę o {value}.',
  VOUCHER_UNKNOWN: 'Nie znamy tego kodu. Sprawdź pisownię.',
  VOUCHER_EXPIRED: 'Ten kod stracił ważność.',
  VOUCHER_MIN: 'Kod działa przy sprzedaży od {total}.',
  VOUCHER_CATEGORY: 'Kod nie obejmuje tych urządzeń.',
  VOUCHER_USED: 'Ten kod został już wykorzystany.',
  VOUCHER_UNUSABLE:
    'Tego kodu promocyjnego nie można użyć w tej sprzedaży. Mógł wygasnąć albo został już wykorzystany. Jeśli nie przez Ciebie, zaloguj się tym adresem e-mail i spróbuj ponownie.',
  VOUCHER_MODE: 'Ten kod nie działa w tym sklepie.',
  VOUCHER_FAILED: 'Nie udało się sprawdzić kodu. Spróbuj ponownie za chwilę.',

  CART_SIZE_TITLE: 'Jedna sprzedaż obejmuje najwyżej {max} urządzeń',
  CART_SIZE_TEXT:
    'W Twojej sprzedaży {count, plural, one {jest # urządzenie} few {są # urządzenia} many {jest # urządzeń} other {jest # urządzenia}}. Usuń {excess, plural, one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}} i sprzedaj osobno.',
  CART_SIZE_BUSINESS:
    'W\u00a0Twojej sprzedaży {count, plural, one {jest # urządzenie} few {są # urządzenia} many {jest # urządzeń} other {jest # urządzenia}}. Przy większej liczbie przygotujemy indywidualną ofertę i\u00a0niczego nie trzeba wpisywać od nowa.',
  CAP_TITLE: 'Powyżej {cap} przygotujemy indywidualną ofertę',
  CAP_TEXT:
    'W sklepie dla firm jedna sprzedaż może wynieść do {cap}. Wyślij nam listę: ktoś z naszego zespołu ją przejrzy i odpowie w ciągu {days, plural, one {jednego dnia roboczego} few {# dni roboczych} many {# dni roboczych} other {# dnia roboczego}}. Do tego czasu suma jest szacunkowa.',
  CAP_BUTTON: 'Poproś o indywidualną ofertę',
  REQUEST_TITLE: 'Poproś o indywidualną ofertę',
  REQUEST_CONTACT: 'Osoba do kontaktu',
  REQUEST_MESSAGE: 'Co jeszcze warto dodać? (opcjonalnie)',
  REQUEST_SEND: 'Wyślij zapytanie',
  REQUEST_DONE: 'Mamy Twoje zapytanie {number}',
  REQUEST_DONE_TEXT:
    'Potwierdzenie wysłaliśmy na adres {email}. Odpowiemy w\u00a0ciągu {days, plural, one {jednego dnia roboczego} few {# dni roboczych} many {# dni roboczych} other {# dnia roboczego}}. Twoje urządzenia są już częścią zapytania.',
  REQUEST_EARLIER:
    'Twoje zapytanie {number} już do nas dotarło, we wcześniejszej wersji. Nie ma w nim ostatnich zmian.',
  REQUEST_EARLIER_KEEP: 'Zostaw tak',
  REQUEST_EARLIER_SEND: 'Wyślij kolejne zapytanie ze zmianami',
  REQUEST_BACK: 'Wróć do urządzeń',

  STEPS_LABEL: 'Kroki sprzedaży',
  STEP_DEVICES: 'Urządzenia',
  STEP_DETAILS: 'Dane',
  STEP_REVIEW: 'Potwierdź',
  STEP_DONE: 'gotowe',

  DETAILS_SIGNED_IN: 'Zalogowano jako {email}. Tę sprzedaż znajdziesz na swoim koncie klienta.',
  DETAILS_SIGN_IN: 'Zaloguj się',
  REVIEW_SIGNED_OUT:
    'Sesja wygasła. Naciśnij jeszcze raz „Potwierdzam sprzedaż”, aby sprzedać bez konta, albo najpierw się zaloguj. Nic nie przepadło.',
  DETAILS_TITLE: 'Twoje dane',
  DETAILS_GUEST: 'Konto klienta nie jest potrzebne. Dostaniesz numer klienta i link do sprzedaży.',
  DETAILS_CONTACT: 'Kto sprzedaje?',
  DETAILS_ADDRESS: 'Gdzie mieszkasz?',
  DETAILS_ADDRESS_BUSINESS: 'Gdzie mieści się firma?',
  DETAILS_ADDRESS_HINT: 'Na etykietę nadawczą i na wypadek zwrotu.',
  DETAILS_PAYOUT: 'Na jakie konto przelać pieniądze?',
  DETAILS_PAYOUT_HINT: 'Konto możesz zmienić, dopóki nie zlecimy przelewu. Numer pokazujemy tylko częściowo.',
  PAYOUT_ACCOUNT: 'Na które konto?',
  PAYOUT_SAVED: 'Zapisane konto: {account}',
  PAYOUT_OTHER: 'Inne konto',
  RULE_TITLE: 'Jeśli urządzenie różni się od opisu',
  RULE_HINT:
    'Dotyczy tylko urządzeń wartych mniej, niż wynikało z odpowiedzi. Jeśli wychodzi więcej albo różnica jest mała, płacimy bez pytania.',
  RULE_ASK: 'Zawsze mnie pytajcie',
  RULE_ACCEPT: 'Przyjmuję od {share} pierwszej oferty',
  RULE_ACCEPT_FROM: 'Przyjmuję od {share} pierwszej oferty (od {amount})',
  RULE_OTHERWISE: 'A jeśli wyjdzie mniej?',
  RULE_OTHERWISE_HINT:
    'Także wtedy, gdy nie możemy kupić urządzenia. Za recykling nic nie płacimy i nie da się go cofnąć. Przy uszkodzonej baterii nigdy nie stosujemy Twojej zasady: zawsze pytamy.',
  RULE_ELSE_ASK: 'Zapytajcie mnie',
  RULE_ELSE_RETURN: 'Proszę o bezpłatny zwrot',
  RULE_ELSE_RECYCLE: 'Oddaję do recyklingu',
  RULE_SUM_ASK: 'Nową ofertę przyjmujesz automatycznie od {share} pierwszej. Poniżej zapytamy.',
  RULE_SUM_RETURN:
    'Nową ofertę przyjmujesz automatycznie od {share} pierwszej. Poniżej odeślemy urządzenie bezpłatnie. Przy uszkodzonej baterii zawsze pytamy.',
  RULE_SUM_RECYCLE:
    'Nową ofertę przyjmujesz automatycznie od {share} pierwszej. Poniżej oddamy urządzenie do recyklingu. Przy uszkodzonej baterii zawsze pytamy.',
  DETAILS_CONTINUE: 'Dalej',
  DETAILS_BACK: 'Wstecz',
  SAVE_DETAILS: 'Zapisz na następny raz',
  SAVE_DETAILS_HINT: 'Adres, data urodzenia i\u00a0konto do wypłaty na Twoim koncie klienta.',
  SAVE_DETAILS_PASSWORD:
    'Adres, data urodzenia i\u00a0konto do wypłaty na Twoim koncie klienta. Po sprzedaży poprosimy raz o\u00a0hasło, aby zapisać konto do wypłaty.',
  SAVE_PAYOUT_TITLE: 'Zapisz konto do wypłaty',
  SAVE_PAYOUT_TEXT: 'Zapisać konto do wypłaty {account} na następny raz?',
  SAVE_PAYOUT_FAILED: 'Nie udało się zapisać konta. Dla tej sprzedaży nadal obowiązuje.',
  SAVE_PAYOUT_DONE: 'Konto do wypłaty jest zapisane.',

  REVIEW_TITLE: 'Sprawdź i potwierdź',
  REVIEW_DEVICES: 'Co wysyłasz',
  REVIEW_SELLER: 'Kto sprzedaje',
  REVIEW_PAYOUT: 'Konto do wypłaty',
  REVIEW_EDIT: 'Zmień',
  REVIEW_EDIT_DEVICES: 'Zmień urządzenia',
  REVIEW_EDIT_SELLER: 'Zmień swoje dane',
  REVIEW_EDIT_PAYOUT: 'Zmień konto do wypłaty',
  REVIEW_EDIT_RULE: 'Zmień ustawienie na wypadek różnicy',
  REVIEW_BORN: 'Data urodzenia: {date}',
  REVIEW_DECLARATION:
    '{count, plural, one {Urządzenie należy do mnie, mogę je sprzedać i\u00a0akceptuję regulamin.} few {Urządzenia należą do mnie, mogę je sprzedać i\u00a0akceptuję regulamin.} many {Urządzenia należą do mnie, mogę je sprzedać i\u00a0akceptuję regulamin.} other {Urządzenia należą do mnie, mogę je sprzedać i\u00a0akceptuję regulamin.}}',
  REVIEW_TERMS_LINK: 'Przeczytaj regulamin',
  REVIEW_PRIVACY_LINK: 'Przeczytaj politykę prywatności',
  REVIEW_IDENTITY:
    'Przed wypłatą poprosimy o dokument tożsamości. Wymaga tego prawo. Wyślesz go na stronie sprzedaży.',
  REVIEW_PROMISE:
    'Gwarancja ceny przez {days}\u00a0dni: w tym czasie nadaj paczkę. Wysyłka i zwrot są bezpłatne.',
  REVIEW_SUBMIT: 'Potwierdzam sprzedaż',
  REVIEW_SENDING: 'Chwileczkę…',
  REVIEW_NO_ANSWER:
    'Brak odpowiedzi. Być może Twoja sprzedaż już do nas dotarła. Naciśnij „Potwierdzam sprzedaż” jeszcze raz. Zapiszemy tylko jedną.',
  REVIEW_BUSY: 'Zbyt wiele prób w krótkim czasie. Odczekaj minutę i naciśnij ponownie.',
  REVIEW_UNAVAILABLE:
    'W tej chwili nie możemy przyjąć sprzedaży. Nic nie przepadło, spróbuj ponownie za chwilę.',
  REVIEW_EXISTS: 'Ta sprzedaż już do nas dotarła, z\u00a0danymi z\u00a0pierwszej próby: numer {number}.',
  REVIEW_EXISTS_SHOW: 'Pokaż tę sprzedaż',
  REVIEW_EXISTS_AGAIN: 'Potwierdź kolejną sprzedaż',
} satisfies Record<keyof typeof source, string>
