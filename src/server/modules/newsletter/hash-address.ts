import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { buildEmailHash, type EmailHashPurpose } from './email-hash.ts'
import type { HashedAddress } from './newsletter.repository.ts'

/** A mail address with the hashes that its links are looked up by. */
export function hashAddress(secret: ShopSecret, email: string): HashedAddress {
  const hash = (purpose: EmailHashPurpose) => Buffer.from(buildEmailHash(secret, purpose, email), 'base64url')
  return { email, enrichHash: hash('enrich'), unsubscribeHash: hash('unsubscribe') }
}
