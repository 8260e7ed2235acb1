import { normalisePassword } from '#domain/customers/password.ts'
import type { Transaction } from '#server/db/database.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { takeCodeOfOperator } from '#server/desk/factors/app-codes.ts'
import { takePasskeyAnswer } from '#server/desk/factors/passkeys.ts'
import { takeRecoveryCode } from '#server/desk/factors/recovery-codes.ts'
import {
  confirmSession,
  endOperatorSession,
  type OperatorSession,
} from '#server/desk/operators/operator-sessions.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { buildAttempt } from './guarded-attempt.ts'
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

const logFailure = (
  { db, now }: SignInOptions,
  confirming: Confirming,
  refused: 'FACTOR_FAILED' | 'LOGIN_FAILED',
): Promise<void> =>
  writeAudit(db, {
    operatorId: confirming.session.operator.id,
    action: refused === 'LOGIN_FAILED' ? 'CONFIRM_PASSWORD' : nameAction(confirming),
    happenedAtMs: now(),
    data: { refused },
  })

/** Codes are guessed apart from passwords: whoever gets here has a right one already. */
const guardCode = ({ secret }: SignInOptions, { session, client }: Confirming) => {
  const { id: operatorId } = session.operator
  return buildAttempt(secret, { subject: `CODE ${operatorId}`, operatorId, client })
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
export function confirmWithCode(
  options: SignInOptions,
  confirming: Confirming & { readonly code: string },
): Promise<Confirmed | null> {
  const { session, code } = confirming
  return options.guard.attempt(guardCode(options, confirming), async () => {
    const confirmed = await options.db.transaction(async (tx) => {
      const factor = await takeCode(tx, options, { operatorId: session.operator.id, code })
      return factor && acceptFactor(tx, options, { ...confirming, factor })
    })
    if (!confirmed) await logFailure(options, confirming, 'FACTOR_FAILED')
    return confirmed
  })
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
    const operatorId = await takePasskeyAnswer(tx, context, answer)
    if (operatorId !== session.operator.id) return null
    return acceptFactor(tx, options, { ...confirming, factor: 'passkey' })
  })
  if (!confirmed) await logFailure(options, confirming, 'FACTOR_FAILED')
  return confirmed
}

/** Checks the password of a signed-in operator again; false for a wrong one. Repeated guesses are refused with 429. */
export async function confirmWithPassword(
  options: SignInOptions,
  confirming: Confirming & { readonly password: string },
): Promise<boolean> {
  const { session, client, password } = confirming
  const { db, secret, hashing, guard, now } = options
  const { id: operatorId, name } = session.operator
  // Strangers can't guess here, so they can't block it either.
  const attempt = {
    ...buildAttempt(secret, { subject: name, operatorId, client }),
    trusted: `desk-session:${session.id}`,
  }
  const isRight = await guard.attempt(attempt, async () => {
    const operator = await findOperator(db, name)
    const matches = await hashing.verify(normalisePassword(password.trim()), operator?.passwordHash ?? null)
    return matches || null
  })
  if (!isRight) {
    await logFailure(options, confirming, 'LOGIN_FAILED')
    return false
  }
  const nowMs = now()
  await db.transaction(async (tx) => {
    await confirmSession(tx, session, { passwordAtMs: nowMs })
    await writeAudit(tx, { operatorId, action: 'CONFIRM_PASSWORD', happenedAtMs: nowMs })
  })
  return true
}
