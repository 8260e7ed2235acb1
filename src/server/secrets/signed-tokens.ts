import { createPrivateKey, createPublicKey } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { ShopSecret } from './shop-secret.ts'

/** What a token is for: one that was made for something else is not believed. */
export type TokenAudience = 'account' | 'activation'

export interface TokenFacts {
  readonly audience: TokenAudience
  readonly claims: Readonly<Record<string, string | number>>
  readonly lifetimeMs: number
}

export interface TokenCheck {
  readonly audience: TokenAudience
  /** Believes a token also after its time. */
  readonly mayBeExpired?: boolean
}

/** Texts that say something and prove that the shop has said it. */
export interface SignedTokens {
  sign(facts: TokenFacts): Promise<string>
  /** What a token says; null when the shop did not say it, or not for this, or its time is over. */
  read(token: string, check: TokenCheck): Promise<JWTPayload | null>
}

const ALGORITHM = 'EdDSA'
const ISSUER = 'sell'

// The fixed beginning of a private Ed25519 key in PKCS #8; the seed of 32 bytes follows.
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const toSeconds = (ms: number) => Math.floor(ms / 1_000)

/** Nothing of the key is stored: every process makes the same one from the shop's secret. */
export function createSignedTokens(secret: ShopSecret, now: () => number): SignedTokens {
  const der = Buffer.concat([PKCS8_HEAD, secret.seedFor('token-signing')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
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
