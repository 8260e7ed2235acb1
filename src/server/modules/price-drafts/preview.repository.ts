import { sql } from 'drizzle-orm'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import type { CheckedDraft } from './check-devices.ts'

/** What a draft changes, in figures. */
export interface DraftTotals {
  readonly rowCount: number
  readonly deviceCount: number
  readonly raisedCount: number
  readonly loweredCount: number
  /** Sizes that weren't bought before. */
  readonly newCount: number
  readonly guardedCount: number
  /** Whether the list has changed since some rows were compared with it. */
  readonly isStale: boolean
}

const NO_TOTALS: DraftTotals = {
  rowCount: 0,
  deviceCount: 0,
  raisedCount: 0,
  loweredCount: 0,
  newCount: 0,
  guardedCount: 0,
  isStale: false,
}

export async function readTotals(db: Connection, { id, market }: CheckedDraft): Promise<DraftTotals> {
  const { rows } = await db.execute<DraftTotals & Record<string, unknown>>(sql`
    select count(*)::integer as "rowCount", count(distinct device_id)::integer as "deviceCount",
      count(*) filter (where amount_in_cents > before_in_cents)::integer as "raisedCount",
      count(*) filter (where amount_in_cents < before_in_cents)::integer as "loweredCount",
      count(*) filter (where before_in_cents is null)::integer as "newCount",
      count(*) filter (where guards <> '{}')::integer as "guardedCount",
      coalesce(bool_or(checked_version <> (select max(version) from price_list where market = ${market})), false)
        as "isStale"
    from price_draft_row where draft_id = ${id}`)
  return rows[0] ?? NO_TOTALS
}

/** One change of a draft. */
export interface DraftChange {
  readonly deviceId: number
  readonly storageGb: number
  readonly manufacturer: string
  readonly model: string
  readonly beforeInCents: number | null
  readonly afterInCents: number
  readonly guards: readonly string[]
}

const CHANGES_SHOWN = 1_000

/** The changes of a draft: those that hit a guard rail first, then the largest moves. */
export async function listChanges(db: Connection, draftId: number): Promise<readonly DraftChange[]> {
  const { rows } = await db.execute<DraftChange & Record<string, unknown>>(sql`
    select row.device_id as "deviceId", row.storage_gb as "storageGb", maker.name as manufacturer,
      device.model_pattern as model, before_in_cents as "beforeInCents", row.amount_in_cents as "afterInCents", guards
    from (
      select * from price_draft_row where draft_id = ${draftId}
      order by guards = '{}',
        abs(amount_in_cents - before_in_cents)::float8 / before_in_cents desc nulls first, device_id, storage_gb
      limit ${CHANGES_SHOWN}
    ) as row
    join device on device.id = row.device_id
    join manufacturer as maker on maker.id = device.manufacturer_id
    order by guards = '{}',
      abs(row.amount_in_cents - before_in_cents)::float8 / before_in_cents desc nulls first, row.device_id, row.storage_gb`)
  return rows
}

/** A market whose running offers were made for prices that a draft changes. */
export interface RunningOffers {
  readonly market: MarketId
  readonly count: number
}

/** The markets whose prices a draft may change: its own, and those that follow the German list. */
const listAffectedMarkets = (market: MarketId): readonly MarketId[] =>
  market === SOURCE_MARKET ? MARKET_IDS : [market]

/**
 * Offers that are valid, not sold yet, and for a price that changes. Carts live in browsers, so their offers are what is
 * known of them. They keep their price until they expire.
 */
export async function countRunningOffers(
  db: Connection,
  { id, market }: CheckedDraft,
  now: Date,
): Promise<readonly RunningOffers[]> {
  const lists = readPriceLists(DATA_FOLDER)
  const affected = listAffectedMarkets(market).map((each) => ({ market: each, factor: lists[each].factorBp }))
  const { rows } = await db.execute<RunningOffers & Record<string, unknown>>(sql`
    select offer.market, count(*)::integer as count
    from jsonb_to_recordset(${JSON.stringify(affected)}::jsonb) as list(market text, factor bigint)
    join offer on offer.market = list.market and offer.expires_at > ${now}
    join price_draft_row as row on row.draft_id = ${id} and row.device_id = offer.device_id
      and row.storage_gb = offer.storage_gb
    left join base_price as price on price.market = offer.market and price.device_id = offer.device_id
      and price.storage_gb = offer.storage_gb and price.to_version is null
    where (list.market = ${market} or price.amount_in_cents =
        greatest(500, row.before_in_cents::bigint * list.factor / 10000 / 100 * 100))
      and not exists (select from trade_item where trade_item.offer_id = offer.id)
    group by offer.market order by offer.market`)
  return rows
}

/** A draft that starts before another one and changes its list. */
export interface EarlierStart {
  readonly id: number
  readonly name: string
  readonly startAtMs: number
  /** How many prices both of them change. */
  readonly sameCount: number
}

/** Scheduled drafts that change the list before this draft is started; null for a start that isn't known yet. */
export async function listEarlierStarts(
  db: Connection,
  { id, market, startAtMs }: CheckedDraft & { readonly startAtMs: number | null },
): Promise<readonly EarlierStart[]> {
  const startAt = startAtMs === null ? null : new Date(startAtMs)
  const { rows } = await db.execute<EarlierStart & Record<string, unknown>>(sql`
    select other.id::float8 as id, other.name, ${epochMs('other.start_at')} as "startAtMs", (
      select count(*)::integer from price_draft_row as row
      join price_draft_row as same using (device_id, storage_gb)
      where row.draft_id = ${id} and same.draft_id = other.id) as "sameCount"
    from price_draft as other
    where other.state = 'scheduled' and other.id <> ${id} and other.market in (${market}, ${SOURCE_MARKET})
      and (${startAt}::timestamptz is null or other.start_at <= ${startAt}::timestamptz)
    order by other.start_at, other.id`)
  return rows
}

/** Sizes that the catalogue has and the market doesn't buy, also not after this draft. */
export async function countUnpriced(db: Connection, { id, market }: CheckedDraft): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from device_storage as size
    where not exists (select from base_price as price where price.market = ${market}
        and price.device_id = size.device_id and price.storage_gb = size.storage_gb and price.to_version is null)
      and not exists (select from price_draft_row as row where row.draft_id = ${id}
        and row.device_id = size.device_id and row.storage_gb = size.storage_gb)`)
  return rows[0]?.count ?? 0
}

/** A version of a market's list. */
export interface ListedVersion {
  readonly market: MarketId
  readonly version: number
  readonly validFromMs: number
}

const VERSIONS_SHOWN = 5

/** The latest versions of every list. */
export async function listVersions(db: Connection): Promise<readonly ListedVersion[]> {
  const { rows } = await db.execute<ListedVersion & Record<string, unknown>>(sql`
    select market, version, ${epochMs('valid_from')} as "validFromMs"
    from (select *, row_number() over (partition by market order by version desc) as place from price_list) as list
    where place <= ${VERSIONS_SHOWN} order by market, version desc`)
  return rows
}
