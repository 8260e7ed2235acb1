import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Transakcja {number}',
  CLARIFICATION_PRICE_TITLE: 'Możemy zapłacić {price} zamiast {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Sprawdziliśmy Twoje urządzenie i różni się ono od opisu. Poniżej widać, co się nie zgadza, ze zdjęciem każdego punktu i jego wpływem na cenę. Ty decydujesz, co dalej.',
  CLARIFICATION_SECOND_LEAD:
    'Inna osoba sprawdziła Twoje urządzenie jeszcze raz i też znalazła różnice. Liczy się lepszy z dwóch wyników. Ty decydujesz, co dalej.',
  CLARIFICATION_QUOTED: 'Nasza oferta',
  CLARIFICATION_NEW: 'Nowa cena',
  CLARIFICATION_DECIDE: 'Przejdź do decyzji',

  CLARIFICATION_NO_BUY: 'Nie możemy kupić tego urządzenia',
  CLARIFICATION_NO_BUY_TEXT: 'To, co znaleźliśmy, wyklucza zakup. Ty decydujesz, co zrobimy z urządzeniem.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Bateria jest spuchnięta i może się zapalić. Takiego urządzenia nie wolno nam kupić, a żaden przewoźnik nie może go przyjąć: nie możemy go też odesłać. Za Twoją zgodą oddamy je bezpiecznie i bezpłatnie do recyklingu albo sprawdzi je jeszcze raz inna osoba.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Na szkle jest grzyb. Nie da się go usunąć i przenosi się na inne obiektywy, więc nie moglibyśmy go odsprzedać. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Monitor nie wyświetla obrazu. Naprawa kosztuje więcej, niż jest wart. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Matryca jest pęknięta. Wymiana kosztuje więcej, niż wart jest monitor. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_BANNED:
    'Konsola jest zbanowana w swojej usłudze online i nikt nie mógłby z niej w pełni korzystać. Ty decydujesz, co z nią zrobimy.',
  CLARIFICATION_NO_BUY_MODDED:
    'Konsola była otwierana albo zmieniono jej sprzęt lub oprogramowanie. Takich konsol nie kupujemy. Ty decydujesz, co z nią zrobimy.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Przy tym, co znaleźliśmy, cena spada poniżej naszego minimum. Nie składamy symbolicznych ofert. Ty decydujesz, co zrobimy z urządzeniem.',

  CLARIFICATION_FINDINGS: 'Co znaleźliśmy',
  CLARIFICATION_SAID: 'Twoja odpowiedź',
  CLARIFICATION_FOUND: 'Nasze ustalenie',
  CLARIFICATION_PHOTO: 'Zdjęcie',
  CLARIFICATION_EFFECT: 'Zmiana ceny',
  CLARIFICATION_NOT_ASKED: 'nie pytaliśmy',
  CLARIFICATION_NO_PHOTO: 'bez zdjęcia',
  CLARIFICATION_PHOTO_ALT: 'Zdjęcie {number} ze sprawdzenia: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Powiększ',
  CLARIFICATION_PHOTO_CLOSE: 'Zamknij',
  CLARIFICATION_ROUNDING: 'Zaokrąglenie',
  CLARIFICATION_DIFFERENCE: 'Różnica',

  CLARIFICATION_SUM: 'Jak powstaje nowa cena',
  CLARIFICATION_SUM_TEXT:
    'Ta sama reguła i ten sam cennik co w Twojej ofercie. Tylko wyróżnione wiersze różnią się od Twoich odpowiedzi.',
  CLARIFICATION_SUM_CHANGED: 'inaczej niż w Twojej odpowiedzi',
  CLARIFICATION_CHECKING: 'Twoja przeglądarka to sprawdza…',
  CLARIFICATION_SUM_EQUAL:
    'Twoja przeglądarka sama policzyła cenę i otrzymała {price}. To dokładnie nasza kwota.',
  CLARIFICATION_SUM_DIFFERS:
    'Twoja przeglądarka otrzymała inny wynik. Coś jest nie tak po naszej stronie: nie decyduj jeszcze i napisz do nas.',
  CLARIFICATION_SUM_NO_SCRIPT: 'Z JavaScriptem Twoja przeglądarka sama policzy cenę i porówna ją z naszą.',

  CLARIFICATION_PROOF: 'Sprawdzone bez znajomości Twoich odpowiedzi',
  CLARIFICATION_PROOF_TEXT:
    'Nasze ustalenia zapisano {date}, zanim osoba sprawdzająca mogła zobaczyć Twoje odpowiedzi. Od tej chwili chroni je cyfrowa pieczęć.',
  CLARIFICATION_PROOF_VALID: 'Twoja przeglądarka sprawdziła pieczęć: pasuje do tego, co tu widzisz.',
  CLARIFICATION_PROOF_INVALID:
    'Pieczęć nie pasuje do tego, co tu widzisz. Coś jest nie tak po naszej stronie: nie decyduj jeszcze i napisz do nas.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Ta przeglądarka nie może sprawdzić pieczęci. Zrobi to każdy program, który liczy SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Z JavaScriptem Twoja przeglądarka sama sprawdzi pieczęć.',
  CLARIFICATION_PROOF_DETAILS: 'Sprawdź pieczęć samodzielnie',
  CLARIFICATION_PROOF_HOW:
    'Pieczęć to SHA-256 poniższego tekstu, znak po znaku. Gdyby choć jeden był inny, inna byłaby też pieczęć.',
  CLARIFICATION_PROOF_FOUND: 'Co zapieczętowano',
  CLARIFICATION_PROOF_SEAL: 'Pieczęć (SHA-256)',

  CLARIFICATION_ANSWERS: 'Co mamy zrobić?',
  CLARIFICATION_ANSWER_BY: 'Masz czas do {date}.',
  CLARIFICATION_LEFT_DAYS:
    '{count, plural, one {Został # dzień.} few {Zostały # dni.} many {Zostało # dni.} other {Zostało # dnia.}}',
  CLARIFICATION_LEFT_HOURS:
    '{count, plural, one {Została # godzina.} few {Zostały # godziny.} many {Zostało # godzin.} other {Zostało # godziny.}}',
  CLARIFICATION_LEFT_SOON: 'Została mniej niż godzina.',
  CLARIFICATION_LEFT_NONE: 'Ten czas już minął.',
  CLARIFICATION_SILENCE:
    'Jeśli do tego czasu nie odpowiesz, odeślemy urządzenie bezpłatnie. Milczenie nigdy nie jest zgodą.',
  CLARIFICATION_SILENCE_KEPT:
    'Jeśli do tego czasu nie odpowiesz, przechowamy urządzenie bezpiecznie i skontaktujemy się z Tobą e-mailem lub telefonicznie. Później też możesz tu odpowiedzieć. Milczenie nigdy nie jest zgodą.',

  CLARIFICATION_ACCEPT: 'Przyjmuję {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Kupujemy Twoje urządzenie za {price} i zlecamy wypłatę na Twój rachunek. Tego nie da się cofnąć.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Tak, przyjmuję {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Przyjąć {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Przyjęto {price}',
  CLARIFICATION_ACCEPT_NEXT: 'Zlecamy wypłatę na Twój rachunek i napiszemy, gdy pieniądze będą w drodze.',
  CLARIFICATION_RETURN: 'Proszę o bezpłatny zwrot',
  CLARIFICATION_RETURN_TEXT:
    'Odsyłamy urządzenie na Twój adres na nasz koszt. Na tym kończy się jego sprzedaż.',
  CLARIFICATION_RETURN_CONFIRM: 'Tak, proszę o zwrot',
  CLARIFICATION_RETURN_QUESTION: 'Odesłać urządzenie?',
  CLARIFICATION_RETURN_DONE: 'Urządzenie wraca do Ciebie',
  CLARIFICATION_RETURN_NEXT:
    'Pakujemy je i wyślemy Ci numer przesyłki, gdy tylko paczka będzie w drodze. Nic za to nie płacisz.',
  CLARIFICATION_RECYCLE: 'Oddaję do recyklingu',
  CLARIFICATION_RECYCLE_TEXT:
    'Oddajemy urządzenie do fachowego recyklingu. Nie dostaniesz za nie pieniędzy i nie da się tego cofnąć.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Tak, oddaję',
  CLARIFICATION_RECYCLE_QUESTION: 'Oddać urządzenie do recyklingu?',
  CLARIFICATION_RECYCLE_DONE: 'Urządzenie trafia do recyklingu',
  CLARIFICATION_RECYCLE_NEXT: 'Nie musisz nic więcej robić. Nic za to nie płacisz.',
  CLARIFICATION_APPEAL: 'Proszę o ponowne sprawdzenie',
  CLARIFICATION_APPEAL_TEXT:
    'Inna osoba sprawdzi urządzenie jeszcze raz, bezpłatnie. Jeśli masz rację, zapłacimy tyle, ile oferowaliśmy. Jeśli różnica się potwierdzi, masz kolejne 7\u00a0dni na decyzję. Cena nie może się przez to pogorszyć. Możliwe jeden raz.',
  CLARIFICATION_APPEAL_CONFIRM: 'Tak, proszę sprawdzić ponownie',
  CLARIFICATION_APPEAL_QUESTION: 'Sprawdzić urządzenie jeszcze raz?',
  CLARIFICATION_APPEAL_DONE: 'Urządzenie zostanie sprawdzone jeszcze raz',
  CLARIFICATION_APPEAL_NEXT: 'Zajmie się tym inna osoba. Napiszemy, gdy będzie wynik.',
  CLARIFICATION_DONE: 'Gotowe',
  CLARIFICATION_DONE_TEXT: 'Obejrzymy urządzenie jeszcze raz i napiszemy, jaki jest wynik.',
  CLARIFICATION_DONE_CONFIRM: 'Tak, proszę sprawdzić',
  CLARIFICATION_DONE_QUESTION: 'Wszystko gotowe?',
  CLARIFICATION_DONE_DONE: 'Dziękujemy, sprawdzamy jeszcze raz',
  CLARIFICATION_DONE_NEXT: 'Sprawdzamy urządzenie dalej i napiszemy, jaki jest wynik.',

  CLARIFICATION_ANSWERED_AT: 'Odpowiedź z {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Rozstrzygnięto {date} według zasady wybranej przy sprzedaży.',
  CLARIFICATION_CLOCK_DONE: 'Czas na odpowiedź minął: urządzenie wraca do Ciebie',
  CLARIFICATION_SENDING: 'Chwileczkę…',
  CLARIFICATION_FAILED: 'Nie udało się. Odśwież stronę i spróbuj ponownie.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Nie ma odpowiedzi. Sprawdź połączenie i spróbuj ponownie: Twoja decyzja liczy się tylko raz.',
  CLARIFICATION_FAILED_BUSY: 'Za dużo prób w krótkim czasie. Odczekaj minutę i spróbuj ponownie.',
  CLARIFICATION_QUICK_TEXT: 'Otwarcie tej strony o niczym nie zdecydowało. Decyduje tylko ten przycisk.',
  CLARIFICATION_QUICK_ALL: 'Zobacz zdjęcia, wyliczenie i inne odpowiedzi',
  CLARIFICATION_QUICK_GUIDE: 'Zobacz instrukcję i inne odpowiedzi',

  CLARIFICATION_GUIDE: 'Jak to zrobić',
  CLARIFICATION_LOCK_APPLE: 'Usuń urządzenie z iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    'Usługa „Znajdź” jest nadal włączona. Dopóki tak jest, urządzenie należy do Twojego konta Apple i nikt inny nie może go używać. Nie musisz mieć go pod ręką.',
  CLARIFICATION_LOCK_APPLE_1:
    'Otwórz icloud.com/find i zaloguj się na konto Apple, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_APPLE_2: 'Wybierz urządzenie z listy, a potem „Usuń to urządzenie”.',
  CLARIFICATION_LOCK_APPLE_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_GOOGLE: 'Usuń konto Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Urządzenie jest zresetowane, ale nadal chroni je konto Google. Bez tego konta nikt go nie skonfiguruje. Nie musisz mieć go pod ręką.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Otwórz myaccount.google.com/device-activity i zaloguj się na konto, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wybierz urządzenie i wyloguj je.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Wróć na tę stronę i wybierz „Gotowe”. Google może zdjąć blokadę dopiero po dobie; zaczekamy.',
  CLARIFICATION_LOCK_SAMSUNG: 'Usuń konto Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Urządzenie jest nadal połączone z kontem Samsung i bez niego nie da się go skonfigurować. Nie musisz mieć go pod ręką.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Otwórz account.samsung.com i zaloguj się na konto, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Wybierz urządzenie w sekcji „Urządzenia” i wyloguj je lub usuń.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_MDM: 'Poproś o zwolnienie urządzenia',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Urządzeniem zarządza firma lub szkoła. Tylko ona może je zwolnić; do tego czasu nikt go nie skonfiguruje.',
  CLARIFICATION_LOCK_MDM_1:
    'Poproś jej dział IT o zwolnienie urządzenia z zarządzania. Samo wymazanie nie wystarczy.',
  CLARIFICATION_LOCK_MDM_2: 'Zaczekaj na potwierdzenie, najlepiej pisemne.',
  CLARIFICATION_LOCK_MDM_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_FIRMWARE: 'Potrzebujemy hasła oprogramowania układowego',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Urządzenie pyta o hasło jeszcze przed uruchomieniem, więc nie możemy go ani sprawdzić, ani wymazać.',
  CLARIFICATION_LOCK_FIRMWARE_1: 'Jeśli używasz tego hasła także gdzie indziej, najpierw zmień je tam.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Odpowiedz na nasz e-mail i podaj hasło. Jeśli go nie pamiętasz, wyślij nam fakturę za urządzenie: na jej podstawie producent może usunąć hasło.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_CONSOLE: 'Odłącz konsolę od swojego konta',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Konsola jest nadal połączona z kontem jako konsola główna. Nie musisz mieć jej pod ręką.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Zaloguj się na swoje konto: PlayStation, Microsoft albo Nintendo, zależnie od konsoli.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Otwórz listę urządzeń i dezaktywuj lub usuń konsolę.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Pokaż nam, że urządzenie jest Twoje',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Przy niektórych urządzeniach prosimy o dowód przed zakupem. To nie podejrzenie: chroni osoby, którym skradziono sprzęt.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Poszukaj faktury, paragonu, potwierdzenia zamówienia lub umowy, w której jest to urządzenie. Pomoże też zdjęcie pudełka z numerem seryjnym.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Odpowiedz na nasz e-mail i załącz zdjęcie lub PDF. Możesz zakryć to, co nie dotyczy urządzenia.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_PAYOUT_NAME: 'Rachunek należy do innej osoby',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Możemy płacić tylko na rachunek osoby, która sprzedaje. Podany rachunek należy do kogoś innego.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Otwórz stronę swojej transakcji. W e-mailu, z którego tu trafiasz, jest do tego przycisk „Zobacz transakcję”; jeśli masz konto klienta, znajdziesz ją także tam. Dla Twojego bezpieczeństwa ta strona do niej nie prowadzi: kto ją widzi, mógłby zmienić, dokąd trafią pieniądze.',
  CLARIFICATION_PAYOUT_NAME_2: 'Wybierz tam „Zmień rachunek” i podaj rachunek na swoje nazwisko.',
  CLARIFICATION_PAYOUT_NAME_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_MISSING_PART_LEAD:
    'Z urządzeniem nie dotarła część, którą obejmuje oferta. Możesz ją dosłać na nasz koszt.',
  CLARIFICATION_MISSING_PART_1: 'Sprawdź, czy część nie została tam, gdzie pakowano paczkę.',
  CLARIFICATION_MISSING_PART_2:
    'Odpowiedz na nasz e-mail. Masz tę część? Wyślemy bezpłatną etykietę. Nie masz jej już? Policzymy cenę bez niej, a decyzja będzie należeć do Ciebie.',
  CLARIFICATION_MISSING_PART_3:
    'Gdy część będzie w drodze albo napiszesz nam, że już jej nie masz, wybierz „Gotowe”.',
} satisfies Record<keyof typeof source, string>
