import { normalisePassword } from '#domain/customers/normalise-password.ts'
import type { Transaction } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { takeCodeOfOperator } from '#server/desk/factors/app-codes.ts'
import { takePasskeyAnswer } from '#server/desk/factors/passkeys.ts'
import { takeRecoveryCode } from '#server/desk/factors/recovery-codes.ts'
import { lockStage } from '#server/desk/operators/lock-access.ts'
import {
  confirmSession,
  endOperatorSession,
  type OperatorSession,
} from '#server/desk/operators/operator-sessions.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildAttempt, guess } from './guarded-attempt.ts'
import { type Failure, logFailure } from './log-failure.ts'
import type { SignInOptions } from './sign-in.service.ts'
import { startSignIn } from './start-sign-in.ts'

/** What an operator has shown. */
export type ShownFactor = 'app' | 'passkey' | 'recoveryCode'

/** A confirmed session, and the cookies to set in its browser: none unless this completed a sign-in. */
export interface Confirmed {
  readonly factor: ShownFactor
  readonly cookies: string[]
}

export interface Confirming {
  readonly session: OperatorSession
  readonly client: DeskClient
}

/** What a passkey answers to in a session. */
export const buildConfirmSubject = ({ id }: OperatorSession): string => `confirm:${id}`

/**
 * A sign-in that is ended while its second step is shown stays ended. Comes before the factor is used up: a reset locks the
 * access first and the factors after it, too.
 */
async function lockSignIn(tx: Transaction, { session }: Confirming): Promise<void> {
  if (session.stage === 'factorMissing' && (await lockStage(tx, session)) === null)
    throw new HttpError(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.')
}

/** A sign-in gets a new token with its second step: whoever has seen the first one gains nothing. */
async function completeSignIn(
  tx: Transaction,
  { secret, now }: SignInOptions,
  { session, client }: Confirming,
): Promise<string[]> {
  const nowMs = now()
  await endOperatorSession(tx, session.tokenHash)
  return startSignIn(tx, secret, {
    operatorId: session.operator.id,
    stage: 'complete',
    passwordAtMs: session.passwordAtMs,
    factorAtMs: nowMs,
    client,
    nowMs,
  })
}

/** The name under which it is logged: the second step of a sign-in, or a confirmation in the middle of work. */
const nameAction = ({ session }: Confirming): string =>
  session.stage === 'factorMissing' ? 'SIGN_IN' : 'CONFIRM_FACTOR'

async function acceptFactor(
  tx: Transaction,
  options: SignInOptions,
  confirming: Confirming & { readonly factor: ShownFactor },
): Promise<Confirmed> {
  const { session, factor } = confirming
  const nowMs = options.now()
  const isSigningIn = session.stage === 'factorMissing'
  const cookies = isSigningIn ? await completeSignIn(tx, options, confirming) : []
  if (!isSigningIn) await confirmSession(tx, session, { factorAtMs: nowMs })
  const { id: operatorId } = session.operator
  await writeAudit(tx, { operatorId, action: nameAction(confirming), happenedAtMs: nowMs, data: { factor } })
  return { factor, cookies }
}

const describeFailure = (confirming: Confirming): Failure => ({
  operatorId: confirming.session.operator.id,
  action: nameAction(confirming),
  refused: 'FACTOR_FAILED',
})

/** Codes are guessed apart from passwords: whoever gets here has a right one already. */
const guardCode = (options: SignInOptions, { session, client }: Confirming) => {
  const { id: operatorId } = session.operator
  return buildAttempt(options, { subject: `CODE ${operatorId}`, operatorId, client })
}

/** Uses up a code of an app or, if it isn't one, a recovery code. */
async function takeCode(
  tx: Transaction,
  { secret, now }: SignInOptions,
  typed: { readonly operatorId: string; readonly code: string },
): Promise<ShownFactor | null> {
  const query = { ...typed, nowMs: now() }
  if (await takeCodeOfOperator(tx, secret, query)) return 'app'
  return (await takeRecoveryCode(tx, query)) ? 'recoveryCode' : null
}

/** Confirms a session with a typed code; null for a wrong or used one. Repeated guesses are refused with 429. */
export async function confirmWithCode(
  options: SignInOptions,
  confirming: Confirming & { readonly code: string },
): Promise<Confirmed | null> {
  const { session, code } = confirming
  const attempt = await guardCode(options, confirming)
  return guess(options, { attempt, failure: describeFailure(confirming) }, () =>
    options.db.transaction(async (tx) => {
      await lockSignIn(tx, confirming)
      const factor = await takeCode(tx, options, { operatorId: session.operator.id, code })
      return factor && acceptFactor(tx, options, { ...confirming, factor })
    }),
  )
}

/** Confirms a session with one of its operator's passkeys; null if the answer proves nothing. */
export async function confirmWithPasskey(
  options: SignInOptions,
  confirming: Confirming & { readonly answer: string },
): Promise<Confirmed | null> {
  const { session, client, answer } = confirming
  const { db, secret, now } = options
  const context = { secret, subject: buildConfirmSubject(session), origin: client.origin, nowMs: now() }
  const confirmed = await db.transaction(async (tx) => {
    await lockSignIn(tx, confirming)
    const operatorId = await takePasskeyAnswer(tx, context, answer)
    if (operatorId !== session.operator.id) return null
    return acceptFactor(tx, options, { ...confirming, factor: 'passkey' })
  })
  if (!confirmed) await logFailure(options, describeFailure(confirming))
  return confirmed
}

/** Checks the password of a signed-in operator again; false for a wrong one. Repeated guesses are refused with 429. */
export async function confirmWithPassword(
  options: SignInOptions,
  confirming: Confirming & { readonly password: string },
): Promise<boolean> {
  const { session, client, password } = confirming
  const { db, hashing, now } = options
  const { id: operatorId, name } = session.operator
  // Strangers can't guess here, so they can't block it either.
  const attempt = {
    ...(await buildAttempt(options, { subject: name, operatorId, client })),
    trusted: `desk-session:${session.id}`,
  }
  const failure = { operatorId, action: 'CONFIRM_PASSWORD', refused: 'LOGIN_FAILED' }
  const isRight = await guess(options, { attempt, failure }, async () => {
    const operator = await findOperator(db, name)
    const matches = await hashing.verify(normalisePassword(password.trim()), operator?.passwordHash ?? null)
    return matches || null
  })
  if (!isRight) return false
  const nowMs = now()
  await db.transaction(async (tx) => {
    await confirmSession(tx, session, { passwordAtMs: nowMs })
    await writeAudit(tx, { operatorId, action: 'CONFIRM_PASSWORD', happenedAtMs: nowMs })
  })
  return true
}
