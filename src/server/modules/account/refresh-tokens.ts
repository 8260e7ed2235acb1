import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'

/** The next token of a sign-in, and its customer. */
export interface Rotation {
  readonly refreshToken: string
  readonly familyId: string
  readonly customerId: string
  readonly customerNumber: number
}

const LIFETIME_MS = 30 * DAY_MS

/** Two tabs that refresh at the same moment are no theft. */
const REUSE_GRACE_MS = 10_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A token of 256 random bits; the database stores only its hash. */
export function createRefreshToken(nowMs: number) {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    hash: hashToken(token),
    familyId: randomUUID(),
    expiresAt: new Date(nowMs + LIFETIME_MS),
  }
}

interface UsedRow extends Record<string, unknown> {
  readonly family_id: string
  readonly customer_id: string
  readonly customer_number: string
}

/**
 * Uses up a token and issues the next one of its family; null when it is unknown, used, revoked or expired. Of two calls
 * with the same token only one succeeds: the other finds the token used once it gets the row lock.
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
    ), used as (
      update refresh_token set used_at = ${at} from account
      where token_hash = ${hash} and refresh_token.customer_id = account.customer_id
        and used_at is null and revoked_at is null and expires_at > ${at}
      returning family_id, account.customer_id, account.customer_number
    ), added as (
      insert into refresh_token (token_hash, family_id, customer_id, created_at, expires_at)
      select ${next.hash}, family_id, customer_id, ${at}, ${next.expiresAt} from used
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

/**
 * Revokes tokens until none is left. One pass isn't enough: while it waits for a token that is being used, the next one of
 * the family is added, and only another pass sees it.
 */
async function revokeWhere(db: Connection, condition: ReturnType<typeof sql>, at: Date): Promise<void> {
  for (;;) {
    const revoke = sql`update refresh_token set revoked_at = ${at} where revoked_at is null and ${condition}`
    const { rowCount } = await db.execute(revoke)
    if (!rowCount) return
  }
}

/** Ends the whole sign-in when one of its used tokens is presented again: someone has a copy. */
export async function revokeReused(db: Connection, given: string, nowMs: number): Promise<void> {
  const { rows } = await db.execute<{ family_id: string }>(sql`
    select family_id from refresh_token
    where token_hash = ${hashToken(given)} and used_at < ${new Date(nowMs - REUSE_GRACE_MS)}`)
  if (rows[0]) await revokeFamily(db, rows[0].family_id, nowMs)
}

export const revokeFamily = (db: Connection, familyId: string, nowMs: number): Promise<void> =>
  revokeWhere(db, sql`family_id = ${familyId}`, new Date(nowMs))

/** Ends all sign-ins of a customer, except the given one. */
export const revokeFamilies = (
  db: Connection,
  { customerId, exceptFamilyId }: { readonly customerId: string; readonly exceptFamilyId: string | null },
  nowMs: number,
): Promise<void> =>
  revokeWhere(
    db,
    sql`customer_id = ${customerId} and family_id is distinct from ${exceptFamilyId}::uuid`,
    new Date(nowMs),
  )

/** The sign-in that a token belongs to, even if it was used or revoked; null for an unknown one. */
export async function findFamily(db: Connection, given: string): Promise<string | null> {
  const { rows } = await db.execute<{ family_id: string }>(
    sql`select family_id from refresh_token where token_hash = ${hashToken(given)}`,
  )
  return rows[0]?.family_id ?? null
}

/** Deletes expired tokens. Used ones stay until then, so that their reuse is noticed. */
export async function forgetRefreshTokens(db: Connection, nowMs: number): Promise<void> {
  await db.execute(sql`delete from refresh_token where expires_at < ${new Date(nowMs)}`)
}
