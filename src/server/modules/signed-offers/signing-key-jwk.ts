import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'

/** A public key as programs that check signatures read it (RFC 7517). */
export const toJwk = ({ keyId, publicKey }: SignedOfferKey) =>
  ({ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyId, x: publicKey }) as const
