import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

export async function findPlace(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<string | null> {
  const { rows } = await db.execute<{ place: string }>(sql`
    select place from device_place where transaction_id = ${transactionId} and item_number = ${itemNumber}`)
  return rows[0]?.place ?? null
}

export interface NewPlace extends ItemKey {
  readonly place: string
  readonly operatorId: string
  readonly atMs: number
}

/** The same place once more changes nothing: who put the device there, and when, stays true. */
export async function storePlace(
  tx: Connection,
  { place, operatorId, atMs, ...key }: NewPlace,
): Promise<void> {
  await tx.execute(sql`
    insert into device_place (transaction_id, item_number, place, placed_at, operator_id)
    values (${key.transactionId}, ${key.itemNumber}, ${place}, ${new Date(atMs)}, ${operatorId})
    on conflict (transaction_id, item_number) do update
    set place = excluded.place, placed_at = excluded.placed_at, operator_id = excluded.operator_id
    where device_place.place <> excluded.place`)
}

export async function deletePlace(tx: Connection, { transactionId, itemNumber }: ItemKey): Promise<void> {
  await tx.execute(sql`
    delete from device_place where transaction_id = ${transactionId} and item_number = ${itemNumber}`)
}
