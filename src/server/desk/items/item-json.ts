import { z } from 'zod'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { dueDayOf } from './item-words.ts'
import type { DeskItem, ItemEvent, Look } from './items.repository.ts'

const MOMENT = z.iso.datetime()

export const timeJson = (ms: number): string => new Date(ms).toISOString()

export const timeJsonOrNull = (ms: number | null): string | null => (ms === null ? null : timeJson(ms))

export const LOOK_JSON = z.object({
  round: z.number().int(),
  operator: z.string(),
  startedAt: MOMENT,
  committedAt: MOMENT.nullable(),
  decidedAt: MOMENT.nullable(),
})

export const lookJson = ({ round, operator, ...look }: Look): z.output<typeof LOOK_JSON> => ({
  round,
  operator,
  startedAt: timeJson(look.startedAtMs),
  committedAt: timeJsonOrNull(look.committedAtMs),
  decidedAt: timeJsonOrNull(look.decidedAtMs),
})

/** A device in a list of the API. */
export const ITEM_JSON = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
  stateSince: MOMENT,
  bookedInAt: MOMENT.nullable(),
  /** The last day of our own clock, `2026-11-18`. */
  inspectBy: z.iso.date().nullable(),
  look: LOOK_JSON.nullable(),
})

export const itemJson = (item: DeskItem): z.output<typeof ITEM_JSON> => ({
  tradeNumber: tradeNumberOf(item.transactionId),
  itemNumber: item.itemNumber,
  device: item.device,
  state: item.state,
  stateSince: timeJson(item.stateSinceMs),
  bookedInAt: timeJsonOrNull(item.bookedInAtMs),
  inspectBy: dueDayOf(item.bookedInAtMs),
  look: item.look && lookJson(item.look),
})

export const EVENT_JSON = z.object({
  event: z.string(),
  actor: z.string(),
  toState: z.enum(TRADE_STATES),
  happenedAt: MOMENT,
})

export const eventJson = ({ happenedAtMs, ...event }: ItemEvent): z.output<typeof EVENT_JSON> => ({
  ...event,
  happenedAt: timeJson(happenedAtMs),
})
