import type { JWTPayload } from 'jose'
import type { SignedTokens, TokenCheck } from './signed-tokens.ts'

/** Who is signed in. */
export interface CustomerSession {
  /** The account's id. */
  readonly customerId: string
  readonly customerNumber: number
  /** The sign-in that the token comes from; null where it comes from none. */
  readonly familyId: string | null
}

export interface AccessTokens {
  sign(session: Omit<CustomerSession, 'familyId'> & Partial<CustomerSession>): Promise<string>
  /** Whose token it is; null when it is none of ours or its time is over. */
  read(token: string, check?: Omit<TokenCheck, 'audience'>): Promise<CustomerSession | null>
}

export const ACCESS_TOKEN_LIFETIME_MS = 10 * 60_000

function toSession({ sub, customerNumber, sid }: JWTPayload): CustomerSession | null {
  if (typeof sub !== 'string' || !Number.isSafeInteger(customerNumber)) return null
  return {
    customerId: sub,
    customerNumber: Number(customerNumber),
    familyId: typeof sid === 'string' ? sid : null,
  }
}

/** Short-lived proofs of who is signed in; they are looked up nowhere, so they end only by their time. */
export const createAccessTokens = (tokens: SignedTokens): AccessTokens => ({
  sign: ({ customerId, customerNumber, familyId }) =>
    tokens.sign({
      audience: 'account',
      claims: { sub: customerId, customerNumber, ...(familyId ? { sid: familyId } : {}) },
      lifetimeMs: ACCESS_TOKEN_LIFETIME_MS,
    }),
  async read(token, check = {}) {
    const payload = await tokens.read(token, { ...check, audience: 'account' })
    return payload && toSession(payload)
  },
})
