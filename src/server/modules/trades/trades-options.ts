import type { Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface TradesOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
}
