import { sql } from 'drizzle-orm'
import type {
  ActivateResult,
  ChangePasswordRequest,
  DeleteUserRequest,
  ForgotPasswordRequest,
  LoginRequest,
  Tokens,
} from '#contracts/account.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { queueAccountMailSql } from '#server/modules/outbox/queue-account-mail.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { deleteAccount } from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { type Activation, activateByIdentifier, activateRegistration } from './activate-account.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { buildTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { type RegistrationCall, registerAccount, requireMarket } from './register-account.ts'
import { login, logout, refresh } from './sign-in.ts'

export interface AccountService {
  login(request: LoginRequest, caller: Caller): Promise<Tokens>
  /** Exchanges the current refresh token of a sign-in for new tokens. */
  refresh(refreshToken: string): Promise<Tokens>
  /** Ends a sign-in; either token is enough, and the access token may have expired. */
  logout(tokens: { readonly access: string | null; readonly refresh: string }): Promise<void>
  register(call: RegistrationCall): Promise<void>
  changePassword(session: CustomerSession, request: ChangePasswordRequest, caller: Caller): Promise<void>
  /** Sends a link if there is such an account; the answer doesn't reveal whether there is. */
  forgotPassword(request: ForgotPasswordRequest, caller: Caller): Promise<void>
  resetPassword(token: string, password: string, caller: Caller): Promise<void>
  activateRegistration(activation: Activation, caller: Caller): Promise<ActivateResult>
  activateByIdentifier(identifier: string): Promise<boolean>
  deleteUser(session: CustomerSession, request: DeleteUserRequest): Promise<void>
}

/** A single statement, the same whether there is such an account or not: timing reveals nothing. */
async function sendResetLink(
  { db, secret, guard, now }: AccountOptions,
  { email, lang }: ForgotPasswordRequest,
  { address, shopUrl }: Caller,
): Promise<void> {
  const market = requireMarket(lang)
  await guard.countMail(address)
  const nowMs = now()
  const token = createOneUseToken(secret, 'RESET', nowMs)
  const { tokenId } = token
  const mail = { mail: 'RESET', occasion: tokenId, tokenId, shopUrl, market, at: new Date(nowMs) } as const
  await db.execute(sql`
    with account as (select customer_id from customer_account where email = ${normaliseEmail(email)}),
    ${buildTokenParts(token)}
    ${queueAccountMailSql('allowed', mail)}`)
}

/** Deletes the caller's own account. An account that is gone already is a success: the call may be a retry. */
async function deleteUser(
  { db, guard }: AccountOptions,
  { customerId, customerNumber }: CustomerSession,
  request: DeleteUserRequest,
): Promise<void> {
  if (request.customerId !== customerId || request.customerIdentifier !== String(customerNumber))
    throw new HttpError(403, 'FORBIDDEN', 'This is not your account.')
  const email = await deleteAccount(db, customerId)
  if (email !== null) await guard.clear(email)
}

export const createAccountService = (options: AccountOptions): AccountService => ({
  login: (request, { address }) => login(options, request, address),
  refresh: (refreshToken) => refresh(options, refreshToken),
  logout: (tokens) => logout(options, tokens),
  register: (call) => registerAccount(options, call),
  changePassword: (session, request, caller) => changePassword(options, { session, request, caller }),
  forgotPassword: (request, caller) => sendResetLink(options, request, caller),
  resetPassword: (token, password, caller) => resetPassword(options, { token, password, caller }),
  activateRegistration: (activation, { address }) => activateRegistration(options, activation, address),
  activateByIdentifier: (identifier) => activateByIdentifier(options, identifier),
  deleteUser: (session, request) => deleteUser(options, session, request),
})
