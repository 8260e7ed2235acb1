import type { contact as source } from '../en/contact.ts'

/** Texts of the contact form. */
export const contact = {
  CONTACT_TITLE: 'Napisz do nas',
  CONTACT_SUBJECT: 'Czego dotyczy wiadomość?',
  CONTACT_SUBJECT_NONE: 'Wybierz temat',
  CONTACT_SUBJECT_OFFER_PRICE: 'Oferta lub cena',
  CONTACT_SUBJECT_DEVICE_MISSING: 'Nie ma mojego urządzenia',
  CONTACT_SUBJECT_SHIPPING_LABEL: 'Etykieta nadawcza i paczka',
  CONTACT_SUBJECT_TRADE_STATUS: 'Status mojej sprzedaży',
  CONTACT_SUBJECT_CLARIFICATION: 'Pytanie od nas lub nowa oferta',
  CONTACT_SUBJECT_PAYOUT: 'Wypłata',
  CONTACT_SUBJECT_RETURN: 'Zwrot urządzenia',
  CONTACT_SUBJECT_ACCOUNT_PRIVACY: 'Konto klienta i dane osobowe',
  CONTACT_SUBJECT_BUSINESS: 'Sprzedaż jako firma',
  CONTACT_SUBJECT_VOUCHER: 'Kod promocyjny',
  CONTACT_SUBJECT_OTHER: 'Inna sprawa',
  CONTACT_TRADE: 'Numer sprzedaży',
  CONTACT_TRADE_OPTIONAL: 'Numer sprzedaży (opcjonalnie)',
  CONTACT_TRADE_HINT: 'Znajdziesz go w każdym e-mailu o sprzedaży: dwa razy po cztery znaki.',
  CONTACT_TRADE_HINT_OTHER:
    'Znajdziesz go w każdym e-mailu o sprzedaży. Nie masz go pod ręką? Wybierz „{other}”.',
  CONTACT_DEVICE: 'Urządzenie',
  CONTACT_DEVICE_OPTIONAL: 'Urządzenie (opcjonalnie)',
  CONTACT_DEVICE_HINT: 'Producent, model i pamięć, jeśli ją znasz.',
  CONTACT_NAME: 'Imię i nazwisko',
  CONTACT_EMAIL_HINT: 'Na ten adres wyślemy odpowiedź.',
  CONTACT_MESSAGE: 'Twoja wiadomość',
  CONTACT_COUNT: 'Liczba znaków: {count} z {max}',
  CONTACT_PRIVACY:
    'Użyjemy tych danych, aby Ci odpowiedzieć, i usuniemy je najpóźniej {years, plural, one {po roku} few {po # latach} many {po # latach} other {po # roku}}.',
  CONTACT_PRIVACY_LINK: 'Polityka prywatności',
  CONTACT_SEND: 'Wyślij wiadomość',
  CONTACT_SENDING: 'Wysyłanie…',
  CONTACT_FAILED:
    'Wiadomość nie dotarła. Nic nie przepadło, spróbuj ponownie za chwilę albo napisz na adres {mail}.',
  CONTACT_BUSY:
    '{minutes, plural, one {W krótkim czasie przyszło wiele wiadomości. Spróbuj ponownie za minutę albo napisz na adres {mail}.} few {W krótkim czasie przyszło wiele wiadomości. Spróbuj ponownie za # minuty albo napisz na adres {mail}.} many {W krótkim czasie przyszło wiele wiadomości. Spróbuj ponownie za # minut albo napisz na adres {mail}.} other {W krótkim czasie przyszło wiele wiadomości. Spróbuj ponownie za # minuty albo napisz na adres {mail}.}}',
  CONTACT_EARLIER:
    'Twoja wiadomość już do nas dotarła, we wcześniejszej wersji. Nie ma w niej ostatnich zmian.',
  CONTACT_EARLIER_KEEP: 'Zostaw tak',
  CONTACT_EARLIER_SEND: 'Wyślij także nową wersję',
  CONTACT_SENT: 'Mamy Twoją wiadomość',
  CONTACT_SENT_TEXT: 'Odpowiemy na adres {email}.',
  CONTACT_SENT_TEXT_ANY: 'Odpowiemy na podany adres e-mail.',
  CONTACT_SENT_FROM: 'Odpowiedź przyjdzie z adresu {mail}. Jeśli jej nie widzisz, zajrzyj też do spamu.',
  CONTACT_AGAIN: 'Napisz kolejną wiadomość',
  CONTACT_DIRECT: 'Bez formularza',
  CONTACT_DIRECT_TEXT: 'Na e-maile i telefony odpowiadają te same osoby.',
  CONTACT_PARTNER_TEXT: 'Pomoże Ci też obsługa klienta {partner}.',
  CONTACT_MAIL: 'E-mail',
  CONTACT_PHONE: 'Telefon',
  PROBLEM_SUBJECT_UNKNOWN: 'Wybierz pozycję z listy.',
  PROBLEM_TRADE_NUMBER_FORMAT:
    'Numer sprzedaży ma osiem znaków, na przykład 12AB-34CD. Jeden z nich się nie zgadza.',
  PROBLEM_MESSAGE_TOO_SHORT: 'Napisz trochę więcej: co najmniej {min} znaków.',
} satisfies Record<keyof typeof source, string>
