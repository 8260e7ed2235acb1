import { type SQL, sql } from 'drizzle-orm'
import type { CountedFigureRow, FigureRow } from '#domain/figures/compute-figure.ts'
import type { FigureKind } from '#domain/figures/figure-kinds.ts'
import type { FigureStepSize } from '#domain/figures/figure-period.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import { TRADE_FIGURE_ROWS } from './count-statements.ts'

/** Which figures are asked for. */
interface FigureFilter {
  /** Every day, because the figures of a day are found by its name. Of a device: the Mondays of its weeks. */
  readonly days: readonly string[]
  /** Zero for all devices. */
  readonly deviceId: number
  readonly market?: string | undefined
  readonly categoryId?: string | undefined
}

export interface MoneyFilter extends FigureFilter {
  /** Only amounts of these markets are added up: they have one currency. */
  readonly moneyMarkets: readonly MarketId[]
}

const isAsked = ({ days, deviceId, market, categoryId }: FigureFilter): SQL => sql`
  day = any(${sqlTexts(days)}::date[]) and device_id = ${deviceId}
  and (${market ?? null}::text is null or market = ${market ?? null})
  and (${categoryId ?? null}::text is null or category_id = ${categoryId ?? null})`

/** What is kept of some days, added up over markets, categories and, where asked for, weeks. */
export async function readFigureRows(
  db: Connection,
  filter: MoneyFilter,
  size: FigureStepSize = 'day',
): Promise<readonly FigureRow[]> {
  const day = size === 'day' ? sql`day` : sql`date_trunc('week', day)::date`
  const { rows } = await db.execute<FigureRow & Record<string, unknown>>(sql`
    select ${day}::text as day, kind, detail, sum(figure_count)::float8 as count,
      coalesce(sum(amount_in_cents) filter (where market = any(${sqlTexts(filter.moneyMarkets)})), 0)::float8 as "amountInCents"
    from desk_figure where ${isAsked(filter)} group by 1, 2, 3`)
  return rows
}

export type BreakdownKey = 'market' | 'category' | 'device'

/** What is kept of a market, category or device, without hours, reasons and amounts, whose currencies may differ. */
export interface BreakdownRow extends CountedFigureRow {
  readonly key: string
}

const KEYS: Readonly<Record<BreakdownKey, SQL>> = {
  market: sql`market`,
  category: sql`category_id`,
  device: sql`device_id::text`,
}

/** No breakdown has more rows. */
const BREAKDOWN_LIMIT = 50

/** Figures by market, category or device: those with the most devices sold. */
export async function readBreakdown(
  db: Connection,
  by: BreakdownKey,
  filter: FigureFilter,
): Promise<readonly BreakdownRow[]> {
  const scope =
    by === 'device'
      ? sql`day = any(${sqlTexts(filter.days)}::date[]) and device_id > 0
          and (${filter.market ?? null}::text is null or market = ${filter.market ?? null})
          and (${filter.categoryId ?? null}::text is null or category_id = ${filter.categoryId ?? null})`
      : isAsked(filter)
  const { rows } = await db.execute<BreakdownRow & Record<string, unknown>>(sql`
    with part as (
      select ${KEYS[by]} as key, kind, sum(figure_count) as count
      from desk_figure where ${scope} and detail in ('', '0', '7', '14', '19') and kind not like 'HOURS%'
      group by 1, 2
    ), top as (
      select key from part where key <> '' group by key
      order by sum(count) filter (where kind = 'SOLD') desc nulls last, sum(count) desc, key limit ${BREAKDOWN_LIMIT}
    )
    select key, '' as day, kind, '' as detail, count::float8 as count
    from part join top using (key)`)
  return rows
}

/** Names of devices in the desk's language. */
export async function readDeviceNames(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select device_id as id, name from device_text
    where language = 'en' and device_id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A device, or a sale, that a figure contains. */
export interface CountedRow {
  readonly transactionId: number
  readonly itemNumber: number
  readonly device: string
  readonly market: MarketId
  readonly at: Date
  readonly detail: string
  readonly amountInCents: number
}

export interface RowsFilter extends Pick<FigureFilter, 'deviceId' | 'market' | 'categoryId'> {
  readonly from: string
  /** Included. */
  readonly until: string
  readonly kind: FigureKind
  readonly limit: number
}

/** What a figure is made of, the newest first: found by the statement that counts it. */
export async function readCountedRows(db: Connection, filter: RowsFilter): Promise<readonly CountedRow[]> {
  const { from, until, kind, deviceId, market, categoryId, limit } = filter
  const zone = sql.raw(`'${SHOP_TIME_ZONE}'`)
  const { rows } = await db.execute<CountedRow & Record<string, unknown>>(sql`
    with taken as (
      select id as event_id from trade_event where happened_at >= ${from}::date::timestamp at time zone ${zone}
        and happened_at < (${until}::date + 1)::timestamp at time zone ${zone}
    ), ${TRADE_FIGURE_ROWS}
    select transaction_id::float8 as "transactionId", item_number as "itemNumber", coalesce(name, '') as device, market,
      figure_at as at, detail, amount::float8 as "amountInCents"
    from figure left join device_text on device_text.device_id = figure.device_id and language = 'en'
    where kind = ${kind} and (${deviceId} = 0 or figure.device_id = ${deviceId})
      and (${market ?? null}::text is null or market = ${market ?? null})
      and (${categoryId ?? null}::text is null or category_id = ${categoryId ?? null})
    order by figure_at desc, transaction_id, item_number limit ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
