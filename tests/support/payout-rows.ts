import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { ensureOperator } from './inspection-rows.ts'

/** Stores a batch with the payout of one device, as prepared, approved and exported at the desk. */
export async function storePayout(tx: Connection, key: ItemKey, at: Date): Promise<void> {
  const operatorId = await ensureOperator(tx, 'test-payout')
  const approverId = await ensureOperator(tx, 'test-approver')
  const { transactionId, itemNumber } = key
  await tx.execute(sql`
    with money as (
      select coalesce(settled_in_cents, price_in_cents) + bonus_in_cents as amount, bonus_in_cents as bonus, currency,
        payment_type_id
      from trade_item join trade using (transaction_id) join trade_seller using (transaction_id)
      where transaction_id = ${transactionId} and number = ${itemNumber}
    ), batch as (
      insert into payout_batch (message_id, payment_type_id, currency, payout_count, total_in_cents, sealed_file,
        operator_id, created_at, approved_by, approved_at, exported_at)
      select ${randomUUID()}, payment_type_id, currency, 1, amount, '', ${operatorId}::uuid, ${at}::timestamptz,
        ${approverId}::uuid, ${at}::timestamptz, ${at}::timestamptz from money
      returning id
    )
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      batch_id, end_to_end_id, created_at)
    select ${transactionId}, ${itemNumber}, (select coalesce(max(attempt), 0) + 1 from payout
        where transaction_id = ${transactionId} and item_number = ${itemNumber}),
      ${buildItemReference(key)}, amount, bonus, 'ordered', batch.id, ${randomUUID()}, ${at}::timestamptz
    from money cross join batch`)
}

/** Settles the latest payout of a device. */
export async function settlePayout(
  tx: Connection,
  { transactionId, itemNumber }: ItemKey,
  { status, at }: { readonly status: 'confirmed' | 'rejected'; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    update payout set status = ${status}, settled_at = ${at},
      rejected_reason = case when ${status} = 'rejected' then 'AC01' end
    where id = (select max(id) from payout
      where transaction_id = ${transactionId} and item_number = ${itemNumber} and batch_id is not null)`)
}
