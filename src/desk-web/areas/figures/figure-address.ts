import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import {
  addToDay,
  type FigurePeriod,
  type FigureStepSize,
  findMonday,
} from '#domain/figures/figure-period.ts'
import { isMarketId, type MarketId } from '#domain/markets/market-id.ts'

/** Periods to choose from: this week by day, then whole weeks that are over, or any days. */
export const PERIODS = ['week', '4w', '13w', '26w', '52w', 'days'] as const

export type PeriodName = (typeof PERIODS)[number]

/** What the address says about the figures that are shown. */
export interface FigureView {
  readonly period: PeriodName
  readonly days: FigurePeriod
  readonly step: FigureStepSize
  readonly market: MarketId | null
  readonly category: CategoryId | null
  readonly device: number | null
}

type Search = Readonly<Record<string, string | undefined>>

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text))

const isCategory = (text: string | undefined): text is CategoryId =>
  (CATEGORY_IDS as readonly (string | undefined)[]).includes(text)

const isPeriod = (text: string | undefined): text is PeriodName =>
  (PERIODS as readonly (string | undefined)[]).includes(text)

/** The days of a named period. Weeks end with the last one that is over: half a week looks like a drop. */
export function findDays(period: Exclude<PeriodName, 'days'>, today: string): FigurePeriod {
  const monday = findMonday(today)
  if (period === 'week') return { from: monday, until: today }
  return { from: addToDay(monday, -7 * Number.parseInt(period, 10)), until: addToDay(monday, -1) }
}

/** What an address shows; what it doesn't say, or says wrongly, is as usual. */
export function readView(search: Search, today: string): FigureView {
  const { from, until, step, market, category, device } = search
  const hasDays = isDay(from) && isDay(until) && from <= until
  const named = isPeriod(search.period) && search.period !== 'days' ? search.period : '13w'
  const period = hasDays ? 'days' : named
  const usualStep = period === 'week' ? 'day' : 'week'
  return {
    period,
    days: hasDays ? { from, until } : findDays(named, today),
    step: step === 'day' || step === 'week' ? step : usualStep,
    market: isMarketId(market) ? market : null,
    category: isCategory(category) ? category : null,
    device: device !== undefined && /^[1-9]\d{0,8}$/.test(device) ? Number(device) : null,
  }
}

/** The same as a query, for addresses and calls of the API. */
export function writeQuery({ days, step, market, category, device }: FigureView): URLSearchParams {
  const query = new URLSearchParams({ from: days.from, until: days.until, step })
  if (market) query.set('market', market)
  if (category) query.set('category', category)
  if (device) query.set('device', String(device))
  return query
}

/** An address that shows the view again, on another day, too. */
export function writeAddress(path: string, view: FigureView): string {
  const query = writeQuery(view)
  if (view.period !== 'days') {
    query.delete('from')
    query.delete('until')
    query.set('period', view.period)
  }
  return `${path}?${query}`
}
