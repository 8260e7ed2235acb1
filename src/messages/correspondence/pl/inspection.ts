import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date}, godz.\u00a0{time}',

  MAIL_ARRIVED_SUBJECT: 'Sprzedaż {tradeNumber}: paczka dotarła',
  MAIL_ARRIVED_PREHEADER: 'Wynik sprawdzenia dostaniesz do {date}.',
  MAIL_ARRIVED_TITLE: 'Twoja paczka dotarła',
  MAIL_ARRIVED_DEVICES: 'W paczce',
  MAIL_ARRIVED_NEXT: 'Co dalej',
  MAIL_ARRIVED_STEP_CHECK: 'Każde urządzenie sprawdzamy osobno, według tych samych pytań co w ofercie.',
  MAIL_ARRIVED_STEP_PAY:
    'Jeśli wszystko się zgadza, płacimy tyle, ile w ofercie. Jeśli stan jest lepszy, płacimy więcej.',
  MAIL_ARRIVED_STEP_ASK:
    'Jeśli coś się różni, zobaczysz zdjęcie i nową ofertę, a decyzja będzie należeć do Ciebie. Zwrot jest bezpłatny. Odesłać nie możemy tylko urządzenia z uszkodzoną baterią.',
  MAIL_ARRIVED_BONUS:
    'Jeśli sprawdzenie potrwa dłużej niż do {date}, dopłacimy {bonus} za każde urządzenie, które kupimy. To nasza obietnica.',

  MAIL_ACCEPTED_SUBJECT: 'Sprzedaż {tradeNumber}: dostaniesz {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Następny krok to wypłata.',
  MAIL_ACCEPTED_TITLE: 'Dostaniesz {amount}',
  MAIL_ACCEPTED_WHY: 'Wynik',
  MAIL_OUTCOME_MATCH: 'Wszystko zgadza się z opisem. Płacimy tyle, ile w ofercie.',
  MAIL_OUTCOME_RAISED: 'Stan jest lepszy niż w opisie. Płacimy o {difference} więcej niż w ofercie.',
  MAIL_OUTCOME_RISEN: 'Od sprzedaży nasze ceny wzrosły. Płacimy o {difference} więcej niż w ofercie.',
  MAIL_OUTCOME_RAISED_MODEL:
    'To inne urządzenie niż w opisie i jest warte więcej. Płacimy o {difference} więcej niż w ofercie.',
  MAIL_OUTCOME_TOLERATED: 'Różnica jest mała. Płacimy tyle, ile w ofercie.',
  MAIL_OUTCOME_AGREED: 'Nowa oferta została przez Ciebie przyjęta.',
  MAIL_OUTCOME_RULE:
    'Nowa oferta mieści się w granicy wybranej przez Ciebie przy sprzedaży, dlatego uznajemy ją za przyjętą.',
  MAIL_OUTCOME_UPHELD: 'Ponowne sprawdzenie potwierdziło Twoje odpowiedzi. Płacimy tyle, ile w ofercie.',
  MAIL_OUTCOME_INSURED: 'Paczka z naszą etykietą zaginęła w drodze do nas. Płacimy tyle, ile w ofercie.',
  MAIL_ACCEPTED_BONUS: 'Dopłata, bo sprawdzenie trwało za długo',
  MAIL_ACCEPTED_VOUCHER:
    'Kwotę z kodu promocyjnego, {amount}, dostaniesz z pierwszą wypłatą w tej sprzedaży.',

  MAIL_FINDING_SAID: 'Twoja odpowiedź',
  MAIL_FINDING_FOUND: 'Po sprawdzeniu',
  MAIL_FINDING_NOT_ASKED: 'Nie pytaliśmy o to',
  MAIL_SUM: 'Wyliczenie nowej oferty',
  MAIL_SUM_QUOTED: 'Nasza oferta',
  MAIL_SUM_RISE: 'Wyższe ceny w dniu sprawdzenia',
  MAIL_SUM_ROUNDING: 'Zaokrąglenie',
  MAIL_SUM_NEW: 'Nowa oferta',

  MAIL_COUNTER_SUBJECT: 'Sprzedaż {tradeNumber}: nowa oferta, decyzja należy do Ciebie',
  MAIL_COUNTER_PREHEADER: 'Pierwsza oferta: {quoted}, nowa: {price}. Odpowiedz do {date}.',
  MAIL_COUNTER_TITLE: 'Urządzenie różni się od opisu',
  MAIL_COUNTER_TEXT:
    'Sprawdziliśmy Twoje urządzenie: {device}. {count, plural, one {W # punkcie} few {W # punktach} many {W # punktach} other {W # punktu}} różni się ono od Twoich odpowiedzi. Dlatego możemy zapłacić {price} zamiast {quoted}. Oto różnice:',
  MAIL_COUNTER_SECOND_TITLE: 'Ponowne sprawdzenie zakończone',
  MAIL_COUNTER_SECOND_TEXT:
    'Inny technik sprawdził Twoje urządzenie jeszcze raz: {device}. {count, plural, one {# punkt nadal różni się} few {# punkty nadal różnią się} many {# punktów nadal różni się} other {# punktu nadal różni się}} od Twoich odpowiedzi. Możemy zapłacić {price} zamiast {quoted}. Oto różnice:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Inny technik sprawdził Twoje urządzenie jeszcze raz: {device}. Według niego cena byłaby niższa, dlatego liczy się pierwsze sprawdzenie. Możemy zapłacić {price} zamiast {quoted}. Oto różnice:',
  MAIL_COUNTER_PROOF:
    'Do każdej różnicy jest zdjęcie. Wynik zapisaliśmy, zanim technik mógł zobaczyć Twoje odpowiedzi.',
  MAIL_COUNTER_VOUCHER: 'Gdy przyjmiesz nową ofertę, kod promocyjny nadal obowiązuje.',
  MAIL_COUNTER_BUTTON: 'Zobacz zdjęcia i wyliczenie ceny',

  MAIL_UNBUYABLE_SUBJECT: 'Sprzedaż {tradeNumber}: nie możemy kupić tego urządzenia',
  MAIL_UNBUYABLE_PREHEADER: 'Decyzja należy do Ciebie. Masz czas do {date}.',
  MAIL_UNBUYABLE_TITLE: 'Nie możemy kupić tego urządzenia',
  MAIL_UNBUYABLE_TEXT:
    'Sprawdziliśmy Twoje urządzenie: {device}. Niestety nie możemy złożyć za nie oferty. Powód:',
  MAIL_UNBUYABLE_BUTTON: 'Zobacz zdjęcia',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Bateria jest uszkodzona i może się zapalić. Takiego urządzenia nie możemy odsprzedać, a żaden przewoźnik go nie przyjmie, więc nie możemy go też odesłać.',
  MAIL_UNBUYABLE_FUNGUS:
    'Na szkle jest grzyb. Nie da się go usunąć, a do tego przenosi się na inne obiektywy.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Monitor nie wyświetla obrazu. Naprawa kosztuje więcej, niż jest wart.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'Ekran jest uszkodzony. Wymiana kosztuje więcej, niż wart jest monitor.',
  MAIL_UNBUYABLE_BANNED: 'Konsola jest zbanowana w usłudze online i nie da się jej odsprzedać.',
  MAIL_UNBUYABLE_MODDED: 'Konsola była otwierana lub modyfikowana. Takich konsol nie kupujemy.',
  MAIL_UNBUYABLE_NO_PRICE: 'To inne urządzenie niż w opisie, a takiego nie kupujemy.',
  MAIL_UNBUYABLE_TOO_LOW:
    'W tym stanie cena wynosi mniej niż {minimum}. Poniżej tej kwoty nie składamy ofert.',

  MAIL_ANSWER: 'Twoja decyzja',
  MAIL_ANSWER_BY:
    'Decyzja należy do Ciebie i nic nie kosztuje. Masz czas do {date}. Bez odpowiedzi odeślemy urządzenie bezpłatnie.',
  MAIL_ANSWER_BY_KEPT:
    'Decyzja należy do Ciebie i nic nie kosztuje. Odpowiedz do {date}. Bez odpowiedzi przechowamy urządzenie bezpiecznie i skontaktujemy się z Tobą. Milczenie nigdy nie oznacza zgody.',
  MAIL_ANSWER_NOTE:
    'Samo otwarcie linku o niczym nie decyduje, odpowiedź potwierdzasz dopiero na stronie. Linki działają bez hasła, więc nie przekazuj nikomu tej wiadomości.',

  MAIL_ACTION_SUBJECT: 'Sprzedaż {tradeNumber}: potrzebujemy Twojej pomocy',
  MAIL_ACTION_PREHEADER: 'Jest coś, co możesz zrobić tylko Ty. Masz czas do {date}.',
  MAIL_ACTION_GUIDE: 'Jak to zrobić',
  MAIL_ACTION_BUTTON: 'Zobacz całą instrukcję',
  MAIL_ACTION_LOCK_APPLE: 'Urządzenie jest nadal połączone z kontem Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Dopóki działa funkcja „Znajdź”, urządzenie chroni blokada aktywacji i nikt inny go nie użyje. Usuniesz je z konta zdalnie.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Otwórz icloud.com/find i zaloguj się na swoje konto Apple.\nWybierz urządzenie na liście „Wszystkie urządzenia”.\nWybierz „Usuń to urządzenie” i potwierdź.',
  MAIL_ACTION_LOCK_GOOGLE: 'Urządzenie jest nadal połączone z kontem Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Po przywróceniu ustawień fabrycznych urządzenie pyta o Twoje konto Google, więc nikt inny go nie użyje. Wylogujesz je zdalnie.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Otwórz myaccount.google.com/device-activity i zaloguj się.\nWybierz urządzenie, a potem „Wyloguj się”.\nJeśli nie ma go na liście, odpowiedz na tę wiadomość, a pomożemy.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Urządzenie jest nadal połączone z kontem Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Po przywróceniu ustawień fabrycznych urządzenie pyta o Twoje konto Samsung, więc nikt inny go nie użyje. Wylogujesz je zdalnie.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Otwórz account.samsung.com i zaloguj się.\nPrzejdź do swoich urządzeń i wybierz to, które sprzedajesz.\nWyloguj je lub usuń.',
  MAIL_ACTION_LOCK_MDM: 'Urządzeniem zarządza firma lub szkoła',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Po każdym przywróceniu ustawień fabrycznych urządzenie łączy się z systemem zarządzania (MDM). Zwolnić je może tylko administrator.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Napisz do działu IT firmy lub szkoły.\nPoproś o usunięcie urządzenia z systemu zarządzania (MDM). Znajdą je po numerze seryjnym z faktury lub pudełka.\nDaj nam znać, gdy to zrobią.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Urządzenie ma hasło BIOS lub oprogramowania układowego',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Urządzenie pyta o hasło jeszcze przed startem systemu (BIOS, UEFI lub EFI), więc nie możemy go sprawdzić. Nie wysyłaj nam hasła. Nigdy o nie nie prosimy.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Sprzęt firmowy lub szkolny: zapytaj dział IT, czy może usunąć hasło zdalnie.\nJeśli się uda, potwierdź to na stronie z instrukcją.\nJeśli nie, wybierz bezpłatny zwrot. Usuń hasło w ustawieniach BIOS-u lub UEFI albo w serwisie producenta i sprzedaj urządzenie ponownie.',
  MAIL_ACTION_LOCK_CONSOLE: 'Konsola jest nadal połączona z kontem',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Dopóki jest przypisana do Twojego konta, nikt inny nie może z niej w pełni korzystać. Odłączysz ją zdalnie.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Zaloguj się na stronie PlayStation, Xbox lub Nintendo.\nOtwórz listę swoich urządzeń w ustawieniach konta.\nUsuń lub dezaktywuj tę konsolę.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Potrzebujemy dowodu, że urządzenie należy do Ciebie',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Przy zakupie używanego sprzętu czasem musimy o to zapytać. To nie jest zarzut.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Znajdź fakturę, umowę lub potwierdzenie zamówienia urządzenia.\nZrób zdjęcie. Możesz zakryć wszystko oprócz imienia i nazwiska, sprzedawcy, urządzenia i daty.\nPrześlij je na naszej stronie i wybierz „Wyślij dowód własności”.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Konto do wypłaty nie jest na Twoje nazwisko',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Możemy zapłacić tylko na konto, które należy do Ciebie. To chroni także Ciebie.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Otwórz sprzedaż przyciskiem z tej wiadomości.\nPodaj konto na swoje nazwisko i potwierdź kodem z e-maila.\nDaj nam znać, gdy będzie gotowe.',

  MAIL_NUDGE_SUBJECT: 'Sprzedaż {tradeNumber}: odpowiedz do {date}',
  MAIL_NUDGE_PREHEADER:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Milczenie nigdy nie oznacza zgody.',
  MAIL_NUDGE_TITLE: 'Czekamy na Twoją odpowiedź',
  MAIL_NUDGE_PRICE:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na decyzję w sprawie urządzenia: {device}. Pierwsza oferta to {quoted}, nowa to {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na decyzję w sprawie urządzenia: {device}. Niestety nie możemy go kupić.',
  MAIL_NUDGE_ACTION:
    'Masz jeszcze {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na jedną rzecz, którą możesz zrobić tylko Ty. Chodzi o urządzenie: {device}.',

  MAIL_PAID_SUBJECT: 'Sprzedaż {tradeNumber}: przelew {amount} jest w drodze',
  MAIL_PAID_PREHEADER: 'Dziękujemy za sprzedaż.',
  MAIL_PAID_TITLE: 'Pieniądze są w drodze',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Znajdziesz je na koncie PayPal.} other {Zwykle są na koncie następnego dnia roboczego.}} Dziękujemy, że sprzedajesz u nas.',
  MAIL_PAID_TOTAL: 'Wypłacono',

  MAIL_UNPAID_SUBJECT: 'Sprzedaż {tradeNumber}: nasz przelew wrócił',
  MAIL_UNPAID_PREHEADER: 'Podaj inne konto do wypłaty.',
  MAIL_UNPAID_TITLE: 'Nasz przelew wrócił',
  MAIL_UNPAID_TEXT: 'Nic nie przepadło, ta kwota nadal należy do Ciebie. Co zrobić:',
  MAIL_UNPAID_STEP_OPEN: 'Otwórz sprzedaż przyciskiem poniżej.',
  MAIL_UNPAID_STEP_CHANGE: 'Podaj konto na swoje nazwisko albo popraw literówkę i potwierdź kodem z e-maila.',
  MAIL_UNPAID_STEP_AGAIN: 'Wyślemy pieniądze ponownie i napiszemy do Ciebie.',
  MAIL_UNPAID_BUTTON: 'Zmień konto do wypłaty',
  MAIL_UNPAID_NOTE:
    'Konta nie zmieniamy na podstawie e-maila. Nigdy nie prosimy o hasło, PIN ani numer karty.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Sprzedaż {tradeNumber}: zmiana konta do wypłaty',
  MAIL_NEW_ACCOUNT_PREHEADER: 'To nie Ty? Jedno kliknięcie wstrzyma wypłatę.',
  MAIL_NEW_ACCOUNT_TITLE: 'Zmieniono konto do wypłaty',
  MAIL_NEW_ACCOUNT_TEXT:
    'Konto do wypłaty w tej sprzedaży zmieniono {date}. To, co mamy Ci jeszcze zapłacić, trafi na {account}.',
  MAIL_NEW_ACCOUNT_STRANGER: 'To nie Ty? Wstrzymaj sprzedaż tym przyciskiem. Hasło nie jest potrzebne.',

  MAIL_BACK_SUBJECT:
    'Sprzedaż {tradeNumber}: {count, plural, one {urządzenie wraca do Ciebie} few {# urządzenia wracają do Ciebie} many {# urządzeń wraca do Ciebie} other {# urządzenia wraca do Ciebie}}',
  MAIL_BACK_PREHEADER: 'Przewoźnik: {carrier}. Zwrot jest bezpłatny.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Urządzenie wraca do Ciebie} few {Urządzenia wracają do Ciebie} many {Urządzenia wracają do Ciebie} other {Urządzenia wracają do Ciebie}}',
  MAIL_BACK_CUSTOMER: 'Odsyłamy na Twoją prośbę. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_CLOCK:
    'Odpowiedź nie przyszła w terminie, a milczenie nigdy nie oznacza zgody. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_RULE:
    'To opcja wybrana przez Ciebie przy sprzedaży na wypadek różnic. Zwrot nic Cię nie kosztuje.',
  MAIL_BACK_RISK: 'Za paczkę odpowiadamy my, dopóki jej nie odbierzesz.',
  MAIL_STATE_SUBJECT: 'Sprzedaż {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Urządzenie jest jeszcze u Ciebie albo masz potwierdzenie nadania? Odpowiedz na tę wiadomość. To przyspieszy poszukiwania.',
  MAIL_HELD_NOTE:
    'Masz fakturę lub umowę na to urządzenie? Odpowiedz na tę wiadomość i dołącz zdjęcie. To pomoże wyjaśnić sprawę i nie jest podejrzeniem.',
  MAIL_ANSWERED_TEXT: 'Dziękujemy, mamy Twoją odpowiedź.',
  MAIL_CLEARED_TEXT: 'Sprawa jest wyjaśniona. Sprzedaż idzie dalej.',
  MAIL_HANDED_OVER_NOTE:
    'To kończy sprzedaż tego urządzenia i nie możemy za nie zapłacić. Uważasz, że to pomyłka? Odpowiedz na tę wiadomość. Podamy Ci nazwę organu i numer sprawy.',
  MAIL_UNDELIVERED_NOTE:
    'Odpowiedz na tę wiadomość i podaj adres, na który mamy wysłać paczkę. Do tego czasu bezpiecznie wszystko przechowamy.',
  MAIL_RETURNED_NOTE: 'Paczka nie dotarła? Odpowiedz na tę wiadomość, a wyjaśnimy to z przewoźnikiem.',
  MAIL_RECYCLED_RULE: 'To opcja wybrana przez Ciebie przy sprzedaży na wypadek różnic.',
  MAIL_FACT_DEVICE: 'Urządzenie',
  MAIL_FACT_CARRIER: 'Przewoźnik',

  MAIL_CANCELLED_SUBJECT: 'Sprzedaż {tradeNumber}: anulowano',
  MAIL_CANCELLED_PREHEADER: 'Nic Cię to nie kosztuje.',
  MAIL_CANCELLED_TITLE: 'Potwierdzamy anulowanie',
  MAIL_CANCELLED_DEVICES: 'Co anulowano',
  MAIL_CANCELLED_LABEL: 'Etykieta nadawcza jest już nieważna, wyrzuć ją. Anulowanie nic Cię nie kosztuje.',
  MAIL_CANCELLED_REST: 'Reszta sprzedaży pozostaje bez zmian, etykieta nadawcza też.',
} satisfies Record<keyof typeof source, string>
