import { z } from 'zod'
import { CURRENCIES } from '#domain/money/currency.ts'
import { SELF_TEST } from './self-test.ts'

const CODE = z.string().regex(/^[A-Z0-9_]{1,40}$/)

/** What a seller says about a device. No price: the server computes its own. */
export const OFFER_REQUEST = z.strictObject({
  deviceId: z.number().int().positive().max(2_147_483_647),
  /** In gigabytes; 0 for a device without storage. */
  storageGb: z.number().int().min(0).max(65_536),
  conditionId: z.number().int().min(1).max(5),
  answers: z
    .record(CODE, z.array(CODE).min(1).max(20))
    .refine((answers) => Object.keys(answers).length <= 40, {
      message: 'has too many questions',
    }),
  /** What the seller's browser found out on the device. It has no effect on the price. */
  selfTest: SELF_TEST.optional(),
})

export type OfferRequest = z.output<typeof OFFER_REQUEST>

const PRICE_LINE = z.object({ question: z.string(), answer: z.string(), effectInCents: z.number().int() })

const PRICE_BREAKDOWN = z.object({
  baseInCents: z.number().int(),
  lines: z.array(PRICE_LINE),
  floorInCents: z.number().int(),
  roundingInCents: z.number().int(),
  totalInCents: z.number().int(),
})

/** An offer as it is stored: its price can be recomputed from it. */
export const OFFER = z.object({
  offerId: z.uuid(),
  deviceId: z.number().int(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  answers: z.record(z.string(), z.array(z.string())),
  priceInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
  breakdown: PRICE_BREAKDOWN,
  priceListVersion: z.number().int(),
  ruleVersion: z.number().int(),
  expiresAt: z.iso.datetime(),
})

export type Offer = z.output<typeof OFFER>

const MAX_RENEWALS = 500

export const OFFER_RENEWALS_REQUEST = z.strictObject({
  offerIds: z.array(z.uuid().transform((id) => id.toLowerCase())).max(MAX_RENEWALS),
})

/** A line of the cart as it is now. */
const OFFER_LINE = z.object({
  offerId: z.uuid(),
  deviceId: z.number().int(),
  categoryId: z.string(),
  name: z.string(),
  url: z.string(),
  image: z.string(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  priceInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
  expiresAt: z.iso.datetime(),
})

export type OfferLine = z.output<typeof OFFER_LINE>

/** What became of one offer: still valid, replaced by another one, or gone. */
const OFFER_RENEWAL = z.object({
  offerId: z.uuid(),
  status: z.enum(['valid', 'renewed', 'gone']),
  /** Whether we took it back because its price was wrong. */
  isWithdrawn: z.boolean(),
  line: OFFER_LINE.nullable(),
})

export type OfferRenewal = z.output<typeof OFFER_RENEWAL>

export const OFFER_RENEWALS = z.object({ offers: z.array(OFFER_RENEWAL) })
