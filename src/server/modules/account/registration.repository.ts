import { sql } from 'drizzle-orm'
import type { RegisteredAddress, Registration } from '#domain/customers/registration.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { toPayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import { insertPayout } from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { MAX_TOKENS_PER_HOUR, voidActivations } from './one-use-tokens.ts'

/** A registration as it is stored. */
export interface NewAccount {
  readonly registration: Registration
  readonly passwordHash: string
  readonly market: MarketId
  readonly at: Date
}

/** Locks the account of a mail address; registrations of one address run one after another. */
export async function lockByEmail(tx: Connection, email: string, nowMs: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
  const { rows } = await tx.execute<{ customer_id: string; is_activated: boolean; has_room: boolean }>(sql`
    select customer_id, activated_at is not null as is_activated, ${MAX_TOKENS_PER_HOUR} > (
      select count(*) from account_token as earlier where earlier.customer_id = customer_account.customer_id
        and earlier.purpose = 'ACTIVATE' and earlier.created_at > ${new Date(nowMs - HOUR_MS)}) as has_room
    from customer_account where email = ${email} for update`)
  return rows[0] ?? null
}

export async function insertAccount(tx: Connection, account: NewAccount): Promise<string> {
  const { registration, passwordHash, market, at } = account
  const { email, firstName, lastName, birthDate, companyName, vatId } = registration
  const { rows } = await tx.execute<{ customer_id: string }>(sql`
    with customer as (insert into customer (created_at) values (${at}) returning customer_number)
    insert into customer_account (customer_number, email, password_hash, locale, first_name, last_name, birth_date,
      company_name, vat_id, password_changed_at, created_at)
    select customer_number, ${email}, ${passwordHash}, ${market}, ${firstName}, ${lastName}, ${birthDate},
      ${companyName}, ${vatId}, ${at}, ${at} from customer
    returning customer_id`)
  if (!rows[0]) throw new Error('The account was not written')
  return rows[0].customer_id
}

/** Registering again before activation replaces everything that was typed the first time, and the links to it. */
async function replaceAccount(tx: Connection, customerId: string, account: NewAccount): Promise<void> {
  const { registration, passwordHash, market, at } = account
  const { firstName, lastName, birthDate, companyName, vatId } = registration
  await tx.execute(sql`
    update customer_account set password_hash = ${passwordHash}, locale = ${market}, first_name = ${firstName},
      last_name = ${lastName}, birth_date = ${birthDate}, company_name = ${companyName}, vat_id = ${vatId},
      password_changed_at = ${at}, created_at = ${at}
    where customer_id = ${customerId}`)
  await voidActivations(tx, customerId, at)
  await tx.execute(sql`delete from customer_address where customer_id = ${customerId}`)
  await tx.execute(sql`delete from customer_payment_account where customer_id = ${customerId}`)
}

async function insertAddress(
  tx: Connection,
  customerId: string,
  { address, at }: { readonly address: RegisteredAddress; readonly at: Date },
): Promise<void> {
  const { street, houseNumber, addressExtra, zip, city, country } = address
  await tx.execute(sql`
    insert into customer_address (customer_id, street, house_number, address_extra, zip, city, country, updated_at)
    values (${customerId}, ${street}, ${houseNumber}, ${addressExtra}, ${zip}, ${city}, ${country}, ${at})`)
}

/** Writes an account whose address isn't proven yet: a new one, or an earlier registration, replaced. */
export async function writeAccount(
  tx: Connection,
  account: NewAccount & { readonly secret: ShopSecret; readonly customerId: string | null },
): Promise<string> {
  const { registration, at, secret } = account
  if (account.customerId) await replaceAccount(tx, account.customerId, account)
  const customerId = account.customerId ?? (await insertAccount(tx, account))
  if (registration.address) await insertAddress(tx, customerId, { address: registration.address, at })
  if (registration.payment) {
    const payout = toPayoutAccount(registration.payment, registration)
    await insertPayout(tx, secret, { customerId, payout, at })
  }
  return customerId
}
