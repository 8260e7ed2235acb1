import { sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'

/** Erases the reviews of a customer who leaves, and the wish not to be asked for more. */
export async function eraseReviewsOf(
  tx: Connection,
  { transactionIds, email }: { readonly transactionIds: readonly number[]; readonly email: string | null },
): Promise<void> {
  const ids = sql.param([...transactionIds])
  await tx.execute(sql`delete from review where transaction_id = any(${ids}::bigint[])`)
  if (email !== null) await tx.execute(sql`delete from review_objection where email = ${email}`)
}

/** Erases reviews whose sellers can no longer withdraw them, and the wishes of people with whom nothing is left. */
export async function eraseOldReviews(db: Database): Promise<void> {
  await walkTable(db, {
    name: 'reviews',
    table: 'review',
    key: 'id',
    type: 'bigint',
    visit: (tx, isInRange) =>
      tx.execute(sql`
        delete from review where ${isInRange(sql`review.id`)} and not exists (select from trade_seller as seller
          where seller.transaction_id = review.transaction_id and seller.email <> '')`),
  })
  await walkTable(db, {
    name: 'review-objections',
    table: 'review_objection',
    key: 'email',
    type: 'text',
    visit: (tx, isInRange) =>
      tx.execute(sql`
        delete from review_objection as objection where ${isInRange(sql`objection.email`)}
          and not exists (select from trade_seller as seller where seller.email = objection.email)`),
  })
}
