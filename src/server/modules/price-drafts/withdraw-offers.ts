import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { DueDraft } from './drafts.repository.ts'

/**
 * Offers whose base price a draft has set and an undo has replaced: valid until now, and not sold. A sale keeps its price.
 * They expire in the moment in which they are withdrawn, which no offer may do before it was made. Those of a list are kept like
 * those of a device from then on: otherwise they would be deleted before cart and mail can say what has happened.
 */
const WITHDRAW = sql.raw(`
  update offer set source = 'device', withdrawn_at = moment.at, expires_at = greatest(moment.at, offer.created_at + interval '1 millisecond')
  from base_price as price, moment, started
  where price.market = started.market and price.from_version = started.version and price.to_version is not null
    and offer.market = price.market and offer.device_id = price.device_id and offer.storage_gb = price.storage_gb
    and offer.price_list_version >= price.from_version and offer.price_list_version < price.to_version
    and offer.expires_at > moment.at
    and not exists (select from trade_item where trade_item.offer_id = offer.id)
  returning offer.id, offer.market`)

/** Withdraws the offers of a draft that was undone, and writes to everyone whose address is known. */
export function withdrawOffers(
  { db, now }: { readonly db: Database; readonly now: () => number },
  { id, startedVersions }: DueDraft,
): Promise<boolean> {
  const at = new Date(now())
  const started = Object.entries(startedVersions ?? {}).map(([market, version]) => ({ market, version }))
  return db.transaction(async (tx) => {
    const { rows: locked } = await tx.execute(sql`
      select id from price_draft where id = ${id} and state = 'withdrawing' for update skip locked`)
    if (locked.length === 0) return false
    const { rows } = await tx.execute<{ offers: number; mails: number }>(sql`
      with moment as (select ${at}::timestamptz as at), started as (
        select * from jsonb_to_recordset(${JSON.stringify(started)}::jsonb) as started(market text, version integer)
      ), withdrawn as (${WITHDRAW}), owners as (
        select distinct offer_owner.customer_id, withdrawn.market
        from withdrawn join offer_owner on offer_owner.offer_id = withdrawn.id
      ), requests as (
        select request.id from individual_offer_request as request
        where request.created_at > ${at}::timestamptz - interval '30 days' and exists (
          select from jsonb_array_elements(request.lines) as line
          join withdrawn on withdrawn.id = (line ->> 'offerId')::uuid)
      ), mails as (
        select 'OFFER_WITHDRAWN:' || ${id}::bigint || ':' || customer_id || ':' || market as work_key,
          jsonb_build_object('mail', 'OFFER_WITHDRAWN', 'customerId', customer_id, 'market', market, 'atMs', ${at.getTime()}::bigint)
            as data
        from owners
        union all
        select 'REQUEST_WITHDRAWN:' || ${id}::bigint || ':' || id,
          jsonb_build_object('mail', 'REQUEST_WITHDRAWN', 'requestId', id, 'atMs', ${at.getTime()}::bigint)
        from requests
      ), queued as (
        insert into outbox (topic, work_key, data, due_at, created_at)
        select 'OFFER_MAIL', work_key, data, ${at}::timestamptz, ${at}::timestamptz from mails
        on conflict (work_key) do nothing returning id
      )
      select (select count(*) from withdrawn)::integer as offers, (select count(*) from queued)::integer as mails`)
    const [{ offers = 0, mails = 0 } = {}] = rows
    await tx.execute(sql`
      update price_draft set state = 'withdrawn', ended_at = ${at}, withdrawn_count = ${offers}, mailed_count = ${mails}
      where id = ${id}`)
    return true
  })
}
