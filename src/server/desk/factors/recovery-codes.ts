import { createHash } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorRecoveryCodes } from '#server/db/desk-schema.ts'
import { createRandomCode } from './random-code.ts'

/** How many an operator gets at a time. */
export const RECOVERY_CODE_COUNT = 10

// About 79 bits: too many to find a code by its hash, so the hash needs neither salt nor work.
const GROUPS = 4

/** As it is stored: dashes, spaces and case don't matter. */
const normaliseCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

const hashCode = (operatorId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${operatorId}:${normaliseCode(code)}`)
    .digest()

/** Replaces an operator's codes. The new ones are returned once; the database only has their hashes. */
export async function renewRecoveryCodes(
  db: Connection,
  { operatorId, nowMs }: { readonly operatorId: string; readonly nowMs: number },
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => createRandomCode(GROUPS))
  await deleteRecoveryCodes(db, operatorId)
  const createdAt = new Date(nowMs)
  await db
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashCode(operatorId, code), operatorId, createdAt })))
  return codes
}

/** Uses up a code; false for a wrong or used one. */
export async function takeRecoveryCode(
  db: Connection,
  { operatorId, code, nowMs }: { readonly operatorId: string; readonly code: string; readonly nowMs: number },
): Promise<boolean> {
  const taken = await db
    .update(operatorRecoveryCodes)
    .set({ usedAt: new Date(nowMs) })
    .where(
      and(
        eq(operatorRecoveryCodes.codeHash, hashCode(operatorId, code)),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ operatorId: operatorRecoveryCodes.operatorId })
  return taken.length === 1
}

/** How many codes an operator has left. */
export async function countRecoveryCodes(db: Connection, operatorId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(operatorRecoveryCodes)
    .where(and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function deleteRecoveryCodes(db: Connection, operatorId: string): Promise<void> {
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId))
}
