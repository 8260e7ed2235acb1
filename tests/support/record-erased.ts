import { sql } from 'drizzle-orm'
import type { WantedErasure } from '#domain/device-erasure/can-record-erasure.ts'
import { recordErasure } from '#server/desk/device-erasure/record-erasure.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { TradeHand } from './inspected-trades.ts'

/** Records the erasure of a device as the desk does, by whoever has inspected one. */
export async function recordErased(
  { db, secret, now }: TradeHand,
  key: ItemKey,
  wanted: WantedErasure = { method: 'KEY_DESTRUCTION', corrects: null },
): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`select id, name from operator limit 1`)
  const [found] = rows
  if (!found) throw new Error('Nobody has inspected anything')
  const operator = { ...found, roles: [] }
  await db.transaction((tx) => recordErasure({ tx, secret, now, operator }, key, wanted))
}
