import type { shipping } from '#messages/correspondence/en/shipping.ts'
import type { Translate } from '#messages/format-message.ts'

/** Texts of the parcel's documents in the seller's language. */
export type TranslateShipping = Translate<keyof typeof shipping>
