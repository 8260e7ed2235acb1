import type { status as source } from '../en/status.ts'

/** Where a device stands, as the status page, the account and the mails say it. */
export const status = {
  STATUS_CREATED: 'Utworzono',
  STATUS_CREATED_TEXT: 'Przygotowujemy etykietę. Za chwilę dostaniesz ją e-mailem.',
  STATUS_LABEL_ISSUED: 'Czekamy na Twoją paczkę',
  STATUS_LABEL_ISSUED_TEXT: 'Nadaj paczkę do {date}. Do tego dnia Twoja cena obowiązuje.',
  STATUS_CANCELLED_TEXT: 'Anulowano na Twoją prośbę. Prosimy, nie wysyłaj już paczki.',
  STATUS_IN_TRANSIT: 'W drodze do nas',
  STATUS_IN_TRANSIT_TEXT: 'Twoja paczka jest w drodze. Napiszemy, gdy tylko dotrze.',
  STATUS_EXPIRED_TEXT: 'Do {date} nie było skanu paczki, dlatego cena już nie obowiązuje. Nic nie płacisz.',
  STATUS_RECEIVED: 'Dotarło do nas',
  STATUS_RECEIVED_TEXT:
    '{count, plural, one {Twoje urządzenie dotarło. Sprawdzimy je do {date}.} few {Twoje # urządzenia dotarły. Sprawdzimy je do {date}.} many {Twoje urządzenia (#) dotarły. Sprawdzimy je do {date}.} other {Twoje urządzenia (#) dotarły. Sprawdzimy je do {date}.}}',
  STATUS_LOST: 'Szukamy',
  STATUS_LOST_TEXT:
    'Nie mamy Twojego urządzenia. Szukamy go razem z przewoźnikiem i napiszemy, gdy tylko dowiemy się więcej.',
  STATUS_ACCEPTED: 'Cena ustalona',
  STATUS_ACCEPTED_TEXT: 'Wszystko ustalone: dostaniesz {amount}. Teraz zlecimy wypłatę.',
  STATUS_IN_INSPECTION: 'Sprawdzanie w toku',
  STATUS_IN_INSPECTION_TEXT: 'Sprawdzamy Twoje urządzenie. Napiszemy, gdy będzie wynik.',
  STATUS_COUNTER_OFFERED: 'Decyzja należy do Ciebie',
  STATUS_COUNTER_OFFERED_TEXT:
    'Urządzenie różni się od Twoich odpowiedzi. Zobacz, co znaleźliśmy, i daj nam znać do {date}, co mamy z nim zrobić. Bez odpowiedzi odeślemy je bezpłatnie.',
  STATUS_ACTION_REQUIRED: 'Potrzebujemy Twojej pomocy',
  STATUS_ACTION_REQUIRED_TEXT:
    'Zanim pójdziemy dalej, potrzebne jest coś, co możesz zrobić tylko Ty. Masz na to czas do {date}. Bez odpowiedzi odeślemy urządzenie bezpłatnie.',
  STATUS_QUARANTINED: 'Wstrzymano',
  STATUS_QUARANTINED_TEXT:
    'Urządzenie figuruje na liście zgubionych lub skradzionych. Wyjaśniamy to i napiszemy do Ciebie.',
  STATUS_RETURN_PENDING: 'Szykujemy zwrot',
  STATUS_RETURN_PENDING_TEXT:
    'Przygotowujemy urządzenie do odesłania. Zwrot jest bezpłatny, a numer przesyłki dostaniesz e-mailem.',
  STATUS_RECYCLED: 'Recykling',
  STATUS_RECYCLED_TEXT: 'Oddajemy urządzenie do fachowego recyklingu. Nic za to nie płacisz.',
  STATUS_APPEALED: 'Ponowne sprawdzenie',
  STATUS_APPEALED_TEXT: 'Inna osoba sprawdza urządzenie jeszcze raz. Napiszemy, gdy będzie wynik.',
  STATUS_PAYOUT_PENDING: 'Wypłata w toku',
  STATUS_PAYOUT_PENDING_TEXT: 'Wypłata {amount} na rachunek {account} jest zlecona.',
  STATUS_PAID: 'Wypłacono',
  STATUS_PAID_TEXT: 'Wypłaciliśmy {amount} na rachunek {account}.',
  STATUS_PAYOUT_FAILED: 'Przelew wrócił',
  STATUS_PAYOUT_FAILED_TEXT:
    'Nasz przelew {amount} na rachunek {account} wrócił. Podaj nam inny rachunek, a wyślemy pieniądze ponownie.',
  STATUS_HANDED_OVER: 'Przekazano',
  STATUS_HANDED_OVER_TEXT: 'Przekazaliśmy urządzenie właściwym organom.',
  STATUS_RETURN_SHIPPED: 'W drodze powrotnej',
  STATUS_RETURN_SHIPPED_TEXT:
    '{count, plural, one {Twoje urządzenie jest w drodze powrotnej do Ciebie.} few {Twoje # urządzenia są w drodze powrotnej do Ciebie.} many {Twoje urządzenia (#) są w drodze powrotnej do Ciebie.} other {Twoje urządzenia (#) są w drodze powrotnej do Ciebie.}}',
  STATUS_RETURNED_TEXT: 'Urządzenie zostało Ci z powrotem doręczone.',
  TIMELINE_QUESTION: 'Pytanie do Ciebie',
  TIMELINE_RETURNING: 'W drodze powrotnej',
  TIMELINE_OPEN: 'jeszcze przed nami',
  STATUS_ACTION_NEEDED: 'Czekamy na Twoją odpowiedź',
  STATUS_IN_REVIEW: 'Sprawdzanie w toku',
  STATUS_SENT: 'W drodze do nas',
  STATUS_OPEN: 'Czekamy na Twoją paczkę',
  STATUS_RETURNING: 'W drodze powrotnej',
  STATUS_PAYING: 'Wypłata w toku',
  STATUS_COMPLETED: 'Zakończono',
  STATUS_RETURNED: 'Zwrócono',
  STATUS_CANCELLED: 'Anulowano',
  STATUS_EXPIRED: 'Termin minął',
} satisfies Record<keyof typeof source, string>
