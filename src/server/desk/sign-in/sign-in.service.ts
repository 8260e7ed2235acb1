import { normalisePassword } from '#domain/customers/password.ts'
import type { Database } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { listFactors } from '#server/desk/factors/factors.repository.ts'
import { takePasskeyAnswer } from '#server/desk/factors/passkeys.ts'
import { normaliseOperatorName } from '#server/desk/operators/operator.ts'
import { findOperator, type StoredOperator } from '#server/desk/operators/operators.repository.ts'
import { findSessionStage, type SessionStage } from '#server/desk/operators/session-stage.ts'
import type { PasswordHashing } from '#server/modules/account/password-hashing.ts'
import type { LoginGuard } from '#server/modules/login-guard/login-guard.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { buildAttempt } from './guarded-attempt.ts'
import { startSignIn } from './start-sign-in.ts'

export interface SignInOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly hashing: PasswordHashing
  readonly guard: LoginGuard
}

export interface Credentials {
  readonly name: string
  readonly password: string
  readonly client: DeskClient
}

/** A browser that is signed in, or half-way there. */
export interface SignedIn {
  readonly stage: SessionStage
  /** To be set in the browser. */
  readonly cookies: string[]
}

/** A password signs in operators without a second factor; others have a step to go. */
const takeFirstStep = (
  { db, secret, now }: SignInOptions,
  operator: StoredOperator,
  client: DeskClient,
): Promise<SignedIn> =>
  db.transaction(async (tx) => {
    const nowMs = now()
    const hasFactor = (await listFactors(tx, operator.id)).length > 0
    const stage = findSessionStage({ operator, hasFactor, factorAtMs: null })
    const signIn = { operatorId: operator.id, stage, passwordAtMs: nowMs, factorAtMs: null, client, nowMs }
    const cookies = await startSignIn(tx, secret, signIn)
    const action = stage === 'complete' ? 'SIGN_IN' : 'CHECK_PASSWORD'
    await writeAudit(tx, { operatorId: operator.id, action, happenedAtMs: nowMs })
    return { stage, cookies }
  })

/** Logs a failed attempt, without the typed name, which may have been the password. */
const logFailure = ({ db, now }: SignInOptions, operatorId: string | null, refused: string): Promise<void> =>
  writeAudit(db, { operatorId, action: 'SIGN_IN', happenedAtMs: now(), data: { refused } })

/** The first step of a sign-in, or null if name and password are wrong. Repeated guesses are refused with 429. */
export async function signIn(
  options: SignInOptions,
  { name: typed, password, client }: Credentials,
): Promise<SignedIn | null> {
  const { db, secret, hashing, guard } = options
  const name = normaliseOperatorName(typed)
  const operator = await findOperator(db, name)
  const attempt = buildAttempt(secret, { subject: name, operatorId: operator?.id ?? null, client })
  return guard.attempt(attempt, async () => {
    // A wrong password, an unknown name and a disabled operator cost the same work, so none can be told apart.
    const hash = operator && !operator.disabledAt ? operator.passwordHash : null
    const isRight = await hashing.verify(normalisePassword(password.trim()), hash)
    if (operator && isRight) return takeFirstStep(options, operator, client)
    await logFailure(options, operator?.id ?? null, 'LOGIN_FAILED')
    return null
  })
}

/** What a passkey answers to when nobody is signed in yet. */
export const SIGN_IN_SUBJECT = 'sign-in'

/**
 * Signs in with a passkey alone, or returns null. It has been unlocked with a PIN or a finger, so it is two factors at once;
 * and it can't be guessed, so strangers can't have it blocked.
 */
export async function signInWithPasskey(
  options: SignInOptions,
  { answer, client }: { readonly answer: string; readonly client: DeskClient },
): Promise<SignedIn | null> {
  const { db, secret, now } = options
  return db.transaction(async (tx) => {
    const nowMs = now()
    const context = { secret, subject: SIGN_IN_SUBJECT, origin: client.origin, nowMs }
    const operatorId = await takePasskeyAnswer(tx, context, answer)
    if (operatorId === null) return null
    const signIn = {
      operatorId,
      stage: 'complete',
      passwordAtMs: null,
      factorAtMs: nowMs,
      client,
      nowMs,
    } as const
    const cookies = await startSignIn(tx, secret, signIn)
    await writeAudit(tx, {
      operatorId,
      action: 'SIGN_IN',
      happenedAtMs: nowMs,
      data: { factor: 'passkey' },
    })
    return { stage: 'complete', cookies }
  })
}
