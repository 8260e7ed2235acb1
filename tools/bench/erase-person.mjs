// The erasure of a person with one grown sale, as `eraseCustomer` does it for someone with an account.
import { eq, sql } from 'drizzle-orm'
import { FIRST_GROWN } from './grow-trades.mjs'

const { contactMessages } = await import('../../src/server/db/contact-schema.ts')
const { eraseReviewsOf } = await import('../../src/server/modules/customers/erase-reviews.ts')
const { eraseCustomerSellers } = await import('../../src/server/modules/customers/erase-sellers.ts')
const { eraseIdentityOf } = await import('../../src/server/modules/identity/erase-identity.ts')
const { eraseSubscription } = await import('../../src/server/modules/newsletter/newsletter.repository.ts')
const { eraseWatches } = await import('../../src/server/modules/price-watch/price-watch.repository.ts')
const { eraseRecyclingSenders } = await import('../../src/server/modules/recycling/erase-senders.ts')

/** Erases the seller of the grown sale with this number. */
export const erasePerson = (db, number) =>
  db.transaction(async (tx) => {
    const customerNumber = FIRST_GROWN + number
    const email = `grown-${number}@example.org`
    await eraseRecyclingSenders(tx, email)
    await eraseSubscription(tx, email, new Date())
    await eraseWatches(tx, email)
    await tx.delete(contactMessages).where(eq(contactMessages.email, email))
    const { rows } = await tx.execute(
      sql`select transaction_id::float8 as id from trade where customer_number = ${customerNumber}`,
    )
    const transactionIds = rows.map(({ id }) => id)
    await eraseReviewsOf(tx, { transactionIds, email })
    await eraseIdentityOf(tx, transactionIds)
    await eraseCustomerSellers(tx, customerNumber)
  })
