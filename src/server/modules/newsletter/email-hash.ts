import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What a newsletter link is for. A hash for one purpose doesn't work for the other. */
export type EmailHashPurpose = 'enrich' | 'unsubscribe'

/** The key in a link: an HMAC of address and purpose. It is stored: every mail to an address carries the same link. */
export const buildEmailHash = (secret: ShopSecret, purpose: EmailHashPurpose, email: string): string =>
  secret.keyFor(`newsletter-${purpose}`, email)
