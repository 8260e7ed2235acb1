import { sql } from 'drizzle-orm'
import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs, isoTime } from '#server/db/sql-values.ts'

interface FailedRow extends Omit<FailedPayout, 'tradeNumber'>, Record<string, unknown> {
  readonly transactionId: number
}

/** A failed payout with the sale that it belongs to. */
export interface FailedSale extends FailedPayout {
  readonly transactionId: number
}

/**
 * The newest payouts of devices and vouchers that the bank has returned, by sale, oldest first. Vouchers of sales whose
 * devices are all paid are listed, too: they need an operator.
 */
export async function listFailedPayouts(db: Connection): Promise<readonly FailedSale[]> {
  const { rows } = await db.execute<FailedRow>(sql`
    with failed as (
      select transaction_id, array_agg(reference order by item_number) as references,
        sum(amount_in_cents)::float8 as amount, max(settled_at) as failed_at, min(rejected_reason) as reason
      from payout as newest
      where status = 'rejected' and not exists (select from payout as later
        where later.transaction_id = newest.transaction_id and later.item_number = newest.item_number
          and later.attempt > newest.attempt)
      group by transaction_id
    )
    select transaction_id::float8 as "transactionId", failed.references, amount as "amountInCents", trade.currency,
      coalesce(account_holder, '') as "accountHolder", coalesce(masked_account, '') as "maskedAccount", reason,
      ${isoTime('failed_at')} as "failedAt",
      (select ${isoTime('max(sent_at)')} from sent_mail
        where sent_mail.transaction_id = failed.transaction_id and mail = 'PAYOUT_FAILED') as "askedAt",
      exists (select from trade_item as item where item.transaction_id = failed.transaction_id
        and state = 'PAYOUT_FAILED') as "canBeAsked"
    from failed join trade using (transaction_id) left join trade_seller using (transaction_id)
    order by failed_at, transaction_id`)
  return rows.map((row) => ({ ...row, tradeNumber: formatTradeNumber(row.transactionId) }))
}

/** The moments in which devices of a sale failed to be paid and have waited for another account since. */
export async function listFailureMoments(tx: Connection, transactionId: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ failedAtMs: number }>(sql`
    select distinct ${epochMs('state_since')} as "failedAtMs" from trade_item
    where transaction_id = ${transactionId} and state = 'PAYOUT_FAILED' order by 1`)
  return rows.map(({ failedAtMs }) => failedAtMs)
}
