import { eq, getTableColumns } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { customerAccounts, customerAddresses, phoneContacts } from '#server/db/account-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { listPayouts } from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import type { StoredAccount, StoredAddress, StoredCustomer, StoredPhone } from './stored-customer.ts'

const { passwordHash: _, ...ACCOUNT_COLUMNS } = getTableColumns(customerAccounts)

// A check constraint of the column allows nothing but market ids.
const toAccount = (row: Omit<StoredAccount, 'locale'> & { readonly locale: string }): StoredAccount => ({
  ...row,
  locale: row.locale as MarketId,
})

/** Locks the account until the transaction ends; null when it was deleted. */
export async function lockAccount(db: Connection, customerId: string): Promise<StoredAccount | null> {
  const [row] = await db
    .select(ACCOUNT_COLUMNS)
    .from(customerAccounts)
    .where(eq(customerAccounts.customerId, customerId))
    .for('update')
  return row ? toAccount(row) : null
}

export async function findAddress(db: Connection, customerId: string): Promise<StoredAddress | null> {
  const [address] = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
  return address ?? null
}

export async function findPhone(db: Connection, customerId: string): Promise<StoredPhone | null> {
  const [phone] = await db.select().from(phoneContacts).where(eq(phoneContacts.customerId, customerId))
  return phone ?? null
}

/** A customer with everything that belongs to them; null when the account was deleted. */
export async function findCustomer(db: Connection, customerId: string): Promise<StoredCustomer | null> {
  const [row] = await db
    .select({ account: ACCOUNT_COLUMNS, address: customerAddresses, phone: phoneContacts })
    .from(customerAccounts)
    .leftJoin(customerAddresses, eq(customerAddresses.customerId, customerAccounts.customerId))
    .leftJoin(phoneContacts, eq(phoneContacts.customerId, customerAccounts.customerId))
    .where(eq(customerAccounts.customerId, customerId))
  if (!row) return null
  return { ...row, account: toAccount(row.account), payouts: await listPayouts(db, customerId) }
}

/** The single row that a writing statement returns. */
function requireRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The statement returned no row')
  return row
}

/** Inserts or replaces the customer's only address. */
export async function saveAddress(
  db: Connection,
  address: Omit<StoredAddress, 'id'>,
): Promise<StoredAddress> {
  const { customerId: _owner, ...fields } = address
  const rows = db
    .insert(customerAddresses)
    .values(address)
    .onConflictDoUpdate({ target: customerAddresses.customerId, set: fields })
    .returning()
  return requireRow(await rows)
}

/** Inserts or replaces the customer's only phone number. */
export async function savePhone(db: Connection, contact: Omit<StoredPhone, 'id'>): Promise<StoredPhone> {
  const { phone, updatedAt } = contact
  const rows = db
    .insert(phoneContacts)
    .values(contact)
    .onConflictDoUpdate({ target: phoneContacts.customerId, set: { phone, updatedAt } })
    .returning()
  return requireRow(await rows)
}

export async function removePhone(db: Connection, customerId: string): Promise<void> {
  await db.delete(phoneContacts).where(eq(phoneContacts.customerId, customerId))
}

export type PersonChange = Partial<
  Pick<StoredAccount, 'firstName' | 'lastName' | 'birthDate' | 'newsletterSince'>
>

export async function updatePerson(db: Connection, customerId: string, change: PersonChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(customerAccounts).set(change).where(eq(customerAccounts.customerId, customerId))
}
