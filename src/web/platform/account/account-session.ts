import { LOGIN_REFRESH_PATH, LOGOUT_PATH, REFRESH_TOKEN_HEADER } from '#contracts/paths/account.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { withTabLock } from '#web/platform/browser/tab-lock.ts'
import { forgetDraft } from '#web/platform/cart/forget-draft.ts'
import { adoptStoredAccount, endSession, keepAccount, readStoredAccount } from './account-store.ts'
import { type Credentials, forgetCredentials, sealCredentials } from './remembered-password.ts'
import { type Account, LOGGED_OUT, type TokenAnswer, withTokens } from './stored-account.ts'

// Starts, refreshes and ends a session. Kept apart from the account store, which every page loads, to keep the first
// load small.

const revoke = ({ accessToken, refreshToken }: Pick<Account, 'accessToken' | 'refreshToken'>) =>
  callApi<null>(LOGOUT_PATH, {
    method: 'POST',
    bearer: accessToken,
    answer: 'nothing',
    headers: { [REFRESH_TOKEN_HEADER]: refreshToken },
  })

/** Removes everything else the browser stores about a customer and ends the session on the server. */
export async function leave(before: Account): Promise<void> {
  forgetDraft()
  await forgetCredentials()
  if (before.refreshToken !== '') await revoke(before)
}

/** Signs out: in this browser at once, on the server as soon as it can be reached. */
export async function logout(): Promise<void> {
  const before = readStoredAccount()
  keepAccount(LOGGED_OUT, { hasEnded: false })
  await leave(before)
}

/** Encrypts the typed credentials for the current session, unless another session has started meanwhile. */
async function remember(password: string): Promise<void> {
  const { email, customerId } = readStoredAccount()
  const sealed = await sealCredentials({ email, password })
  const stored = readStoredAccount()
  if (stored.customerId === customerId) keepAccount({ ...stored, password: sealed })
}

/** Updates the remembered password after it was changed. */
export async function renewRemembered(password: string): Promise<void> {
  if (readStoredAccount().password !== '') await remember(password)
}

/** Stores the answer to a sign-in. Without a token the customer is logged out and the result is false. */
export async function login(
  tokens: TokenAnswer | null,
  { email, password, isRemembered }: Credentials & { readonly isRemembered: boolean },
): Promise<boolean> {
  const account = withTokens({ ...LOGGED_OUT, email }, tokens)
  if (!account || account.customerNumber === null) {
    keepAccount({ ...LOGGED_OUT, password: readStoredAccount().password })
    return false
  }
  keepAccount(account, { hasEnded: false })
  await (isRemembered ? remember(password) : forgetCredentials())
  return true
}

export type RefreshOutcome = 'ok' | 'ended' | 'noAnswer'

/** Statuses that mean the token is invalid. A server that is busy or broken says nothing about it. */
const REFUSING = [400, 401, 403]

const readTokens = (result: ApiResult<TokenAnswer>): TokenAnswer | null =>
  result.kind === 'ok' ? result.data : null

const isUndecided = (result: ApiResult<TokenAnswer>): boolean =>
  result.kind === 'noAnswer' || (result.kind === 'refused' && !REFUSING.includes(result.error.statusCode))

/** The customer has ended this sign-in from another device, or chosen a new password: nothing of it may stay here. */
const isSignedOutElsewhere = (result: ApiResult<TokenAnswer>): boolean =>
  result.kind === 'refused' && result.error.id === 'SIGNED_OUT'

/** Applies the answer to a refresh, unless the account has changed while it was under way. */
function takeRefresh(before: Account, result: ApiResult<TokenAnswer>): RefreshOutcome {
  const now = adoptStoredAccount()
  const next = withTokens(now, readTokens(result))
  if (now.refreshToken !== before.refreshToken) {
    // Signed out or signed in again meanwhile: these tokens no longer belong to anyone.
    if (next) void revoke(next)
    return now.isLoggedIn ? 'ok' : 'ended'
  }
  if (isUndecided(result)) return 'noAnswer'
  if (!next) {
    const isSignedOut = isSignedOutElsewhere(result)
    endSession({ isSignedOut })
    if (isSignedOut) void forgetCredentials()
    return 'ended'
  }
  keepAccount(next)
  return 'ok'
}

async function refreshOnce(unusableToken: string): Promise<RefreshOutcome> {
  const before = adoptStoredAccount()
  if (!before.isLoggedIn) return 'ended'
  // Another tab was faster.
  if (before.accessToken !== unusableToken) return 'ok'
  const headers = { [REFRESH_TOKEN_HEADER]: before.refreshToken }
  return takeRefresh(before, await callApi<TokenAnswer>(LOGIN_REFRESH_PATH, { method: 'POST', headers }))
}

let running: Promise<RefreshOutcome> | null = null

/** Replaces an expired access token: once, no matter how many calls and tabs ask for it. */
export function refreshAccount(unusableToken: string): Promise<RefreshOutcome> {
  running ??= withTabLock('account-refresh', () => refreshOnce(unusableToken)).finally(() => {
    running = null
  })
  return running
}
