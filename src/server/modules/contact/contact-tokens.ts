import { CONTACT_MIN_MS } from '#contracts/paths/contact.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What a token says about the form it was sent with. */
export type TokenReading =
  | { readonly kind: 'good' }
  /** No person types that fast. */
  | { readonly kind: 'early'; readonly waitMs: number }
  | { readonly kind: 'invalid' }

/**
 * Tokens prove when a visitor started writing. Each is bound to an idempotency key, so one token is good for one message.
 * Nothing is stored for them, and pages stay the same for every visitor.
 */
export interface ContactTokens {
  issue(idempotencyKey: string): string
  read(token: string, idempotencyKey: string): TokenReading
}

/** A form that was left open overnight still works; the browser gets a new token when it is older. */
const MAX_AGE_MS = DAY_MS

const PURPOSE = 'contact-form'

const TOKEN_PATTERN = /^(\d{1,15})\.([\w-]{22})$/

export function createContactTokens(secret: ShopSecret, now: () => number): ContactTokens {
  const buildId = (issuedAt: string, idempotencyKey: string) => `${issuedAt}:${idempotencyKey.toLowerCase()}`
  return {
    issue(idempotencyKey) {
      const issuedAt = String(now())
      return `${issuedAt}.${secret.keyFor(PURPOSE, buildId(issuedAt, idempotencyKey))}`
    },
    read(token, idempotencyKey) {
      const [, issuedAt = '', proof = ''] = TOKEN_PATTERN.exec(token) ?? []
      if (!secret.isKeyFor(PURPOSE, buildId(issuedAt, idempotencyKey), proof)) return { kind: 'invalid' }
      const ageMs = now() - Number(issuedAt)
      if (ageMs > MAX_AGE_MS) return { kind: 'invalid' }
      return ageMs < CONTACT_MIN_MS ? { kind: 'early', waitMs: CONTACT_MIN_MS - ageMs } : { kind: 'good' }
    },
  }
}
