import { mapToAustrian } from '#messages/at/to-austrian.ts'
import { correspondence as german } from '#messages/correspondence/de/index.ts'

/** What an Austrian shop writes otherwise than a German one, apart from single words. */
const austrian = {
  MAIL_COMPANY_PEOPLE: 'Geschäftsführung: {directors} · UID-Nr.: {vatId}',
  MAIL_BACK_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Dein Gerät kommt} other {# Geräte kommen}} retour',
  MAIL_BACK_PREHEADER: 'Mit {carrier} und für dich gratis.',
  MAIL_BACK_TITLE: '{count, plural, one {Dein Gerät kommt} other {Deine Geräte kommen}} retour',
} satisfies Partial<typeof german>

export const correspondence = { ...mapToAustrian(german), ...austrian }
