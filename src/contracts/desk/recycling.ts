import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { RECYCLING_STATES } from '#domain/recycling/recycling-states.ts'

/** A parcel that is recycled for free, without its sender. */
export const RECYCLING = z.object({
  number: z.string(),
  market: z.enum(MARKET_IDS),
  state: z.enum(RECYCLING_STATES),
  since: z.iso.datetime(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  weightInGrams: z.number().int().nullable(),
  deviceCount: z.number().int().nullable(),
  recycledAt: z.iso.datetime().nullable(),
})

export type Recycling = z.output<typeof RECYCLING>

export const RECYCLING_ARRIVAL = z.strictObject({
  weightInGrams: z.number().int().min(1).max(100_000),
  deviceCount: z.number().int().min(0).max(100),
})
