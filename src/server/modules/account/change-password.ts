import { randomUUID } from 'node:crypto'
import type { ChangePasswordRequest } from '#contracts/account.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { normalisePassword } from '#domain/customers/normalise-password.ts'
import { readPassword } from '#domain/customers/password.ts'
import { getBrand } from '#server/config/operator.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import { queueAccountMail } from '#server/modules/outbox/queue-account-mail.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import {
  type Account,
  findAccountById,
  replacePassword,
  resetPassword as storeNewPassword,
} from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { isCommonPassword } from './common-passwords.ts'
import { rememberDevice } from './known-devices.repository.ts'
import { findToken } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'
import { nameSignIn } from './step-up.ts'

/** The new password, if the rules allow it for this customer. */
function requireAllowedPassword(typed: string, { email, firstName, lastName, companyName }: Account): string {
  const { value, problem } = readPassword(typed, {
    personal: [email, firstName, lastName, companyName, getBrand().name],
    isCommon: isCommonPassword,
  })
  if (problem) throw createInvalidFieldsError([{ field: 'password', ...problem }])
  return value
}

/** Notifies the customer by mail, in case someone else made the change. */
const announceChange = (tx: Connection, customerId: string, { shopUrl, at }: { shopUrl: string; at: Date }) =>
  queueAccountMail(tx, customerId, {
    mail: 'PASSWORD_CHANGED',
    shopUrl,
    at,
    occasion: `${customerId}:${at.getTime()}`,
  })

interface Change {
  readonly account: Account
  readonly session: CustomerSession
  readonly currentPassword: string
  readonly password: string
  readonly shopUrl: string
}

/** Null when the current password is wrong. */
async function tryChange({ db, hashing, now }: AccountOptions, change: Change): Promise<true | null> {
  const { account, session, shopUrl } = change
  const { customerId, passwordHash } = account
  if (!(await hashing.verify(normalisePassword(change.currentPassword), passwordHash))) return null
  const newHash = await hashing.hash(change.password)
  const hashes = { customerId, oldHash: passwordHash, newHash, exceptFamilyId: session.familyId }
  return db.transaction(async (tx) => {
    if (!(await replacePassword(tx, hashes, now()))) return null
    await revokeSaleKeys(tx, { customerNumber: account.customerNumber })
    await announceChange(tx, customerId, { shopUrl, at: new Date(now()) })
    return true
  })
}

export interface PasswordChangeCall {
  readonly session: CustomerSession
  readonly request: ChangePasswordRequest
  readonly caller: Caller
}

/** Replaces the password of a signed-in customer who knows the old one; other devices are signed out. */
export async function changePassword(
  options: AccountOptions,
  { session, request, caller }: PasswordChangeCall,
): Promise<void> {
  const account = await findAccountById(options.db, session.customerId)
  if (!account) throw createUnauthenticatedError()
  const { customerId, email } = account
  if (request.userId !== customerId || normaliseEmail(request.email) !== email)
    throw new HttpError(403, 'FORBIDDEN', 'This isn’t your account. Sign in with the right one.')
  const password = requireAllowedPassword(request.password, account)
  const { currentPassword } = request
  const { address, shopUrl } = caller
  const changed = await options.guard.attempt({ email, address, trusted: nameSignIn(session) }, () =>
    tryChange(options, { account, session, currentPassword, password, shopUrl }),
  )
  if (!changed) throw createInvalidFieldsError([{ field: 'currentPassword', key: 'PASSWORD_WRONG' }])
}

const createTokenError = () =>
  new HttpError(400, 'TOKEN_INVALID', 'This link has already been used or has expired. Request a new one.')

export interface PasswordResetCall {
  readonly token: string
  readonly password: string
  readonly caller: Caller
}

/** Sets a new password with the link of a mail. A password that the rules refuse doesn't use up the link. */
export async function resetPassword(
  { db, hashing, guard, now }: AccountOptions,
  { token, password, caller }: PasswordResetCall,
): Promise<{ readonly deviceId: string }> {
  const tokenHash = hashToken(token)
  const stored =
    (await findToken(db, { hash: tokenHash, purpose: 'RESET' }, now())) ??
    (await findToken(db, { hash: tokenHash, purpose: 'OPEN' }, now()))
  const account = stored?.isLive ? await findAccountById(db, stored.customerId) : null
  if (!account) throw createTokenError()
  const newHash = await hashing.hash(requireAllowedPassword(password, account))
  const deviceId = caller.deviceId ?? randomUUID()
  const isDone = await db.transaction(async (tx) => {
    const stored = await storeNewPassword(tx, { tokenHash, newHash }, now())
    if (!stored) return false
    const { customerId, isFromSale } = stored
    // The first password of an account from a sale: nobody could enter it before, so the links of the sale's mails stay good.
    if (!isFromSale) await revokeSaleKeys(tx, { customerNumber: account.customerNumber })
    await announceChange(tx, customerId, { shopUrl: caller.shopUrl, at: new Date(now()) })
    // The mail has proven whose browser this is.
    await rememberDevice(tx, { customerId, deviceId }, now())
    return true
  })
  if (!isDone) throw createTokenError()
  await guard.clear(account.email)
  return { deviceId }
}
