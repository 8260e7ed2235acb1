import { randomUUID } from 'node:crypto'
import type { LoginRequest, Tokens } from '#contracts/account.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { normalisePassword } from '#domain/customers/normalise-password.ts'
import { readDevice } from '#domain/customers/read-device.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { findAccountByEmail, type SigningDevice, startSession } from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { isKnownDevice } from './known-devices.repository.ts'
import { announceNewDevice } from './new-device.ts'
import { findFamily, isEndedElsewhere, revokeReused, rotateToken } from './refresh-tokens.ts'
import { endSignIn } from './sign-ins.repository.ts'

async function issueTokens(
  { accessTokens }: AccountOptions,
  session: CustomerSession,
  refreshToken: string,
): Promise<Tokens> {
  return { access_token: await accessTokens.sign(session), refresh_token: refreshToken }
}

interface PasswordTrial {
  readonly email: string
  readonly password: string
  readonly device: SigningDevice
  readonly shopUrl: string
}

/** Null for a wrong password, an unknown address or an inactive account: the same work for each, one hash. */
async function tryPassword(
  options: AccountOptions,
  { email, password, device, shopUrl }: PasswordTrial,
): Promise<Tokens | null> {
  const { db, hashing, now } = options
  const account = await findAccountByEmail(db, email)
  const isRight = await hashing.verify(normalisePassword(password), account?.passwordHash ?? null)
  if (!account || !isRight) return null
  const nowMs = now()
  const started = await db.transaction(async (tx) => {
    const session = await startSession(tx, account, { device, nowMs })
    if (session?.isNewDevice) await announceNewDevice(options, { tx, account, device, shopUrl, nowMs })
    return session
  })
  if (!started) return null
  const { customerId, customerNumber } = account
  return issueTokens(
    options,
    { customerId, customerNumber, familyId: started.familyId },
    started.refreshToken,
  )
}

export interface SignedIn {
  readonly tokens: Tokens
  /** Names the browser from now on. */
  readonly deviceId: string
}

/** Signs in. A browser that the owner has used before has its own budget of failures; all others share the account's. */
export async function login(
  options: AccountOptions,
  { username, password }: LoginRequest,
  { address, shopUrl, deviceId, userAgent }: Caller,
): Promise<SignedIn> {
  const email = normaliseEmail(username)
  const isKnown = deviceId !== null && (await isKnownDevice(options.db, { email, deviceId }, options.now()))
  const device = { deviceId: deviceId ?? randomUUID(), ...readDevice(userAgent) }
  const who = { email, address, trusted: isKnown ? `device:${deviceId}` : null }
  const tokens = await options.guard.attempt(who, () =>
    tryPassword(options, { email, password, device, shopUrl }),
  )
  if (!tokens)
    throw new HttpError(
      401,
      'LOGIN_FAILED',
      'Incorrect email address or password. Try again, or reset your password.',
    )
  return { tokens, deviceId: device.deviceId }
}

export async function refresh(options: AccountOptions, given: string): Promise<Tokens> {
  const { db, now } = options
  const rotation = await rotateToken(db, given, now())
  if (rotation) return issueTokens(options, rotation, rotation.refreshToken)
  // An unused token of an ended sign-in: the customer ended it elsewhere, and this browser forgets everything, too.
  if (await isEndedElsewhere(db, given))
    throw new HttpError(401, 'SIGNED_OUT', 'You’ve been signed out from another device. Sign in again.')
  await revokeReused(db, given, now())
  throw createUnauthenticatedError()
}

export async function logout(
  { db, accessTokens, now }: AccountOptions,
  { access, refresh: given }: { readonly access: string | null; readonly refresh: string },
): Promise<void> {
  const session = access ? await accessTokens.read(access, { mayBeExpired: true }) : null
  const familyId = (await findFamily(db, given)) ?? session?.familyId ?? null
  if (!familyId) throw createUnauthenticatedError()
  await endSignIn(db, { familyId }, now())
}
