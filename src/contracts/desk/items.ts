import { z } from 'zod'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

const MOMENT = z.iso.datetime()

export const INSPECTION_JSON = z.object({
  number: z.number().int(),
  operator: z.string(),
  startedAt: MOMENT,
  committedAt: MOMENT.nullable(),
  decidedAt: MOMENT.nullable(),
})

/** A device in a queue: without the seller, their answers and the price. */
export const ITEM_JSON = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
  stateSince: MOMENT,
  bookedInAt: MOMENT.nullable(),
  /** The last day of our own deadline, `2026-11-18`. */
  inspectBy: z.iso.date().nullable(),
  latestInspection: INSPECTION_JSON.nullable(),
})

export type ListedItem = z.output<typeof ITEM_JSON>

/** A device that is to be inspected. */
export const INSPECTION_ROW = ITEM_JSON.extend({
  isLate: z.boolean().describe('Whether our own deadline has passed: we owe a bonus.'),
})

export type InspectionRow = z.output<typeof INSPECTION_ROW>
