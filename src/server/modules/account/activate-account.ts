import type { ActivateResult } from '#contracts/account.ts'
import { normalisePassword } from '#domain/customers/normalise-password.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { activateAccount, findAccountById } from './account.repository.ts'
import type { AccountOptions } from './account-options.ts'
import { buildIdentifier, findToken, readIdentifier } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'

/** Ample time for a browser to get from one call to the next. */
const IDENTIFIER_LIFETIME_MS = 10 * MINUTE_MS

const NOT_ACTIVATED: ActivateResult = { token: '', activated: false }

export interface Activation {
  /** From the activation mail. */
  readonly token: string
  /** Null from a client that doesn't ask for it. */
  readonly password: string | null
}

/** The mail address of the account whose password was given; wrong ones count as failed sign-ins. */
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
  if (!isRight) throw createInvalidFieldsError([{ field: 'password', key: 'PASSWORD_WRONG' }])
  return email
}

/**
 * Checks the token of the activation mail and answers a signed one with the identifier that activates. Only the second
 * step uses up the mail's token, so a browser that loses an answer may start over.
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
  const identifier = buildIdentifier(secret, { tokenHash: hash, hasPassword: password !== null })
  const claims =
    password === null
      ? { identifier }
      : { identifier, email: await requirePassword(options, { customerId, password }, address) }
  return {
    token: await signedTokens.sign({ audience: 'activation', claims, lifetimeMs: IDENTIFIER_LIFETIME_MS }),
    activated: stored.isActivated,
  }
}

/** Activates the account behind an identifier; also true if it was active already. */
export async function activateByIdentifier(
  { db, secret, now }: AccountOptions,
  identifier: string,
): Promise<boolean> {
  const started = readIdentifier(secret, identifier)
  if (!started) return false
  if (await activateAccount(db, started, now())) return true
  const stored = await findToken(db, { hash: started.tokenHash, purpose: 'ACTIVATE' }, now())
  return stored?.isActivated ?? false
}
