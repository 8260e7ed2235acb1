import { create } from 'zustand'
import type { Customer } from '#contracts/customer-resources.ts'
import { type Account, LOGGED_OUT, readAccount } from './stored-account.ts'

const KEY = 'account'

interface AccountState {
  readonly account: Account
  /** False until the stored account has been read: the server renders every page as logged out. */
  readonly isReady: boolean
  /** Whether a session ended here without the customer's doing. */
  readonly hasEnded: boolean
}

const useStore = create<AccountState>(() => ({ account: LOGGED_OUT, isReady: false, hasEnded: false }))

/** False once storage has rejected a write: from then on the account in memory is the newer one. */
let isKept = true

const current = (): Account => useStore.getState().account

/** The stored account, or the one in memory when storage is unavailable. */
export function readStoredAccount(): Account {
  if (!isKept) return current()
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // Storage is blocked.
    return current()
  }
  if (text === null) return LOGGED_OUT
  try {
    return readAccount(JSON.parse(text))
  } catch {
    // Anything may be stored: what can't be read is no sign-in.
    return LOGGED_OUT
  }
}

/** Stores an account in the browser. */
export function keepAccount(account: Account, state: Partial<AccountState> = {}): void {
  useStore.setState({ ...state, account })
  try {
    if (account === LOGGED_OUT) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(account))
    isKept = true
  } catch {
    // Storage is full or blocked: the customer stays signed in while the page is open.
    isKept = false
  }
}

/** Adopts what another tab, or this one earlier, has stored. */
export function adoptStoredAccount(): Account {
  const stored = readStoredAccount()
  useStore.setState(stored.isLoggedIn ? { account: stored, hasEnded: false } : { account: stored })
  return stored
}

export const useAccount = (): Account => useStore(({ account }) => account)

export const useIsLoggedIn = (): boolean => useStore(({ account }) => account.isLoggedIn)

export const useIsAccountReady = (): boolean => useStore(({ isReady }) => isReady)

export const useHasSessionEnded = (): boolean => useStore(({ hasEnded }) => hasEnded)

/** Subscribes to changes outside of components. */
export const watchAccount = (listener: (account: Account) => void): (() => void) =>
  useStore.subscribe(({ account }) => listener(account))

/** The current account, outside of components. */
export const getAccount = current

/** Stores what the server returned about the customer, unless another customer has signed in since the request. */
export function setCustomerData(customerData: Customer): void {
  const stored = readStoredAccount()
  if (stored.isLoggedIn && stored.customerId === customerData.customerId)
    keepAccount({ ...stored, customerData })
}

/** Ends the session in this browser. A remembered sign-in stays, unless the customer has signed this device out. */
export function endSession({ isSignedOut = false } = {}): void {
  const password = isSignedOut ? '' : readStoredAccount().password
  keepAccount({ ...LOGGED_OUT, password }, { hasEnded: true })
}

/** Marks the account as read, from then on kept in step with other tabs. */
export function openAccount(account: Account): void {
  useStore.setState({ account, isReady: true })
  addEventListener('storage', ({ key }) => {
    // No key: another tab has cleared the whole storage.
    if (key !== KEY && key !== null) return
    isKept = true
    adoptStoredAccount()
  })
  // A page restored from the back/forward cache has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptStoredAccount()
  })
}
