import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { listNextDevices } from './check-devices.ts'
import type { DueDraft } from './drafts.repository.ts'
import { listStarted } from './undo-prices.ts'

/** How much is withdrawn in one transaction. */
export interface BatchLimits {
  readonly devices: number
  readonly offers: number
}

const USUAL_BATCH: BatchLimits = { devices: 200, offers: 2_000 }

export interface WithdrawalRun {
  readonly db: Database
  readonly now: () => number
  readonly batch?: BatchLimits
}

// Of a list in which undoing the draft has changed nothing.
const LAST_VERSION = 2_147_483_647

/**
 * Prices that a draft has set, also where undoing a later draft has put them back for a while. The same price that someone has
 * set again after this draft was undone is no longer its own.
 */
const selectWrong = ({ startedVersions, undoneVersions }: DueDraft, deviceIds: readonly number[]): SQL => sql`
  select price.market, price.device_id, price.storage_gb, price.from_version, price.to_version
  from jsonb_to_recordset(${listStarted(startedVersions)}::jsonb) as started(market text, version integer)
  join base_price as own on own.market = started.market and own.from_version = started.version
    and own.device_id = any(${sql.param(deviceIds)}::integer[])
  join base_price as price on price.market = own.market and price.device_id = own.device_id
    and price.storage_gb = own.storage_gb and price.amount_in_cents = own.amount_in_cents
  where price.to_version is not null and (price.from_version = own.from_version or price.from_version > own.from_version
    and price.from_version < coalesce((${JSON.stringify(undoneVersions ?? {})}::jsonb ->> price.market)::integer, ${LAST_VERSION})
    and exists (select from price_draft as later
      where (later.undone_versions ->> price.market)::integer = price.from_version))`

interface Withdrawal {
  readonly draft: DueDraft
  /** The same moment for all batches: by it, mails find what was withdrawn. */
  readonly at: Date
}

/** Offers that are looked at in one statement. */
interface Choice {
  readonly deviceIds: readonly number[]
  /** What else is asked of them. */
  readonly isMeant: SQL
  readonly limit: number
}

interface Chosen extends Record<string, unknown> {
  readonly chosenCount: number
  /** Those that weren't sold in that very moment. */
  readonly ids: readonly string[]
}

/**
 * Offers whose base price a draft has set and an undo has replaced: valid until now, and not sold. A sale keeps its price.
 * They expire in the moment in which they are withdrawn, which no offer may do before it was made. Those of a list are kept like
 * those of a device from then on: otherwise they would be deleted before cart and mail can say what has happened.
 */
async function withdrawOffers(
  tx: Connection,
  { draft, at }: Withdrawal,
  { deviceIds, isMeant, limit }: Choice,
): Promise<Chosen> {
  const { rows } = await tx.execute<Chosen>(sql`
    with wrong as (${selectWrong(draft, deviceIds)}), chosen as (
      select distinct offer.id from wrong join offer on offer.market = wrong.market and offer.device_id = wrong.device_id
        and offer.storage_gb = wrong.storage_gb and offer.price_list_version >= wrong.from_version
        and offer.price_list_version < wrong.to_version
      where offer.withdrawn_at is null and offer.expires_at > ${at} and ${isMeant}
        and not exists (select from trade_item where trade_item.offer_id = offer.id)
      limit ${limit}
    ), withdrawn as (
      update offer set source = 'device', withdrawn_at = ${at},
        expires_at = greatest(${at}::timestamptz, offer.created_at + interval '1 millisecond')
      from chosen where offer.id = chosen.id
        and not exists (select from trade_item where trade_item.offer_id = offer.id)
      returning offer.id
    )
    select (select count(*)::integer from chosen) as "chosenCount", array(select id from withdrawn) as ids`)
  return rows[0] ?? { chosenCount: 0, ids: [] }
}

const isOneOf = (ids: readonly string[]): SQL => sql`= any(${sql.param(ids)}::uuid[])`

/** Requests that name one of these offers. Older ones have no running offer. */
const selectRequests = (ids: readonly string[], at: Date): SQL => sql`
  select request.id, request.lines from individual_offer_request as request
  where request.created_at > ${at}::timestamptz - interval '30 days' and exists (
    select from jsonb_array_elements(request.lines) as line where (line ->> 'offerId')::uuid ${isOneOf(ids)})`

interface RelatedOffer extends Record<string, unknown> {
  readonly id: string
  readonly deviceId: number
}

/** The other running offers of everyone who has one of these, of devices in the draft. */
async function listRelated(tx: Connection, { draft, at }: Withdrawal, ids: readonly string[]) {
  const { rows } = await tx.execute<RelatedOffer>(sql`
    with related as (
      select other.offer_id as id from offer_owner as own join offer_owner as other on other.customer_id = own.customer_id
      where own.offer_id ${isOneOf(ids)}
      union
      select (line ->> 'offerId')::uuid from (${selectRequests(ids, at)}) as request
      cross join lateral jsonb_array_elements(request.lines) as line
    )
    select offer.id, offer.device_id as "deviceId" from related join offer on offer.id = related.id
    where offer.withdrawn_at is null and offer.expires_at > ${at} and exists (
      select from price_draft_row as row where row.draft_id = ${draft.id} and row.device_id = offer.device_id)`)
  return rows
}

/**
 * Withdraws what else those have who have just lost an offer, whichever batch it would be in. Their mail goes out with this
 * batch, once, and names all of it.
 */
async function withdrawRelated(
  tx: Connection,
  withdrawal: Withdrawal,
  first: readonly string[],
): Promise<readonly string[]> {
  const all = [...first]
  for (let latest = first; latest.length > 0; ) {
    const related = await listRelated(tx, withdrawal, latest)
    const deviceIds = [...new Set(related.map(({ deviceId }) => deviceId))]
    const isMeant = sql`offer.id ${isOneOf(related.map(({ id }) => id))}`
    const { ids } = await withdrawOffers(tx, withdrawal, { deviceIds, isMeant, limit: related.length })
    all.push(...ids)
    latest = ids
  }
  return all
}

/** Queues a mail to everyone who has lost one of these offers and whose address is known; returns how many. */
async function queueMails(
  tx: Connection,
  { draft: { id }, at }: Withdrawal,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { rowCount } = await tx.execute(sql`
    with owners as (
      select distinct offer_owner.customer_id, offer.market
      from offer join offer_owner on offer_owner.offer_id = offer.id where offer.id ${isOneOf(ids)}
    ), mails as (
      select 'OFFER_WITHDRAWN:' || ${id}::bigint || ':' || customer_id || ':' || market as work_key,
        jsonb_build_object('mail', 'OFFER_WITHDRAWN', 'customerId', customer_id, 'market', market, 'atMs', ${at.getTime()}::bigint)
          as data
      from owners
      union all
      select 'REQUEST_WITHDRAWN:' || ${id}::bigint || ':' || request.id,
        jsonb_build_object('mail', 'REQUEST_WITHDRAWN', 'requestId', request.id, 'atMs', ${at.getTime()}::bigint)
      from (${selectRequests(ids, at)}) as request
    )
    insert into outbox (topic, work_key, data, due_at, created_at)
    select 'OFFER_MAIL', work_key, data, ${at}::timestamptz, ${at}::timestamptz from mails
    on conflict (work_key) do nothing`)
  return rowCount ?? 0
}

interface Progress extends Record<string, unknown> {
  readonly startAtMs: number
  readonly after: number
}

/** Of two workers, one withdraws. */
async function lockProgress(tx: Connection, { id }: DueDraft): Promise<Progress | null> {
  const { rows } = await tx.execute<Progress>(sql`
    select ${epochMs('start_at')} as "startAtMs", withdrawn_after as after from price_draft
    where id = ${id} and state = 'withdrawing' for update skip locked`)
  return rows[0] ?? null
}

const finish = (tx: Connection, { id }: DueDraft, at: Date) =>
  tx.execute(
    sql`update price_draft set state = 'withdrawn', ended_at = ${at}, problem = null where id = ${id}`,
  )

/**
 * Withdraws the next offers of a draft that was undone, and writes to everyone of them whose address is known. What is done,
 * its mails and how far it is are written together, so that a worker that dies has none of it, and the next one goes on.
 */
export function withdrawBatch(run: WithdrawalRun, draft: DueDraft): Promise<boolean> {
  const { devices, offers } = run.batch ?? USUAL_BATCH
  const { id } = draft
  return run.db.transaction(async (tx) => {
    const progress = await lockProgress(tx, draft)
    if (!progress) return false
    const withdrawal = { draft, at: new Date(progress.startAtMs) }
    const deviceIds = await listNextDevices(tx, id, { after: progress.after, limit: devices })
    if (deviceIds.length === 0) {
      await finish(tx, draft, new Date(run.now()))
      return true
    }
    const choice = { deviceIds, isMeant: sql`true`, limit: offers }
    const { chosenCount, ids: first } = await withdrawOffers(tx, withdrawal, choice)
    const ids = await withdrawRelated(tx, withdrawal, first)
    const mailedCount = await queueMails(tx, withdrawal, ids)
    // A full batch may have left offers of these devices, also where some of it was sold in that moment.
    const isThrough = chosenCount < offers
    await tx.execute(sql`
      update price_draft set withdrawn_count = withdrawn_count + ${ids.length}::integer,
        mailed_count = mailed_count + ${mailedCount}::integer,
        withdrawn_after = ${isThrough ? (deviceIds.at(-1) ?? 0) : progress.after}::integer,
        done_count = done_count + ${isThrough ? deviceIds.length : 0}::integer,
        total_count = (select count(distinct device_id) from price_draft_row where draft_id = ${id})
      where id = ${id}`)
    return true
  })
}
