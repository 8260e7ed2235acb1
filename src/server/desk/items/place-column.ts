import { sql } from 'drizzle-orm'
import { OWN_STATES } from '#domain/places/put-away-place.ts'
import { isoTime } from '#server/db/sql-values.ts'

/** Where a row of `trade_item as item` was put, or null. A device that is no longer ours has left its shelf. */
export const PLACE = sql`
  (select jsonb_build_object('place', place, 'placedAt', ${isoTime('placed_at')}, 'placedBy', operator.name)
    from device_place join operator on operator.id = operator_id
    where device_place.transaction_id = item.transaction_id and device_place.item_number = item.number
      and item.state = any(${sql.param(OWN_STATES)}::text[]))`
