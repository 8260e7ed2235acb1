import { z } from 'zod'
import type { INSPECTION_JSON, InspectionRow, ListedItem } from '#contracts/desk/items.ts'
import { isInspectionLate } from '#domain/inspection/late-bonus.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { findDueDay } from './item-text.ts'
import type { DeskItem, InspectionSummary, ItemEvent, ItemList } from './items.repository.ts'

const MOMENT = z.iso.datetime()

export const toInspectionJson = (inspection: InspectionSummary): z.output<typeof INSPECTION_JSON> => ({
  number: inspection.number,
  operator: inspection.operator,
  startedAt: toTimeJson(inspection.startedAtMs),
  committedAt: toTimeJsonOrNull(inspection.committedAtMs),
  decidedAt: toTimeJsonOrNull(inspection.decidedAtMs),
})

export const toItemJson = (item: DeskItem): ListedItem => ({
  tradeNumber: formatTradeNumber(item.transactionId),
  itemNumber: item.itemNumber,
  device: item.device,
  state: item.state,
  stateSince: toTimeJson(item.stateSinceMs),
  bookedInAt: toTimeJsonOrNull(item.bookedInAtMs),
  inspectBy: findDueDay(item.bookedInAtMs),
  latestInspection: item.latestInspection && toInspectionJson(item.latestInspection),
})

/** Only the first inspection has a deadline that we promised. */
export const toInspectionRow = (item: DeskItem, nowMs: number): InspectionRow => ({
  ...toItemJson(item),
  isLate:
    item.state !== 'APPEALED' && item.bookedInAtMs !== null && isInspectionLate(item.bookedInAtMs, nowMs),
})

/** A list of devices as the API answers. */
export const toListJson = <Row>(
  { items, isTruncated }: ItemList,
  toRow: (item: DeskItem) => Row,
): { rows: Row[]; isTruncated: boolean } => ({ rows: items.map(toRow), isTruncated })

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
