import { type SQL, sql } from 'drizzle-orm'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import type { Watch } from '#domain/price-watch/decide-watch.ts'
import { MAX_WATCHES, WATCH_HOLD_MINUTES } from '#domain/price-watch/watch-clock.ts'
import type { WatchedDevice } from '#domain/price-watch/watch-price.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface StoredWatch extends WatchedDevice, Watch {
  readonly id: string
  readonly email: string
  readonly market: MarketId
  readonly deviceId: number
  /** Whether every question was answered. */
  readonly isComplete: boolean
  readonly status: 'pending' | 'active' | 'done'
  readonly confirmKey: Uint8Array
  readonly endKey: Uint8Array
  readonly shopUrl: string
  readonly isBusiness: boolean
  readonly requestedAtMs: number
  readonly expiresAtMs: number | null
  /** The device as the market calls it. */
  readonly name: string
  readonly url: string
  /** The version of the market's current price list. */
  readonly list: number
}

export interface NewWatch
  extends Omit<StoredWatch, 'status' | 'mailedAtMs' | 'expiresAtMs' | 'name' | 'url' | 'list'> {
  readonly answersKey: string
  /** The key of the confirmation mail in the outbox. */
  readonly workKey: string
}

/**
 * Stores a request and queues its mail. Another wish for the same device has its own row and link, so that a mail confirms
 * what it says; an active watch stays until a new one is confirmed. An address that watches enough gets nothing, and
 * strangers' requests don't use up its places.
 */
export async function insertWatch(db: Connection, watch: NewWatch): Promise<void> {
  const at = new Date(watch.requestedAtMs)
  await db.execute(sql`
    with request as (
      insert into price_watch (id, email, market, device_id, storage_gb, condition_id, answers, answers_key, is_complete,
        kind, target_in_cents, known_in_cents, status, confirm_key, end_key, shop_url, is_business, requested_at)
      select ${watch.id}::uuid, ${watch.email}, ${watch.market}, ${watch.deviceId}::integer, ${watch.storageGb}::integer,
        ${watch.conditionId}::smallint, ${JSON.stringify(watch.answers)}::jsonb, ${watch.answersKey},
        ${watch.isComplete}::boolean, ${watch.kind}, ${watch.targetInCents}::integer, ${watch.knownInCents}::integer,
        'pending', ${watch.confirmKey}::bytea, ${watch.endKey}::bytea, ${watch.shopUrl}, ${watch.isBusiness}::boolean,
        ${at}::timestamptz
      from (select count(*) filter (where status = 'active') as active, count(*) filter (where status = 'pending') as pending
        from price_watch where email = ${watch.email}) as own
      where own.active < ${MAX_WATCHES} and own.pending < ${MAX_WATCHES}
      on conflict (email, market, device_id, answers_key, coalesce(target_in_cents, 0)) where status = 'pending'
      do update set known_in_cents = excluded.known_in_cents, requested_at = excluded.requested_at
      returning id
    )
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'PRICE_WATCH_MAIL', ${watch.workKey}, jsonb_build_object('mail', 'PRICE_WATCH_CONFIRMATION', 'watchId', id),
      ${at}, ${at}, ${findTraceparent()}::text
    from request`)
}

const LANGUAGES = JSON.stringify(
  Object.fromEntries(MARKET_IDS.map((id) => [id, MARKETS[id].catalogueLanguage])),
)

const WATCHES = sql`
  select watch.id, email, market, watch.device_id as "deviceId", storage_gb as "storageGb", condition_id as "conditionId",
    answers, is_complete as "isComplete", kind, target_in_cents as "targetInCents", known_in_cents as "knownInCents", status,
    confirm_key as "confirmKey", end_key as "endKey", shop_url as "shopUrl", is_business as "isBusiness",
    ${epochMs('requested_at')} as "requestedAtMs", ${epochMs('expires_at')} as "expiresAtMs",
    ${epochMs('mailed_at')} as "mailedAtMs", named.name, named.url, current.list
  from price_watch as watch
  join device_text as named on named.device_id = watch.device_id
    and named.language = ${LANGUAGES}::jsonb ->> watch.market
  cross join lateral (select max(version) as list from price_list where market = watch.market) as current`

async function findWatch(db: Connection, condition: SQL): Promise<StoredWatch | null> {
  const { rows } = await db.execute<StoredWatch & Record<string, unknown>>(sql`${WATCHES} where ${condition}`)
  return rows[0] ?? null
}

/** The watch behind a confirmation link, unless it has expired. */
export const findByConfirmKey = (
  db: Connection,
  { key, since, now }: { readonly key: Uint8Array; readonly since: Date; readonly now: Date },
): Promise<StoredWatch | null> =>
  findWatch(
    db,
    sql`confirm_key = ${key} and (status = 'pending' and requested_at > ${since}
      or status = 'active' and expires_at > ${now})`,
  )

export const findById = (db: Connection, watchId: string): Promise<StoredWatch | null> =>
  findWatch(db, sql`watch.id = ${watchId}`)

export interface DueWatches {
  /** The current version of the price rule. */
  readonly rule: number
  readonly now: Date
  /** Whoever was written to about a change after this moment waits, and is compared later. */
  readonly mailedBefore: Date
  readonly afterId: string
  readonly length: number
}

/** A price that was changed a moment ago and may still be undone. The first list of a market changes nothing. */
const IS_HELD = sql`exists (
  select from base_price as price
  join price_list as started on started.market = price.market and started.version = price.from_version
  where price.market = watch.market and price.device_id = watch.device_id and price.to_version is null
    and started.version > 1 and started.valid_from > now() - ${WATCH_HOLD_MINUTES}::integer * interval '1 minute')`

/** Active watches that were not compared by their market's current list and the current rule yet. */
export async function listDueWatches(db: Connection, due: DueWatches): Promise<readonly StoredWatch[]> {
  const { rule, now, mailedBefore, afterId, length } = due
  const { rows } = await db.execute<StoredWatch & Record<string, unknown>>(sql`
    ${WATCHES}
    where status = 'active' and expires_at > ${now} and watch.id > ${afterId}
      and (checked_rule < ${rule} or checked_list < current.list)
      and not (kind = 'changed' and coalesce(mailed_at > ${mailedBefore}, false)) and not ${IS_HELD}
    order by watch.id limit ${length}`)
  return rows
}

export interface WatchConfirmation {
  readonly key: Uint8Array
  readonly at: Date
  readonly expiresAt: Date
  readonly since: Date
}

/** Starts a watch, ends the earlier one of the same device and returns whose it is; null when nothing was confirmed. */
export async function confirmWatch(
  tx: Connection,
  { key, at, expiresAt, since }: WatchConfirmation,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string; email: string; status: string }>(sql`
    select id, email, status from price_watch
    where confirm_key = ${key} and (status = 'active' or status = 'pending' and requested_at > ${since}) for update`)
  const [watch] = rows
  // A link that was used proves nothing about today: what its reader has said since then stays.
  if (!watch || watch.status === 'active') return null
  await tx.execute(sql`
    delete from price_watch as earlier using price_watch as watch
    where watch.id = ${watch.id} and earlier.email = watch.email and earlier.market = watch.market
      and earlier.device_id = watch.device_id and earlier.answers_key = watch.answers_key
      and earlier.status = 'active'`)
  await tx.execute(sql`
    update price_watch set status = 'active', confirmed_at = ${at}, expires_at = ${expiresAt} where id = ${watch.id}`)
  return watch.email
}

/** Ends a watch. Nothing of it stays. */
export async function endWatch(db: Connection, key: Uint8Array): Promise<void> {
  await db.execute(sql`delete from price_watch where end_key = ${key}`)
}

/** Ends every watch of an address. */
export async function eraseWatches(db: Connection, email: string): Promise<void> {
  await db.execute(sql`delete from price_watch where email = ${email}`)
}
