import type { journey as familiar } from '../journey.ts'

/** How a sale goes, to a business. */
export const journey = {
  JOURNEY_TITLE: 'Ihr Verkauf bis jetzt',
  JOURNEY_RETURNED: '{name}: wieder bei Ihnen',
  TURN_SELLER: 'Sie sind am Zug',
  CLOCK_BONUS: 'Falls es länger dauert, bekommen Sie {bonus} extra für jedes Gerät, das wir kaufen.',
  CLOCK_LATE_TEXT:
    'Versprochen war die Prüfung bis zum {date}. Sie bekommen {bonus} extra für jedes Gerät, das wir kaufen.',
  PROOF_SECTION: 'Ihre Nachweise',
} satisfies Partial<Record<keyof typeof familiar, string>>
