import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ACTIVATION_DAYS, NOT_ME_DAYS, RESET_HOURS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { hashToken } from './refresh-tokens.ts'

export type TokenPurpose = 'ACTIVATE' | 'OPEN' | 'RESET' | 'NOT_ME'

const LIFETIMES_MS: Readonly<Record<TokenPurpose, number>> = {
  ACTIVATE: ACTIVATION_DAYS * DAY_MS,
  // To choose the first password of an account that was opened from a sale.
  OPEN: ACTIVATION_DAYS * DAY_MS,
  RESET: RESET_HOURS * HOUR_MS,
  NOT_ME: NOT_ME_DAYS * DAY_MS,
}

/** Per customer and purpose, so that nobody can flood a stranger's mailbox. */
export const MAX_TOKENS_PER_HOUR = 5

/**
 * The token in a mail's link. It is never stored: the outbox row has a random id, from which the shop's secret derives the
 * same token at every attempt to send the mail. The database keeps only the token's hash.
 */
const deriveToken = (secret: ShopSecret, purpose: TokenPurpose, tokenId: string): string =>
  secret.keyFor(`account-token-${purpose}`, tokenId)

/** The tokens that the keys of the ring make of an id, newest first. */
export const listTokens = (secret: ShopSecret, purpose: TokenPurpose, tokenId: string): readonly string[] =>
  secret.keysFor(`account-token-${purpose}`, tokenId)

export interface NewToken {
  readonly tokenId: string
  readonly hash: Uint8Array
  readonly purpose: TokenPurpose
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Start of the window in which tokens of the same purpose count towards the limit. */
  readonly countedSince: Date
}

export function createOneUseToken(secret: ShopSecret, purpose: TokenPurpose, nowMs: number): NewToken {
  const tokenId = randomUUID()
  return {
    tokenId,
    purpose,
    hash: hashToken(deriveToken(secret, purpose, tokenId)),
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + LIFETIMES_MS[purpose]),
    countedSince: new Date(nowMs - HOUR_MS),
  }
}

/** Common table expressions that add a token for the customer of `account`, unless the hourly limit is reached. */
export const buildTokenParts = ({ hash, purpose, createdAt, expiresAt, countedSince }: NewToken) => sql`
  allowed as (
    select account.customer_id from account where ${MAX_TOKENS_PER_HOUR} > (
      select count(*) from account_token as earlier where earlier.customer_id = account.customer_id
        and earlier.purpose = ${purpose} and earlier.created_at > ${countedSince})
  ), added_token as (
    insert into account_token (token_hash, customer_id, purpose, created_at, expires_at)
    select ${hash}, customer_id, ${purpose}, ${createdAt}, ${expiresAt} from allowed
  )`

/** The payout account whose change a mail reports. */
export interface ReportedPayout {
  readonly paymentTypeId: number
  /** Keyed hash of the new account number; null when the account was removed. */
  readonly accountKey: string | null
}

async function insertToken(
  tx: Connection,
  customerId: string,
  { token, payout }: { readonly token: NewToken; readonly payout: ReportedPayout | null },
): Promise<string> {
  const { tokenId, hash, purpose, createdAt, expiresAt } = token
  await tx.execute(sql`
    insert into account_token
      (token_hash, customer_id, purpose, created_at, expires_at, payment_type_id, payout_account_key)
    values (${hash}, ${customerId}, ${purpose}, ${createdAt}, ${expiresAt}, ${payout?.paymentTypeId ?? null},
      ${payout?.accountKey ?? null})`)
  return tokenId
}

interface TokenOwner {
  readonly customerId: string
  readonly nowMs: number
}

/** Adds the token of a link by which its owner says "that wasn't me", and returns the id for its mail. */
export const addNotMeToken = (
  tx: Connection,
  secret: ShopSecret,
  { customerId, payout, nowMs }: TokenOwner & { readonly payout: ReportedPayout | null },
): Promise<string> =>
  insertToken(tx, customerId, { token: createOneUseToken(secret, 'NOT_ME', nowMs), payout })

/** Adds the token of a link to a new password, outside the hourly limit: its owner has just proven the mailbox. */
export const addResetToken = (
  tx: Connection,
  secret: ShopSecret,
  { customerId, nowMs }: TokenOwner,
): Promise<string> =>
  insertToken(tx, customerId, { token: createOneUseToken(secret, 'RESET', nowMs), payout: null })

/** Makes earlier activation links useless, because a newer registration has replaced what they were issued for. */
export async function voidActivations(tx: Connection, customerId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update account_token set voided_at = ${at}
    where customer_id = ${customerId} and purpose = 'ACTIVATE' and voided_at is null`)
}

export interface StoredToken {
  readonly customerId: string
  readonly expiresAt: Date
  /** Neither used nor expired, nor replaced by a newer one; the first password of an account was not chosen otherwise. */
  readonly isLive: boolean
  /** The account is active, and this token is not one that a newer registration has replaced. */
  readonly isActivated: boolean
}

interface TokenRow extends Record<string, unknown> {
  readonly customer_id: string
  readonly expires_at: Date | string
  readonly is_live: boolean
  readonly is_activated: boolean
}

/** Null for a token that was never issued. */
export async function findToken(
  db: Connection,
  { hash, purpose }: { readonly hash: Uint8Array; readonly purpose: TokenPurpose },
  nowMs: number,
): Promise<StoredToken | null> {
  const { rows } = await db.execute<TokenRow>(sql`
    select customer_id, expires_at, used_at is null and voided_at is null and expires_at > ${new Date(nowMs)}
      and (purpose <> 'OPEN' or activated_at is null) as is_live, activated_at is not null and voided_at is null as is_activated
    from account_token join customer_account using (customer_id)
    where token_hash = ${hash} and purpose = ${purpose}`)
  const [row] = rows
  if (!row) return null
  return {
    customerId: row.customer_id,
    expiresAt: new Date(row.expires_at),
    isLive: row.is_live,
    isActivated: row.is_activated,
  }
}

/** Two purposes, so that nobody turns an identifier without the password into one with it. */
const IDENTIFIER_PURPOSES = {
  withPassword: 'activation-with-password',
  withoutPassword: 'activation-identifier',
}

/** The activation that a token started. */
export interface StartedActivation {
  readonly tokenHash: Uint8Array
  /** Whether the password of the registration was given: by who registered, not only by who reads the mail. */
  readonly hasPassword: boolean
}

const findPurpose = (hasPassword: boolean) =>
  hasPassword ? IDENTIFIER_PURPOSES.withPassword : IDENTIFIER_PURPOSES.withoutPassword

/** Names an activation. Only the shop can create one. */
export function buildIdentifier(secret: ShopSecret, { tokenHash, hasPassword }: StartedActivation): string {
  const name = Buffer.from(tokenHash).toString('base64url')
  return `${name}.${secret.keyFor(findPurpose(hasPassword), name)}`
}

/** The activation behind an identifier; null for a forged one. */
export function readIdentifier(secret: ShopSecret, identifier: string): StartedActivation | null {
  const [name = '', key = ''] = identifier.split('.')
  const hasPassword = [true, false].find((given) => secret.isKeyFor(findPurpose(given), name, key))
  return hasPassword === undefined ? null : { tokenHash: Buffer.from(name, 'base64url'), hasPassword }
}

export async function forgetOneUseTokens(db: Connection, nowMs: number): Promise<void> {
  await deleteInBatches(db, { table: 'account_token', isOld: sql`expires_at < ${new Date(nowMs)}` })
}
