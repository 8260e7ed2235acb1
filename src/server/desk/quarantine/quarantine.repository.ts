import { sql } from 'drizzle-orm'
import type { BlockList } from '#domain/inspection/block-list.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** The entry in a block list because of which a device is in quarantine. */
export interface BlockListHit extends ItemKey {
  readonly blockList: BlockList | null
  readonly reference: string | null
}

/** The entries of all devices in quarantine: the latest of each. */
export async function listBlockListHits(db: Connection): Promise<readonly BlockListHit[]> {
  const { rows } = await db.execute<BlockListHit & Record<string, unknown>>(sql`
    select item.transaction_id::float8 as "transactionId", item.number as "itemNumber",
      hit.data ->> 'blockList' as "blockList", hit.data ->> 'reference' as reference
    from trade_item as item
    cross join lateral (select data from trade_event where trade_event.transaction_id = item.transaction_id
      and item_number = item.number and event = 'blocklist_hit' order by id desc limit 1) as hit
    where item.state = 'QUARANTINED'`)
  return rows
}
