import { z } from 'zod'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

/** A parcel on its way to us. */
export const INCOMING_PARCEL = z.object({
  tradeNumber: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  deviceCount: z.number().int(),
  lastScanAt: z.iso.datetime().nullable(),
})

export type IncomingParcel = z.output<typeof INCOMING_PARCEL>

/** The parcel of a sale, arrived or not. Neither prices nor the seller's answers: whoever opens it mustn't know them. */
export const PARCEL = z.object({
  tradeNumber: z.string(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  weightInGrams: z.number().int().nullable(),
  bookedInAt: z.iso.datetime().nullable(),
  part: z
    .object({ itemNumber: z.number().int() })
    .nullable()
    .describe('The device whose missing part is in this parcel; null for the parcel with the devices.'),
  photoIds: z
    .array(z.uuid())
    .describe('Unboxing photos of the parcel that is being booked in: those since the last booking.'),
  items: z.array(
    z.object({
      itemNumber: z.number().int(),
      device: z.string(),
      state: z.enum(TRADE_STATES),
      isExpected: z.boolean(),
    }),
  ),
})

export type Parcel = z.output<typeof PARCEL>

export const BOOKED_IN = z.object({
  tradeNumber: z.string(),
  received: z.array(z.number().int()),
  missing: z.array(z.number().int()),
})

export type BookedIn = z.output<typeof BOOKED_IN>
