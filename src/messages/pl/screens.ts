import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Twoje konto klienta',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'Sprzedaże, adres i konto do wypłaty w jednym miejscu.',
  SCREEN_ACCOUNT_REGISTER: 'Załóż konto klienta',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Sprzedaże, adres i konto do wypłaty masz w jednym miejscu. Sprzedać możesz też bez konta klienta.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Twoje dane',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Zmień hasło, numer telefonu i datę urodzenia, pobierz swoje dane lub usuń konto klienta.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Nie pamiętasz hasła?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD: 'Podaj adres e-mail, a wyślemy Ci link do ustawienia nowego hasła.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Ustaw nowe hasło',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Długie zdanie, które pamiętasz, jest lepsze niż krótkie i skomplikowane hasło.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Zmień konto do wypłaty',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Zapisane tu konto zaproponujemy przy następnej sprzedaży. W rozpoczętych sprzedażach nic się nie zmieni.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Zmień adres',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Tego adresu używamy na etykietach nadawczych i przy zwrotach.',
  SCREEN_B2B_LANDINGPAGE: 'Skup od firm',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Sprzedaj hurtowo używany sprzęt firmowy: jedna lista, cena w każdym wierszu, wypłata za każde urządzenie.',
  SCREEN_B2B_PORTAL: 'Portal dla firm',
  SCREEN_B2B_PORTAL_LEAD: 'Prześlij listę urządzeń, a w każdym wierszu zobaczysz cenę.',
  SCREEN_CHECKOUT: 'Dokończ sprzedaż',
  SCREEN_CHECKOUT_LEAD: 'Urządzenia, dane, potwierdzenie: trzy krótkie kroki do etykiety nadawczej.',
  SCREEN_CLARIFICATION: 'Pytanie o Twoje urządzenie',
  SCREEN_CLARIFICATION_LEAD:
    'Twoje odpowiedzi, wynik sprawdzenia, zdjęcie każdej różnicy i nowe wyliczenie ceny.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Potwierdź odpowiedź',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Jedna odpowiedź, jeden przycisk. Otwarcie strony o niczym nie decyduje.',
  SCREEN_CONTACT: 'Kontakt',
  SCREEN_CONTACT_LEAD:
    'Napisz do nas w sprawie oferty, paczki lub wypłaty. Z numerem sprzedaży odpowiemy szybciej.',
  SCREEN_MY_SALE: 'Moja sprzedaż',
  SCREEN_MY_SALE_LEAD:
    'Nie masz już e-maila? Podaj numer sprzedaży i\u00a0adres e-mail, a\u00a0wyślemy link jeszcze raz.',
  SCREEN_PAYOUT_OBJECTION: 'Wstrzymaj sprzedaż',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'Jeśli ktoś inny zmienił Twoje konto do wypłaty, wstrzymaj tu sprzedaż.',
  SCREEN_SALE_EMAIL: 'Twój adres e-mail',
  SCREEN_SALE_EMAIL_LEAD: 'Potwierdź inny adres e-mail do sprzedaży albo zatrzymaj zmianę.',
  SCREEN_SELL: 'Sprzedaj używane {category}',
  SCREEN_SELL_LEAD: 'Wybierz producenta i model, odpowiedz na kilka pytań i od razu zobacz cenę.',
  SCREEN_THANK_YOU: 'Dziękujemy, sprzedaż potwierdzona',
  SCREEN_THANK_YOU_LEAD: 'Etykieta nadawcza, kod QR i wskazówki, jak bezpiecznie zapakować urządzenie.',
  B2B_CONTACT: 'Napisz do nas',
} satisfies Record<keyof typeof source, string>
