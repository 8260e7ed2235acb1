import { z } from 'zod'
import { MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { ERASURE_METHODS } from '#domain/device-erasure/erasure-method.ts'
import { CARRIER_NAMES } from '#domain/markets/carrier-name.ts'
import { NEXT_ACTORS } from '#domain/trades/next-step.ts'
import { TIMELINE_STEPS } from '#domain/trades/timeline.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

export const TIMELINE = z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: z.iso.datetime().nullable() }))

/** One device of a trade: its state, its price and what comes next. */
export const TRADE_ITEM = z.object({
  number: z.number().int(),
  offerId: z.string(),
  name: z.string(),
  image: z.string(),
  /** As quoted. */
  priceInCents: z.number().int(),
  state: z.enum(TRADE_STATES),
  since: z.iso.datetime(),
  /** What is paid once it is settled, without the bonus. */
  settledInCents: z.number().int().nullable(),
  /** Compensation for a late inspection. */
  bonusInCents: z.number().int(),
  /** The open clarification that waits for the seller; null without one. */
  clarification: z
    .object({
      kind: z.enum(['PRICE', 'ACTION']),
      /** The missing part, if it is about one. */
      part: z.enum(MISSING_PARTS).nullable(),
      /** A damaged battery: the device cannot be returned, and there is no deadline. */
      isHazardous: z.boolean(),
      /** Its page, where it is answered; null for callers who only read. */
      path: z.string().nullable(),
      answerBy: z.iso.datetime(),
    })
    .nullable(),
  /** The parcel that returns the device; null until it is booked. */
  returnShipment: z.object({ carrier: z.enum(CARRIER_NAMES), trackingNumber: z.string() }).nullable(),
  /** Whether that parcel came back to us: we need another address. */
  isUndelivered: z.boolean(),
  /** The findings that were locked about it, the oldest first, each by its seal. A release of before doesn't say. */
  lockedFindings: z
    .array(
      z.object({
        hash: z.string().describe('SHA-256 of the findings and a random number, in hex.'),
        lockedAt: z.iso.datetime(),
        logIndex: z.number().int().nullable().describe('Its place in the public log; null for a moment.'),
      }),
    )
    .optional(),
  /** What was last recorded about its erasure; null where nothing was that its seller was told. A release of before doesn't say. */
  erasure: z
    .object({
      recordedAt: z.iso.datetime(),
      method: z.enum(ERASURE_METHODS).nullable().describe('Null if the device wasn’t erased after all.'),
    })
    .nullable()
    .optional(),
  timeline: TIMELINE,
  /** The next step, who takes it, and by when; null at the end. */
  next: z
    .object({
      step: z.enum(TIMELINE_STEPS),
      actor: z.enum(NEXT_ACTORS),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export type TradeItem = z.output<typeof TRADE_ITEM>
