import { sql } from 'drizzle-orm'
import type {
  ActivateResult,
  ChangePasswordRequest,
  DeleteUserRequest,
  ForgotPasswordRequest,
  LoginRequest,
  SignIn,
  StepUpResult,
  Tokens,
} from '#contracts/account.ts'
import { normaliseEmail } from '#domain/customers/email-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { queueAccountMailSql } from '#server/modules/outbox/queue-account-mail.ts'
import type { SaleCaller } from '#server/modules/trades/open-sale.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { deleteAccount, findAccountById } from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { type Activation, activateByIdentifier, activateRegistration } from './activate-account.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { isKnownDevice } from './known-devices.repository.ts'
import { type Denial, denyChange } from './not-me.ts'
import { buildTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { openAccountFromSale } from './open-account-from-sale.ts'
import { endOwnSignIn, listOwnSignIns, signOutEverywhere } from './own-sign-ins.ts'
import { type RegistrationCall, registerAccount, requireMarket } from './register-account.ts'
import { login, logout, refresh, type SignedIn } from './sign-in.ts'
import { stepUp } from './step-up.ts'

export interface AccountService {
  login(request: LoginRequest, caller: Caller): Promise<SignedIn>
  /** Exchanges the current refresh token of a sign-in for new tokens. */
  refresh(refreshToken: string): Promise<Tokens>
  /** Ends a sign-in; either token is enough, and the access token may have expired. */
  logout(tokens: { readonly access: string | null; readonly refresh: string }): Promise<void>
  register(call: RegistrationCall): Promise<void>
  openFromSale(sale: SaleCaller, caller: Caller): Promise<void>
  changePassword(session: CustomerSession, request: ChangePasswordRequest, caller: Caller): Promise<void>
  /** Sends a link if there is such an account; the answer doesn't reveal whether there is. */
  forgotPassword(request: ForgotPasswordRequest, caller: Caller): Promise<void>
  /** The browser is a known one afterwards. */
  resetPassword(token: string, password: string, caller: Caller): Promise<{ readonly deviceId: string }>
  stepUp(session: CustomerSession, password: string, caller: Caller): Promise<StepUpResult>
  listSignIns(session: CustomerSession): Promise<readonly SignIn[]>
  endSignIn(session: CustomerSession, id: string): Promise<void>
  signOutEverywhere(session: CustomerSession): Promise<void>
  denyChange(token: string, caller: Caller): Promise<Denial>
  activateRegistration(activation: Activation, caller: Caller): Promise<ActivateResult>
  activateByIdentifier(identifier: string): Promise<boolean>
  deleteUser(session: CustomerSession, request: DeleteUserRequest): Promise<void>
  isDeleted(session: CustomerSession): Promise<boolean>
}

/** The budget and a single statement, the same whether there is such an account or not: timing reveals nothing. */
async function sendResetLink(
  { db, secret, guard, now }: AccountOptions,
  { email, lang }: ForgotPasswordRequest,
  { address, deviceId, shopUrl }: Caller,
): Promise<void> {
  const market = requireMarket(lang)
  await guard.countMail(address)
  const nowMs = now()
  const known = { email: normaliseEmail(email), deviceId: deviceId ?? '' }
  // A known device has room of its own, which strangers cannot use up.
  const proof = deviceId !== null && (await isKnownDevice(db, known, nowMs)) ? `device:${deviceId}` : null
  await requireMailBudget(db, secret, { email: known.email, mail: 'RESET', proof, nowMs })
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
  { db, guard, now }: AccountOptions,
  { customerId, customerNumber }: CustomerSession,
  request: DeleteUserRequest,
): Promise<void> {
  if (request.customerId !== customerId || request.customerIdentifier !== String(customerNumber))
    throw new HttpError(403, 'FORBIDDEN', 'This isn’t your account. Sign in with the right one.')
  const email = await deleteAccount(db, customerId, new Date(now()))
  if (email !== null) await guard.clear(email)
}

export const createAccountService = (options: AccountOptions): AccountService => ({
  login: (request, caller) => login(options, request, caller),
  refresh: (refreshToken) => refresh(options, refreshToken),
  logout: (tokens) => logout(options, tokens),
  register: (call) => registerAccount(options, call),
  openFromSale: (sale, caller) => openAccountFromSale(options, sale, caller),
  changePassword: (session, request, caller) => changePassword(options, { session, request, caller }),
  forgotPassword: (request, caller) => sendResetLink(options, request, caller),
  resetPassword: (token, password, caller) => resetPassword(options, { token, password, caller }),
  activateRegistration: (activation, { address }) => activateRegistration(options, activation, address),
  activateByIdentifier: (identifier) => activateByIdentifier(options, identifier),
  deleteUser: (session, request) => deleteUser(options, session, request),
  isDeleted: async ({ customerId }) => (await findAccountById(options.db, customerId)) === null,
  stepUp: (session, password, caller) => stepUp(options, { session, password, caller }),
  listSignIns: (session) => listOwnSignIns(options, session),
  endSignIn: (session, id) => endOwnSignIn(options, session, id),
  signOutEverywhere: (session) => signOutEverywhere(options, session),
  denyChange: (token, caller) => denyChange(options, { token, caller }),
})
