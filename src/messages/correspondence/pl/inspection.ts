import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date}, godz. {time}',

  MAIL_ARRIVED_SUBJECT: 'Transakcja {tradeNumber}: paczka dotarła',
  MAIL_ARRIVED_PREHEADER: 'Odezwiemy się do {date}.',
  MAIL_ARRIVED_TITLE: 'Twoja paczka dotarła',
  MAIL_ARRIVED_DEVICES: 'W paczce',
  MAIL_ARRIVED_NEXT: 'Co dalej',
  MAIL_ARRIVED_STEP_CHECK: 'Każde urządzenie sprawdzamy osobno, według tych samych pytań co w ofercie.',
  MAIL_ARRIVED_STEP_PAY:
    'Wszystko się zgadza? Płacimy tyle, ile w ofercie. Stan jest lepszy? Płacimy więcej.',
  MAIL_ARRIVED_STEP_ASK:
    'Coś się różni? Zobaczysz zdjęcie i wyliczenie, a decyzja będzie należeć do Ciebie. Zwrot jest bezpłatny.',
  MAIL_ARRIVED_BONUS:
    'Obiecujemy: jeśli sprawdzanie potrwa dłużej niż do {date}, dopłacimy {bonus} za każde urządzenie, które kupimy.',

  MAIL_ACCEPTED_SUBJECT: 'Transakcja {tradeNumber}: dostaniesz {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Następny krok to wypłata.',
  MAIL_ACCEPTED_TITLE: 'Dostaniesz {amount}',
  MAIL_ACCEPTED_WHY: 'Wynik',
  MAIL_OUTCOME_MATCH: 'Wszystko zgodne z opisem. Płacimy tyle, ile w ofercie.',
  MAIL_OUTCOME_RAISED: 'Stan jest lepszy niż w opisie. Płacimy o {difference} więcej niż w ofercie.',
  MAIL_OUTCOME_TOLERATED: 'Jest tylko mała różnica. Mimo to płacimy tyle, ile w ofercie.',
  MAIL_OUTCOME_AGREED: 'Nowa cena została przez Ciebie przyjęta.',
  MAIL_OUTCOME_RULE:
    'Nowa cena mieści się w granicy, którą masz ustawioną dla tej transakcji, dlatego jest przyjęta.',
  MAIL_OUTCOME_UPHELD: 'Ponowne sprawdzenie przyznało Ci rację.',
  MAIL_OUTCOME_INSURED:
    'Zaginęło w drodze do nas. Paczka miała naszą etykietę, dlatego płacimy tyle, ile w ofercie.',
  MAIL_ACCEPTED_BONUS: 'Dopłata, bo sprawdzanie trwało za długo',
  MAIL_ACCEPTED_VOUCHER: 'Kwotę z kodu promocyjnego, {amount}, dostaniesz z pierwszą wypłatą tej transakcji.',

  MAIL_FINDING_SAID: 'Twoja odpowiedź',
  MAIL_FINDING_FOUND: 'Nasze ustalenie',
  MAIL_FINDING_NOT_ASKED: 'Nie pytaliśmy o to',
  MAIL_SUM: 'Skąd się bierze nowa cena',
  MAIL_SUM_QUOTED: 'Nasza oferta',
  MAIL_SUM_ROUNDING: 'Zaokrąglenie',
  MAIL_SUM_NEW: 'Nowa cena',

  MAIL_COUNTER_SUBJECT: 'Transakcja {tradeNumber}: nowa cena, decyzja należy do Ciebie',
  MAIL_COUNTER_PREHEADER: 'W ofercie {quoted}, teraz {price}. Na odpowiedź masz czas do {date}.',
  MAIL_COUNTER_TITLE: 'Coś się różni od opisu',
  MAIL_COUNTER_TEXT:
    'Sprawdziliśmy Twoje urządzenie: {device}. {count, plural, one {W # punkcie} few {W # punktach} many {W # punktach} other {W # punktu}} różni się ono od Twoich odpowiedzi. Dlatego możemy Ci zapłacić {price} zamiast {quoted}. Oto, co znaleźliśmy:',
  MAIL_COUNTER_SECOND_TITLE: 'Ponowne sprawdzenie zakończone',
  MAIL_COUNTER_SECOND_TEXT:
    'Inna osoba jeszcze raz sprawdziła Twoje urządzenie: {device}. {count, plural, one {# punkt nadal różni się} few {# punkty nadal różnią się} many {# punktów nadal różni się} other {# punktu nadal różni się}} od Twoich odpowiedzi. Możemy Ci zapłacić {price} zamiast {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Inna osoba jeszcze raz sprawdziła Twoje urządzenie: {device}. Jej wynik dałby niższą cenę, dlatego liczy się pierwsze sprawdzenie i możemy Ci zapłacić {price} zamiast {quoted}:',
  MAIL_COUNTER_PROOF:
    'Do każdego punktu jest zdjęcie. Wynik był zapisany, zanim osoba sprawdzająca mogła przeczytać Twoje odpowiedzi.',
  MAIL_COUNTER_VOUCHER: 'Po przyjęciu nowej ceny kod promocyjny nadal obowiązuje.',
  MAIL_COUNTER_BUTTON: 'Zobacz zdjęcia i wyliczenie',

  MAIL_UNBUYABLE_SUBJECT: 'Transakcja {tradeNumber}: nie możemy kupić tego urządzenia',
  MAIL_UNBUYABLE_PREHEADER: 'Decyzja należy do Ciebie. Masz czas do {date}.',
  MAIL_UNBUYABLE_TITLE: 'Nie możemy kupić tego urządzenia',
  MAIL_UNBUYABLE_TEXT:
    'Sprawdziliśmy Twoje urządzenie: {device}. Niestety nie możemy złożyć za nie oferty. Powód:',
  MAIL_UNBUYABLE_BUTTON: 'Zobacz zdjęcia',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Bateria jest spuchnięta i może się zapalić. W takim stanie nie wolno nam go odsprzedać, a żaden przewoźnik nie może go przyjąć: nie możemy go też odesłać.',
  MAIL_UNBUYABLE_FUNGUS: 'Na szkle jest grzyb. Nie da się go usunąć, a przenosi się na inne obiektywy.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Monitor nie wyświetla obrazu. Naprawa kosztuje więcej, niż jest wart.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'Ekran jest uszkodzony. Wymiana kosztuje więcej, niż wart jest monitor.',
  MAIL_UNBUYABLE_BANNED: 'Konsola jest zbanowana w usłudze online i nie da się jej odsprzedać.',
  MAIL_UNBUYABLE_MODDED: 'Konsola była otwierana lub modyfikowana. Takich konsol nie kupujemy.',
  MAIL_UNBUYABLE_TOO_LOW:
    'W tym stanie cena wynosi mniej niż {minimum}. Poniżej tej kwoty nie składamy oferty.',

  MAIL_ANSWER: 'Twoja decyzja',
  MAIL_ANSWER_BY:
    'Decyzja należy do Ciebie i żadna odpowiedź nic nie kosztuje. Masz czas do {date}. Bez odpowiedzi odeślemy urządzenie bezpłatnie.',
  MAIL_ANSWER_BY_KEPT:
    'Decyzja należy do Ciebie i żadna odpowiedź nic nie kosztuje. Daj nam znać do {date}. Bez odpowiedzi przechowamy urządzenie bezpiecznie i skontaktujemy się z Tobą. Milczenie nigdy nie oznacza zgody.',
  MAIL_ANSWER_NOTE:
    'Samo otwarcie linku o niczym nie decyduje: odpowiedź potwierdzasz dopiero na stronie. Linki działają bez hasła, więc nie przekazuj tej wiadomości nikomu.',

  MAIL_ACTION_SUBJECT: 'Transakcja {tradeNumber}: potrzebujemy Twojej pomocy',
  MAIL_ACTION_PREHEADER: 'To tylko kilka minut. Masz czas do {date}.',
  MAIL_ACTION_GUIDE: 'Jak to zrobić',
  MAIL_ACTION_BUTTON: 'Zobacz całą instrukcję',
  MAIL_ACTION_LOCK_APPLE: 'Urządzenie jest nadal połączone z kontem Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Dopóki działa funkcja „Znajdź”, nikt inny nie użyje urządzenia. Możesz usunąć je z konta zdalnie, bez trzymania go w ręku.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Otwórz icloud.com/find i zaloguj się na swoje konto Apple.\nWybierz urządzenie na liście „Wszystkie urządzenia”.\nWybierz „Usuń to urządzenie” i potwierdź.',
  MAIL_ACTION_LOCK_GOOGLE: 'Urządzenie jest nadal połączone z kontem Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Po przywróceniu ustawień urządzenie pyta o Twoje konto Google, więc nikt inny go nie użyje. Możesz wylogować je zdalnie.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Otwórz myaccount.google.com/device-activity i zaloguj się.\nWybierz urządzenie, a potem „Wyloguj się”.\nNie ma go na liście? Odpowiedz na tę wiadomość, pomożemy.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Urządzenie jest nadal połączone z kontem Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Po przywróceniu ustawień urządzenie pyta o Twoje konto Samsung, więc nikt inny go nie użyje. Możesz wylogować je zdalnie.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Otwórz account.samsung.com i zaloguj się.\nPrzejdź do swoich urządzeń i wybierz to jedno.\nWyloguj je lub usuń.',
  MAIL_ACTION_LOCK_MDM: 'Urządzeniem zarządza firma lub szkoła',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Po każdym przywróceniu ustawień urządzenie łączy się z systemem zarządzania (MDM). Zwolnić je może tylko jego administrator.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Napisz do działu IT firmy lub szkoły.\nPoproś o usunięcie urządzenia z systemu zarządzania (MDM). Znajdą je po numerze seryjnym, który jest na fakturze lub pudełku.\nDaj nam znać, gdy będzie gotowe.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Urządzenie ma hasło oprogramowania układowego',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Uruchomienie urządzenia chroni hasło (BIOS, UEFI lub EFI). Bez niego nie możemy go sprawdzić.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Odszukaj hasło. W przypadku sprzętu firmowego zna je dział IT.\nUżywasz go też gdzie indziej? Najpierw zmień je tam.\nWyślij je nam w odpowiedzi na tę wiadomość. Usuniemy je z urządzenia.',
  MAIL_ACTION_LOCK_CONSOLE: 'Konsola jest nadal połączona z kontem',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Dopóki jest przypisana do Twojego konta, nikt inny nie będzie mógł z niej w pełni korzystać. Możesz usunąć ją zdalnie.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Zaloguj się na stronie PlayStation, Xbox lub Nintendo.\nOtwórz listę swoich urządzeń w ustawieniach konta.\nUsuń lub dezaktywuj tę konsolę.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Potrzebujemy dowodu, że urządzenie należy do Ciebie',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Kto kupuje używany sprzęt, w niektórych przypadkach musi o to zapytać. To nie jest zarzut.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Znajdź fakturę, umowę lub potwierdzenie zamówienia urządzenia.\nZrób zdjęcie. Możesz zakryć wszystko oprócz imienia i nazwiska, urządzenia i daty.\nWyślij je nam w odpowiedzi na tę wiadomość.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Rachunek do wypłaty nie jest na Twoje nazwisko',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Możemy zapłacić tylko na rachunek, który należy do Ciebie. To chroni także Ciebie.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Otwórz transakcję przyciskiem w tej wiadomości.\nPodaj rachunek na swoje nazwisko.\nDaj nam znać, gdy będzie gotowe.',

  MAIL_NUDGE_SUBJECT: 'Transakcja {tradeNumber}: odpowiedź do {date}',
  MAIL_NUDGE_PREHEADER:
    'Zostało: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Milczenie nigdy nie oznacza zgody.',
  MAIL_NUDGE_TITLE: 'Czekamy na Twoją odpowiedź',
  MAIL_NUDGE_PRICE:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, żeby zdecydować, co ze sprzętem: {device}. W ofercie było {quoted}, po sprawdzeniu jest {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, żeby zdecydować, co ze sprzętem: {device}. Niestety nie możemy go kupić.',
  MAIL_NUDGE_ACTION:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na jedną rzecz. Chodzi o urządzenie: {device}.',

  MAIL_PAID_SUBJECT: 'Transakcja {tradeNumber}: {amount} w drodze do Ciebie',
  MAIL_PAID_PREHEADER: 'Dziękujemy za sprzedaż u nas.',
  MAIL_PAID_TITLE: 'Pieniądze są w drodze',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Znajdziesz je na koncie PayPal.} other {W większości banków zobaczysz je następnego dnia roboczego.}} Dziękujemy za sprzedaż u nas.',
  MAIL_PAID_TOTAL: 'Wypłacono',

  MAIL_UNPAID_SUBJECT: 'Transakcja {tradeNumber}: nasz przelew wrócił',
  MAIL_UNPAID_PREHEADER: 'Prosimy o podanie innego rachunku.',
  MAIL_UNPAID_TITLE: 'Nasz przelew wrócił',
  MAIL_UNPAID_TEXT: 'Nic nie przepadło: ta kwota nadal należy do Ciebie. Co możesz zrobić:',
  MAIL_UNPAID_STEP_OPEN: 'Otwórz transakcję przyciskiem poniżej.',
  MAIL_UNPAID_STEP_CHANGE: 'Podaj rachunek na swoje nazwisko albo popraw literówkę.',
  MAIL_UNPAID_STEP_AGAIN: 'Wyślemy pieniądze ponownie i napiszemy do Ciebie.',
  MAIL_UNPAID_BUTTON: 'Zmień rachunek do wypłaty',
  MAIL_UNPAID_NOTE: 'Do wypłaty nigdy nie prosimy o hasło, PIN ani numer karty.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Sprzedaż {tradeNumber}: zmiana konta do wypłaty',
  MAIL_NEW_ACCOUNT_PREHEADER: 'To nie Ty? Jedno kliknięcie wstrzyma wypłatę.',
  MAIL_NEW_ACCOUNT_TITLE: 'Zmieniono konto do wypłaty',
  MAIL_NEW_ACCOUNT_TEXT:
    'Dnia {date} zmieniono konto do wypłaty w\u00a0tej sprzedaży. To, co mamy Ci jeszcze zapłacić, trafi na {account}.',
  MAIL_NEW_ACCOUNT_STRANGER: 'To nie Ty? Wstrzymaj sprzedaż tym przyciskiem. Hasło nie jest potrzebne.',

  MAIL_BACK_SUBJECT:
    'Transakcja {tradeNumber}: {count, plural, one {urządzenie wraca do Ciebie} few {# urządzenia wracają do Ciebie} many {# urządzeń wraca do Ciebie} other {# urządzenia wraca do Ciebie}}',
  MAIL_BACK_PREHEADER: 'Przewoźnik: {carrier}. Zwrot jest bezpłatny.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Urządzenie wraca do Ciebie} few {Urządzenia wracają do Ciebie} many {Urządzenia wracają do Ciebie} other {Urządzenia wracają do Ciebie}}',
  MAIL_BACK_CUSTOMER: 'Odsyłamy na Twoją prośbę. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_CLOCK:
    'Nie dostaliśmy odpowiedzi w terminie, a milczenie nigdy nie oznacza zgody. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_RULE: 'Tak wybrano przy zawieraniu transakcji na wypadek różnic. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_RISK: 'Do chwili doręczenia ryzyko ponosimy my.',
  MAIL_STATE_SUBJECT: 'Transakcja {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Urządzenie jest jeszcze u Ciebie albo masz potwierdzenie nadania paczki? Odpowiedz na tę wiadomość: przyspieszy to poszukiwania.',
  MAIL_HELD_NOTE:
    'Masz fakturę lub umowę dotyczącą urządzenia? Odpowiedz na tę wiadomość i dołącz zdjęcie. To pomoże wyjaśnić sprawę i nie jest podejrzeniem.',
  MAIL_RECYCLED_RULE: 'Tak wybrano przy zawieraniu transakcji na wypadek różnic.',
  MAIL_FACT_DEVICE: 'Urządzenie',
  MAIL_FACT_CARRIER: 'Przewoźnik',

  MAIL_CANCELLED_SUBJECT: 'Transakcja {tradeNumber}: anulowano',
  MAIL_CANCELLED_PREHEADER: 'Nic Cię to nie kosztuje.',
  MAIL_CANCELLED_TITLE: 'Potwierdzamy anulowanie',
  MAIL_CANCELLED_DEVICES: 'Co anulowano',
  MAIL_CANCELLED_LABEL: 'Etykieta jest już nieważna, prosimy ją wyrzucić. Anulowanie nic Cię nie kosztuje.',
  MAIL_CANCELLED_REST: 'Reszta transakcji pozostaje bez zmian, etykieta też.',
} satisfies Record<keyof typeof source, string>
