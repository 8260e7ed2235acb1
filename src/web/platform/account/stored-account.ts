import type { Tokens } from '#contracts/account.ts'
import type { Customer } from '#contracts/customer-resources.ts'
import { readAccessToken } from './access-token.ts'
import { readCustomer } from './read-customer.ts'

/** The account as the browser stores it. */
export interface Account {
  readonly isLoggedIn: boolean
  readonly email: string
  /** Encrypted, only if the customer asked to be remembered, and only for 30 days; otherwise empty. */
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly customerId: string
  readonly customerNumber: number | null
  readonly customerData: Customer | null
  /** When the access token expires, in milliseconds. */
  readonly tokenExpiry: number
}

export const LOGGED_OUT: Account = {
  isLoggedIn: false,
  email: '',
  password: '',
  accessToken: '',
  refreshToken: '',
  customerId: '',
  customerNumber: null,
  customerData: null,
  tokenExpiry: 0,
}

/** The answer to a successful login or refresh. */
export type TokenAnswer = Partial<Tokens>

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The account with new tokens; null when they are invalid. Customer number and id come from the token. */
export function withTokens(account: Account, tokens: TokenAnswer | null): Account | null {
  const accessToken = readText(tokens?.access_token)
  const refreshToken = readText(tokens?.refresh_token)
  const read = readAccessToken(accessToken)
  if (!read || refreshToken === '') return null
  return {
    ...account,
    isLoggedIn: true,
    accessToken,
    refreshToken,
    customerId: read.customerId,
    customerNumber: read.customerNumber,
    tokenExpiry: read.expiresAtMs,
    // Never combine these tokens with another customer's data.
    customerData: account.customerId === read.customerId ? account.customerData : null,
  }
}

/** Whether the time that stands before a sealed password has yet to come. */
export const isStillRemembered = (sealed: string, nowMs: number): boolean =>
  Number(sealed.split('.', 1)[0] || Number.NaN) > nowMs

/** Reads an account from storage; anything unusable becomes a logged-out account. Never throws. */
export function readAccount(stored: unknown, nowMs: number = Date.now()): Account {
  if (typeof stored !== 'object' || stored === null) return LOGGED_OUT
  const kept = stored as Readonly<Record<string, unknown>>
  const sealed = readText(kept.password)
  const password = isStillRemembered(sealed, nowMs) ? sealed : ''
  const loggedOut = { ...LOGGED_OUT, password }
  const email = readText(kept.email)
  if (kept.isLoggedIn !== true || email === '') return loggedOut
  const customerId = readText(kept.customerId)
  const customerData = readCustomer(kept.customerData)
  const tokens = { access_token: readText(kept.accessToken), refresh_token: readText(kept.refreshToken) }
  const account = withTokens({ ...loggedOut, email, customerId, customerData }, tokens)
  // The token carries the number; the page's start handles a stored account without one.
  return account
    ? {
        ...account,
        customerNumber: Number.isSafeInteger(kept.customerNumber) ? account.customerNumber : null,
      }
    : loggedOut
}
