import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorSessions } from '#server/db/desk-schema.ts'
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

/** Ends one of an operator's sign-ins or tokens; false if there is no such one. */
export async function endSessionById(db: Connection, operatorId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.id, id)))
    .returning({ id: operatorSessions.id })
  return ended.length === 1
}

/** Ends all of an operator's sign-ins, but no tokens, and returns how many there were. */
export async function endSignIns(db: Connection, operatorId: string): Promise<number> {
  const ended = await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.kind, 'browser')))
    .returning({ id: operatorSessions.id })
  return ended.length
}
