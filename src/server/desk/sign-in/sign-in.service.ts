import { normalisePassword } from '#domain/customers/normalise-password.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { listFactors } from '#server/desk/factors/factors.repository.ts'
import { takePasskeyAnswer } from '#server/desk/factors/passkeys.ts'
import { lockAccess } from '#server/desk/operators/lock-access.ts'
import { normaliseOperatorName } from '#server/desk/operators/operator.ts'
import { findOperator, type StoredOperator } from '#server/desk/operators/operators.repository.ts'
import { findSessionStage, type SessionStage } from '#server/desk/operators/session-stage.ts'
import type { PasswordHashing } from '#server/modules/account/password-hashing.ts'
import { buildAttempt, type GuardOptions, guess } from './guarded-attempt.ts'
import { startSignIn } from './start-sign-in.ts'

export interface SignInOptions extends GuardOptions {
  readonly hashing: PasswordHashing
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

/**
 * A password signs in operators without a second factor; others have a step to go. Null if the password has been replaced
 * since it was checked.
 */
const takeFirstStep = (
  { db, secret, now }: SignInOptions,
  operator: StoredOperator,
  client: DeskClient,
): Promise<SignedIn | null> =>
  db.transaction(async (tx) => {
    await lockAccess(tx, operator.id)
    const current = await findOperator(tx, operator.name)
    if (current?.passwordHash !== operator.passwordHash || current.disabledAt) return null
    const nowMs = now()
    const hasFactor = (await listFactors(tx, operator.id)).length > 0
    const stage = findSessionStage({ operator, hasFactor, factorAtMs: null })
    const signIn = { operatorId: operator.id, stage, passwordAtMs: nowMs, factorAtMs: null, client, nowMs }
    const cookies = await startSignIn(tx, secret, signIn)
    const action = stage === 'complete' ? 'SIGN_IN' : 'CHECK_PASSWORD'
    await writeAudit(tx, { operatorId: operator.id, action, happenedAtMs: nowMs })
    return { stage, cookies }
  })

/** The first step of a sign-in, or null if name and password are wrong. Repeated guesses are refused with 429. */
export async function signIn(
  options: SignInOptions,
  { name: typed, password, client }: Credentials,
): Promise<SignedIn | null> {
  const { db, hashing } = options
  const name = normaliseOperatorName(typed)
  const operator = await findOperator(db, name)
  const operatorId = operator?.id ?? null
  const attempt = await buildAttempt(options, { subject: name, operatorId, client })
  const failure = { operatorId, action: 'SIGN_IN', refused: 'LOGIN_FAILED' }
  return guess(options, { attempt, failure }, async () => {
    // A wrong password, an unknown name and a disabled operator cost the same work, so none can be told apart.
    const hash = operator && !operator.disabledAt ? operator.passwordHash : null
    const isRight = await hashing.verify(normalisePassword(password.trim()), hash)
    return operator && isRight ? takeFirstStep(options, operator, client) : null
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
