import { tradeCan } from '#domain/trades/trade-can.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

/** From which states the table lets a seller cancel, as long as the carrier has not scanned the parcel. */
const CANCELLABLE_STATES = TRADE_STATES.filter((state) => tradeCan.cancel({ state, wasScanned: false }))

// One statement, however many devices there are. All of them are locked first, in order, then the parcel: the same order
// as for a scan, which therefore either comes first and is seen here, or finds the devices cancelled. A sale is cancelled
// at most once, so one mail is enough.
const CANCEL_TRADE = `
  with item as (
    select number, state from trade_item where transaction_id = $1 order by number for update
  ), parcel as (
    select last_scan_at from shipment
    where transaction_id = $1 and (select count(*) from item) > 0 for update
  ), cancelled as (
    update trade_item set state = 'CANCELLED', state_since = $2 from item
    where trade_item.transaction_id = $1 and trade_item.number = item.number and item.state = any($3)
      and not exists (select from parcel where last_scan_at is not null)
    returning trade_item.number, item.state as from_state
  ), new_events as (
    insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
    select $1, number, 'cancel', 'customer', from_state, 'CANCELLED', $2, '{"priceInCents": null}'
    from cancelled order by number
  ), new_mail as (
    insert into outbox (topic, work_key, data, due_at, created_at)
    select 'TRADE_MAIL', 'CANCELLED:' || $1::bigint || ':' || $4::bigint,
      jsonb_build_object('transactionId', $1::bigint, 'mail', 'CANCELLED', 'atMs', $4::bigint), $2, $2
    where exists (select from cancelled)
    on conflict (work_key) do nothing
  )
  select exists (select from cancelled) as "isCancelled",
    (select coalesce(bool_and(state = 'CANCELLED'), true) from item) as "wasCancelled"`

/** Cancels the sale of every device that is still with its seller. Once the carrier has the parcel it is too late. */
export async function cancelTrade(
  { db, now }: Pick<TradesOptions, 'db' | 'now'>,
  transactionId: number,
): Promise<void> {
  const atMs = now()
  const { rows } = await db.$client.query<{ isCancelled: boolean; wasCancelled: boolean }>(CANCEL_TRADE, [
    transactionId,
    new Date(atMs),
    CANCELLABLE_STATES,
    atMs,
  ])
  // A repeated request succeeds, too.
  if (rows[0]?.isCancelled || rows[0]?.wasCancelled) return
  throw new HttpError(409, 'NOT_POSSIBLE', 'The parcel is on its way: the sale cannot be cancelled.')
}
