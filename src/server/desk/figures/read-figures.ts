import type { z } from 'zod'
import {
  BREAKDOWN_FIGURES,
  type BREAKDOWN_QUERY,
  type Breakdown,
  FIGURE_ROWS_LIMIT,
  FIGURE_ROWS_MAX_DAYS,
  type Figure,
  type FigureOverview,
  type FigureQuery,
  type FigureRows,
} from '#contracts/desk/figures.ts'
import {
  computeCounted,
  computeFigure,
  computeSeries,
  type FigureRow,
  FUNNEL,
  listCohorts,
  listReasons,
} from '#domain/figures/compute-figure.ts'
import { FIGURE_IDS, FIGURES, type FigureId } from '#domain/figures/figure-definitions.ts'
import { type FigureKind, VISIT_KINDS } from '#domain/figures/figure-kinds.ts'
import {
  countDays,
  type FigurePeriod,
  findPreviousPeriod,
  listDays,
  listPoints,
  MAX_PERIOD_DAYS,
  widenToWeeks,
} from '#domain/figures/figure-period.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import { SEND_IN_CLOCK } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { readStateAges } from '#server/desk/live/queue-counts.repository.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import {
  type MoneyFilter,
  readBreakdown,
  readCountedRows,
  readDeviceNames,
  readFigureRows,
} from '#server/modules/figures/figures.repository.ts'
import { FIGURE_TEXTS } from './figure-texts.ts'

const requirePeriod = (period: FigurePeriod, maxDays: number): void => {
  const days = countDays(period)
  if (days < 1) throw createInvalidFieldsError([{ field: 'until', key: 'BEFORE_FROM' }])
  if (days > maxDays) throw createInvalidFieldsError([{ field: 'until', key: 'TOO_MANY_DAYS' }])
}

const findCurrency = (market: MarketId | undefined): Currency => (market ? MARKETS[market].currency : 'EUR')

const listMarketsOf = (currency: Currency): MarketId[] =>
  MARKET_IDS.filter((id) => MARKETS[id].currency === currency)

/** Figures of a device are kept by week, under its Monday. */
const listKeptDays = (period: FigurePeriod, { device }: Pick<FigureQuery, 'device'>): string[] =>
  device === undefined ? listDays(period) : listPoints(period, 'week')

const buildFilter = (query: FigureQuery, period: FigurePeriod): MoneyFilter => ({
  days: listKeptDays(period, query),
  deviceId: query.device ?? 0,
  market: query.market,
  categoryId: query.category,
  moneyMarkets: listMarketsOf(findCurrency(query.market)),
})

/** The kind whose rows are listed: a share of sold devices lists those that were sold. */
function findRowsKind(id: FigureId): FigureKind | null {
  const { of } = FIGURES[id]
  if ((VISIT_KINDS as readonly FigureKind[]).includes(of)) return null
  return of === 'SENT_OF_SOLD' ? 'SOLD' : of
}

interface Read {
  readonly now: readonly FigureRow[]
  readonly before: readonly FigureRow[]
  readonly points: readonly string[]
  readonly size: FigureQuery['step']
}

const toFigure = (id: FigureId, { now, before, points, size }: Read): Figure => ({
  id,
  title: FIGURE_TEXTS[id].title,
  unit: FIGURES[id].unit,
  how: FIGURE_TEXTS[id].how,
  hasRows: findRowsKind(id) !== null,
  value: computeFigure(id, now),
  previous: computeFigure(id, before),
  points: computeSeries(id, now, { points, size }),
})

const AGEING_STATES: readonly TradeState[] = [
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'ACTION_REQUIRED',
  'APPEALED',
  'ACCEPTED',
  'PAYOUT_PENDING',
  'PAYOUT_FAILED',
  'QUARANTINED',
  'RETURN_PENDING',
]

async function readAgeing(db: Connection, nowMs: number): Promise<FigureOverview['ageing']> {
  const rows = await readStateAges(db, AGEING_STATES, nowMs)
  return AGEING_STATES.map((state) => {
    const { count = 0, late = 0, ages = [] } = rows.find((row) => row.state === state) ?? {}
    const [day = 0, threeDays = 0, week = 0, older = 0] = ages
    return { state, count, late, ages: [day, threeDays, week, older] }
  })
}

async function findDeviceName(db: Connection, device: number | undefined): Promise<string | null> {
  if (device === undefined) return null
  return (await readDeviceNames(db, [device])).get(device) ?? `#${device}`
}

/** A device has no days, and half a week is compared with nothing. */
function settlePeriod(query: FigureQuery): { period: FigurePeriod; size: FigureQuery['step'] } {
  requirePeriod(query, MAX_PERIOD_DAYS)
  const size = query.device === undefined ? query.step : 'week'
  const period = { from: query.from, until: query.until }
  return { period: size === 'week' ? widenToWeeks(period) : period, size }
}

async function read(db: Connection, query: FigureQuery) {
  const { period, size } = settlePeriod(query)
  const previous = findPreviousPeriod(period)
  const [now, before] = await Promise.all([
    readFigureRows(db, buildFilter(query, period), size),
    readFigureRows(db, buildFilter(query, previous), size),
  ])
  return { period, previous, size, now, before, points: listPoints(period, size) }
}

/** All figures of a period, with those of the period before. */
export async function readOverview(
  db: Connection,
  query: FigureQuery,
  nowMs: number,
): Promise<FigureOverview> {
  const found = await read(db, query)
  const { period, previous, size, now } = found
  const { reminderDays } = SEND_IN_CLOCK
  return {
    from: period.from,
    until: period.until,
    previousFrom: previous.from,
    previousUntil: previous.until,
    step: size,
    currency: findCurrency(query.market),
    device: await findDeviceName(db, query.device),
    figures: FIGURE_IDS.map((id) => toFigure(id, found)),
    funnel: [...FUNNEL],
    reasons: listReasons(now),
    cohorts: listCohorts(now, { weeks: listPoints(period, 'week'), reminderDays }).map((cohort) => ({
      ...cohort,
      sent: [...cohort.sent],
    })),
    reminderDays: [...reminderDays],
    ageing: await readAgeing(db, nowMs),
  }
}

/** One figure by itself, for a file. */
export async function readFigure(
  db: Connection,
  id: FigureId,
  query: FigureQuery,
): Promise<{ readonly figure: Figure; readonly currency: Currency }> {
  return { figure: toFigure(id, await read(db, query)), currency: findCurrency(query.market) }
}

/** Figures by market, category or device. */
export async function readParts(db: Connection, query: z.output<typeof BREAKDOWN_QUERY>): Promise<Breakdown> {
  const { by } = query
  requirePeriod(query, MAX_PERIOD_DAYS)
  const period = by === 'device' ? widenToWeeks(query) : query
  const days = by === 'device' ? listPoints(period, 'week') : listDays(period)
  const filter = { days, deviceId: 0, market: query.market, categoryId: query.category }
  const byKey = Map.groupBy(await readBreakdown(db, by, filter), ({ key }) => key)
  const names = by === 'device' ? await readDeviceNames(db, [...byKey.keys()].map(Number)) : new Map()
  const rows = [...byKey].map(([key, own]) => ({
    key,
    name: names.get(Number(key)) ?? key,
    values: BREAKDOWN_FIGURES.map((id) => computeCounted(id, own)),
  }))
  const soldAt = BREAKDOWN_FIGURES.indexOf('devices-sold')
  return {
    by,
    figures: BREAKDOWN_FIGURES.map((id) => ({ id, title: FIGURE_TEXTS[id].title, unit: FIGURES[id].unit })),
    rows: rows.sort((one, other) => (other.values[soldAt] ?? 0) - (one.values[soldAt] ?? 0)),
  }
}

/** The devices that a figure contains. */
export async function readRows(db: Connection, id: FigureId, query: FigureQuery): Promise<FigureRows> {
  requirePeriod(query, FIGURE_ROWS_MAX_DAYS)
  const kind = findRowsKind(id)
  const { unit } = FIGURES[id]
  const found = kind
    ? await readCountedRows(db, {
        kind,
        from: query.from,
        until: query.until,
        deviceId: query.device ?? 0,
        market: query.market,
        categoryId: query.category,
        // One more than is shown tells whether there is more.
        limit: FIGURE_ROWS_LIMIT + 1,
      })
    : []
  return {
    figure: { id, ...FIGURE_TEXTS[id] },
    rows: found.slice(0, FIGURE_ROWS_LIMIT).map((row) => ({
      tradeNumber: formatTradeNumber(row.transactionId),
      itemNumber: row.itemNumber,
      device: row.device,
      market: row.market,
      at: toTimeJson(row.at.getTime()),
      hours: unit === 'hours' ? Number(row.detail) : null,
      amountInCents: unit === 'money' ? row.amountInCents : null,
      currency: MARKETS[row.market].currency,
    })),
    isTruncated: found.length > FIGURE_ROWS_LIMIT,
  }
}
