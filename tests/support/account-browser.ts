import type { Tokens } from '#contracts/account.ts'
import type { Customer } from '#contracts/customer-resources.ts'

const encodePart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as a browser sees it: the claims are readable, the signature cannot be checked. */
export const buildToken = (claims: Readonly<Record<string, unknown>>): string =>
  `${encodePart({ alg: 'EdDSA', typ: 'JWT' })}.${encodePart(claims)}.c2lnbmF0dXJl`

export const CUSTOMER_ID = '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11'
export const CUSTOMER_NUMBER = 30_000_007

let made = 0

/** Tokens for one customer, different on every call. */
export function createTokens(claims: Readonly<Record<string, unknown>> = {}): Tokens {
  made += 1
  const exp = Math.floor(Date.now() / 1_000) + 600
  return {
    access_token: buildToken({
      sub: CUSTOMER_ID,
      customerNumber: CUSTOMER_NUMBER,
      exp,
      jti: made,
      ...claims,
    }),
    refresh_token: `refresh-${made}`,
  }
}

/** A time in the past, in seconds as tokens state it. */
export const OVER = 1_000_000_000

export const buildCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  '@id': `/api/customers/customers/${CUSTOMER_ID}`,
  customerId: CUSTOMER_ID,
  customerNumber: CUSTOMER_NUMBER,
  email: 'maria@example.org',
  firstName: 'Maria',
  lastName: 'Schmidt',
  companyName: null,
  vatId: null,
  birthDate: '1990-04-23',
  locale: 'de' as const,
  people: {
    '@id': `/api/customers/people/${CUSTOMER_ID}`,
    firstName: 'Maria',
    lastName: 'Schmidt',
    birthDate: '1990-04-23',
    newsletter: false,
  },
  address: {
    '@id': '/api/customers/addresses/1',
    street: 'Lindenstraße',
    houseNumber: '7a',
    addressExtra: null,
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  phoneContact: { '@id': '/api/customers/phone_contacts/1', phone: '+4930123456' },
  bankAccount: null,
  paypalAccount: null,
  ...overrides,
})

export interface StorageChange {
  readonly key: string | null
  readonly newValue: string | null
}

/** The storage that all tabs of a browser share, and the changes that the other tabs have not received yet. */
export function createSharedStorage() {
  const stored = new Map<string, string>()
  const unheard: StorageChange[] = []
  return {
    stored,
    unheard,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, newValue: string) {
        stored.set(key, newValue)
        unheard.push({ key, newValue })
      },
      removeItem(key: string) {
        if (stored.delete(key)) unheard.push({ key, newValue: null })
      },
    },
  }
}
