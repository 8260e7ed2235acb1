import { normalisePassword } from '#domain/customers/password.ts'
import type { Database } from '#server/db/database.ts'
import { normaliseOperatorName } from '#server/desk/operators/operator.ts'
import {
  forgetEndedSessions,
  SIGN_IN_LIFETIME_MS,
  startOperatorSession,
} from '#server/desk/operators/operator-sessions.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { writeAudit } from '#server/desk/routing/audit.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { LoginGuard } from '#server/modules/account/login-guard.ts'
import type { PasswordHashing } from '#server/modules/account/password-hashing.ts'

export interface SignInOptions {
  readonly db: Database
  readonly now: () => number
  readonly hashing: PasswordHashing
  readonly guard: LoginGuard
}

export interface Credentials {
  readonly name: string
  readonly password: string
  /** Where the browser is. */
  readonly address: string
}

/**
 * The guard counts customers by what they type as an address, in small letters. In capitals it is a key that nobody
 * reaches from the shop: strangers there could shut the desk for somebody otherwise.
 */
export const guardKeyOf = (text: string): string => `DESK ${text}`

const startSession = ({ db, now }: SignInOptions, operatorId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const nowMs = now()
    await forgetEndedSessions(tx, nowMs)
    const session = { operatorId, kind: 'browser', nowMs, lifetimeMs: SIGN_IN_LIFETIME_MS } as const
    const { token } = await startOperatorSession(tx, session)
    await writeAudit(tx, { operatorId, action: 'SIGN_IN', happenedAtMs: nowMs })
    return token
  })

/** Null for a wrong password, an unknown name and a disabled operator: the same work, one hash, one entry. */
async function tryPassword(options: SignInOptions, name: string, password: string): Promise<string | null> {
  const { db, hashing, now } = options
  const operator = await findOperator(db, name)
  const hash = operator && !operator.disabledAt ? operator.passwordHash : null
  const isRight = await hashing.verify(normalisePassword(password.trim()), hash)
  if (operator && isRight) return startSession(options, operator.id)
  await writeAudit(db, {
    operatorId: operator?.id ?? null,
    action: 'SIGN_IN',
    happenedAtMs: now(),
    // Without what was typed as a name: it may have been the password.
    data: { refused: 'LOGIN_FAILED' },
  })
  return null
}

/** The token of a new session; null when name and password do not fit. Refuses with 429 whoever guesses. */
export function signIn(
  options: SignInOptions,
  { name: typed, password, address }: Credentials,
): Promise<string | null> {
  const name = normaliseOperatorName(typed)
  // The network has a key of its own here: customers who mistype behind the same address do not shut the desk.
  const who = { email: guardKeyOf(name), address: guardKeyOf(networkOf(address)) }
  return options.guard.attempt(who, () => tryPassword(options, name, password))
}
