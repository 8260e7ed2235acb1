import type { KeyObject } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createEd25519KeyPair } from './ed25519-key-pair.ts'
import type { ShopSecret } from './shop-secret.ts'

/** What a token is for. A token for one audience isn't valid for another. */
export type TokenAudience = 'account' | 'activation' | 'step-up' | 'content-preview' | 'partner-preview'

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

interface TokenKey {
  readonly keyId: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

const deriveKeys = (secret: ShopSecret): readonly TokenKey[] =>
  secret.seedsFor('token-signing').map(({ keyId, seed }) => {
    const { privateKey, publicKey } = createEd25519KeyPair(seed)
    return { keyId, privateKey, publicKey }
  })

/**
 * No key is stored: every process derives the same ones from the shop's secret. Tokens name theirs, so that those of
 * before a rotation stay valid.
 */
export function createSignedTokens(secret: ShopSecret, now: () => number): SignedTokens {
  const keys = deriveKeys(secret)
  const [newest] = keys
  if (!newest) throw new Error('The ring has no key')
  const findKey = ({ kid }: { readonly kid?: string }): KeyObject => {
    const key = keys.find(({ keyId }) => keyId === kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.publicKey
  }
  return {
    sign: ({ audience, claims, lifetimeMs }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: newest.keyId })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(toSeconds(now()))
        .setExpirationTime(toSeconds(now() + lifetimeMs))
        .sign(newest.privateKey),
    async read(token, { audience, mayBeExpired = false }) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
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
