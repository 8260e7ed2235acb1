import type { Database } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface TradesOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}
