import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Sprzedaj sprzęt po cenie, na którą możesz liczyć',
  HOME_DESCRIPTION:
    'Sprzedaj telefon, tablet, laptop, aparat lub konsolę. Widzisz wpływ każdej odpowiedzi na cenę, wysyłasz za darmo i dostajesz przelew za każde urządzenie.',
  HOME_HEADLINE: 'Co chcesz sprzedać?',
  HOME_LEAD:
    'Znajdź urządzenie, odpowiedz na kilka pytań i od razu zobacz cenę. Przy każdej odpowiedzi widzisz, ile zmienia.',
  HOME_PROMISE_SHIPPING: 'Bezpłatna wysyłka i zwrot',
  HOME_PROMISE_LOCK: 'Gwarancja ceny przez {days}\u00a0dni',
  HOME_PROMISE_PROOF: 'Zdjęcie każdej różnicy',
  HOME_LIST: 'Kilka urządzeń? Wystarczy jedna lista',
  HOME_CATEGORIES: 'Zacznij od kategorii',
  HOME_BUSINESS: 'Sprzedaj sprzęt swojej firmy',
  HOME_BUSINESS_LEAD: 'Prześlij listę urządzeń albo wyszukaj model. Cenę zobaczysz w każdym wierszu.',
  HOME_BUSINESS_SEARCH: 'Albo wyszukaj jeden model',
  HOME_PARTNER: 'Sprzedaj stare urządzenie z {partner}',
  HOME_PARTNER_LEAD: 'Znajdź urządzenie i po kilku pytaniach zobacz cenę. Wysyłka i zwrot są bezpłatne.',
} satisfies Record<keyof typeof source, string>
