import type { priceWatch as source } from '../en/price-watch.ts'

/** Texts of price alerts: asking for one, confirming and ending it. */
export const priceWatch = {
  SCREEN_PRICE_WATCH: 'Alert cenowy',
  SCREEN_PRICE_WATCH_LEAD: 'To jeszcze nie ta cena? Napiszemy, kiedy warto będzie wrócić.',
  PRICE_WATCH_REQUESTED: 'Sprawdź skrzynkę e-mail',
  PRICE_WATCH_REQUESTED_TEXT: 'Link w naszej wiadomości włączy Twój alert cenowy.',
  SCREEN_PRICE_WATCH_CONFIRM: 'Włącz alert cenowy',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Potwierdź alert cenowy dla swojego adresu.',
  SCREEN_PRICE_WATCH_END: 'Wyłącz ten alert cenowy',
  SCREEN_PRICE_WATCH_END_LEAD: 'Jedno kliknięcie i nie napiszemy więcej o tym urządzeniu.',
  PRICE_WATCH_ENDED: 'Alert cenowy wyłączony',
  PRICE_WATCH_ENDED_TEXT: 'Usunęliśmy alert i zapisany w nim adres.',
  PRICE_WATCH_HEAD: 'Alert cenowy: {name}',
  PRICE_WATCH_TODAY: 'Dzisiejsza cena',
  PRICE_WATCH_NO_PRICE: 'na razie bez oferty',
  PRICE_WATCH_STORAGE: 'Pamięć',
  PRICE_WATCH_CONDITION: 'Stan',
  PRICE_WATCH_OPEN: 'To, czego nie podasz, uznajemy za bez zarzutu.',
  PRICE_WATCH_ANSWER: 'Najpierw opisz urządzenie',
  PRICE_WATCH_KIND: 'Kiedy mamy napisać?',
  PRICE_WATCH_KIND_REACHED: 'Raz, gdy cena osiągnie moją kwotę',
  PRICE_WATCH_KIND_CHANGED: 'Za każdym razem, gdy cena się zmieni',
  PRICE_WATCH_PAUSE: 'E-mail najwyżej raz na {days}\u00a0dni.',
  PRICE_WATCH_AMOUNT: 'Twoja cena w {currency}',
  PRICE_WATCH_EMAIL: 'E-mail',
  PRICE_WATCH_SUBMIT: 'Ustaw alert cenowy',
  PRICE_WATCH_TERMS:
    'Wyślemy Ci link do potwierdzenia. Alert wyłączy się sam po {months}\u00a0miesiącach, a wcześniej wyłączysz go jednym kliknięciem. Możesz mieć ich najwyżej {max}.',
  PRICE_WATCH_NOT_SAVED: 'Nie zapisano. Twoja cena musi być wyższa od dzisiejszej, a adres pełny.',
  PRICE_WATCH_NO_MAIL:
    'Nie ma wiadomości? Zajrzyj do spamu i sprawdź adres. Na jeden adres piszemy tylko kilka razy dziennie.',
  PRICE_WATCH_CONFIRM_TEXT:
    'Po potwierdzeniu napiszemy na {email}. Samo otwarcie tej strony niczego nie zmienia.',
  PRICE_WATCH_WISH_REACHED: 'Jeden e-mail, gdy cena wyniesie co najmniej {price}.',
  PRICE_WATCH_WISH_CHANGED: 'E-mail, gdy cena się zmieni, najwyżej raz na {days}\u00a0dni.',
  PRICE_WATCH_CONFIRM: 'Włącz alert cenowy',
  PRICE_WATCH_CONFIRMED: 'Twój alert cenowy działa',
  PRICE_WATCH_CONFIRMED_TEXT: 'Napiszemy na {email}. Alert wyłączy się sam {date}.',
  PRICE_WATCH_BACK: 'Do urządzenia',
  PRICE_WATCH_END: 'Wyłącz alert cenowy',
  PRICE_WATCH_GONE: 'Ten link już nie działa',
  PRICE_WATCH_GONE_TEXT:
    'Link do potwierdzenia działa przez {days}\u00a0dni. Po tym czasie lub po zakończeniu alertu ustawisz nowy na stronie urządzenia.',
  PROBLEM_WATCH_AMOUNT: 'Wpisz kwotę bez groszy, na przykład 250.',
  PROBLEM_WATCH_REACHED: 'Wpisz kwotę wyższą niż dzisiejsza cena.',
} satisfies Record<keyof typeof source, string>
