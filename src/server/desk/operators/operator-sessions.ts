import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { operatorSessions, operators } from '#server/db/desk-schema.ts'
import { isOperatorRole, type Operator } from './operator.ts'

/** A browser sends the cookie from its sign-in, a machine its bearer token. */
export type SessionKind = 'browser' | 'machine'

export interface OperatorSession {
  readonly operator: Operator
  readonly tokenHash: Uint8Array
  readonly kind: SessionKind
}

/** One working day. */
export const SIGN_IN_LIFETIME_MS = 10 * HOUR_MS

// The formats differ, so that one can't pass for the other: cookies need the origin check.
const PREFIXES: Readonly<Record<SessionKind, string>> = { browser: '', machine: 'desk_' }

const PATTERNS: Readonly<Record<SessionKind, RegExp>> = {
  browser: /^[\w-]{43}$/,
  machine: /^desk_[\w-]{43}$/,
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface NewSession {
  readonly operatorId: string
  readonly kind: SessionKind
  readonly nowMs: number
  readonly lifetimeMs: number
}

/** Starts a session. The token is returned once; the database only has its hash. */
export async function startOperatorSession(
  db: Connection,
  { operatorId, kind, nowMs, lifetimeMs }: NewSession,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = PREFIXES[kind] + randomBytes(32).toString('base64url')
  const expiresAt = new Date(nowMs + lifetimeMs)
  const createdAt = new Date(nowMs)
  await db.insert(operatorSessions).values({ tokenHash: hashToken(token), operatorId, createdAt, expiresAt })
  return { token, expiresAt }
}

/** The token's session with the operator's current roles; null if it is invalid or expired, or the operator disabled. */
export async function findOperatorSession(
  db: Connection,
  { token, kind }: { readonly token: string; readonly kind: SessionKind },
  nowMs: number,
): Promise<OperatorSession | null> {
  if (!PATTERNS[kind].test(token)) return null
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({ id: operators.id, name: operators.name, roles: operators.roles })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        gt(operatorSessions.expiresAt, new Date(nowMs)),
        isNull(operators.disabledAt),
      ),
    )
  return row ? { operator: { ...row, roles: row.roles.filter(isOperatorRole) }, tokenHash, kind } : null
}

export async function endOperatorSession(db: Connection, tokenHash: Uint8Array): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

/** Ends all of an operator's sessions and tokens. */
export async function endOperatorSessions(db: Connection, operatorId: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
}

/** Deletes expired sessions. */
export async function forgetEndedSessions(db: Connection, nowMs: number): Promise<void> {
  await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, new Date(nowMs)))
}
