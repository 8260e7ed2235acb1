import { z } from 'zod'

/** Where a device is stored, since when, and who put it there. */
export const PLACED = z.object({ place: z.string(), placedAt: z.iso.datetime(), placedBy: z.string() })

export const PLACE_CHANGE = z.strictObject({
  place: z.string().max(60).describe('As on the label of the shelf: `A-12-3`.'),
})

/** A device after its place has changed. */
export const PUT_AWAY = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  place: z.string().nullable(),
  before: z.string().nullable().describe('Where it was until now.'),
})

export type PutAway = z.output<typeof PUT_AWAY>
