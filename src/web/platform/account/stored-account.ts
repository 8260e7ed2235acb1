import type { Tokens } from '#contracts/account.ts'
import type { Customer } from '#contracts/customer-resources.ts'
import { readAccessToken } from './access-token.ts'
import { readCustomer } from './read-customer.ts'

/** The account as the browser keeps it. */
export interface Account {
  readonly isLoggedIn: boolean
  readonly email: string
  /** Sealed, and only where the customer wanted to be remembered; empty otherwise. */
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly customerId: string
  readonly customerNumber: number | null
  readonly customerData: Customer | null
  /** When the access token ends, in milliseconds. */
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

/** What a login or a refresh answers, if all is well. */
export type TokenAnswer = Partial<Tokens>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The account with new tokens; null when they are none. Number and id are the token's own. */
export function withTokens(account: Account, tokens: TokenAnswer | null): Account | null {
  const accessToken = textOf(tokens?.access_token)
  const refreshToken = textOf(tokens?.refresh_token)
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
    // Somebody else's data never stand beside these tokens.
    customerData: account.customerId === read.customerId ? account.customerData : null,
  }
}

/** An account from whatever the browser has kept; what cannot be used is somebody who is logged out. Never throws. */
export function readAccount(stored: unknown): Account {
  if (typeof stored !== 'object' || stored === null) return LOGGED_OUT
  const kept = stored as Readonly<Record<string, unknown>>
  const password = textOf(kept.password)
  const loggedOut = { ...LOGGED_OUT, password }
  const email = textOf(kept.email)
  if (kept.isLoggedIn !== true || email === '') return loggedOut
  const customerId = textOf(kept.customerId)
  const customerData = readCustomer(kept.customerData)
  const tokens = { access_token: textOf(kept.accessToken), refresh_token: textOf(kept.refreshToken) }
  const account = withTokens({ ...loggedOut, email, customerId, customerData }, tokens)
  // A token has the number; that it is missing in what was kept is for the start of the page to see.
  return account
    ? {
        ...account,
        customerNumber: Number.isSafeInteger(kept.customerNumber) ? account.customerNumber : null,
      }
    : loggedOut
}
