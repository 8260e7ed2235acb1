import { z } from 'zod'
import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { RecyclingInput } from '#domain/recycling/check-recycling.ts'
import type { RecyclingState } from '#domain/recycling/recycling-states.ts'

/** Longer than any valid field, so that the domain reports the limit. */
const FIELD = z.string().max(500)
const OPTIONAL = FIELD.default('')

/** A request for a free label. The form checks the same fields. */
export const RECYCLING_REQUEST = z.strictObject({
  device: FIELD.describe('What’s in the parcel, in the sender’s words.'),
  firstName: FIELD,
  lastName: FIELD,
  email: FIELD,
  street: FIELD.describe('May hold the house number, too.'),
  houseNumber: OPTIONAL,
  addressExtra: OPTIONAL,
  zip: FIELD,
  city: FIELD,
  country: FIELD,
  isBatterySafe: z.boolean().describe('Confirms that no battery is damaged or swollen.'),
  /** A honeypot: people do not see this field, so only bots fill it in. */
  website: OPTIONAL,
})

/** The same from a form without script. Browsers don't send an unticked box, nor a country that can't be chosen. */
export const RECYCLING_FORM = z.object({
  device: OPTIONAL,
  firstName: OPTIONAL,
  lastName: OPTIONAL,
  email: OPTIONAL,
  street: OPTIONAL,
  addressExtra: OPTIONAL,
  zip: OPTIONAL,
  city: OPTIONAL,
  province: OPTIONAL,
  country: OPTIONAL,
  isBatterySafe: z.literal('on').optional(),
  website: OPTIONAL,
})

export const RECYCLING_PARAMS = z.object({ number: z.string().max(20) })

export const RECYCLING_QUERY = z.object({ key: z.string().max(200).default('') })

/** What was typed into the form. */
export interface RecyclingValues extends Omit<RecyclingInput, 'houseNumber'> {
  readonly street: string
  readonly addressExtra: string
  readonly zip: string
  readonly city: string
  readonly province: string
  readonly country: string
}

/** The form's state when the page is rendered. */
export type RecyclingForm =
  /** `device` is the name of the device whose page led here, or empty. */
  | { readonly kind: 'open'; readonly device: string }
  | { readonly kind: 'sent' }
  /** Sent without script and rejected. */
  | { readonly kind: 'refused'; readonly values: RecyclingValues }
  /** Sent without script, and could not be accepted for now. */
  | { readonly kind: 'failed'; readonly values: RecyclingValues; readonly waitSeconds: number | null }

export interface RecyclingData {
  readonly form: RecyclingForm
  /** How to pack, and what to do with a damaged battery; null while the page is unavailable. */
  readonly tipsPath: string | null
}

/** A recycling parcel, for the holder of its link. Moments are ISO 8601. */
export interface RecyclingStatusView {
  readonly number: string
  readonly state: RecyclingState
  readonly createdAt: string
  readonly sendBy: string
  readonly sentAt: string | null
  readonly receivedAt: string | null
  readonly recycledAt: string | null
  /** Null until the label is booked. */
  readonly shipment: {
    readonly carrier: CarrierName
    readonly trackingNumber: string
    /** The code that a parcel shop scans, as a path in a square; null where it can't be drawn. */
    readonly code: { readonly path: string; readonly size: number } | null
    readonly labelUrl: string
    readonly slipUrl: string
  } | null
}
