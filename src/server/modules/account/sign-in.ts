import type { LoginRequest, Tokens } from '#contracts/account.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { normalisePassword } from '#domain/customers/password.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { findAccountByEmail, startSession } from './account.repository.ts'
import type { AccountOptions } from './account-options.ts'
import { findFamily, revokeFamily, revokeReused, rotateToken } from './refresh-tokens.ts'

async function issueTokens(
  { accessTokens }: AccountOptions,
  session: CustomerSession,
  refreshToken: string,
): Promise<Tokens> {
  return { access_token: await accessTokens.sign(session), refresh_token: refreshToken }
}

/** Null for a wrong password, an unknown address or an inactive account: the same work for each, one hash. */
async function tryPassword(options: AccountOptions, email: string, password: string): Promise<Tokens | null> {
  const { db, hashing, now } = options
  const account = await findAccountByEmail(db, email)
  const isRight = await hashing.verify(normalisePassword(password), account?.passwordHash ?? null)
  const started = account && isRight ? await startSession(db, account, now()) : null
  if (!account || !started) return null
  const { customerId, customerNumber } = account
  return issueTokens(
    options,
    { customerId, customerNumber, familyId: started.familyId },
    started.refreshToken,
  )
}

export async function login(
  options: AccountOptions,
  { username, password }: LoginRequest,
  address: string,
): Promise<Tokens> {
  const email = normaliseEmail(username)
  const tokens = await options.guard.attempt({ email, address }, () => tryPassword(options, email, password))
  if (!tokens) throw new HttpError(401, 'LOGIN_FAILED', 'E-mail address and password do not match.')
  return tokens
}

export async function refresh(options: AccountOptions, given: string): Promise<Tokens> {
  const { db, now } = options
  const rotation = await rotateToken(db, given, now())
  if (rotation) return issueTokens(options, rotation, rotation.refreshToken)
  await revokeReused(db, given, now())
  throw createUnauthenticatedError()
}

export async function logout(
  { db, accessTokens, now }: AccountOptions,
  { access, refresh: given }: { readonly access: string | null; readonly refresh: string },
): Promise<void> {
  const session = access ? await accessTokens.read(access, { mayBeExpired: true }) : null
  const familyId = (await findFamily(db, given)) ?? session?.familyId ?? null
  if (!familyId && !session) throw createUnauthenticatedError()
  if (familyId) await revokeFamily(db, familyId, now())
}
