import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What a newsletter link is for. A hash for one purpose doesn't work for the other. */
export type EmailHashPurpose = 'enrich' | 'unsubscribe'

/** The key in a link: an HMAC of address and purpose. It is stored: every mail to an address carries the same link. */
export const buildEmailHash = (secret: ShopSecret, purpose: EmailHashPurpose, email: string): string =>
  secret.keyFor(`newsletter-${purpose}`, email)

/** A stored hash, as links carry it. */
export const encodeEmailHash = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url')

/** The hash as bytes, as it is stored. Non-canonical base64url isn't one of our hashes. */
export function decodeEmailHash(emailHash: string): Buffer | null {
  const bytes = Buffer.from(emailHash, 'base64url')
  return bytes.toString('base64url') === emailHash ? bytes : null
}
