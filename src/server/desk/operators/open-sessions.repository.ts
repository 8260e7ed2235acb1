import { and, desc, eq } from 'drizzle-orm'
import type { Connection, Transaction } from '#server/db/database.ts'
import { operatorSessions } from '#server/db/desk-schema.ts'
import { forgetDevice, forgetDevices } from './known-devices.repository.ts'
import { lockAccess } from './lock-access.ts'
import { isOpenSession, type SessionClock, type SessionKind } from './operator-sessions.ts'

/** A sign-in or token, as its owner sees it. */
export interface OpenSession {
  readonly id: string
  readonly kind: SessionKind
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  /** Null for tokens. */
  readonly browser: string | null
  readonly address: string | null
  /** Null for browsers. */
  readonly scopes: readonly string[] | null
}

/** An operator's open sign-ins and tokens, newest first. */
export async function listOpenSessions(
  db: Connection,
  operatorId: string,
  clock: SessionClock,
): Promise<readonly OpenSession[]> {
  const rows = await db
    .select({
      id: operatorSessions.id,
      kind: operatorSessions.kind,
      createdAt: operatorSessions.createdAt,
      lastUsedAt: operatorSessions.lastUsedAt,
      expiresAt: operatorSessions.expiresAt,
      browser: operatorSessions.browser,
      address: operatorSessions.address,
      scopes: operatorSessions.scopes,
    })
    .from(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), isOpenSession(clock)))
    .orderBy(desc(operatorSessions.createdAt))
  return rows.map((row) => ({ ...row, kind: row.kind === 'machine' ? 'machine' : 'browser' }))
}

/** Ends one of an operator's sign-ins or tokens, and forgets its device. One that has ended meanwhile is fine, too. */
export async function endSessionById(tx: Transaction, operatorId: string, id: string): Promise<void> {
  await lockAccess(tx, operatorId)
  const [ended] = await tx
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.id, id)))
    .returning({ deviceId: operatorSessions.deviceId })
  if (ended?.deviceId) await forgetDevice(tx, { operatorId, deviceId: ended.deviceId })
}

/** Ends all of an operator's sign-ins, but no tokens, and returns how many there were. No browser is known any more. */
export async function endSignIns(tx: Transaction, operatorId: string): Promise<number> {
  await lockAccess(tx, operatorId)
  const ended = await tx
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.kind, 'browser')))
    .returning({ id: operatorSessions.id })
  await forgetDevices(tx, operatorId)
  return ended.length
}
