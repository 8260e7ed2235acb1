import { sql } from 'drizzle-orm'
import type { DevicePart } from '#contracts/desk/parts.ts'
import type { MissingPart } from '#domain/clarification/clarification-kind.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** The parcel with a part that was missing from a device. */
export interface PartParcel {
  readonly clarificationId: number
  readonly part: MissingPart
  readonly state: NonNullable<DevicePart['parcel']>['state']
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

/** How many files were sent with answers about a device. Those that the seller may still remove don't count. */
export async function countSentProofs(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from clarification_proof
    join clarification on clarification.id = clarification_id
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and answer = 'DONE'`)
  return rows[0]?.count ?? 0
}

export async function findPartParcel(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<PartParcel | null> {
  const { rows } = await db.execute<PartParcel & Record<string, unknown>>(sql`
    select clarification_id::float8 as "clarificationId", missing_part as part, carrier,
      tracking_number as "trackingNumber",
      case when arrived_at is not null then 'ARRIVED' when scanned_at is not null then 'ON_ITS_WAY'
        when booked_at is not null then 'BOOKED' else 'REQUESTED' end as state
    from part_parcel join clarification on clarification.id = clarification_id
    where part_parcel.transaction_id = ${transactionId} and part_parcel.item_number = ${itemNumber}
    order by clarification_id desc limit 1`)
  return rows[0] ?? null
}
