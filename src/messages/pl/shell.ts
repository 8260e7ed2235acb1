import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  MOMENT: '{date}, godz.\u00a0{time}',
  SKIP_TO_CONTENT: 'Przejdź do treści',
  HEADER_ACCOUNT_SIGNED_IN: 'Konto klienta, zalogowano',
  HEADER_HOME_LABEL: '{brand}, strona główna',
  HEADER_MENU: 'Menu',
  HEADER_MENU_LABEL: 'Kategorie urządzeń',
  HEADER_ACCOUNT: 'Konto',
  HEADER_CART: 'Moje urządzenia',
  MY_SALE: 'Moja sprzedaż',
  HEADER_BUSINESS: 'Skup od firm',
  SEARCH_LABEL: 'Jakie urządzenie chcesz sprzedać?',
  SEARCH_PLACEHOLDER: 'np. iPhone 13 lub Canon EOS R6',
  SEARCH_SUBMIT: 'Szukaj',
  FOOTER_LEFT: 'Sprzedaż',
  FOOTER_CENTER: 'O firmie',
  FOOTER_RIGHT: 'Informacje prawne',
  FOOTER_B2B: 'Dla firm',
  FOOTER_SOCIAL: 'Obserwuj nas',
  FOOTER_LANGUAGE: 'Kraj i język',
  FOOTER_SHIPPING: 'Bezpłatna wysyłka: {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Cookies i statystyki',
  FOOTER_OPERATOR: 'Sklep prowadzi {company}',
  FOOTER_PARTNER: 'Skup prowadzi {company} dla {partner}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Adres e-mail',
  FOOTER_NEWSLETTER_CONSENT:
    'Tak, chcę dostawać e-mailem informacje o cenach skupu i nowościach w sklepie. Wypiszę się jednym kliknięciem, kiedy zechcę.',
  FOOTER_NEWSLETTER_SUBMIT: 'Zapisz się',
  PAGE_UPDATED: 'Ostatnia zmiana: {date}',
  PAGE_CONTENTS: 'Na tej stronie',
  PAGE_EXAMPLE_DATA:
    'Dane przykładowe: nie podano jeszcze danych firmy prowadzącej ten sklep. Firma, adres i kontakty na tej stronie są fikcyjne.',
  FORM_EMPTY_FIELD: 'Zostaw to pole puste',
} satisfies Record<keyof typeof source, string>
