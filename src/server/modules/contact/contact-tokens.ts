import { CONTACT_MIN_MS } from '#contracts/api-paths.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What a token says about the form that it came with. */
export type TokenReading =
  | { readonly kind: 'good' }
  /** Nobody writes that fast. */
  | { readonly kind: 'early'; readonly waitMs: number }
  | { readonly kind: 'invalid' }

/**
 * Prove when somebody began to write. Each belongs to one idempotency key, so that one token is one message; nothing is
 * stored for it, and the pages stay the same for everybody.
 */
export interface ContactTokens {
  issue(idempotencyKey: string): string
  read(token: string, idempotencyKey: string): TokenReading
}

/** A form that was left open overnight still works; the browser gets a new token when it is older. */
const MAX_AGE_MS = 24 * 60 * 60_000

const PURPOSE = 'contact-form'

const FORM = /^(\d{1,15})\.([\w-]{22})$/

export function createContactTokens(secret: ShopSecret, now: () => number): ContactTokens {
  const idOf = (issuedAt: string, idempotencyKey: string) => `${issuedAt}:${idempotencyKey.toLowerCase()}`
  return {
    issue(idempotencyKey) {
      const issuedAt = String(now())
      return `${issuedAt}.${secret.keyFor(PURPOSE, idOf(issuedAt, idempotencyKey))}`
    },
    read(token, idempotencyKey) {
      const [, issuedAt = '', proof = ''] = FORM.exec(token) ?? []
      if (!secret.isKeyFor(PURPOSE, idOf(issuedAt, idempotencyKey), proof)) return { kind: 'invalid' }
      const ageMs = now() - Number(issuedAt)
      if (ageMs > MAX_AGE_MS) return { kind: 'invalid' }
      return ageMs < CONTACT_MIN_MS ? { kind: 'early', waitMs: CONTACT_MIN_MS - ageMs } : { kind: 'good' }
    },
  }
}
