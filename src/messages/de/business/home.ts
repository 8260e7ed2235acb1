import type { home as familiar } from '../home.ts'

/** The home page, to a business. */
export const home = {
  HOME_DESCRIPTION:
    'Handys, Tablets, Laptops, Kameras oder Konsolen verkaufen und vorher sehen, was jede Antwort am Preis ändert. Versand kostenlos, Auszahlung je Gerät.',
  HOME_HEADLINE: 'Was möchten Sie verkaufen?',
  HOME_LEAD:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen und sehen Sie sofort Ihren Preis. Sie wissen vorher, was jede Antwort wert ist.',
  HOME_CATEGORIES: 'Wählen Sie eine Kategorie',
} satisfies Partial<Record<keyof typeof familiar, string>>
