import { type SQL, sql } from 'drizzle-orm'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import type { OpenedSale } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** From which states the table lets a seller cancel, as long as the carrier has not scanned the parcel. */
const CANCELLABLE_STATES = TRADE_STATES.filter((state) => tradeCan.cancel({ state, wasScanned: false }))

interface CancelOutcome extends Record<string, unknown> {
  readonly isCancelled: boolean
  readonly wasCancelled: boolean
}

// One statement, however many devices there are. They are locked already, then the parcel: the same order as for a scan,
// which therefore either comes first and is seen here, or finds the devices cancelled. A sale is cancelled at most once, so
// one mail is enough.
const cancelItems = (transactionId: number, atMs: number): SQL => {
  const at = new Date(atMs)
  const mail = JSON.stringify({ transactionId, mail: 'CANCELLED', atMs })
  return sql`
    with item as (
      select number, state from trade_item where transaction_id = ${transactionId}
    ), parcel as (
      select last_scan_at from shipment where transaction_id = ${transactionId} for update
    ), cancelled as (
      update trade_item set state = 'CANCELLED', state_since = ${at} from item
      where trade_item.transaction_id = ${transactionId} and trade_item.number = item.number
        and item.state = any(${sql.param(CANCELLABLE_STATES)}::text[])
        and not exists (select from parcel where last_scan_at is not null)
      returning trade_item.number, item.state as from_state
    ), new_events as (
      insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
      select ${transactionId}::bigint, number, 'cancel', 'customer', from_state, 'CANCELLED', ${at},
        '{"priceInCents": null}'
      from cancelled order by number
    ), new_mail as (
      insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
      select 'TRADE_MAIL', ${`CANCELLED:${transactionId}:${atMs}`}, ${mail}::jsonb, ${at}, ${at}, ${findTraceparent()}::text
      where exists (select from cancelled)
      on conflict (work_key) do nothing
    )
    select exists (select from cancelled) as "isCancelled",
      (select coalesce(bool_and(state = 'CANCELLED'), true) from item) as "wasCancelled"`
}

/**
 * Cancels the sale of every device that is still with its seller. Once the carrier has the parcel it is too late. To be
 * called with the devices and the trade locked; repeating it does no harm.
 */
export async function cancelLockedTrade(tx: Connection, transactionId: number, atMs: number): Promise<void> {
  await requireUnfrozenSale(tx, transactionId)
  const { rows } = await tx.execute<CancelOutcome>(cancelItems(transactionId, atMs))
  const [outcome] = rows
  if (outcome?.isCancelled || outcome?.wasCancelled) return
  throw new HttpError(
    409,
    'NOT_POSSIBLE',
    'The parcel is already on its way, so the sale can’t be cancelled.',
  )
}

/** Cancels a sale for the seller who has opened it. */
export const cancelTrade = (
  { db, now }: Pick<TradesOptions, 'db' | 'now'>,
  opened: OpenedSale,
): Promise<void> =>
  db.transaction(async (tx) => {
    const atMs = now()
    await lockOpenedSale(tx, opened, atMs)
    await cancelLockedTrade(tx, opened.trade.transactionId, atMs)
  })
