import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { derivePayeeKey } from '#server/modules/payout-holds/account-key.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { ensureOperator } from './inspection-rows.ts'

export interface PayoutStore {
  readonly tx: Connection
  readonly secret: ShopSecret
}

/** The hash of the account that the sale's money goes to now. */
async function readPayeeKey({ tx, secret }: PayoutStore, transactionId: number): Promise<string> {
  const { rows } = await tx.execute<{ type: number; holder: string; sealed: Buffer }>(sql`
    select payment_type_id as type, account_holder as holder, sealed_account as sealed from trade_seller
    where transaction_id = ${transactionId}`)
  if (!rows[0]) throw new Error('There is no such seller')
  const { type: paymentTypeId, holder: accountHolder, sealed } = rows[0]
  const account = secret.open(sealed, buildSalePayoutContext(transactionId))
  return derivePayeeKey(secret, { paymentTypeId, accountHolder, account })
}

/** Stores the batch of one device's payout, as prepared, approved and exported at the desk. */
async function storeBatch(store: PayoutStore, { transactionId, itemNumber }: ItemKey, at: Date) {
  const { tx } = store
  const operatorId = await ensureOperator(tx, 'test-payout')
  const approverId = await ensureOperator(tx, 'test-approver')
  const { rows } = await tx.execute<{ id: number; amount: number; bonus: number }>(sql`
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
    select id, amount, bonus from money cross join batch`)
  if (!rows[0]) throw new Error('There is no such device')
  return { ...rows[0], payeeKey: await readPayeeKey(store, transactionId) }
}

/** Stores a batch with the first payout of one device. */
export async function storePayout(store: PayoutStore, key: ItemKey, at: Date): Promise<void> {
  const { id, amount, bonus, payeeKey } = await storeBatch(store, key, at)
  const { transactionId, itemNumber } = key
  await store.tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      batch_id, end_to_end_id, account_key, created_at)
    select ${transactionId}, ${itemNumber}, coalesce(max(attempt), 0) + 1, ${buildItemReference(key)}, ${amount},
      ${bonus}, 'ordered', ${id}, ${randomUUID()}, ${payeeKey}, ${at}::timestamptz
    from payout where transaction_id = ${transactionId} and item_number = ${itemNumber}`)
}

/** Orders a payout that waits for a batch, as after a changed account. */
async function orderDuePayout(store: PayoutStore, key: ItemKey, at: Date): Promise<void> {
  const { tx } = store
  const { transactionId, itemNumber } = key
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from payout where transaction_id = ${transactionId} and item_number = ${itemNumber}
      and batch_id is null`)
  if (!rows[0]) return
  const batch = await storeBatch(store, key, at)
  await tx.execute(sql`
    update payout set status = 'prepared', batch_id = ${batch.id}, end_to_end_id = ${randomUUID()},
      account_key = ${batch.payeeKey}
    where id = ${rows[0].id}`)
  await tx.execute(sql`update payout set status = 'ordered' where id = ${rows[0].id}`)
}

/** Settles the latest payout of a device. */
export async function settlePayout(
  store: PayoutStore,
  key: ItemKey,
  { status, at }: { readonly status: 'confirmed' | 'rejected'; readonly at: Date },
): Promise<void> {
  const { transactionId, itemNumber } = key
  await orderDuePayout(store, key, at)
  await store.tx.execute(sql`
    update payout set status = ${status}, settled_at = ${at},
      rejected_reason = case when ${status} = 'rejected' then 'AC01' end
    where id = (select max(id) from payout
      where transaction_id = ${transactionId} and item_number = ${itemNumber} and batch_id is not null)`)
}
