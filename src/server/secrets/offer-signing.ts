import { createHash, type KeyObject, sign } from 'node:crypto'
import { canonicalText } from '#domain/kernel/canonical-text.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import type { SignedOfferKey, SignedOfferRow } from '#domain/signed-offers/verify-signed-offer.ts'
import { ed25519KeyPair } from './ed25519-key-pair.ts'
import type { ShopSecret } from './shop-secret.ts'

export interface OfferSigning {
  /** What everybody may know, and needs to check a receipt. */
  readonly key: SignedOfferKey
  /** Takes promises of a trade and nothing else: whoever checks one relies on that. */
  sign(offer: SignedOffer): SignedOfferRow
}

/** The key's id is its thumbprint (RFC 7638): whoever has the key can tell that the id is right. */
function publish(key: KeyObject): SignedOfferKey {
  const { crv, kty, x } = key.export({ format: 'jwk' })
  if (!x) throw new Error('The key has no public part')
  const keyId = createHash('sha256').update(canonicalText({ crv, kty, x })).digest('base64url')
  return { keyId, publicKey: x }
}

/** Signs receipts with a key of their own, made from the shop's secret: the same in every process. */
export function createOfferSigning(secret: ShopSecret): OfferSigning {
  const { privateKey, publicKey } = ed25519KeyPair(secret.seedFor('receipt-signing'))
  const key = publish(publicKey)
  return {
    key,
    sign: (offer) => ({
      keyId: key.keyId,
      payload: offer,
      signature: sign(null, Buffer.from(canonicalText(offer)), privateKey).toString('base64url'),
    }),
  }
}
