import { type ApiCall, type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { refreshAccount } from './account-session.ts'
import { endSession, getAccount } from './account-store.ts'

/** The outcome of a customer's call; there may be no session. */
export type CustomerResult<Data> = ApiResult<Data> | { readonly kind: 'signedOut' }

const UNAUTHENTICATED = 401

const isRefusedToken = (result: ApiResult<unknown>): boolean =>
  result.kind === 'refused' && result.error.statusCode === UNAUTHENTICATED

type Access =
  | { readonly kind: 'access'; readonly bearer: string }
  | { readonly kind: 'signedOut' | 'noAnswer' }

async function renewedAccess(unusableToken: string): Promise<Access> {
  const outcome = await refreshAccount(unusableToken)
  if (outcome === 'ok') return { kind: 'access', bearer: getAccount().accessToken }
  return { kind: outcome === 'ended' ? 'signedOut' : 'noAnswer' }
}

/** A valid token: the current one, or a new one when it has expired. */
async function requireAccess(): Promise<Access> {
  const { isLoggedIn, accessToken, tokenExpiry } = getAccount()
  if (!isLoggedIn) return { kind: 'signedOut' }
  return Date.now() >= tokenExpiry ? renewedAccess(accessToken) : { kind: 'access', bearer: accessToken }
}

/** Does what needs the token of the signed-in customer, with a new one if it was refused. */
export async function sendAsCustomer<Data>(
  send: (bearer: string) => Promise<ApiResult<Data>>,
): Promise<CustomerResult<Data>> {
  const access = await requireAccess()
  if (access.kind !== 'access') return access
  const result = await send(access.bearer)
  if (!isRefusedToken(result)) return result
  // This device's clock may be wrong, so the token can expire earlier than expected.
  const renewed = await renewedAccess(access.bearer)
  if (renewed.kind !== 'access') return renewed
  const second = await send(renewed.bearer)
  if (!isRefusedToken(second)) return second
  endSession()
  return { kind: 'signedOut' }
}

/** Calls the server as the signed-in customer. */
export const callAsCustomer = <Data>(path: string, call: ApiCall = {}): Promise<CustomerResult<Data>> =>
  sendAsCustomer((bearer) => callApi<Data>(path, { ...call, bearer }))
