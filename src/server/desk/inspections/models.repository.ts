import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A model in the words of the desk. */
export interface FoundModelName {
  readonly deviceId: number
  readonly name: string
}

/** In the given order. */
export async function listModelNames(
  db: Connection,
  deviceIds: readonly number[],
): Promise<readonly FoundModelName[]> {
  const { rows } = await db.execute<FoundModelName & Record<string, unknown>>(sql`
    select device_id as "deviceId", name from device_text
    where language = 'en' and device_id = any(${sql.param(deviceIds)}::integer[])`)
  const names = new Map(rows.map((row) => [row.deviceId, row]))
  return [...new Set(deviceIds)].flatMap((deviceId) => names.get(deviceId) ?? [])
}

export async function requireModelName(db: Connection, deviceId: number): Promise<FoundModelName> {
  const [model] = await listModelNames(db, [deviceId])
  if (!model) throw new Error('Unknown model')
  return model
}

/** Refuses a model that the catalogue doesn't have. */
export async function requireModelInput(tx: Connection, deviceId: number | null): Promise<void> {
  if (deviceId !== null && (await listModelNames(tx, [deviceId])).length === 0)
    throw createInvalidFieldsError([{ field: 'deviceId', key: 'FIELD_FORMAT' }])
}

/** The model that the seller described. */
export async function requireDescribedId(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<number> {
  const { rows } = await db.execute<{ deviceId: number }>(sql`
    select offer.device_id as "deviceId" from trade_item as item join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw refuseUnknownDevice()
  return rows[0].deviceId
}
