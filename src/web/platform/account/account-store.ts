import { create } from 'zustand'
import type { Customer } from '#contracts/customer-resources.ts'
import { type Account, LOGGED_OUT, readAccount } from './stored-account.ts'

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
export function readStoredAccount(): Account {
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

/** Makes an account the browser's own. */
export function keepAccount(account: Account, state: Partial<AccountState> = {}): void {
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
export function adoptStoredAccount(): Account {
  const stored = readStoredAccount()
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
  const stored = readStoredAccount()
  if (stored.isLoggedIn && stored.customerId === customerData.customerId)
    keepAccount({ ...stored, customerData })
}

/** Ends the session in this browser. A sign-in that was remembered stays: nobody has asked to forget it. */
export function endSession(): void {
  keepAccount({ ...LOGGED_OUT, password: readStoredAccount().password }, { hasEnded: true })
}

/** Reads the browser's account and follows it through all tabs. */
export function startAccount(): void {
  const stored = readStoredAccount()
  useStore.setState({ account: stored, isReady: true })
  if (stored.isLoggedIn && stored.customerNumber === null) {
    keepAccount(LOGGED_OUT)
    // What a sign-out needs is not loaded by every page.
    void import('./account-session.ts').then(({ leave }) => leave(stored))
  }
  // What could not be read is put right for the next page, too.
  else if (!stored.isLoggedIn && stored.password === '') keepAccount(LOGGED_OUT)
  addEventListener('storage', ({ key }) => {
    // No key: another tab has emptied the whole storage.
    if (key !== KEY && key !== null) return
    isKept = true
    adoptStoredAccount()
  })
  // A page that comes back from the history has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptStoredAccount()
  })
}
