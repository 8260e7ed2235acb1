import type { ActivateResult } from '#contracts/account.ts'
import { activateAccount } from './account.repository.ts'
import type { AccountOptions } from './account-options.ts'
import { findToken, identifierOf, readIdentifier } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'

/** As long as a browser may need from one call to the next. */
const IDENTIFIER_LIFETIME_MS = 10 * 60_000

const NOT_ACTIVATED: ActivateResult = { token: '', activated: false }

/**
 * Looks at the token of the first mail, and gives a signed one with the identifier that activates. The mail's token is
 * used up only there: a browser that loses an answer on the way may begin again.
 */
export async function activateRegistration(
  { db, secret, signedTokens, now }: AccountOptions,
  token: string,
): Promise<ActivateResult> {
  const hash = hashToken(token)
  const stored = await findToken(db, { hash, purpose: 'ACTIVATE' }, now())
  if (!stored || !(stored.isLive || stored.isActivated)) return NOT_ACTIVATED
  const claims = { identifier: identifierOf(secret, hash) }
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
