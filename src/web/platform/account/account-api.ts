import type { ActivateResult } from '#contracts/account.ts'
import {
  ACTIVATE_BY_IDENTIFIER_PATH,
  ACTIVATE_REGISTRATION_PATH,
  CHANGE_PASSWORD_PATH,
  IDENTIFIER_HEADER,
  LOGIN_PATH,
  ONE_USE_TOKEN_HEADER,
} from '#contracts/paths/account.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { pushEvent } from '#web/platform/tracking/data-layer.ts'
import { decodeClaims } from './access-token.ts'
import { login, renewRemembered } from './account-session.ts'
import { getAccount } from './account-store.ts'
import { type CustomerResult, callAsCustomer } from './call-as-customer.ts'
import type { Credentials } from './remembered-password.ts'
import type { TokenAnswer } from './stored-account.ts'

export interface SignIn extends Credentials {
  readonly isRemembered: boolean
}

/** Signs a customer in. A refusal does not reveal whether the account exists. */
export async function signIn({ email, password, isRemembered }: SignIn): Promise<ApiResult<TokenAnswer>> {
  const username = email.trim().toLowerCase()
  const result = await callApi<TokenAnswer>(LOGIN_PATH, { body: { username, password } })
  const tokens = result.kind === 'ok' ? result.data : null
  const isLoggedIn = await login(tokens, { email: username, password, isRemembered })
  if (!isLoggedIn) return result.kind === 'ok' ? { kind: 'noAnswer' } : result
  pushEvent({ event: 'login', method: 'password' })
  return result
}

/** The claim the server put into its answer; null when the token cannot be decoded. */
function claimsIn({ token }: Partial<ActivateResult>): { identifier: string; email: string } | null {
  if (token === undefined) throw new Error('Token is missing from activateResult')
  const { identifier, email } = decodeClaims(token) ?? {}
  if (typeof identifier !== 'string' || identifier === '') return null
  return { identifier, email: typeof email === 'string' ? email : '' }
}

/** The outcome of the activation link; with the email address once the account is ready. */
export interface Activation {
  readonly activated: boolean
  readonly email: string
}

const NOT_ACTIVATED: ApiResult<Activation> = { kind: 'ok', data: { activated: false, email: '' } }

async function activateByIdentifier(
  identifier: string,
): Promise<ApiResult<{ readonly activated?: boolean }>> {
  return callApi(ACTIVATE_BY_IDENTIFIER_PATH, { headers: { [IDENTIFIER_HEADER]: identifier } })
}

/**
 * Activates an account with the token of its first mail and the password chosen at registration. The owner of an
 * address that a stranger registered does not know that password, so following the link cannot open the stranger's
 * account.
 */
export async function activate(token: string, password: string): Promise<ApiResult<Activation>> {
  const headers = { [ONE_USE_TOKEN_HEADER]: token }
  const looked = await callApi<Partial<ActivateResult>>(ACTIVATE_REGISTRATION_PATH, {
    headers,
    body: { password },
  })
  if (looked.kind !== 'ok') return looked
  try {
    const claims = claimsIn(looked.data)
    if (claims === null) return NOT_ACTIVATED
    const result = await activateByIdentifier(claims.identifier)
    if (result.kind !== 'ok') return result
    return result.data.activated === true
      ? { kind: 'ok', data: { activated: true, email: claims.email } }
      : NOT_ACTIVATED
  } catch (error) {
    reportProblem(error, 'Token is missing from activateResult')
    return NOT_ACTIVATED
  }
}

export async function changePassword(passwords: {
  readonly currentPassword: string
  readonly password: string
}): Promise<CustomerResult<null>> {
  const { customerId, email } = getAccount()
  const result = await callAsCustomer<null>(CHANGE_PASSWORD_PATH, {
    body: { ...passwords, userId: customerId, email },
    answer: 'nothing',
  })
  if (result.kind === 'ok') await renewRemembered(passwords.password)
  return result
}
