import type { recycling as source } from '../en/recycling.ts'

/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Bezpłatny recykling',
  SCREEN_RECYCLING_LEAD:
    'Urządzenie jest za mało warte na ofertę? Wyślemy Ci e-mailem bezpłatną etykietę nadawczą i oddamy je do fachowego recyklingu.',
  SCREEN_RECYCLING_STATUS: 'Twoja paczka do recyklingu',
  SCREEN_RECYCLING_STATUS_LEAD:
    'Sprawdź, gdzie jest Twoja paczka do recyklingu, albo wydrukuj etykietę jeszcze raz.',
  RECYCLING_FORM: 'Dokąd wysłać etykietę?',
  RECYCLING_DEVICE: 'Co nam wysyłasz?',
  RECYCLING_DEVICE_HINT: 'W jednej paczce możesz wysłać najwyżej {count} urządzeń.',
  RECYCLING_EMAIL_HINT: 'Tu wyślemy etykietę. Bez reklam.',
  RECYCLING_BATTERY: 'Nigdy nie wysyłaj uszkodzonej baterii',
  RECYCLING_BATTERY_TEXT:
    'Spuchniętej, zgniecionej lub cieknącej baterii nie przyjmie żaden przewoźnik. Oddaj takie urządzenie do punktu zbiórki elektroodpadów.',
  RECYCLING_BATTERY_LINK: 'Co zrobić ze spuchniętą baterią?',
  RECYCLING_BATTERY_CONFIRM: 'Żadna bateria nie jest spuchnięta ani uszkodzona.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Potwierdź, że żadna bateria nie jest uszkodzona. Przewoźnicy takich nie przyjmują.',
  RECYCLING_TERMS:
    'Wszystko jest bezpłatne. Za to, co wysyłasz, nie płacimy, a po dotarciu należy to do nas. Nie możemy tego odesłać. Najpierw usuń swoje dane.',
  RECYCLING_LIMIT: 'Jedna etykieta na adres e-mail co {days} dni.',
  RECYCLING_PRIVACY: 'Użyjemy tych danych tylko do tej przesyłki i usuniemy je {days} dni po ostatnim kroku.',
  RECYCLING_PRIVACY_LINK: 'Polityka prywatności',
  RECYCLING_SUBMIT: 'Wyślij mi etykietę',
  RECYCLING_SENDING: 'Wysyłanie…',
  RECYCLING_FAILED: 'Nie udało się. Nic nie przepadło, spróbuj ponownie za chwilę.',
  RECYCLING_BUSY: 'W tej chwili nie możemy wysłać Ci etykiety. Spróbuj ponownie jutro.',
  RECYCLING_SENT: 'Sprawdź skrzynkę e-mail',
  RECYCLING_SENT_TEXT: 'Etykieta nadawcza i specyfikacja przesyłki są w drodze na adres {email}.',
  RECYCLING_SENT_TEXT_ANY: 'Etykieta nadawcza i specyfikacja przesyłki są w drodze na Twój adres e-mail.',
  RECYCLING_SENT_AGAIN:
    'Jeśli ten adres dostał już etykietę w ciągu ostatnich {days} dni, nasza wiadomość będzie jej dotyczyć.',
  RECYCLING_NUMBER_TITLE: 'Numer recyklingu',
  RECYCLING_PROGRESS: 'Droga Twojej paczki',
  RECYCLING_STEP_CREATED: 'Zamówiono etykietę',
  RECYCLING_STEP_SENT: 'W drodze',
  RECYCLING_STEP_RECEIVED: 'U nas',
  RECYCLING_STEP_RECYCLED: 'Po recyklingu',
  RECYCLING_CREATED: 'Etykieta w przygotowaniu',
  RECYCLING_CREATED_TEXT: 'Przygotowujemy Twoją etykietę nadawczą. Za chwilę dostaniesz ją e-mailem.',
  RECYCLING_LABEL_ISSUED: 'Czekamy na Twoją paczkę',
  RECYCLING_LABEL_ISSUED_TEXT: 'Nadaj paczkę do {date}. Potem etykieta przestanie działać.',
  RECYCLING_IN_TRANSIT: 'W drodze do nas',
  RECYCLING_IN_TRANSIT_TEXT: 'Twoja paczka jest w drodze. Napiszemy, gdy dotrze.',
  RECYCLING_RECEIVED: 'Twoja paczka dotarła',
  RECYCLING_RECEIVED_TEXT:
    'Dziękujemy, Twoja paczka dotarła. Posortujemy zawartość i napiszemy, gdy trafi do recyklingu.',
  RECYCLING_RECYCLED: 'Po recyklingu',
  RECYCLING_RECYCLED_TEXT:
    'Zawartość Twojej paczki trafiła do fachowego recyklingu. Dziękujemy, że nie została w szufladzie.',
  RECYCLING_EXPIRED: 'Etykieta wygasła',
  RECYCLING_EXPIRED_TEXT:
    'Do {date} nie zeskanowano paczki, więc etykieta już nie działa. Nic Cię to nie kosztuje.',
  RECYCLING_SEND: 'Teraz nadaj paczkę',
  RECYCLING_PARCEL_NUMBER: 'Nie masz wydrukowanej specyfikacji? Napisz ten numer na paczce:',
} satisfies Record<keyof typeof source, string>
