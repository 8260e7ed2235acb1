import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
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

/** Prices that a draft has set, also where undoing a later draft has put them back for a while. */
const selectWrong = ({ startedVersions }: DueDraft, deviceIds: readonly number[]): SQL => sql`
  select price.market, price.device_id, price.storage_gb, price.from_version, price.to_version
  from jsonb_to_recordset(${listStarted(startedVersions)}::jsonb) as started(market text, version integer)
  join base_price as own on own.market = started.market and own.from_version = started.version
    and own.device_id = any(${sql.param(deviceIds)}::integer[])
  join base_price as price on price.market = own.market and price.device_id = own.device_id
    and price.storage_gb = own.storage_gb and price.amount_in_cents = own.amount_in_cents
  where price.to_version is not null and (price.from_version = own.from_version or price.from_version > own.from_version
    and exists (select from price_draft as later
      where (later.undone_versions ->> price.market)::integer = price.from_version))`

interface Withdrawal {
  readonly draft: DueDraft
  readonly deviceIds: readonly number[]
  /** The same moment for all batches: by it, mails find what was withdrawn. */
  readonly at: Date
  readonly limit: number
}

/**
 * Offers whose base price a draft has set and an undo has replaced: valid until now, and not sold. A sale keeps its price.
 * They expire in the moment in which they are withdrawn, which no offer may do before it was made. Those of a list are kept like
 * those of a device from then on: otherwise they would be deleted before cart and mail can say what has happened.
 */
async function withdrawOffers(tx: Connection, { draft, deviceIds, at, limit }: Withdrawal): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with wrong as (${selectWrong(draft, deviceIds)}), chosen as (
      select offer.id from wrong join offer on offer.market = wrong.market and offer.device_id = wrong.device_id
        and offer.storage_gb = wrong.storage_gb and offer.price_list_version >= wrong.from_version
        and offer.price_list_version < wrong.to_version
      where offer.withdrawn_at is null and offer.expires_at > ${at}
        and not exists (select from trade_item where trade_item.offer_id = offer.id)
      limit ${limit}
    )
    update offer set source = 'device', withdrawn_at = ${at},
      expires_at = greatest(${at}::timestamptz, offer.created_at + interval '1 millisecond')
    from chosen where offer.id = chosen.id
      and not exists (select from trade_item where trade_item.offer_id = offer.id)`)
  return rowCount ?? 0
}

/** Queues a mail to everyone whose offers were withdrawn and whose address is known; returns how many. */
async function queueMails(tx: Connection, { id }: DueDraft, at: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with owners as (
      select distinct offer_owner.customer_id, offer.market
      from offer join offer_owner on offer_owner.offer_id = offer.id where offer.withdrawn_at = ${at}
    ), requests as (
      select request.id from individual_offer_request as request
      where request.created_at > ${at}::timestamptz - interval '30 days' and exists (
        select from jsonb_array_elements(request.lines) as line
        join offer on offer.id = (line ->> 'offerId')::uuid and offer.withdrawn_at = ${at})
    ), mails as (
      select 'OFFER_WITHDRAWN:' || ${id}::bigint || ':' || customer_id || ':' || market as work_key,
        jsonb_build_object('mail', 'OFFER_WITHDRAWN', 'customerId', customer_id, 'market', market, 'atMs', ${at.getTime()}::bigint)
          as data
      from owners
      union all
      select 'REQUEST_WITHDRAWN:' || ${id}::bigint || ':' || id,
        jsonb_build_object('mail', 'REQUEST_WITHDRAWN', 'requestId', id, 'atMs', ${at.getTime()}::bigint)
      from requests
    )
    insert into outbox (topic, work_key, data, due_at, created_at)
    select 'OFFER_MAIL', work_key, data, ${at}::timestamptz, ${at}::timestamptz from mails
    on conflict (work_key) do nothing`)
  return rowCount ?? 0
}

interface Progress extends Record<string, unknown> {
  readonly startAtMs: number
  readonly done: number
}

/** Of two workers, one withdraws. */
async function lockProgress(tx: Connection, { id }: DueDraft): Promise<Progress | null> {
  const { rows } = await tx.execute<Progress>(sql`
    select ${epochMs('start_at')} as "startAtMs", done_count as done from price_draft
    where id = ${id} and state = 'withdrawing' for update skip locked`)
  return rows[0] ?? null
}

async function listDevices(tx: Connection, id: number, { done, limit }: { done: number; limit: number }) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct device_id as id from price_draft_row where draft_id = ${id}
    order by device_id offset ${done} limit ${limit}`)
  return rows.map((row) => row.id)
}

/**
 * Withdraws the next offers of a draft that was undone, and at the end writes to everyone whose address is known. What is done
 * and how far it is are written together, so that a worker that dies has neither, and the next one goes on.
 */
export function withdrawBatch(run: WithdrawalRun, draft: DueDraft): Promise<boolean> {
  const { devices, offers } = run.batch ?? USUAL_BATCH
  const { id } = draft
  return run.db.transaction(async (tx) => {
    const progress = await lockProgress(tx, draft)
    if (!progress) return false
    const { done } = progress
    const at = new Date(progress.startAtMs)
    const deviceIds = await listDevices(tx, id, { done, limit: devices })
    if (deviceIds.length === 0) {
      const mails = await queueMails(tx, draft, at)
      await tx.execute(sql`
        update price_draft set state = 'withdrawn', ended_at = ${new Date(run.now())}, mailed_count = ${mails},
          problem = null
        where id = ${id}`)
      return true
    }
    const count = await withdrawOffers(tx, { draft, deviceIds, at, limit: offers })
    // A full batch may have left offers of these devices.
    const isThrough = count < offers
    await tx.execute(sql`
      update price_draft set withdrawn_count = withdrawn_count + ${count}::integer,
        done_count = done_count + ${isThrough ? deviceIds.length : 0}::integer,
        total_count = (select count(distinct device_id) from price_draft_row where draft_id = ${id})
      where id = ${id}`)
    return true
  })
}
