import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorSessions, operators } from '#server/db/desk-schema.ts'
import { isOperatorRole, type Operator } from './operator.ts'

/** A browser sends a cookie that came with a sign-in, a machine a bearer token that was handed to it. */
export type SessionKind = 'browser' | 'machine'

export interface OperatorSession {
  readonly operator: Operator
  readonly tokenHash: Uint8Array
  readonly kind: SessionKind
}

/** One working day. */
export const SIGN_IN_LIFETIME_MS = 10 * 60 * 60_000

// The two kinds differ in form, so that neither passes for the other: a cookie needs the check of its origin.
const PREFIXES: Readonly<Record<SessionKind, string>> = { browser: '', machine: 'desk_' }

const FORMS: Readonly<Record<SessionKind, RegExp>> = {
  browser: /^[\w-]{43}$/,
  machine: /^desk_[\w-]{43}$/,
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface NewSession {
  readonly operatorId: string
  readonly kind: SessionKind
  readonly nowMs: number
  readonly lifetimeMs: number
}

/** The token itself is told once; the database has its hash. */
export async function startOperatorSession(
  db: Connection,
  { operatorId, kind, nowMs, lifetimeMs }: NewSession,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = PREFIXES[kind] + randomBytes(32).toString('base64url')
  const expiresAt = new Date(nowMs + lifetimeMs)
  const createdAt = new Date(nowMs)
  await db.insert(operatorSessions).values({ tokenHash: hashOf(token), operatorId, createdAt, expiresAt })
  return { token, expiresAt }
}

/** Whose token it is, with the roles of this moment; null when it is none, too old, or its operator is disabled. */
export async function findOperatorSession(
  db: Connection,
  { token, kind }: { readonly token: string; readonly kind: SessionKind },
  nowMs: number,
): Promise<OperatorSession | null> {
  if (!FORMS[kind].test(token)) return null
  const tokenHash = hashOf(token)
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

/** Ends all sign-ins and all tokens of an operator. */
export async function endOperatorSessions(db: Connection, operatorId: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
}

/** Forgets what has ended by its time. */
export async function forgetEndedSessions(db: Connection, nowMs: number): Promise<void> {
  await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, new Date(nowMs)))
}
