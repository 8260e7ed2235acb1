import { inspectionDueDay, isInspectionLate } from '#domain/inspection/late-bonus.ts'
import type { CalendarDay } from '#domain/markets/market-date.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { TradeEvent, TradeState } from '#domain/trades/trade-states.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { itemPath } from './item-params.ts'

/** A code of the program as people read it: `IN_INSPECTION` is in inspection. */
export const wordsOf = (code: TradeState | TradeEvent | string): string =>
  code.toLowerCase().replaceAll('_', ' ')

/** A moment, or nothing where there is none. */
export const timeOf = (ms: number | null): Html | null => (ms === null ? null : deskTime(new Date(ms)))

const isoDay = ({ year, month, day }: CalendarDay): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** The last day of our own clock; null while nothing has arrived. */
export const dueDayOf = (bookedInAtMs: number | null): string | null =>
  bookedInAtMs === null ? null : isoDay(inspectionDueDay(bookedInAtMs))

/** The last day of our own clock, and whether it is over. */
export function dueText(bookedInAtMs: number | null, nowMs: number): Html | null {
  const day = dueDayOf(bookedInAtMs)
  if (day === null || bookedInAtMs === null) return null
  const late = isInspectionLate(bookedInAtMs, nowMs) && html` <strong class="tag">late</strong>`
  return html`<time datetime="${day}">${day}</time>${late}`
}

/** A device by its number, with a link to what is known about it. */
export const itemLink = (key: ItemKey, path = itemPath(key)): Html =>
  html`<a href="${path}">${tradeNumberOf(key.transactionId)}-${key.itemNumber}</a>`

const MONEY = {
  EUR: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
  PLN: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'PLN' }),
} as const

export const moneyText = (amountInCents: number, currency: keyof typeof MONEY): string =>
  MONEY[currency].format(amountInCents / 100)
