import { sql } from 'drizzle-orm'
import type { EqualDevices } from '#contracts/desk/equal-devices.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { INSPECTION_STATES } from '#server/desk/items/inspection-states.ts'
import { listTradeItems } from '#server/desk/items/items.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { listInspections } from './inspections.repository.ts'
import type { InspectionReader } from './outcome.ts'
import { findStage, readInspectorFacts } from './show-inspection.ts'

// Assumption: equal is what has the same questions and prices (docs/adr/0094-equal-devices.md).
/**
 * The devices of a sale with the same model, rule and price list that wait for an inspection or are in one. The seller's
 * answers play no part: a group that depended on them would tell the inspector which devices were described alike.
 */
async function listEqualNumbers(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ itemNumber: number }>(sql`
    select item.number as "itemNumber"
    from trade_item as asked join offer as asked_offer on asked_offer.id = asked.offer_id
    join trade_item as item on item.transaction_id = asked.transaction_id
    join offer on offer.id = item.offer_id and offer.device_id = asked_offer.device_id
      and offer.rule_version = asked_offer.rule_version and offer.price_list_version = asked_offer.price_list_version
    where asked.transaction_id = ${transactionId} and asked.number = ${itemNumber}
      and item.state = any(${sql.param(INSPECTION_STATES.inspection)}::text[])`)
  return new Set(rows.map((row) => row.itemNumber))
}

/** The devices that can be inspected together with this one, as the operator may see them. */
export async function listEqualDevices(
  reader: Pick<InspectionReader, 'db' | 'operator' | 'isOnePersonDesk'>,
  key: ItemKey,
): Promise<EqualDevices> {
  const { db } = reader
  const { device } = await requireItem(db, key)
  const inspector = await readInspectorFacts(reader, key)
  const numbers = await listEqualNumbers(db, key)
  const items = (await listTradeItems(db, key.transactionId)).filter((item) => numbers.has(item.itemNumber))
  const devices = []
  for (const item of items) {
    const inspections = await listInspections(db, item)
    // Another model has other questions, so it is inspected on its own.
    const [latest] = inspections
    if ((latest?.draft?.deviceId ?? latest?.found?.deviceId) != null) continue
    devices.push({ itemNumber: item.itemNumber, stage: findStage(item, inspections, inspector) })
  }
  return { tradeNumber: formatTradeNumber(key.transactionId), device, devices }
}
