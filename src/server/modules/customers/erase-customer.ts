import { eq, sql } from 'drizzle-orm'
import {
  customerAccounts,
  customerAddresses,
  customerPaymentAccounts,
  phoneContacts,
} from '#server/db/account-schema.ts'
import { contactMessages } from '#server/db/contact-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { eraseIdentityOf } from '#server/modules/identity/erase-identity.ts'
import { eraseSubscription } from '#server/modules/newsletter/newsletter.repository.ts'
import { eraseWatches } from '#server/modules/price-watch/price-watch.repository.ts'
import { eraseRecyclingSenders } from '#server/modules/recycling/erase-senders.ts'
import { eraseReviewsOf } from './erase-reviews.ts'
import { eraseCustomerSellers } from './erase-sellers.ts'
import { type Caller, type CustomersOptions, changeOwn, requireOwn } from './own-account.ts'

export interface CustomerErasure {
  readonly customerId: string
  readonly customerIdentifier: string
}

/** Who is erased. Without an account, nothing of the mail address is known to be theirs. */
export interface ErasedPerson {
  readonly transactionIds: readonly number[]
  readonly account: { readonly customerId: string; readonly email: string } | null
}

async function eraseAccountData(
  tx: Connection,
  { customerId, email }: NonNullable<ErasedPerson['account']>,
  at: Date,
): Promise<void> {
  await tx.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId))
  await tx.delete(phoneContacts).where(eq(phoneContacts.customerId, customerId))
  await tx.delete(customerPaymentAccounts).where(eq(customerPaymentAccounts.customerId, customerId))
  await tx
    .update(customerAccounts)
    .set({ birthDate: null, newsletterSince: null })
    .where(eq(customerAccounts.customerId, customerId))
  await eraseRecyclingSenders(tx, email)
  await eraseSubscription(tx, email, at)
  await eraseWatches(tx, email)
  await tx.delete(contactMessages).where(eq(contactMessages.email, email))
}

/**
 * Erases at once everything that no law requires us to keep about someone, except for what their sales say about their
 * seller: which of those are over is for the caller to know. docs/retention.md has the whole table.
 */
export async function erasePerson(
  tx: Connection,
  { transactionIds, account }: ErasedPerson,
  at: Date,
): Promise<void> {
  if (account) await eraseAccountData(tx, account, at)
  await eraseReviewsOf(tx, { transactionIds, email: account?.email ?? null })
  await eraseIdentityOf(tx, transactionIds)
}

async function listSales(tx: Connection, customerNumber: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select transaction_id::float8 as id from trade where customer_number = ${customerNumber}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Erases a customer who leaves; `deleteUser` deletes the account itself. Open trades go on without an account, with the
 * details the seller gave for them.
 */
export const eraseCustomer = (
  options: CustomersOptions,
  caller: Caller,
  erasure: CustomerErasure,
): Promise<void> =>
  changeOwn(options, caller, async (tx, { customerId, customerNumber, email }) => {
    requireOwn(erasure.customerId, customerId)
    requireOwn(erasure.customerIdentifier, String(customerNumber))
    const transactionIds = await listSales(tx, customerNumber)
    await erasePerson(tx, { transactionIds, account: { customerId, email } }, new Date(options.now()))
    await eraseCustomerSellers(tx, customerNumber)
  })
