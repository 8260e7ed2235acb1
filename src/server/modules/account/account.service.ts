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
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { deleteAccount } from './account.repository.ts'
import { addMailPart } from './account-mail-work.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { type Activation, activateByIdentifier, activateRegistration } from './activate-account.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { addTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { type RegistrationCall, registerAccount, requireMarket } from './register-account.ts'
import { login, logout, refresh } from './sign-in.ts'

export interface AccountService {
  login(request: LoginRequest, caller: Caller): Promise<Tokens>
  /** New tokens for the last one of a sign-in. */
  refresh(refreshToken: string): Promise<Tokens>
  /** Ends a sign-in; either token is enough, and the access token may be too old. */
  logout(tokens: { readonly access: string | null; readonly refresh: string }): Promise<void>
  register(call: RegistrationCall): Promise<void>
  changePassword(session: CustomerSession, request: ChangePasswordRequest, caller: Caller): Promise<void>
  /** Sends a link, if there is such an account; the answer does not tell. */
  forgotPassword(request: ForgotPasswordRequest, caller: Caller): Promise<void>
  resetPassword(token: string, password: string, caller: Caller): Promise<void>
  activateRegistration(activation: Activation, caller: Caller): Promise<ActivateResult>
  activateByIdentifier(identifier: string): Promise<boolean>
  deleteUser(session: CustomerSession, request: DeleteUserRequest): Promise<void>
}

/** One statement, the same whether there is such an account or not. */
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
    ${addTokenParts(token)}
    ${addMailPart('allowed', mail)}`)
}

/** Deletes the caller's own account. One that is gone already is a success, too: the call may be a repeated one. */
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
