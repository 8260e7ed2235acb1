import { sql } from 'drizzle-orm'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** One device of a trade. */
export interface ItemKey {
  readonly transactionId: number
  readonly itemNumber: number
}

interface FactsRow extends Record<string, unknown> {
  readonly state: TradeState
  readonly state_since_ms: number
  readonly send_by_ms: number
  readonly quoted_in_cents: number
  readonly currency: Currency
  readonly last_scan_at_ms: number | null
  readonly booked_in_at_ms: number | null
  readonly inspected_at_ms: number | null
  readonly inspector_id: string | null
  readonly has_unboxing_proof: boolean
  readonly had_own_label: boolean
  readonly counter_in_cents: number | null
  readonly agreed_in_cents: number | null
  readonly appeals: number
  readonly deadline_ms: number | null
  readonly has_valid_account: boolean
  readonly accept_from_bp: number | null
  readonly accept_otherwise: AcceptRule['otherwise'] | null
  readonly is_hazardous: boolean
  readonly is_identity_missing: boolean
}

const toAcceptRule = ({ accept_from_bp, accept_otherwise }: FactsRow): AcceptRule | null =>
  accept_from_bp === null || accept_otherwise === null
    ? null
    : { minShareBp: accept_from_bp, otherwise: accept_otherwise }

const toFacts = (row: FactsRow): ItemFacts => ({
  state: row.state,
  stateSinceMs: row.state_since_ms,
  sendByMs: row.send_by_ms,
  quotedInCents: row.quoted_in_cents,
  currency: row.currency,
  lastScanAtMs: row.last_scan_at_ms,
  bookedInAtMs: row.booked_in_at_ms,
  inspectedAtMs: row.inspected_at_ms,
  inspectorId: row.inspector_id,
  hasUnboxingProof: row.has_unboxing_proof,
  hadOwnLabel: row.had_own_label,
  counterInCents: row.counter_in_cents,
  agreedInCents: row.agreed_in_cents,
  appeals: row.appeals,
  deadlineMs: row.deadline_ms,
  hasValidAccount: row.has_valid_account,
  acceptRule: toAcceptRule(row),
  isHazardous: row.is_hazardous,
  isIdentityMissing: row.is_identity_missing,
})

/**
 * Everything that decides what can happen to a device. The row is locked before the rest is read, so a concurrent step
 * finishes first and its result is visible.
 */
export async function lockItemFacts(
  tx: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<ItemFacts | null> {
  const locked = await tx.execute(sql`
    select from trade_item where transaction_id = ${transactionId} and number = ${itemNumber} for update`)
  if (locked.rowCount !== 1) return null
  return findItemFacts(tx, { transactionId, itemNumber })
}

/** The same to show them. Moments come from the events, which are written together with the states. */
export async function findItemFacts(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<ItemFacts | null> {
  const { rows } = await db.execute<FactsRow>(sql`
    select item.state, ${epochMs('item.state_since')} as state_since_ms, ${epochMs('trade.send_by')} as send_by_ms,
      item.price_in_cents as quoted_in_cents, trade.currency,
      ${epochMs('shipment.last_scan_at')} as last_scan_at_ms, ${epochMs('past.booked_in_at')} as booked_in_at_ms,
      ${epochMs('past.inspected_at')} as inspected_at_ms, past.appeals,
      last_price.operator_id as inspector_id, last_price.price_in_cents as counter_in_cents,
      exists (select from photo where photo.transaction_id = item.transaction_id and purpose = 'UNBOXING')
        and exists (select from arrival where arrival.transaction_id = item.transaction_id) as has_unboxing_proof,
      shipment.transaction_id is not null as had_own_label, item.settled_in_cents as agreed_in_cents,
      (select ${epochMs('answer_by')} from clarification where transaction_id = item.transaction_id
        and item_number = item.number and answered_at is null) as deadline_ms,
      coalesce(octet_length(seller.sealed_account) > 0, false) as has_valid_account,
      trade.accept_from_bp, trade.accept_otherwise,
      coalesce((select is_hazardous from inspection where inspection.transaction_id = item.transaction_id
        and inspection.item_number = item.number and found is not null order by inspection.number desc limit 1), false)
        as is_hazardous,
      exists (select from identity_request where identity_request.transaction_id = item.transaction_id
        and accepted_at is null) as is_identity_missing
    from trade_item as item
    join trade using (transaction_id)
    left join trade_seller as seller using (transaction_id)
    left join shipment using (transaction_id)
    left join lateral (select max(happened_at) filter (where event = 'booked_in') as booked_in_at,
        min(happened_at) filter (where from_state = 'IN_INSPECTION') as inspected_at,
        count(*) filter (where event = 'appeal')::int as appeals
      from trade_event where trade_event.transaction_id = item.transaction_id
        and item_number = item.number) as past on true
    left join lateral (select clarification.price_in_cents, inspection.operator_id
      from clarification join inspection on inspection.id = inspection_id
      where clarification.transaction_id = item.transaction_id and clarification.item_number = item.number
        and kind = 'PRICE' order by clarification.id desc limit 1) as last_price on true
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  return rows[0] ? toFacts(rows[0]) : null
}

export interface LockedItem {
  readonly number: number
  readonly state: TradeState
}

/**
 * Locks all devices of a trade, in order. Code that moves several devices does this first: locking them one by one could
 * deadlock with another transaction.
 */
export async function lockTradeItems(tx: Connection, transactionId: number): Promise<readonly LockedItem[]> {
  const { rows } = await tx.execute<LockedItem & Record<string, unknown>>(sql`
    select number, state from trade_item where transaction_id = ${transactionId} order by number for update`)
  return rows
}
