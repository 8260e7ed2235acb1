import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Connection, Transaction } from '#server/db/database.ts'
import { operatorFactors, operatorSessions, operators } from '#server/db/desk-schema.ts'
import { forgetDevices } from './known-devices.repository.ts'
import { isOperatorRole, type Operator } from './operator.ts'
import { findSessionStage, type SessionStage } from './session-stage.ts'

/** A browser sends the cookie from its sign-in, a machine its bearer token. */
export type SessionKind = 'browser' | 'machine'

export interface OperatorSession {
  readonly id: string
  readonly operator: Operator
  readonly tokenHash: Uint8Array
  readonly kind: SessionKind
  readonly stage: SessionStage
  /** Whether the operator has set up a second factor. */
  readonly hasFactor: boolean
  readonly passwordAtMs: number | null
  readonly factorAtMs: number | null
  /** Roles and actions that a token is limited to; null for browsers. */
  readonly scopes: readonly string[] | null
}

/** One working day. */
export const SIGN_IN_LIFETIME_MS = 10 * HOUR_MS

/** For the second step of a sign-in. */
export const FIRST_STEP_LIFETIME_MS = 15 * MINUTE_MS

/** How exactly the last use is known. Otherwise every request would write. */
const TOUCH_MS = MINUTE_MS

// The formats differ, so that one can't pass for the other: cookies need the origin check.
const PREFIXES: Readonly<Record<SessionKind, string>> = { browser: '', machine: 'desk_' }

const PATTERNS: Readonly<Record<SessionKind, RegExp>> = {
  browser: /^[\w-]{43}$/,
  machine: /^desk_[\w-]{43}$/,
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What was proven when a browser signed in, and where. */
export interface BrowserSignIn {
  readonly passwordAtMs: number | null
  readonly factorAtMs: number | null
  readonly address: string
  readonly browser: string
  /** Null until the sign-in is complete. */
  readonly deviceId: string | null
}

export interface NewSession {
  readonly operatorId: string
  readonly nowMs: number
  readonly lifetimeMs: number
}

export interface StartedSession {
  readonly token: string
  readonly expiresAt: Date
}

const toMoment = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

type SessionColumns = typeof operatorSessions.$inferInsert

async function insertSession(
  db: Connection,
  { operatorId, nowMs, lifetimeMs }: NewSession,
  facts: Pick<SessionColumns, 'passwordAt' | 'factorAt' | 'scopes' | 'address' | 'browser' | 'deviceId'> & {
    readonly kind: SessionKind
  },
): Promise<StartedSession> {
  const token = PREFIXES[facts.kind] + randomBytes(32).toString('base64url')
  const expiresAt = new Date(nowMs + lifetimeMs)
  const createdAt = new Date(nowMs)
  await db.insert(operatorSessions).values({
    ...facts,
    tokenHash: hashToken(token),
    operatorId,
    createdAt,
    expiresAt,
    lastUsedAt: createdAt,
  })
  return { token, expiresAt }
}

/** Signs in a browser. The token is returned once; the database only has its hash. */
export const startBrowserSession = (
  db: Connection,
  session: NewSession,
  { passwordAtMs, factorAtMs, ...place }: BrowserSignIn,
): Promise<StartedSession> =>
  insertSession(db, session, {
    kind: 'browser',
    passwordAt: toMoment(passwordAtMs),
    factorAt: toMoment(factorAtMs),
    ...place,
  })

/** Creates a machine's token, limited to roles and actions. It is returned once, too. */
export const startMachineSession = (
  db: Connection,
  session: NewSession,
  scopes: readonly string[],
): Promise<StartedSession> => insertSession(db, session, { kind: 'machine', scopes: [...scopes] })

export interface SessionClock {
  readonly nowMs: number
  /** A browser that sends nothing for this long is signed out. */
  readonly idleMs: number
  /** Asked by an open page on its own: nobody clicked anything, so it doesn't count as use. */
  readonly isUnattended?: boolean
}

/** Neither expired nor, for browsers, idle for too long. */
export const isOpenSession = ({ nowMs, idleMs }: SessionClock) =>
  and(
    gt(operatorSessions.expiresAt, new Date(nowMs)),
    or(eq(operatorSessions.kind, 'machine'), gt(operatorSessions.lastUsedAt, new Date(nowMs - idleMs))),
  )

async function touchSession(db: Connection, tokenHash: Uint8Array, nowMs: number): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ lastUsedAt: new Date(nowMs) })
    .where(eq(operatorSessions.tokenHash, tokenHash))
}

/** Whether the operator of the query has set up a second factor. */
export const HAS_FACTOR = sql<boolean>`exists (select from ${operatorFactors}
  where ${operatorFactors.operatorId} = ${operators.id} and ${operatorFactors.confirmedAt} is not null)`

/**
 * The token's session with the operator's current roles; null if it is invalid, expired or idle for too long, or the
 * operator disabled.
 */
export async function findOperatorSession(
  db: Connection,
  { token, kind }: { readonly token: string; readonly kind: SessionKind },
  clock: SessionClock,
): Promise<OperatorSession | null> {
  if (!PATTERNS[kind].test(token)) return null
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({
      session: operatorSessions,
      operator: { id: operators.id, name: operators.name, roles: operators.roles },
      hasFactor: HAS_FACTOR,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        eq(operatorSessions.kind, kind),
        isOpenSession(clock),
        isNull(operators.disabledAt),
      ),
    )
  if (!row) return null
  const { session, hasFactor } = row
  if (!clock.isUnattended && session.lastUsedAt.getTime() <= clock.nowMs - TOUCH_MS)
    await touchSession(db, tokenHash, clock.nowMs)
  const operator = { ...row.operator, roles: row.operator.roles.filter(isOperatorRole) }
  const factorAtMs = session.factorAt?.getTime() ?? null
  return {
    id: session.id,
    operator,
    tokenHash,
    kind,
    // A machine has neither password nor factor; its token is limited by scopes.
    stage: kind === 'machine' ? 'complete' : findSessionStage({ operator, hasFactor, factorAtMs }),
    hasFactor,
    passwordAtMs: session.passwordAt?.getTime() ?? null,
    factorAtMs,
    scopes: session.scopes,
  }
}

/** Which of these sessions are still open, with their operators' current roles. It doesn't count as use. */
export async function listOpenSessions(
  db: Connection,
  tokenHashes: readonly Uint8Array[],
  clock: SessionClock,
): Promise<readonly Pick<OperatorSession, 'tokenHash' | 'operator'>[]> {
  if (tokenHashes.length === 0) return []
  const rows = await db
    .select({
      tokenHash: operatorSessions.tokenHash,
      operator: { id: operators.id, name: operators.name, roles: operators.roles },
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        inArray(operatorSessions.tokenHash, tokenHashes.map(Buffer.from)),
        isOpenSession(clock),
        isNull(operators.disabledAt),
      ),
    )
  return rows.map(({ tokenHash, operator }) => ({
    tokenHash,
    operator: { ...operator, roles: operator.roles.filter(isOperatorRole) },
  }))
}

/** Notes that a session has just proven a password or a factor. */
export async function confirmSession(
  db: Connection,
  { tokenHash }: OperatorSession,
  proven: { readonly passwordAtMs?: number; readonly factorAtMs?: number },
): Promise<void> {
  const { passwordAtMs, factorAtMs } = proven
  await db
    .update(operatorSessions)
    .set({
      ...(passwordAtMs !== undefined && { passwordAt: new Date(passwordAtMs) }),
      ...(factorAtMs !== undefined && { factorAt: new Date(factorAtMs) }),
    })
    .where(eq(operatorSessions.tokenHash, tokenHash))
}

export async function endOperatorSession(db: Connection, tokenHash: Uint8Array): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

/** Ends all of an operator's sessions and tokens. None of the browsers is known any more. */
export async function endOperatorSessions(tx: Transaction, operatorId: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
  await forgetDevices(tx, operatorId)
}

/** Deletes expired sessions. */
export async function forgetEndedSessions(db: Connection, nowMs: number): Promise<void> {
  await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, new Date(nowMs)))
}
