import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/** Erases the reviews of a customer who leaves, and the wish not to be asked for more. */
export async function eraseCustomerReviews(
  tx: Connection,
  { customerNumber, email }: { readonly customerNumber: number; readonly email: string },
): Promise<void> {
  await tx.execute(sql`
    delete from review using trade
    where trade.transaction_id = review.transaction_id and trade.customer_number = ${customerNumber}`)
  await tx.execute(sql`delete from review_objection where email = ${email}`)
}

/** Erases reviews whose sellers can no longer withdraw them, and the wishes of people with whom nothing is left. */
export async function eraseOldReviews(db: Connection): Promise<void> {
  await db.execute(sql`
    delete from review where not exists (select from trade_seller as seller
      where seller.transaction_id = review.transaction_id and seller.email <> '')`)
  await db.execute(sql`
    delete from review_objection as objection where not exists (select from trade_seller as seller
      where seller.email = objection.email)`)
}
