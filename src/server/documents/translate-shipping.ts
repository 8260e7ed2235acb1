import type { Translate } from '#messages/format-message.ts'
import type { shipping } from '#messages/letters/en/shipping.ts'

/** Texts of the parcel's documents in the seller's language. */
export type TranslateShipping = Translate<keyof typeof shipping>
