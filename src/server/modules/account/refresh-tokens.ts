import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SIGN_IN_DAYS, SIGN_IN_MAX_DAYS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

/** The next token of a sign-in, and its customer. */
export interface Rotation {
  readonly refreshToken: string
  readonly familyId: string
  readonly customerId: string
  readonly customerNumber: number
}

const LIFETIME_MS = SIGN_IN_DAYS * DAY_MS

/** Two tabs that refresh at the same moment are no theft. */
const REUSE_GRACE_MS = 10_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A token of 256 random bits; the database stores only its hash. */
export function createRefreshToken(nowMs: number) {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    hash: hashToken(token),
    expiresAt: new Date(nowMs + LIFETIME_MS),
  }
}

interface UsedRow extends Record<string, unknown> {
  readonly family_id: string
  readonly customer_id: string
  readonly customer_number: string
}

/** The last moment of a sign-in, by its first one. */
const LAST_MOMENT = sql.raw(`sign_in.created_at + interval '${SIGN_IN_MAX_DAYS} days'`)

/**
 * Uses up a token and issues the next one of its family; null when it is unknown, used or expired, or when the sign-in is
 * over. Of two calls with the same token only one succeeds: the other finds the token used once it gets the row lock. The
 * sign-in is locked, too: ending it at the same moment waits, and then ends the new token with it.
 */
export async function rotateToken(db: Connection, given: string, nowMs: number): Promise<Rotation | null> {
  const hash = hashToken(given)
  const at = new Date(nowMs)
  const next = createRefreshToken(nowMs)
  // Locks the account against deletion, so that no token is added to a deleted one.
  const { rows } = await db.execute<UsedRow>(sql`
    with account as (
      select customer_id, customer_number from customer_account
      where customer_id = (select customer_id from refresh_token where token_hash = ${hash})
      for key share
    ), sign_in as (
      select family_id, account.customer_id, account.customer_number,
        least(${next.expiresAt}::timestamptz, ${LAST_MOMENT}) as expires_at
      from customer_sign_in as sign_in join account on account.customer_id = sign_in.customer_id
      where family_id = (select family_id from refresh_token where token_hash = ${hash})
        and ended_at is null and expires_at > ${at}
      for no key update of sign_in
    ), used as (
      update refresh_token set used_at = ${at} from sign_in
      where token_hash = ${hash} and refresh_token.family_id = sign_in.family_id
        and used_at is null and refresh_token.expires_at > ${at}
      returning sign_in.*
    ), renewed as (
      update customer_sign_in set last_used_at = ${at}, expires_at = used.expires_at from used
      where customer_sign_in.family_id = used.family_id
    ), added as (
      insert into refresh_token (token_hash, family_id, customer_id, created_at, expires_at)
      select ${next.hash}, family_id, customer_id, ${at}, expires_at from used
    )
    select family_id, customer_id, customer_number from used`)
  const [row] = rows
  if (!row) return null
  return {
    refreshToken: next.token,
    familyId: row.family_id,
    customerId: row.customer_id,
    customerNumber: Number(row.customer_number),
  }
}

/** Ends the whole sign-in when one of its used tokens is presented again: someone has a copy. */
export async function revokeReused(db: Connection, given: string, nowMs: number): Promise<void> {
  await db.execute(sql`
    update customer_sign_in set ended_at = ${new Date(nowMs)} where ended_at is null and family_id = (
      select family_id from refresh_token
      where token_hash = ${hashToken(given)} and used_at < ${new Date(nowMs - REUSE_GRACE_MS)})`)
}

/** Whether a token was never used, but its sign-in has ended: not by this browser, which would have forgotten the token. */
export async function isEndedElsewhere(db: Connection, given: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from refresh_token join customer_sign_in using (family_id)
    where token_hash = ${hashToken(given)} and used_at is null and ended_at is not null`)
  return rowCount === 1
}

/** The sign-in that a token belongs to, even if it was used or is over; null for an unknown one. */
export async function findFamily(db: Connection, given: string): Promise<string | null> {
  const { rows } = await db.execute<{ family_id: string }>(
    sql`select family_id from refresh_token where token_hash = ${hashToken(given)}`,
  )
  return rows[0]?.family_id ?? null
}

/** Deletes expired tokens. Used ones stay until then, so that their reuse is noticed. */
export async function forgetRefreshTokens(db: Connection, nowMs: number): Promise<void> {
  await deleteInBatches(db, { table: 'refresh_token', isOld: sql`expires_at < ${new Date(nowMs)}` })
}
