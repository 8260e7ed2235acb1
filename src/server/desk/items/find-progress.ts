import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { refuseUnknownDevice } from './item-params.ts'
import {
  type DeskItem,
  findItem,
  type InspectionSummary,
  type ItemEvent,
  listEvents,
  listInspectionSummaries,
} from './items.repository.ts'

/** What every operator may see of a device. */
export interface ItemProgress {
  readonly item: DeskItem
  readonly inspections: readonly InspectionSummary[]
  readonly events: readonly ItemEvent[]
}

export async function requireItem(db: Connection, key: ItemKey): Promise<DeskItem> {
  const item = await findItem(db, key)
  if (!item) throw refuseUnknownDevice()
  return item
}

export async function requireProgress(db: Connection, key: ItemKey): Promise<ItemProgress> {
  const item = await requireItem(db, key)
  const inspections = await listInspectionSummaries(db, key)
  const events = await listEvents(db, key)
  return { item, inspections, events }
}
