import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/** Whose data a request about a sale is about. */
export interface SellerSales {
  /** Null for a guest, and for a sale whose address isn't that of the account it is in. */
  readonly customerId: string | null
  /** All sales of that account; without one, those that the same customer made for the same address. */
  readonly transactionIds: readonly number[]
}

interface SellerRow extends Record<string, unknown> {
  readonly customerId: string | null
  readonly transactionIds: readonly number[]
}

/**
 * What belongs to the seller of a sale. Customers may sell for someone else, and support may have entered another address:
 * whoever reads the mail of such a sale has proven nothing about the account.
 */
export async function findSellerSales(db: Connection, transactionId: number): Promise<SellerSales> {
  const { rows } = await db.execute<SellerRow>(sql`
    select account.customer_id as "customerId", array(
        select other.transaction_id::float8 from trade as other
        left join trade_seller as named on named.transaction_id = other.transaction_id
        where other.customer_number = trade.customer_number and (account.customer_id is not null
          or other.transaction_id = trade.transaction_id or lower(named.email) = lower(nullif(seller.email, '')))
        order by other.transaction_id) as "transactionIds"
    from trade left join trade_seller as seller using (transaction_id)
    left join customer_account as account
      on account.customer_number = trade.customer_number and lower(account.email) = lower(seller.email)
    where trade.transaction_id = ${transactionId}`)
  return rows[0] ?? { customerId: null, transactionIds: [] }
}
