import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { findInspectionDueDay, isInspectionLate } from '#domain/inspection/late-bonus.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { buildItemPath } from './item-params.ts'

/** The last day of our own deadline; null until something has arrived. */
export const findDueDay = (bookedInAtMs: number | null): string | null =>
  bookedInAtMs === null ? null : formatIsoDay(findInspectionDueDay(bookedInAtMs))

/** The last day of our own deadline, marked if it has passed. */
export function dueDay(bookedInAtMs: number | null, nowMs: number): Html | null {
  const day = findDueDay(bookedInAtMs)
  if (day === null || bookedInAtMs === null) return null
  const late = isInspectionLate(bookedInAtMs, nowMs) && html` <strong class="tag">Late</strong>`
  return html`<time datetime="${day}">${day}</time>${late}`
}

/** A device's number, linked to its page. */
export const itemLink = (key: ItemKey, path = buildItemPath(key)): Html =>
  html`<a href="${path}">${formatTradeNumber(key.transactionId)}-${key.itemNumber}</a>`
