import { z } from 'zod'
import { ACTION_REASONS, MISSING_PARTS, PROOF_REFUSALS } from '#domain/clarification/clarification-kind.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { PLACED } from './places.ts'

/** The lists of devices at the desk, by the last part of their address. */
export const DEVICE_LIST_IDS = [
  'open',
  'waiting',
  'undeliverable',
  'payout-failed',
  'not-sent',
  'bought',
  'to-erase',
  'erasure-overdue',
  'recycled',
] as const

export type DeviceListId = (typeof DEVICE_LIST_IDS)[number]

/** No list of devices that wait has more rows. */
export const DEVICE_LIST_LIMIT = 2_000

/** What is over grows for ever: its list shows the latest, and the search finds the others. */
export const ARCHIVE_LIST_LIMIT = 500

const MOMENT = z.iso.datetime()

/** What a seller was asked and hasn't answered. Without its price, because inspectors read lists. */
const ASKED = z.object({
  kind: z.enum(['PRICE', 'ACTION']),
  reason: z.enum(ACTION_REASONS).nullable(),
  part: z.enum(MISSING_PARTS).nullable(),
  refusal: z.enum(PROOF_REFUSALS).nullable().describe('Why the proof before wasn’t enough.'),
  partNumber: z.string().nullable().describe('The tracking number of the parcel with the missing part.'),
  openedAt: MOMENT,
})

/** A device in a list: without the seller, their answers and the price. */
export const DEVICE_ROW = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
  stateSince: MOMENT,
  bookedInAt: MOMENT.nullable(),
  dueAt: MOMENT.nullable().describe('Our deadline, or the seller’s if they have to answer.'),
  isLate: z.boolean(),
  bonusOwedInCents: z
    .number()
    .int()
    .describe('What we owe on top because the inspection is late, should we buy the device.'),
  currency: z.enum(CURRENCIES),
  isHazardous: z.boolean().describe('A damaged battery: never post it, and call the seller.'),
  inspector: z.string().nullable().describe('Who started the latest inspection.'),
  asked: ASKED.nullable(),
  place: PLACED.nullable().describe('The shelf on which a bought device was put.'),
})

export type DeviceRow = z.output<typeof DEVICE_ROW>

export const DEVICE_LIST = z.object({
  rows: z.array(DEVICE_ROW).describe('Late ones first, then by deadline and age.'),
  isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
})

export type DeviceList = z.output<typeof DEVICE_LIST>
