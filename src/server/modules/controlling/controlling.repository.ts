import type { ControllingRequest } from '#contracts/controlling.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { controllingEvents } from '#server/db/controlling-schema.ts'
import type { Database } from '#server/db/database.ts'

export interface NewControllingEvent {
  readonly shop: Shop
  readonly request: ControllingRequest
  readonly receivedAt: Date
}

export async function insertControllingEvent(
  db: Database,
  { shop, request, receivedAt }: NewControllingEvent,
): Promise<void> {
  const { market, shopMode } = shop
  await db.insert(controllingEvents).values({ ...request, market, shopMode, receivedAt })
}
