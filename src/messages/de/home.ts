import type { home as source } from '../en/home.ts'

/** The home page at first sight: one question, and what we promise. */
export const home = {
  HOME_TITLE: 'Gebrauchte Geräte verkaufen: ein Preis, der hält',
  HOME_DESCRIPTION:
    'Handy, Tablet, Laptop, Kamera oder Konsole verkaufen und vorher sehen, was jede Antwort am Preis ändert. Versand kostenlos, Auszahlung je Gerät.',
  HOME_HEADLINE: 'Was möchtest du verkaufen?',
  HOME_LEAD:
    'Such dein Gerät, beantworte ein paar Fragen und sieh sofort deinen Preis. Du weißt vorher, was jede Antwort wert ist.',
  HOME_PROMISE_SHIPPING: 'Kostenloser Versand, auch zurück',
  HOME_PROMISE_LOCK: '{days}\u00a0Tage Preisgarantie ab Verkaufsabschluss',
  HOME_PROMISE_PROOF: 'Ein Foto zu jeder Abweichung',
  HOME_LIST: 'Mehrere Geräte? Eine Liste für alle',
  HOME_CATEGORIES: 'Wähle eine Kategorie',
  HOME_BUSINESS: 'Verkaufen Sie Ihre Firmengeräte',
  HOME_BUSINESS_LEAD:
    'Laden Sie Ihre Geräteliste hoch oder suchen Sie ein Modell. Sie bekommen einen Preis je Zeile.',
  HOME_BUSINESS_SEARCH: 'Oder ein einzelnes Modell suchen',
  HOME_PARTNER: 'Verkauf dein altes Gerät über {partner}',
  HOME_PARTNER_LEAD:
    'Such dein Gerät, beantworte ein paar Fragen und sieh sofort deinen Preis. Versand und Rücksendung sind kostenlos.',
} satisfies Record<keyof typeof source, string>
