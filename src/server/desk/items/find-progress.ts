import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { noSuchDevice } from './item-params.ts'
import {
  type DeskItem,
  findItem,
  type ItemEvent,
  type Look,
  listEvents,
  listLooks,
} from './items.repository.ts'

/** All that the desk shows of a device to everybody. */
export interface ItemProgress {
  readonly item: DeskItem
  readonly looks: readonly Look[]
  readonly events: readonly ItemEvent[]
}

export async function requireItem(db: Connection, key: ItemKey): Promise<DeskItem> {
  const item = await findItem(db, key)
  if (!item) throw noSuchDevice()
  return item
}

export async function requireProgress(db: Connection, key: ItemKey): Promise<ItemProgress> {
  const item = await requireItem(db, key)
  return { item, looks: await listLooks(db, key), events: await listEvents(db, key) }
}
