import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Sprzedaj sprzęt po cenie, na którą możesz liczyć',
  HOME_DESCRIPTION:
    'Sprzedaj telefon, tablet, laptop, aparat lub konsolę. Widzisz wpływ każdej odpowiedzi na cenę, wysyłasz za darmo i dostajesz przelew za każde urządzenie.',
  HOME_HEADLINE: 'Co chcesz sprzedać?',
  HOME_LEAD:
    'Znajdź urządzenie, odpowiedz na kilka pytań i obserwuj, jak zmienia się cena. Zanim wybierzesz odpowiedź, widzisz, ile jest warta.',
  HOME_PROMISE_SHIPPING: 'Wysyłka i zwrot za darmo',
  HOME_PROMISE_LOCK: 'Cena zablokowana na 21 dni',
  HOME_PROMISE_PROOF: 'Zdjęcie przy każdej korekcie',
  HOME_LIST: 'Kilka urządzeń? Wklej listę',
  HOME_CATEGORIES: 'Zacznij od kategorii',
  HOME_BUSINESS: 'Sprzedaj sprzęt swojej firmy',
  HOME_BUSINESS_LEAD: 'Prześlij listę urządzeń albo wyszukaj model: każdy wiersz dostanie własną cenę.',
  HOME_BUSINESS_SEARCH: 'Albo wyszukaj jeden model',
  HOME_PARTNER: 'Sprzedaj stare urządzenie z\u00a0{partner}',
  HOME_PARTNER_LEAD: 'Znajdź urządzenie i po kilku pytaniach zobacz cenę. Wysyłka i zwrot są bezpłatne.',
} satisfies Record<keyof typeof source, string>
