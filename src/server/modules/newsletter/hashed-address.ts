import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type EmailHashPurpose, emailHashOf } from './email-hash.ts'
import type { HashedAddress } from './newsletter.repository.ts'

/** An address with the hashes by which its links are found. */
export function hashedAddress(secret: ShopSecret, email: string): HashedAddress {
  const hashOf = (purpose: EmailHashPurpose) => Buffer.from(emailHashOf(secret, purpose, email), 'base64url')
  return { email, enrichHash: hashOf('enrich'), unsubscribeHash: hashOf('unsubscribe') }
}
