import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import type { SignedOfferFile, SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { createRingSigner } from './ring-signer.ts'
import type { ShopSecret } from './shop-secret.ts'

export interface OfferSigning {
  /** Public: anyone who checks a signed offer needs it. */
  readonly key: SignedOfferKey
  /** The public keys of the whole ring, newest first. */
  readonly keys: readonly SignedOfferKey[]
  /** Signs offers of trades and nothing else: checks rely on that. */
  sign(offer: SignedOffer): SignedOfferFile
}

/** Signs offers with a key used for nothing else, derived from the shop's secret: the same in every process. */
export function createOfferSigning(secret: ShopSecret): OfferSigning {
  const { key, keys, signText } = createRingSigner(secret, 'offer-signing')
  return {
    key,
    keys,
    sign: (offer) => ({ keyId: key.keyId, payload: offer, signature: signText(canonicalise(offer)) }),
  }
}
