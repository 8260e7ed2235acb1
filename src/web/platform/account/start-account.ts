import { keepAccount, openAccount, readStoredAccount } from './account-store.ts'
import { LOGGED_OUT } from './stored-account.ts'

/** Reads the stored account at the start of a page. An account without a customer number is signed out. */
export function startAccount(): void {
  const stored = readStoredAccount()
  openAccount(stored)
  if (stored.isLoggedIn && stored.customerNumber === null) {
    keepAccount(LOGGED_OUT)
    // Signing out is loaded on demand, not with every page.
    void import('./account-session.ts').then(({ leave }) => leave(stored))
  }
  // Repairs a broken entry for the next page.
  else if (!stored.isLoggedIn && stored.password === '') keepAccount(LOGGED_OUT)
}
