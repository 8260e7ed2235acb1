import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'

/**
 * Deletes the numbers of customers without an account or sales any more, and forgets those about whom nothing is left to
 * erase. A trigger remembers whose account was deleted and whose sales went to another number.
 */
export const forgetLeftCustomers = (db: Database, before: Date): Promise<void> =>
  walkTable(db, {
    name: 'left-customers',
    table: 'left_customer',
    key: 'customer_number',
    type: 'bigint',
    async visit(tx, isInRange) {
      await tx.execute(sql`
        delete from customer using left_customer as gone
        where gone.customer_number = customer.customer_number and ${isInRange(sql`gone.customer_number`)}
          and created_at < ${before}
          and not exists (select from trade where trade.customer_number = customer.customer_number)
          and not exists (select from customer_account as account
            where account.customer_number = customer.customer_number)`)
      await tx.execute(sql`
        delete from left_customer as gone where ${isInRange(sql`gone.customer_number`)} and not exists (
          select from customer where customer.customer_number = gone.customer_number and (
            not exists (select from trade where trade.customer_number = gone.customer_number)
            or gone.has_left and exists (select from trade join trade_seller as seller using (transaction_id)
              where trade.customer_number = gone.customer_number and seller.email <> '')))`)
    },
  })
