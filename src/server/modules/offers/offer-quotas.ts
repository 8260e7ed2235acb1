import { DAY_MS } from '#domain/kernel/durations.ts'
import { DAILY_OFFERS, type OfferSource } from '#domain/offers/offer-quota.ts'
import type { Database } from '#server/db/database.ts'
import { findNetwork } from '#server/http/client-address.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import { count, hashSubject } from '#server/modules/counters/counters.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Who asks for offers. */
export interface OfferCaller {
  /** The network address; only its keyed hash is stored. */
  readonly address: string
  /** The account that the cart belongs to; null for a guest, whose cart lives in the browser only. */
  readonly customerId: string | null
}

/** Counts offers that are about to be stored; refuses with 429 above the quota of the day. */
export type TakeOfferQuota = (caller: OfferCaller, source: OfferSource, amount: number) => Promise<void>

export interface OfferQuotaOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

const createQuotaError = (retryAfterMs: number): BlockedError =>
  new BlockedError(Math.max(1, Math.ceil(retryAfterMs / 1_000)), {
    id: 'OFFER_QUOTA_USED',
    message: 'You’ve requested too many new offers today. Try again tomorrow.',
  })

export const createOfferQuotas =
  ({ db, secret, now }: OfferQuotaOptions): TakeOfferQuota =>
  async ({ address, customerId }, source, amount) => {
    const { perNetwork, perCart } = DAILY_OFFERS[source]
    const limits = [
      { name: `new ${source} offers of a network`, subject: findNetwork(address), limit: perNetwork },
    ]
    if (customerId !== null)
      limits.push({ name: `new ${source} offers of a cart`, subject: customerId, limit: perCart })
    for (const { name, subject, limit } of limits) {
      const counted = await count(db, {
        name,
        subject: hashSubject(secret, subject),
        limit,
        amount,
        windowMs: DAY_MS,
        nowMs: now(),
      })
      if (counted.kind === 'over') throw createQuotaError(counted.retryAfterMs)
    }
  }
