import type { JWTPayload } from 'jose'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { SignedTokens, TokenCheck } from './signed-tokens.ts'

/** A signed-in customer. */
export interface CustomerSession {
  /** The account's id. */
  readonly customerId: string
  readonly customerNumber: number
  /** The sign-in that the token was issued for; the token ends with it. */
  readonly familyId: string
}

export interface AccessTokens {
  sign(session: CustomerSession): Promise<string>
  /** The customer of a token; null for a forged or expired one. */
  read(token: string, check?: Omit<TokenCheck, 'audience'>): Promise<CustomerSession | null>
}

export const ACCESS_TOKEN_LIFETIME_MS = 10 * MINUTE_MS

function toSession({ sub, customerNumber, sid }: JWTPayload): CustomerSession | null {
  if (typeof sub !== 'string' || typeof sid !== 'string' || !Number.isSafeInteger(customerNumber)) return null
  return { customerId: sub, customerNumber: Number(customerNumber), familyId: sid }
}

/** Short-lived proofs of identity. Signature and time are checked here; whether the sign-in goes on, by the session. */
export const createAccessTokens = (tokens: SignedTokens): AccessTokens => ({
  sign: ({ customerId, customerNumber, familyId }) =>
    tokens.sign({
      audience: 'account',
      claims: { sub: customerId, customerNumber, sid: familyId },
      lifetimeMs: ACCESS_TOKEN_LIFETIME_MS,
    }),
  async read(token, check = {}) {
    const payload = await tokens.read(token, { ...check, audience: 'account' })
    return payload && toSession(payload)
  },
})
