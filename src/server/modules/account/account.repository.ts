import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DeviceDescription } from '#domain/customers/read-device.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import type { StartedActivation } from './one-use-tokens.ts'
import { createRefreshToken } from './refresh-tokens.ts'
import { endSignIns } from './sign-ins.repository.ts'

/** An account with its password hash. */
export interface Account {
  readonly customerId: string
  readonly customerNumber: number
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly locale: MarketId
  readonly isActivated: boolean
}

interface AccountRow extends Record<string, unknown>, Omit<Account, 'customerNumber'> {
  readonly customerNumber: string
}

const ACCOUNT_COLUMNS = sql.raw(`
  customer_id as "customerId", customer_number as "customerNumber", email, password_hash as "passwordHash",
  first_name as "firstName", last_name as "lastName", company_name as "companyName", locale,
  activated_at is not null as "isActivated"`)

async function findAccount(db: Connection, condition: ReturnType<typeof sql>): Promise<Account | null> {
  const { rows } = await db.execute<AccountRow>(
    sql`select ${ACCOUNT_COLUMNS} from customer_account where ${condition}`,
  )
  return rows[0] ? { ...rows[0], customerNumber: Number(rows[0].customerNumber) } : null
}

export const findAccountByEmail = (db: Connection, email: string): Promise<Account | null> =>
  findAccount(db, sql`email = ${email}`)

export const findAccountById = (db: Connection, customerId: string): Promise<Account | null> =>
  findAccount(db, sql`customer_id = ${customerId}`)

/** What a mail needs to know about its reader. */
export type MailedAccount = Pick<Account, 'email' | 'firstName' | 'companyName' | 'locale'>

/** The reader of a mail. The worker, which writes mails, cannot read passwords, not even their hashes. */
export async function findMailedAccount(db: Connection, customerId: string): Promise<MailedAccount | null> {
  const { rows } = await db.execute<MailedAccount & Record<string, unknown>>(sql`
    select email, first_name as "firstName", company_name as "companyName", locale from customer_account where customer_id = ${customerId}`)
  return rows[0] ?? null
}

/**
 * Common table expression: guest sales under the address of `account` become the account's own. Only for statements
 * in which the customer has proven the address. They get new idempotency keys: those of several guests may be equal,
 * and no two sales of one customer share a key.
 */
const JOIN_GUEST_TRADES = sql`
  joined as (
    update trade set customer_number = account.customer_number, idempotency_key = gen_random_uuid()
    from account join trade_seller as seller on seller.email = account.email
    where trade.transaction_id = seller.transaction_id and not exists (
      select from customer_account as other where other.customer_number = trade.customer_number)
  )`

/** Assignment: an earlier newsletter subscription goes on. Only where the customer has proven the address. */
const TAKE_OVER_NEWSLETTER = sql`newsletter_since = coalesce(newsletter_since, (
  select confirmed_at from newsletter_subscription as subscription
  where subscription.email = customer_account.email and subscription.status = 'confirmed'))`

/** The browser that signs in. */
export interface SigningDevice extends DeviceDescription {
  readonly deviceId: string
}

export interface NewSession {
  readonly refreshToken: string
  readonly familyId: string
  /** Whether the account was used before, but never with this browser: its owner is told. */
  readonly isNewDevice: boolean
}

/**
 * Starts a sign-in, unless the password was changed or the account deleted after the password was compared. The row is
 * locked: either a change that revokes all sign-ins sees this one, or this one sees the change.
 */
export async function startSession(
  db: Connection,
  { customerId, passwordHash }: Pick<Account, 'customerId' | 'passwordHash'>,
  { device, nowMs }: { readonly device: SigningDevice; readonly nowMs: number },
): Promise<NewSession | null> {
  const { token, hash, expiresAt } = createRefreshToken(nowMs)
  const { deviceId, browser, system } = device
  const familyId = randomUUID()
  const at = new Date(nowMs)
  // The known devices are read as they were before this statement.
  const { rows } = await db.execute<{ is_new_device: boolean }>(sql`
    with account as (
      select customer_id, customer_number, email from customer_account
      where customer_id = ${customerId} and password_hash = ${passwordHash} and activated_at is not null
      for no key update
    ), sign_in as (
      insert into customer_sign_in
        (family_id, customer_id, device_id, browser, system, created_at, last_used_at, expires_at)
      select ${familyId}::uuid, customer_id, ${deviceId}::uuid, ${browser}, ${system}, ${at}, ${at}, ${expiresAt}
      from account
      returning family_id, customer_id
    ), added as (
      insert into refresh_token (token_hash, family_id, customer_id, created_at, expires_at)
      select ${hash}, family_id, customer_id, ${at}, ${expiresAt} from sign_in
    ), remembered as (
      insert into customer_known_device (customer_id, device_id, created_at, last_used_at)
      select customer_id, ${deviceId}::uuid, ${at}, ${at} from account
      on conflict (customer_id, device_id) do update set last_used_at = ${at}, revoked_at = null
    ), ${JOIN_GUEST_TRADES}
    select exists (select from customer_known_device as known where known.customer_id = account.customer_id)
      and not exists (select from customer_known_device as known where known.customer_id = account.customer_id
        and known.device_id = ${deviceId}::uuid and known.revoked_at is null) as is_new_device
    from account`)
  return rows[0] ? { refreshToken: token, familyId, isNewDevice: rows[0].is_new_device } : null
}

/**
 * Activates the account of a live token, once; guest sales under its address join it. The account is locked before the
 * token is looked at: a registration that replaces the account at the same moment voids the token under the same lock, so
 * a token activates what it was issued for, or nothing. Without the password, a stranger may have registered: a payout
 * account of the registration, which could divert money, goes.
 */
export async function activateAccount(
  db: Connection,
  { tokenHash, hasPassword }: StartedActivation,
  nowMs: number,
): Promise<boolean> {
  const at = new Date(nowMs)
  const { rowCount } = await db.execute(sql`
    with locked as (
      select customer_id, activated_at from customer_account
      where customer_id = (select customer_id from account_token where token_hash = ${tokenHash})
      for update
    ), token as (
      update account_token set used_at = ${at} from locked
      where token_hash = ${tokenHash} and account_token.customer_id = locked.customer_id and purpose = 'ACTIVATE'
        and used_at is null and voided_at is null and expires_at > ${at}
      returning account_token.customer_id
    ), forgotten_payment as (
      delete from customer_payment_account where not ${hasPassword}::boolean and customer_id in (
        select customer_id from token join locked using (customer_id) where activated_at is null)
    ), account as (
      update customer_account set activated_at = coalesce(activated_at, ${at}), ${TAKE_OVER_NEWSLETTER} from token
      where customer_account.customer_id = token.customer_id
      returning customer_account.customer_id, customer_number, email
    ), ${JOIN_GUEST_TRADES}
    select from account`)
  return rowCount === 1
}

export interface PasswordChange {
  readonly customerId: string
  readonly oldHash: string
  readonly newHash: string
  /** The sign-in that survives the change. */
  readonly exceptFamilyId: string | null
}

/**
 * Revokes whatever could still open the account: other sign-ins, and links in older mails. Those that only stop things
 * stay: a new password doesn't make an earlier change of the payout account the owner's own.
 */
export async function revokeAccess(
  db: Connection,
  { customerId, exceptFamilyId }: Pick<PasswordChange, 'customerId' | 'exceptFamilyId'>,
  nowMs: number,
): Promise<void> {
  await endSignIns(db, { customerId, exceptFamilyId }, nowMs)
  await db.execute(sql`
    update account_token set used_at = ${new Date(nowMs)}
    where customer_id = ${customerId} and used_at is null and purpose <> 'NOT_ME'`)
}

/** False when the password has changed in the meantime. */
export async function replacePassword(
  db: Connection,
  { customerId, oldHash, newHash, exceptFamilyId }: PasswordChange,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update customer_account set password_hash = ${newHash}, password_changed_at = ${new Date(nowMs)}
    where customer_id = ${customerId} and password_hash = ${oldHash}`)
  if (rowCount !== 1) return false
  await revokeAccess(db, { customerId, exceptFamilyId }, nowMs)
  return true
}

/**
 * Sets a password with the token of a mail, once. The mail proves the address, so the account is activated as well. If it
 * wasn't before, someone else may have filled it in: address and payout account, which could divert parcels or money, go.
 * The mail about an account opened from a sale sets the first password only. Null for a link that no longer works.
 */
export async function resetPassword(
  db: Connection,
  { tokenHash, newHash }: { readonly tokenHash: Uint8Array; readonly newHash: string },
  nowMs: number,
): Promise<{ readonly customerId: string; readonly isFromSale: boolean } | null> {
  const at = new Date(nowMs)
  const { rows } = await db.execute<{ customer_id: string; is_from_sale: boolean }>(sql`
    with locked as (
      select customer_id, activated_at from customer_account
      where customer_id = (select customer_id from account_token where token_hash = ${tokenHash})
      for update
    ), token as (
      update account_token set used_at = ${at} from locked
      where token_hash = ${tokenHash} and account_token.customer_id = locked.customer_id
        and (purpose = 'RESET' or purpose = 'OPEN' and activated_at is null) and used_at is null and expires_at > ${at}
      returning account_token.customer_id, purpose
    ), unproven as (
      select customer_id from token join locked using (customer_id) where activated_at is null
    ), forgotten_address as (
      delete from customer_address where customer_id in (select customer_id from unproven)
    ), forgotten_payment as (
      delete from customer_payment_account where customer_id in (select customer_id from unproven)
    ), account as (
      update customer_account set password_hash = ${newHash}, password_changed_at = ${at},
        activated_at = coalesce(activated_at, ${at}), ${TAKE_OVER_NEWSLETTER}
      from token where customer_account.customer_id = token.customer_id
      returning customer_account.customer_id, customer_number, email
    ), ${JOIN_GUEST_TRADES}
    select account.customer_id, purpose = 'OPEN' as is_from_sale from account join token using (customer_id)`)
  if (!rows[0]) return null
  const { customer_id: customerId, is_from_sale: isFromSale } = rows[0]
  await revokeAccess(db, { customerId, exceptFamilyId: null }, nowMs)
  return { customerId, isFromSale }
}

/** Deletes an account with everything that belongs to it and returns its mail address; null when it is gone already. */
export async function deleteAccount(db: Connection, customerId: string, at: Date): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    with account as (
      delete from customer_account where customer_id = ${customerId} returning email
    ), subscription as (
      delete from newsletter_subscription using account where newsletter_subscription.email = account.email
      returning newsletter_subscription.email, market, status
    ), consent as (
      insert into newsletter_consent (email, market, kind, way, happened_at)
      select email, market, 'ended', 'erasure', ${at}::timestamptz from subscription where status = 'confirmed'
    )
    select email from account`)
  return rows[0]?.email ?? null
}

/** Deletes accounts that were never activated and whose activation links have all expired. */
export async function deleteUnactivated(db: Connection): Promise<void> {
  await deleteInBatches(db, {
    table: 'customer_account',
    isOld: sql`activated_at is null and not exists (
      select from account_token where account_token.customer_id = customer_account.customer_id)`,
  })
}
