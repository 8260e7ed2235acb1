import { createHash, type KeyObject, sign } from 'node:crypto'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import type { SignedOfferFile, SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { createEd25519KeyPair } from './ed25519-key-pair.ts'
import type { ShopSecret } from './shop-secret.ts'

export interface OfferSigning {
  /** Public: anyone who checks a signed offer needs it. */
  readonly key: SignedOfferKey
  /** The public keys of the whole ring, newest first. */
  readonly keys: readonly SignedOfferKey[]
  /** Signs offers of trades and nothing else: checks rely on that. */
  sign(offer: SignedOffer): SignedOfferFile
}

/** The key's id is its thumbprint (RFC 7638), so anyone who has the key can verify the id. */
function toPublicKey(key: KeyObject): SignedOfferKey {
  const { crv, kty, x } = key.export({ format: 'jwk' })
  if (!x) throw new Error('The key has no public part')
  const keyId = createHash('sha256').update(canonicalise({ crv, kty, x })).digest('base64url')
  return { keyId, publicKey: x }
}

/** Signs offers with a key used for nothing else, derived from the shop's secret: the same in every process. */
export function createOfferSigning(secret: ShopSecret): OfferSigning {
  const { privateKey, publicKey } = createEd25519KeyPair(secret.seedFor('offer-signing'))
  const key = toPublicKey(publicKey)
  return {
    key,
    keys: secret
      .seedsFor('offer-signing')
      .map(({ seed }) => toPublicKey(createEd25519KeyPair(seed).publicKey)),
    sign: (offer) => ({
      keyId: key.keyId,
      payload: offer,
      signature: sign(null, Buffer.from(canonicalise(offer)), privateKey).toString('base64url'),
    }),
  }
}
