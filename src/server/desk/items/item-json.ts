import { z } from 'zod'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { findDueDay } from './item-text.ts'
import type { DeskItem, InspectionSummary, ItemEvent } from './items.repository.ts'

const MOMENT = z.iso.datetime()

export const INSPECTION_JSON = z.object({
  number: z.number().int(),
  operator: z.string(),
  startedAt: MOMENT,
  committedAt: MOMENT.nullable(),
  decidedAt: MOMENT.nullable(),
})

export const toInspectionJson = (inspection: InspectionSummary): z.output<typeof INSPECTION_JSON> => ({
  number: inspection.number,
  operator: inspection.operator,
  startedAt: toTimeJson(inspection.startedAtMs),
  committedAt: toTimeJsonOrNull(inspection.committedAtMs),
  decidedAt: toTimeJsonOrNull(inspection.decidedAtMs),
})

/** A device in the API's lists. */
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

export const toItemJson = (item: DeskItem): z.output<typeof ITEM_JSON> => ({
  tradeNumber: formatTradeNumber(item.transactionId),
  itemNumber: item.itemNumber,
  device: item.device,
  state: item.state,
  stateSince: toTimeJson(item.stateSinceMs),
  bookedInAt: toTimeJsonOrNull(item.bookedInAtMs),
  inspectBy: findDueDay(item.bookedInAtMs),
  latestInspection: item.latestInspection && toInspectionJson(item.latestInspection),
})

export const EVENT_JSON = z.object({
  event: z.string(),
  actor: z.string(),
  toState: z.enum(TRADE_STATES),
  happenedAt: MOMENT,
})

export const toEventJson = ({ happenedAtMs, ...event }: ItemEvent): z.output<typeof EVENT_JSON> => ({
  ...event,
  happenedAt: toTimeJson(happenedAtMs),
})
