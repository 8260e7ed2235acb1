import type { home as familiar } from '../home.ts'

/** The home page, to a business. */
export const home = {
  HOME_DESCRIPTION:
    'Handys, Tablets, Laptops, Kameras oder Konsolen verkaufen: Sie sehen, was jede Antwort am Preis ändert. Versand kostenlos, Auszahlung je Gerät.',
  HOME_HEADLINE: 'Was möchten Sie verkaufen?',
  HOME_LEAD:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen, und der Preis läuft mit. Was jede Antwort wert ist, sehen Sie, bevor Sie sie wählen.',
  HOME_CATEGORIES: 'Wählen Sie eine Kategorie',
} satisfies Partial<Record<keyof typeof familiar, string>>
