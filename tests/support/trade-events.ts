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

/** What happens to devices of a trade one after another, an hour apart; without a number all of them. */
export async function moveThrough(
  { $client }: Database,
  { transactionId, number = null }: { readonly transactionId: number; readonly number?: number | null },
  { states, fromMs }: { readonly states: readonly TradeState[]; readonly fromMs: number },
): Promise<void> {
  for (const [hour, state] of states.entries())
    await $client.query(MOVE, [transactionId, number, state, new Date(fromMs + (hour + 1) * 3_600_000)])
}

/** From the label to the money. */
export const PAID_WAY: readonly TradeState[] = [
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'ACCEPTED',
  'PAYOUT_PENDING',
  'PAID',
]

/** From the label to the seller's door. */
export const RETURNED_WAY: readonly TradeState[] = [
  'LABEL_ISSUED',
  'IN_TRANSIT',
  'RECEIVED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'RETURN_PENDING',
  'RETURN_SHIPPED',
  'RETURNED',
]
