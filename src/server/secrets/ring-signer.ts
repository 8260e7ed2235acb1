import { createHash, type KeyObject, sign } from 'node:crypto'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { createEd25519KeyPair } from './ed25519-key-pair.ts'
import type { ShopSecret } from './shop-secret.ts'

/** Signs with a key of its own, derived from the newest key of the ring: the same in every process. */
export interface RingSigner {
  /** Public: anyone who checks a signature needs it. */
  readonly key: SignedOfferKey
  /** The public keys of the whole ring, newest first. */
  readonly keys: readonly SignedOfferKey[]
  /** Ed25519 over the text's UTF-8, in base64url. */
  signText(text: string): string
}

/** The key's id is its thumbprint (RFC 7638), so anyone who has the key can verify the id. */
function toPublicKey(key: KeyObject): SignedOfferKey {
  const { crv, kty, x } = key.export({ format: 'jwk' })
  if (!x) throw new Error('The key has no public part')
  const keyId = createHash('sha256').update(canonicalise({ crv, kty, x })).digest('base64url')
  return { keyId, publicKey: x }
}

/** Each purpose has other keys, so that nothing signed for one is taken for another. */
export function createRingSigner(secret: ShopSecret, purpose: string): RingSigner {
  const { privateKey, publicKey } = createEd25519KeyPair(secret.seedFor(purpose))
  return {
    key: toPublicKey(publicKey),
    keys: secret.seedsFor(purpose).map(({ seed }) => toPublicKey(createEd25519KeyPair(seed).publicKey)),
    signText: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}
