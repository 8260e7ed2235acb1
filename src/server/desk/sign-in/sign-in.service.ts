import { normalisePassword } from '#domain/customers/password.ts'
import type { Database } from '#server/db/database.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { toLoginGuardKey } from '#server/desk/operators/login-guard-key.ts'
import { normaliseOperatorName } from '#server/desk/operators/operator.ts'
import {
  forgetEndedSessions,
  SIGN_IN_LIFETIME_MS,
  startOperatorSession,
} from '#server/desk/operators/operator-sessions.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { findNetwork } from '#server/http/client-address.ts'
import type { PasswordHashing } from '#server/modules/account/password-hashing.ts'
import type { LoginGuard } from '#server/modules/login-guard/login-guard.ts'

export interface SignInOptions {
  readonly db: Database
  readonly now: () => number
  readonly hashing: PasswordHashing
  readonly guard: LoginGuard
}

export interface Credentials {
  readonly name: string
  readonly password: string
  /** The client's IP address. */
  readonly address: string
}

const startSession = ({ db, now }: SignInOptions, operatorId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const nowMs = now()
    await forgetEndedSessions(tx, nowMs)
    const session = { operatorId, kind: 'browser', nowMs, lifetimeMs: SIGN_IN_LIFETIME_MS } as const
    const { token } = await startOperatorSession(tx, session)
    await writeAudit(tx, { operatorId, action: 'SIGN_IN', happenedAtMs: nowMs })
    return token
  })

/** Null for a wrong password, an unknown name or a disabled operator: all cost the same work, so none can be told apart. */
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
    // Without the typed name, which may have been the password.
    data: { refused: 'LOGIN_FAILED' },
  })
  return null
}

/** The token of a new session, or null if name and password are wrong. Repeated guesses are refused with 429. */
export function signIn(
  options: SignInOptions,
  { name: typed, password, address }: Credentials,
): Promise<string | null> {
  const name = normaliseOperatorName(typed)
  // The network has its own key, so customers who mistype from the same address don't lock the desk.
  const who = { email: toLoginGuardKey(name), address: toLoginGuardKey(findNetwork(address)) }
  return options.guard.attempt(who, () => tryPassword(options, name, password))
}
