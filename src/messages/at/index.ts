import { messages as german } from '../de/index.ts'
import { mapToAustrian } from './to-austrian.ts'

/**
 * What an Austrian shop says otherwise than a German one. Single words are not repeated here: `toAustrian` knows them, so
 * that a change of the German text is not lost.
 */
const austrian = {
  FOOTER_SHIPPING: 'Gratisversand mit {carrier}',
  HOME_DESCRIPTION:
    'Handy, Tablet, Laptop, Kamera oder Konsole in Österreich verkaufen und vorher sehen, was jede Antwort am Preis ändert. Versand gratis, Auszahlung je Gerät.',
  HOME_PROMISE_SHIPPING: 'Gratisversand, auch retour',
  HOME_STEP_SEND: 'Einschicken',

  FIELD_ADDRESS_EXTRA: 'Stiege, Stock, Tür (optional)',
  FIELD_ADDRESS_EXTRA_ADD: 'Stiege, Stock, Tür ergänzen',
  PROBLEM_PHONE_FORMAT: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +43 1 2345678.',
  PROBLEM_IBAN_FORMAT: 'Eine IBAN beginnt mit zwei Buchstaben, zum Beispiel AT. Danach folgen Ziffern.',

  CLARIFICATION_RETURN_CONFIRM: 'Ja, retour schicken',
  CLARIFICATION_RETURN_QUESTION: 'Gerät retour schicken lassen?',
  CLARIFICATION_RETURN_DONE: 'Dein Gerät kommt retour',
  FAIRNESS_FREE_RECYCLING: 'Gratis recycelt',
  FAIRNESS_RETURNED: 'Retour geschickt',
  IDENTITY_DECLINE_CONFIRM: 'Ja, retour schicken',
  SCREEN_RECYCLING: 'Gratis recyceln',
  STATUS_RETURN_PENDING: 'Geht retour an dich',
  STOP_RECYCLE: 'Gratis recyceln',
} satisfies Partial<typeof german>

export const messages = { ...mapToAustrian(german), ...austrian }
