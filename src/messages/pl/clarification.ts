import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Sprzedaż {number}',
  CLARIFICATION_PRICE_TITLE: 'Możemy zapłacić {price} zamiast {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Sprawdziliśmy Twoje urządzenie i różni się ono od opisu. Niżej widzisz każdą różnicę, jej zdjęcie i wpływ na cenę. Decyzja należy do Ciebie.',
  CLARIFICATION_MODEL_LEAD:
    'Sprawdziliśmy urządzenie i to inny model niż w opisie: {found} zamiast {sold}. Nowa oferta wynika z jego własnej ceny. Decyzja należy do Ciebie.',
  CLARIFICATION_SECOND_LEAD:
    'Inny technik sprawdził Twoje urządzenie jeszcze raz i też znalazł różnice. Liczy się wynik, który jest dla Ciebie lepszy. Decyzja należy do Ciebie.',
  CLARIFICATION_QUOTED: 'Nasza oferta',
  CLARIFICATION_NEW: 'Nowa oferta',
  CLARIFICATION_DECIDE: 'Przejdź do decyzji',

  CLARIFICATION_NO_BUY: 'Nie możemy kupić tego urządzenia',
  CLARIFICATION_NO_BUY_TEXT: 'W tym stanie nie możemy go kupić. Ty decydujesz, co zrobimy z urządzeniem.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Bateria jest uszkodzona i może się zapalić. Takiego urządzenia nie możemy kupić, a żaden przewoźnik go nie przyjmie, więc nie możemy go też odesłać. Za Twoją zgodą oddamy je bezpiecznie i bezpłatnie do recyklingu. Możesz też raz poprosić o ponowne sprawdzenie przez innego technika.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Na szkle jest grzyb. Nie da się go usunąć i przenosi się na inne obiektywy, więc nie moglibyśmy obiektywu odsprzedać. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Monitor nie wyświetla obrazu. Naprawa kosztuje więcej, niż jest wart. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Matryca jest pęknięta. Wymiana kosztuje więcej, niż wart jest monitor. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_BANNED:
    'Konsola jest zbanowana w usłudze online, więc nikt nie mógłby z niej w pełni korzystać. Ty decydujesz, co z nią zrobimy.',
  CLARIFICATION_NO_BUY_MODDED:
    'Konsola była otwierana lub modyfikowana. Takich konsol nie kupujemy. Ty decydujesz, co z nią zrobimy.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'To inne urządzenie niż w opisie, a takiego nie kupujemy. Ty decydujesz, co z nim zrobimy.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Przy tych różnicach cena spada poniżej naszego minimum. Nie składamy symbolicznych ofert. Ty decydujesz, co zrobimy z urządzeniem.',

  CLARIFICATION_FINDINGS: 'Znalezione różnice',
  CLARIFICATION_MODEL: 'Urządzenie',
  CLARIFICATION_SAID: 'Twoja odpowiedź',
  CLARIFICATION_FOUND: 'Po sprawdzeniu',
  CLARIFICATION_PHOTO: 'Zdjęcie',
  CLARIFICATION_EFFECT: 'Zmiana ceny',
  CLARIFICATION_NOT_ASKED: 'nie pytaliśmy',
  CLARIFICATION_NO_PHOTO: 'bez zdjęcia',
  CLARIFICATION_PHOTO_ALT: 'Zdjęcie {number} ze sprawdzenia: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Powiększ',
  CLARIFICATION_PHOTO_CLOSE: 'Zamknij',
  CLARIFICATION_RISE: 'Wyższe ceny w dniu sprawdzenia',
  CLARIFICATION_ROUNDING: 'Zaokrąglenie',
  CLARIFICATION_DIFFERENCE: 'Różnica',

  CLARIFICATION_SUM: 'Wyliczenie nowej oferty',
  CLARIFICATION_SUM_TEXT:
    'Ta sama reguła i ten sam cennik co w pierwszej ofercie. Tylko wyróżnione wiersze różnią się od Twoich odpowiedzi.',
  CLARIFICATION_SUM_SOLD: 'Nasza oferta za {device}',
  CLARIFICATION_SUM_FOUND: 'Nowa oferta za {device}',
  CLARIFICATION_SUM_CHANGED: 'inaczej niż w Twojej odpowiedzi',
  CLARIFICATION_CHECKING: 'Twoja przeglądarka to sprawdza…',
  CLARIFICATION_SUM_EQUAL:
    'Twoja przeglądarka policzyła cenę sama i otrzymała {price}. To dokładnie nasza kwota.',
  CLARIFICATION_SUM_DIFFERS:
    'Twoja przeglądarka otrzymała inny wynik. Coś jest nie tak po naszej stronie. Wstrzymaj się z decyzją i napisz do nas.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Po włączeniu JavaScriptu przeglądarka sama policzy cenę i porówna ją z naszą.',

  CLARIFICATION_PROOF: 'Sprawdzone bez znajomości Twoich odpowiedzi',
  CLARIFICATION_PROOF_TEXT:
    'Wynik zapisano {date}, zanim technik mógł zobaczyć Twoje odpowiedzi. Od tej chwili chroni go cyfrowa pieczęć.',
  CLARIFICATION_PROOF_VALID: 'Twoja przeglądarka sprawdziła pieczęć: pasuje do tego, co tu widzisz.',
  CLARIFICATION_PROOF_INVALID:
    'Pieczęć nie pasuje do tego, co tu widzisz. Coś jest nie tak po naszej stronie. Wstrzymaj się z decyzją i napisz do nas.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Ta przeglądarka nie może sprawdzić pieczęci. Zrobi to każdy program, który liczy SHA-256.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Po włączeniu JavaScriptu przeglądarka sama sprawdzi pieczęć.',
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
  CLARIFICATION_LEFT_NONE: 'Termin minął.',
  CLARIFICATION_SILENCE:
    'Jeśli do tego czasu nie odpowiesz, odeślemy urządzenie bezpłatnie. Milczenie nigdy nie oznacza zgody.',
  CLARIFICATION_SILENCE_KEPT:
    'Jeśli do tego czasu nie odpowiesz, przechowamy urządzenie bezpiecznie i skontaktujemy się z Tobą e-mailem lub telefonicznie. Później też możesz tu odpowiedzieć. Milczenie nigdy nie oznacza zgody.',

  CLARIFICATION_ACCEPT: 'Przyjmuję {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Kupujemy Twoje urządzenie za {price} i zlecamy wypłatę na Twoje konto. Tego nie da się cofnąć.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Tak, przyjmuję {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Przyjąć {price}?',
  CLARIFICATION_ACCEPT_DONE: 'Przyjęto {price}',
  CLARIFICATION_ACCEPT_NEXT: 'Zlecamy wypłatę na Twoje konto i napiszemy, gdy pieniądze będą w drodze.',
  CLARIFICATION_RETURN: 'Proszę o bezpłatny zwrot',
  CLARIFICATION_RETURN_TEXT:
    'Odsyłamy urządzenie na Twój adres na nasz koszt. Na tym kończy się jego sprzedaż.',
  CLARIFICATION_RETURN_CONFIRM: 'Tak, proszę o zwrot',
  CLARIFICATION_RETURN_QUESTION: 'Odesłać urządzenie?',
  CLARIFICATION_RETURN_DONE: 'Odsyłamy Twoje urządzenie',
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
    'Inny technik sprawdzi urządzenie jeszcze raz, bezpłatnie. Jeśli nie potwierdzi różnicy, zapłacimy tyle, ile w ofercie. Jeśli ją potwierdzi, masz kolejne {days}\u00a0dni na decyzję. Nowa oferta nie może przez to spaść. Można to zrobić raz.',
  CLARIFICATION_APPEAL_CONFIRM: 'Tak, proszę sprawdzić ponownie',
  CLARIFICATION_APPEAL_QUESTION: 'Sprawdzić urządzenie jeszcze raz?',
  CLARIFICATION_APPEAL_DONE: 'Urządzenie zostanie sprawdzone jeszcze raz',
  CLARIFICATION_APPEAL_NEXT: 'Zajmie się tym inny technik. Napiszemy, gdy będzie wynik.',
  CLARIFICATION_DONE: 'Gotowe',
  CLARIFICATION_DONE_TEXT: 'Sprawdzimy urządzenie jeszcze raz i napiszemy, jaki jest wynik.',
  CLARIFICATION_DONE_CONFIRM: 'Tak, proszę sprawdzić',
  CLARIFICATION_DONE_QUESTION: 'Wszystko gotowe?',
  CLARIFICATION_DONE_DONE: 'Dziękujemy, sprawdzamy jeszcze raz',
  CLARIFICATION_DONE_NEXT: 'Wracamy do sprawdzania i napiszemy, jaki jest wynik.',

  CLARIFICATION_ANSWERED_AT: 'Odpowiedź z {date}.',
  CLARIFICATION_ANSWERED_BY_RULE:
    'Rozstrzygnięto {date} zgodnie z opcją wybraną przez Ciebie przy sprzedaży.',
  CLARIFICATION_CLOCK_DONE: 'Termin minął, urządzenie wraca do Ciebie',
  CLARIFICATION_SENDING: 'Chwileczkę…',
  CLARIFICATION_FAILED: 'Nie udało się. Odśwież stronę i spróbuj ponownie.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Brak odpowiedzi. Sprawdź połączenie i spróbuj ponownie. Twoją decyzję zapiszemy tylko raz.',
  CLARIFICATION_FAILED_BUSY: 'Zbyt wiele prób w krótkim czasie. Odczekaj minutę i spróbuj ponownie.',
  CLARIFICATION_QUICK_TEXT: 'Samo otwarcie tej strony o niczym nie decyduje. Decyduje dopiero ten przycisk.',
  CLARIFICATION_QUICK_ALL: 'Zobacz zdjęcia, wyliczenie i inne opcje',
  CLARIFICATION_QUICK_GUIDE: 'Zobacz instrukcję i inne opcje',

  CLARIFICATION_GUIDE: 'Jak to zrobić',
  CLARIFICATION_LOCK_APPLE: 'Usuń urządzenie z iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    'Funkcja „Znajdź” jest nadal włączona, więc działa blokada aktywacji i nikt inny nie może używać urządzenia. Wyłączysz ją zdalnie.',
  CLARIFICATION_LOCK_APPLE_1:
    'Otwórz icloud.com/find i zaloguj się na konto Apple, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_APPLE_2: 'Wybierz urządzenie z listy, a potem „Usuń to urządzenie”.',
  CLARIFICATION_LOCK_APPLE_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_GOOGLE: 'Usuń konto Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Urządzenie jest zresetowane, ale nadal chroni je konto Google. Bez tego konta nikt go nie skonfiguruje. Usuniesz je zdalnie.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Otwórz myaccount.google.com/device-activity i zaloguj się na konto, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wybierz urządzenie i wyloguj je.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Wróć na tę stronę i wybierz „Gotowe”. Google może zdjąć blokadę dopiero po dobie. Zaczekamy.',
  CLARIFICATION_LOCK_SAMSUNG: 'Usuń konto Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Urządzenie jest nadal połączone z kontem Samsung i bez niego nikt go nie skonfiguruje. Usuniesz je zdalnie.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Otwórz account.samsung.com i zaloguj się na konto, którego używano na urządzeniu.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Wybierz urządzenie w sekcji „Urządzenia” i wyloguj je lub usuń.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_MDM: 'Poproś o zwolnienie urządzenia',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Urządzeniem zarządza firma lub szkoła. Tylko ona może je zwolnić, a do tego czasu nikt go nie skonfiguruje.',
  CLARIFICATION_LOCK_MDM_1:
    'Poproś jej dział IT o zwolnienie urządzenia z zarządzania. Samo wymazanie nie wystarczy.',
  CLARIFICATION_LOCK_MDM_2: 'Zaczekaj na potwierdzenie, najlepiej pisemne.',
  CLARIFICATION_LOCK_MDM_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_FIRMWARE: 'Usuń hasło BIOS lub oprogramowania układowego',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Urządzenie pyta o hasło jeszcze przed startem systemu (BIOS, UEFI lub EFI), więc nie możemy go ani sprawdzić, ani wymazać. Nie podawaj nam hasła: nigdy o nie nie prosimy.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Sprzęt firmowy lub szkolny: zapytaj dział IT, czy może usunąć hasło zdalnie.',
  CLARIFICATION_LOCK_FIRMWARE_2: 'Jeśli się uda, wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'Jeśli nie, wybierz bezpłatny zwrot. Usuń hasło w ustawieniach BIOS-u lub UEFI albo w serwisie producenta i sprzedaj urządzenie ponownie.',
  CLARIFICATION_LOCK_CONSOLE: 'Odłącz konsolę od swojego konta',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Konsola jest nadal połączona z kontem jako konsola główna. Odłączysz ją zdalnie.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Zaloguj się na swoje konto: PlayStation, Microsoft albo Nintendo, zależnie od konsoli.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Otwórz listę urządzeń i dezaktywuj lub usuń konsolę.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Pokaż nam, że urządzenie jest Twoje',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Przy niektórych urządzeniach prosimy przed zakupem o dowód własności. To nie podejrzenie. Tak chronimy osoby, którym skradziono sprzęt.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Poszukaj faktury, paragonu, potwierdzenia zamówienia lub umowy, w której jest to urządzenie. Pomoże też zdjęcie pudełka z numerem seryjnym.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Prześlij poniżej jego zdjęcie lub PDF. Możesz zakryć wszystko oprócz imienia i nazwiska, sprzedawcy, urządzenia i daty.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Potem wybierz „Wyślij dowód własności”.',
  CLARIFICATION_PAYOUT_NAME: 'Konto należy do innej osoby',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Możemy zapłacić tylko na konto osoby, która sprzedaje. Podane konto należy do kogoś innego.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Otwórz stronę swojej sprzedaży przyciskiem „Zobacz sprzedaż” z naszego e-maila. Jeśli masz konto klienta, znajdziesz ją także tam. Dla Twojego bezpieczeństwa nie ma tu do niej linku.',
  CLARIFICATION_PAYOUT_NAME_2: 'Wybierz tam „Zmień konto do wypłaty” i podaj konto na swoje nazwisko.',
  CLARIFICATION_PAYOUT_NAME_3: 'Wróć na tę stronę i wybierz „Gotowe”.',
  CLARIFICATION_MISSING_PART_LEAD: 'Z urządzeniem nie dotarła część, którą obejmuje oferta.',
  CLARIFICATION_MISSING_PART_1: 'Sprawdź, czy część nie została u Ciebie.',
  CLARIFICATION_MISSING_PART_2: 'Jeśli ją masz, wybierz „Wyślę ją”. Etykieta jest bezpłatna.',
  CLARIFICATION_MISSING_PART_3:
    'Jeśli jej nie masz lub nie możesz jej wysłać, wybierz „Dalej bez tej części”. Jeśli zmieni to cenę, dostaniesz nową ofertę i decyzja będzie należeć do Ciebie.',
  CLARIFICATION_MISSING_BATTERY_2:
    'Samej baterii nie wolno wysyłać w paczce. Prosimy, nie wysyłaj jej do nas.',

  CLARIFICATION_REFUSED: 'Twój dowód własności jeszcze nie wystarcza',
  CLARIFICATION_REFUSED_UNREADABLE:
    'Nie możemy go odczytać. Zrób ostrzejsze zdjęcie, na którym widać całą stronę.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Dotyczy innego urządzenia. Poszukaj takiego, na którym widać ten model albo jego numer seryjny.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'Jest wystawiony na inną osobę. Jeśli urządzenie masz od niej, dołącz coś, co to pokazuje, na przykład umowę albo wiadomość.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Brakuje fragmentu: musi być widać imię i nazwisko, urządzenie, datę i sprzedawcę. Prześlij cały dokument.',

  CLARIFICATION_FILES: 'Prześlij dowód własności',
  CLARIFICATION_FILES_OPTIONAL: 'Dodaj zrzut ekranu, jeśli chcesz',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'Pomaga nam, gdy blokada znika z opóźnieniem.',
  CLARIFICATION_FILES_FIELD: 'Zdjęcie lub PDF',
  CLARIFICATION_FILES_HINT:
    'Do {count} plików po {size}\u00a0MB, w formacie JPEG, PNG, WebP lub PDF. Otworzą je tylko nasi technicy i dział obsługi.',
  CLARIFICATION_FILES_UPLOAD: 'Prześlij',
  CLARIFICATION_FILES_ADDED: 'Przesłano {name}.',
  CLARIFICATION_FILES_LIST: 'Przesłane pliki',
  CLARIFICATION_FILES_REMOVE: 'Usuń {name}',
  CLARIFICATION_FILES_REMOVED: 'Usunięto {name}.',
  CLARIFICATION_FILES_SENT: 'Przesłane do nas',

  CLARIFICATION_PROOF_REQUIRED: 'Najpierw prześlij co najmniej jeden plik.',

  CLARIFICATION_SEND_PROOF: 'Wyślij dowód własności',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Obejrzymy pliki i wrócimy do sprawdzania. Potem nie będzie można ich zmienić.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Tak, wyślij',
  CLARIFICATION_SEND_PROOF_QUESTION: 'Wysłać dowód własności?',
  CLARIFICATION_SEND_PROOF_DONE: 'Dziękujemy, mamy Twój dowód własności',
  CLARIFICATION_NO_PROOF: 'Nie mam dowodu własności',
  CLARIFICATION_NO_PROOF_TEXT:
    'Bez dowodu własności nie możemy kupić urządzenia. Odsyłamy je na nasz koszt i na tym kończy się jego sprzedaż.',
  CLARIFICATION_WITHOUT: 'Dalej bez tej części',
  CLARIFICATION_WITHOUT_TEXT:
    'Sprawdzimy urządzenie bez tej części. Jeśli zmieni to cenę, dostaniesz nową ofertę i decyzja będzie należeć do Ciebie.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Tak, bez tej części',
  CLARIFICATION_WITHOUT_QUESTION: 'Przejść dalej bez tej części?',
  CLARIFICATION_SEND_PART: 'Wyślę ją',
  CLARIFICATION_SEND_PART_TEXT:
    'Dostaniesz bezpłatną etykietę, tutaj i e-mailem. Czekamy {days}\u00a0dni od dziś, a dłużej, gdy paczka będzie w drodze.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Poproszę o etykietę',

  CLARIFICATION_PART: 'Twoja etykieta na przesyłkę z brakującą częścią',
  CLARIFICATION_PART_REQUESTED: 'Przygotowujemy ją. Za chwilę będzie też w Twojej skrzynce.',
  CLARIFICATION_PART_BOOKED:
    'Zapakuj część, naklej etykietę i zanieś paczkę do punktu nadania {carrier}. Nie wkładaj nic więcej.',
  CLARIFICATION_PART_SCANNED: 'Paczka jest w drodze. Napiszemy, gdy dotrze, i wrócimy do sprawdzania.',
  CLARIFICATION_PART_LABEL: 'Wydrukuj etykietę (PDF)',
  CLARIFICATION_PART_NUMBER: 'Numer przesyłki',
  CLARIFICATION_PART_ARRIVED: 'Część dotarła',
} satisfies Record<keyof typeof source, string>
