import { businessMessages as german } from '../de/business/index.ts'
import { mapToAustrian } from './to-austrian.ts'

/** What an Austrian shop tells a business otherwise than a German one, apart from single words. */
const austrian = {
  PROBLEM_PHONE_FORMAT: 'Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +43 1 2345678.',
} satisfies Partial<Record<keyof typeof german, string>>

export const businessMessages = { ...mapToAustrian(german), ...austrian }
