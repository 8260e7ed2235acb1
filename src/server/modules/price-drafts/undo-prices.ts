import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import type { Connection } from '#server/db/database.ts'
import type { ListVersions } from './drafts.repository.ts'

/** A price that a draft has set, and what undoing the draft makes of it. */
export interface UndonePrice extends Record<string, unknown> {
  readonly market: MarketId
  readonly deviceId: number
  readonly storageGb: number
  /** What is paid now; null where the size isn't bought any more. */
  readonly nowInCents: number | null
  /** What was paid before the draft; null where the size wasn't bought. */
  readonly backInCents: number | null
  /** The version that has changed it since then, so that it stays, like `de/12`; null where nothing has. */
  readonly changedIn: string | null
}

export const listStarted = (versions: ListVersions | null): string =>
  JSON.stringify(Object.entries(versions ?? {}).map(([market, version]) => ({ market, version })))

const SAME_SIZE = sql.raw(
  'other.market = price.market and other.device_id = price.device_id and other.storage_gb = price.storage_gb',
)

const COUNTS = sql.raw(
  'not exists (select from undone where undone.market = price.market and undone.version = event.version)',
)

const nameSize = ({ deviceId, storageGb }: UndonePrice): string => `${deviceId}/${storageGb}`

/** Where the German price of a size stays, so do those that follow it: otherwise they would follow one that isn't paid. */
function keepFollowers(prices: readonly UndonePrice[]): readonly UndonePrice[] {
  const kept = new Map(
    prices
      .filter(({ market, changedIn }) => market === SOURCE_MARKET && changedIn !== null)
      .map((price) => [nameSize(price), price.changedIn]),
  )
  return prices.map((price) => ({
    ...price,
    changedIn: price.changedIn ?? kept.get(nameSize(price)) ?? null,
  }))
}

/**
 * Prices of some devices that a start has set. Drafts that were undone count for nothing, neither their start nor their end: a
 * price that such a draft had replaced is again what this one has set, and what such a draft had set never comes back.
 */
export async function readUndo(
  db: Connection,
  versions: ListVersions | null,
  deviceIds: readonly number[],
): Promise<readonly UndonePrice[]> {
  const { rows } = await db.execute<UndonePrice>(sql`
    with started as (
      select * from jsonb_to_recordset(${listStarted(versions)}::jsonb) as started(market text, version integer)
    ), undone as materialized (
      select list.key as market, list.value::integer as version from price_draft as draft
      cross join lateral (select * from jsonb_each_text(draft.started_versions)
        union all select * from jsonb_each_text(draft.undone_versions)) as list
      where draft.undone_versions is not null
    )
    select price.market, price.device_id as "deviceId", price.storage_gb as "storageGb", current.amount_in_cents as "nowInCents",
      earlier.amount as "backInCents", price.market || '/' || later.version as "changedIn"
    from started
    join base_price as price on price.market = started.market and price.from_version = started.version
      and price.device_id = any(${sql.param(deviceIds)}::integer[])
    left join base_price as current on current.market = price.market and current.device_id = price.device_id
      and current.storage_gb = price.storage_gb and current.to_version is null
    left join lateral (
      select max(event.version) as version from (
        select other.from_version as version from base_price as other where ${SAME_SIZE}
        union all select other.to_version from base_price as other where ${SAME_SIZE}
      ) as event where event.version > started.version and ${COUNTS}
    ) as later on true
    left join lateral (
      select event.amount from (
        select other.from_version as version, other.amount_in_cents as amount from base_price as other where ${SAME_SIZE}
        union all
        select other.to_version, null from base_price as other where ${SAME_SIZE} and not exists (
          select from base_price as next where next.market = other.market and next.device_id = other.device_id
            and next.storage_gb = other.storage_gb and next.from_version = other.to_version)
      ) as event where event.version < started.version and ${COUNTS}
      order by event.version desc limit 1
    ) as earlier on true
    order by price.device_id, price.storage_gb, price.market`)
  return keepFollowers(rows)
}

/** A number that every new version of these lists raises: whoever names it has seen them as they are. */
export async function readListState(db: Connection, versions: ListVersions | null): Promise<number> {
  const { rows } = await db.execute<{ state: number }>(sql`
    select coalesce(sum(list.version), 0)::integer as state
    from jsonb_to_recordset(${listStarted(versions)}::jsonb) as started(market text)
    cross join lateral (select max(version) as version from price_list where market = started.market) as list`)
  return rows[0]?.state ?? 0
}
