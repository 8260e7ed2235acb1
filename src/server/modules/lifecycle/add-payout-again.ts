import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { buildItemReference } from './hash-findings.ts'
import type { ItemKey } from './item-facts.repository.ts'

export interface PayoutAgain {
  readonly amountInCents: number
  /** Part of the amount. */
  readonly bonusInCents: number
  readonly atMs: number
}

/** Makes a device's payout due again after the bank has returned it. */
export async function addPayoutAgain(
  tx: Connection,
  { transactionId, itemNumber }: ItemKey,
  { amountInCents, bonusInCents, atMs }: PayoutAgain,
): Promise<void> {
  const reference = buildItemReference({ transactionId, itemNumber })
  await tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, bonus_in_cents, status,
      created_at)
    select ${transactionId}, ${itemNumber}, coalesce(max(attempt), 0) + 1, ${reference}, ${amountInCents}::int,
      ${bonusInCents}::int, 'due', ${new Date(atMs)}
    from payout where transaction_id = ${transactionId} and item_number = ${itemNumber}`)
}

/** The same for a trade's voucher, if the bank has returned it. */
export async function addVoucherPayoutAgain(
  tx: Connection,
  transactionId: number,
  atMs: number,
): Promise<void> {
  await tx.execute(sql`
    insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, created_at)
    select transaction_id, item_number, attempt + 1, reference, amount_in_cents, 'due', ${new Date(atMs)}
    from (select * from payout where transaction_id = ${transactionId} and item_number = 0
      order by attempt desc limit 1) as newest
    where status = 'rejected'`)
}
