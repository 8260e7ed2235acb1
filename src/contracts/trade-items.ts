import { z } from 'zod'
import { MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { NEXT_ACTORS } from '#domain/trades/next-step.ts'
import { TIMELINE_STEPS } from '#domain/trades/timeline.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

export const TIMELINE = z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: z.iso.datetime().nullable() }))

/** One device of a trade: where it stands, what was agreed on, and what comes next. */
export const TRADE_ITEM = z.object({
  number: z.number().int(),
  offerId: z.string(),
  name: z.string(),
  image: z.string(),
  /** As quoted. */
  priceInCents: z.number().int(),
  state: z.enum(TRADE_STATES),
  since: z.iso.datetime(),
  /** What is paid, once that is settled; without the bonus. */
  settledInCents: z.number().int().nullable(),
  /** What we pay on top because we were late. */
  bonusInCents: z.number().int(),
  /** The question that waits for the seller's answer; the path leads to its page. */
  question: z
    .object({
      kind: z.enum(['PRICE', 'ACTION']),
      /** What is missing from the parcel, where it is about that. */
      part: z.enum(MISSING_PARTS).nullable(),
      /** A damaged battery: the device cannot be sent back, and the question has no end. */
      isHazardous: z.boolean(),
      path: z.string(),
      answerBy: z.iso.datetime(),
    })
    .nullable(),
  /** The parcel with which the device goes back; null until it is booked. */
  returnShipment: z.object({ carrier: z.enum(['UPS', 'DHL']), trackingNumber: z.string() }).nullable(),
  timeline: TIMELINE,
  /** What the device waits for: the step to come, whose it is, and until when; null at its end. */
  next: z
    .object({
      step: z.enum(TIMELINE_STEPS),
      actor: z.enum(NEXT_ACTORS),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export type TradeItem = z.output<typeof TRADE_ITEM>
