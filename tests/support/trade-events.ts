import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'

const MOVE = `
  with moved as (
    update trade_item as item set state = $3, state_since = $4 from trade_item as before
    where item.transaction_id = $1 and ($2::smallint is null or item.number = $2)
      and before.transaction_id = item.transaction_id and before.number = item.number
    returning item.number, before.state
  )
  insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
  select $1, number, 'test', 'system', state, $3, $4 from moved`

/** Moves one device of a trade, or all of them, through states at hourly intervals. */
export async function moveThrough(
  { $client }: Database,
  { transactionId, number = null }: { readonly transactionId: number; readonly number?: number | null },
  { states, fromMs }: { readonly states: readonly TradeState[]; readonly fromMs: number },
): Promise<void> {
  for (const [hour, state] of states.entries())
    await $client.query(MOVE, [transactionId, number, state, new Date(fromMs + (hour + 1) * HOUR_MS)])
}

/** From label to payout. */
export const PAID_PATH: readonly TradeState[] = [
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'ACCEPTED',
  'PAYOUT_PENDING',
  'PAID',
]

/** From label to the return delivery. */
export const RETURNED_PATH: readonly TradeState[] = [
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'RETURN_PENDING',
  'RETURN_SHIPPED',
  'RETURNED',
]
