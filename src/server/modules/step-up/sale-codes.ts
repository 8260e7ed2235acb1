import { randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { CODE_DIGITS, CODE_MAX_ATTEMPTS, CODE_MINUTES, readCodeDigits } from '#domain/trades/sale-code.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const CODE_COUNT = 10n ** BigInt(CODE_DIGITS)

/** The code of a mail. It isn't stored: a copy of the database doesn't contain it, nor anything to guess it from. */
export function deriveSaleCode(secret: ShopSecret, codeId: string): string {
  const bytes = Buffer.from(secret.keyFor('sale-code', codeId), 'base64url')
  // Of 128 bits the remainder is even enough.
  return String(BigInt(`0x${bytes.toString('hex')}`) % CODE_COUNT).padStart(CODE_DIGITS, '0')
}

/** Replaces the code of a sale: an earlier one no longer works. */
export async function startSaleCode(tx: Connection, transactionId: number, nowMs: number): Promise<string> {
  const codeId = randomUUID()
  const expiresAt = new Date(nowMs + CODE_MINUTES * MINUTE_MS)
  await tx.execute(sql`
    insert into sale_code (transaction_id, code_id, expires_at) values (${transactionId}, ${codeId}, ${expiresAt})
    on conflict (transaction_id) do update
      set code_id = excluded.code_id, expires_at = excluded.expires_at, attempts = 0`)
  return codeId
}

export interface SaleCodeQuery {
  readonly transactionId: number
  readonly nowMs: number
}

/** The code for its mail; null when it no longer works. */
export async function findSaleCode(
  { db, secret }: { readonly db: Connection; readonly secret: ShopSecret },
  { codeId, nowMs }: { readonly codeId: string; readonly nowMs: number },
): Promise<string | null> {
  const { rowCount } = await db.execute(sql`
    select from sale_code where code_id = ${codeId} and expires_at > ${new Date(nowMs)}`)
  return rowCount === 1 ? deriveSaleCode(secret, codeId) : null
}

function isSameCode(expected: string, typed: string): boolean {
  const given = Buffer.from(readCodeDigits(typed))
  return given.length === CODE_DIGITS && timingSafeEqual(Buffer.from(expected), given)
}

// The attempt counts before the code is compared, in a statement of its own: guesses sent together don't share one.
const takeAttempt = ({ transactionId, nowMs }: SaleCodeQuery) => sql`
  update sale_code set attempts = attempts + 1
  where transaction_id = ${transactionId} and attempts < ${CODE_MAX_ATTEMPTS} and expires_at > ${new Date(nowMs)}
  returning code_id as "codeId"`

/** Whether this is the newest code of the sale. It works once; a wrong, expired or void one is all the same. */
export async function redeemSaleCode(
  { db, secret }: { readonly db: Connection; readonly secret: ShopSecret },
  { typed, ...query }: SaleCodeQuery & { readonly typed: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ codeId: string }>(takeAttempt(query))
  const [current] = rows
  if (!current || !isSameCode(deriveSaleCode(secret, current.codeId), typed)) return false
  const { rowCount } = await db.execute(sql`
    delete from sale_code where transaction_id = ${query.transactionId} and code_id = ${current.codeId}`)
  return rowCount === 1
}

/** Deletes codes that no longer work. */
export async function forgetSaleCodes(db: Connection, nowMs: number): Promise<void> {
  await deleteInBatches(db, { table: 'sale_code', isOld: sql`expires_at < ${new Date(nowMs)}` })
}
