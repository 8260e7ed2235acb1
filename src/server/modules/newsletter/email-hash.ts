import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What a link of the newsletter is for: one for the one does not open the other. */
export type EmailHashPurpose = 'enrich' | 'unsubscribe'

/** The key in a link: an HMAC of address and purpose, the same every time, so that every mail can carry it. */
export const emailHashOf = (secret: ShopSecret, purpose: EmailHashPurpose, email: string): string =>
  secret.keyFor(`newsletter-${purpose}`, email)

/** The hash as it is stored. Another spelling of the same bytes is no hash of ours. */
export function emailHashBytes(emailHash: string): Buffer | null {
  const bytes = Buffer.from(emailHash, 'base64url')
  return bytes.toString('base64url') === emailHash ? bytes : null
}
