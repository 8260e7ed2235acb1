import type { Database } from '#server/db/database.ts'
import type { CountShared } from '#server/http/register-rate-limits.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type CounterTable, count, hashSubject } from './counters.ts'

export interface RequestCounterOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly table: CounterTable
}

/** Counts the requests of networks in the database, for the limits of routes. */
export const createRequestCounter =
  ({ db, secret, now, table }: RequestCounterOptions): CountShared =>
  async ({ name, network, limit, windowMs }) => {
    const subject = hashSubject(secret, network)
    const counted = await count(db, { name, subject, limit, windowMs, nowMs: now(), table })
    return counted.kind === 'within' ? null : counted.retryAfterMs
  }
