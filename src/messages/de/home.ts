import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Gebrauchte Geräte verkaufen: ein Preis, der hält',
  HOME_DESCRIPTION:
    'Handy, Tablet, Laptop, Kamera oder Konsole verkaufen: Du siehst, was jede Antwort am Preis ändert. Versand kostenlos, Auszahlung je Gerät.',
  HOME_HEADLINE: 'Was möchtest du verkaufen?',
  HOME_LEAD:
    'Such dein Gerät, beantworte ein paar Fragen, und der Preis läuft mit. Was jede Antwort wert ist, siehst du, bevor du sie wählst.',
  HOME_PROMISE_SHIPPING: 'Kostenloser Versand, auch zurück',
  HOME_PROMISE_LOCK: 'Nach dem Absenden 21\u00a0Tage fester Preis',
  HOME_PROMISE_PROOF: 'Ein Foto zu jeder Korrektur',
  HOME_LIST: 'Mehrere Geräte? Liste einfügen',
  HOME_CATEGORIES: 'Wähle eine Kategorie',
  HOME_BUSINESS: 'Verkaufen Sie Ihre Firmengeräte',
  HOME_BUSINESS_LEAD:
    'Laden Sie Ihre Geräteliste hoch oder suchen Sie ein Modell: Jede Zeile bekommt ihren eigenen Preis.',
  HOME_BUSINESS_SEARCH: 'Oder ein einzelnes Modell suchen',
  HOME_PARTNER: 'Verkauf dein altes Gerät über {partner}',
  HOME_PARTNER_LEAD:
    'Such dein Gerät. Nach ein paar Fragen siehst du deinen Preis. Versand und Rücksendung sind kostenlos.',
} satisfies Record<keyof typeof source, string>
