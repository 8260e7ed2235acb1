import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createEd25519KeyPair } from './ed25519-key-pair.ts'
import type { ShopSecret } from './shop-secret.ts'

/** What a token is for. A token for one audience isn't valid for another. */
export type TokenAudience = 'account' | 'activation'

export interface TokenFacts {
  readonly audience: TokenAudience
  readonly claims: Readonly<Record<string, string | number>>
  readonly lifetimeMs: number
}

export interface TokenCheck {
  readonly audience: TokenAudience
  /** Accepts an expired token as well. */
  readonly mayBeExpired?: boolean
}

/** JWTs signed by the shop. */
export interface SignedTokens {
  sign(facts: TokenFacts): Promise<string>
  /** The claims of a token; null for a forged or expired one, or one for another audience. */
  read(token: string, check: TokenCheck): Promise<JWTPayload | null>
}

const ALGORITHM = 'EdDSA'
const ISSUER = 'sell'

const toSeconds = (ms: number) => Math.floor(ms / 1_000)

/** The key isn't stored: every process derives the same one from the shop's secret. */
export function createSignedTokens(secret: ShopSecret, now: () => number): SignedTokens {
  const { privateKey, publicKey } = createEd25519KeyPair(secret.seedFor('token-signing'))
  return {
    sign: ({ audience, claims, lifetimeMs }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(toSeconds(now()))
        .setExpirationTime(toSeconds(now() + lifetimeMs))
        .sign(privateKey),
    async read(token, { audience, mayBeExpired = false }) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          requiredClaims: ['exp'],
          currentDate: new Date(mayBeExpired ? 0 : now()),
        })
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
