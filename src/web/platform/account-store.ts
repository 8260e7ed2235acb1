import { create } from 'zustand'
import { LOGIN_REFRESH_PATH, LOGOUT_PATH, REFRESH_TOKEN_HEADER } from '#contracts/account-path.ts'
import type { Customer } from '#contracts/customer-resources.ts'
import { type ApiResult, callApi } from './call-api.ts'
import { forgetDraft } from './forget-draft.ts'
import { type Credentials, forgetCredentials, sealCredentials } from './remembered-password.ts'
import { type Account, LOGGED_OUT, readAccount, type TokenAnswer, withTokens } from './stored-account.ts'
import { withTabLock } from './tab-lock.ts'

const KEY = 'account'

interface AccountState {
  readonly account: Account
  /** False until the browser's own account was read; the server renders every page for somebody logged out. */
  readonly isReady: boolean
  /** Whether a session has ended here without the customer wanting it. */
  readonly hasEnded: boolean
}

const useStore = create<AccountState>(() => ({ account: LOGGED_OUT, isReady: false, hasEnded: false }))

/** False once the browser did not take a change: from then on the account in memory is the newer one. */
let isKept = true

const current = (): Account => useStore.getState().account

/** What the browser has kept; the account in memory where it keeps nothing. */
function readStored(): Account {
  if (!isKept) return current()
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    return current()
  }
  if (text === null) return LOGGED_OUT
  try {
    return readAccount(JSON.parse(text))
  } catch {
    return LOGGED_OUT
  }
}

function keep(account: Account, state: Partial<AccountState> = {}): void {
  useStore.setState({ ...state, account })
  try {
    if (account === LOGGED_OUT) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(account))
    isKept = true
  } catch {
    // Storage is full or forbidden: the customer is signed in as long as the page is open.
    isKept = false
  }
}

/** Takes over what another tab, or this one before, has kept. */
function adoptStored(): Account {
  const stored = readStored()
  useStore.setState(stored.isLoggedIn ? { account: stored, hasEnded: false } : { account: stored })
  return stored
}

export const useAccount = (): Account => useStore(({ account }) => account)

export const useIsLoggedIn = (): boolean => useStore(({ account }) => account.isLoggedIn)

export const useIsAccountReady = (): boolean => useStore(({ isReady }) => isReady)

export const useHasSessionEnded = (): boolean => useStore(({ hasEnded }) => hasEnded)

/** Tells of every change, outside of components. */
export const watchAccount = (listener: (account: Account) => void): (() => void) =>
  useStore.subscribe(({ account }) => listener(account))

/** The account as it is now, outside of components. */
export const getAccount = current

/** Keeps what the server has told about the customer, unless somebody else has signed in since it was asked. */
export function setCustomerData(customerData: Customer): void {
  const stored = readStored()
  if (stored.isLoggedIn && stored.customerId === customerData.customerId) keep({ ...stored, customerData })
}

/** Ends the session in this browser. A sign-in that was remembered stays: nobody has asked to forget it. */
export function endSession(): void {
  keep({ ...LOGGED_OUT, password: readStored().password }, { hasEnded: true })
}

const revoke = ({ accessToken, refreshToken }: Pick<Account, 'accessToken' | 'refreshToken'>) =>
  callApi<null>(LOGOUT_PATH, {
    ...{ method: 'POST', bearer: accessToken, answer: 'nothing' },
    headers: { [REFRESH_TOKEN_HEADER]: refreshToken },
  })

/** Signs out, here at once and on the server as soon as it can be reached. */
export async function logout(): Promise<void> {
  const before = readStored()
  keep(LOGGED_OUT, { hasEnded: false })
  forgetDraft()
  await forgetCredentials()
  if (before.refreshToken !== '') await revoke(before)
}

/** Seals what was typed for the session that is open now, unless another one has begun in the meantime. */
async function remember(password: string): Promise<void> {
  const { email, customerId } = readStored()
  const sealed = await sealCredentials({ email, password })
  const stored = readStored()
  if (stored.customerId === customerId) keep({ ...stored, password: sealed })
}

/** Takes a changed password over, where the one before was remembered. */
export async function renewRemembered(password: string): Promise<void> {
  if (readStored().password !== '') await remember(password)
}

/** Takes over the answer to a sign-in. Without a token nobody is logged in, and the answer is false. */
export async function login(
  tokens: TokenAnswer | null,
  { email, password, isRemembered }: Credentials & { readonly isRemembered: boolean },
): Promise<boolean> {
  const account = withTokens({ ...LOGGED_OUT, email }, tokens)
  if (!account || account.customerNumber === null) {
    keep({ ...LOGGED_OUT, password: readStored().password })
    return false
  }
  keep(account, { hasEnded: false })
  await (isRemembered ? remember(password) : forgetCredentials())
  return true
}

export type RefreshOutcome = 'ok' | 'ended' | 'noAnswer'

/** Answers that say that the token is of no use; a server that is busy or broken says nothing about it. */
const REFUSING = [400, 401, 403]

const tokensOf = (result: ApiResult<TokenAnswer>): TokenAnswer | null =>
  result.kind === 'ok' ? result.data : null

const isUndecided = (result: ApiResult<TokenAnswer>): boolean =>
  result.kind === 'noAnswer' || (result.kind === 'refused' && !REFUSING.includes(result.error.statusCode))

/** What the answer to a refresh means for an account that may have changed while it was under way. */
function takeRefresh(before: Account, result: ApiResult<TokenAnswer>): RefreshOutcome {
  const now = adoptStored()
  const next = withTokens(now, tokensOf(result))
  if (now.refreshToken !== before.refreshToken) {
    // Signed out, or in anew, in the meantime: these tokens belong to nobody any more.
    if (next) void revoke(next)
    return now.isLoggedIn ? 'ok' : 'ended'
  }
  if (isUndecided(result)) return 'noAnswer'
  if (!next) {
    endSession()
    return 'ended'
  }
  keep(next)
  return 'ok'
}

async function refreshOnce(unusableToken: string): Promise<RefreshOutcome> {
  const before = adoptStored()
  if (!before.isLoggedIn) return 'ended'
  // Another tab was faster.
  if (before.accessToken !== unusableToken) return 'ok'
  const headers = { [REFRESH_TOKEN_HEADER]: before.refreshToken }
  return takeRefresh(before, await callApi<TokenAnswer>(LOGIN_REFRESH_PATH, { method: 'POST', headers }))
}

let running: Promise<RefreshOutcome> | null = null

/** Replaces an access token that is of no use any more; once, however many calls and tabs ask for it. */
export function refreshAccount(unusableToken: string): Promise<RefreshOutcome> {
  running ??= withTabLock('account-refresh', () => refreshOnce(unusableToken)).finally(() => {
    running = null
  })
  return running
}

/** Reads the browser's account and follows it through all tabs. */
export function startAccount(): void {
  const stored = readStored()
  useStore.setState({ account: stored, isReady: true })
  if (stored.isLoggedIn && stored.customerNumber === null) void logout()
  // What could not be read is put right for the next page, too.
  else if (!stored.isLoggedIn && stored.password === '') keep(LOGGED_OUT)
  addEventListener('storage', ({ key }) => {
    // No key: another tab has emptied the whole storage.
    if (key !== KEY && key !== null) return
    isKept = true
    adoptStored()
  })
  // A page that comes back from the history has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptStored()
  })
}
