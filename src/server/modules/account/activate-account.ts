import type { ActivateResult } from '#contracts/account.ts'
import { normalisePassword } from '#domain/customers/password.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { activateAccount, findAccountById } from './account.repository.ts'
import type { AccountOptions } from './account-options.ts'
import { findToken, identifierOf, readIdentifier } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'

/** As long as a browser may need from one call to the next. */
const IDENTIFIER_LIFETIME_MS = 10 * 60_000

const NOT_ACTIVATED: ActivateResult = { token: '', activated: false }

export interface Activation {
  /** Of the first mail. */
  readonly token: string
  /** Null from a program that does not ask for it. */
  readonly password: string | null
}

/** The address of an account for whoever knows its password; guesses count as guesses at the door. */
async function requirePassword(
  { db, guard, hashing }: AccountOptions,
  { customerId, password }: { readonly customerId: string; readonly password: string },
  address: string,
): Promise<string> {
  const account = await findAccountById(db, customerId)
  const email = account?.email ?? ''
  const isRight = await guard.attempt({ email, address }, async () =>
    (await hashing.verify(normalisePassword(password), account?.passwordHash ?? null)) ? true : null,
  )
  if (!isRight) throw invalidFields([{ field: 'password', key: 'PASSWORD_WRONG' }])
  return email
}

/**
 * Looks at the token of the first mail, and gives a signed one with the identifier that activates. The mail's token is
 * used up only there: a browser that loses an answer on the way may begin again.
 */
export async function activateRegistration(
  options: AccountOptions,
  { token, password }: Activation,
  address: string,
): Promise<ActivateResult> {
  const { db, secret, signedTokens, now } = options
  const hash = hashToken(token)
  const stored = await findToken(db, { hash, purpose: 'ACTIVATE' }, now())
  if (!stored || !(stored.isLive || stored.isActivated)) return NOT_ACTIVATED
  const { customerId } = stored
  const proven =
    password === null ? {} : { email: await requirePassword(options, { customerId, password }, address) }
  const claims = { identifier: identifierOf(secret, hash), ...proven }
  return {
    token: await signedTokens.sign({ audience: 'activation', claims, lifetimeMs: IDENTIFIER_LIFETIME_MS }),
    activated: stored.isActivated,
  }
}

/** Activates the account behind an identifier; true as well when it was activated before. */
export async function activateByIdentifier(
  { db, secret, now }: AccountOptions,
  identifier: string,
): Promise<boolean> {
  const hash = readIdentifier(secret, identifier)
  if (!hash) return false
  if (await activateAccount(db, hash, now())) return true
  const stored = await findToken(db, { hash, purpose: 'ACTIVATE' }, now())
  return stored?.isActivated ?? false
}
