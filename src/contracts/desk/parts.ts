import { z } from 'zod'
import { MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

/** How far the parcel with a missing part has come. */
export const PART_STATES = ['REQUESTED', 'BOOKED', 'ON_ITS_WAY', 'ARRIVED'] as const

/** The same while we wait for the part: at first the seller hasn't decided. */
export const PART_STEPS = ['ASKED', 'REQUESTED', 'BOOKED', 'ON_ITS_WAY'] as const

export type PartStep = (typeof PART_STEPS)[number]

const PARCEL = {
  part: z.enum(MISSING_PARTS),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
}

const DEVICE = {
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
}

/** A device that waits for a part. */
export const WAITING_PART = z.object({
  ...DEVICE,
  ...PARCEL,
  step: z.enum(PART_STEPS),
  waitsFor: z
    .enum(['SELLER', 'US'])
    .describe('Us while the label is being booked, and once the part is on its way.'),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable().describe('Null once the seller has decided otherwise.'),
  isLate: z.boolean(),
})

export type WaitingPart = z.output<typeof WAITING_PART>

/** No list of parts has more rows. */
export const PART_LIST_LIMIT = 2_000

export const PART_LIST = z.object({
  rows: z.array(WAITING_PART).describe('Late ones first, then by deadline and age.'),
  isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
})

export type PartList = z.output<typeof PART_LIST>

/** A device and the latest missing part that its seller sends. */
export const DEVICE_PART = z.object({
  ...DEVICE,
  parcel: z
    .object({ ...PARCEL, state: z.enum(PART_STATES) })
    .nullable()
    .describe('Null where no seller sends one.'),
})

export type DevicePart = z.output<typeof DEVICE_PART>

export const BOOKED_PART = z.object({
  part: z.enum(MISSING_PARTS),
  goesOn: z
    .boolean()
    .describe(
      'Whether the inspection goes on. Not if the seller decided otherwise while the part was on its way.',
    ),
})

export type BookedPart = z.output<typeof BOOKED_PART>
