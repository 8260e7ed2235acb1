import { sql } from 'drizzle-orm'

/**
 * In the locked findings of a device, which a query calls `item`: those of the offer that its seller accepted, because after an
 * appeal that may be the one of the first inspection; otherwise the latest.
 */
const selectFound = (field: string) => sql`(select (found ->> ${field})::integer from inspection
  where inspection.transaction_id = item.transaction_id and inspection.item_number = item.number and found is not null
  order by exists (select from clarification where clarification.transaction_id = item.transaction_id
    and clarification.item_number = item.number and inspection_id = inspection.id and kind = 'PRICE' and answer = 'ACCEPT') desc, inspection.number desc limit 1)`

/**
 * The model that a device really is: another one if these findings say so, otherwise the one that was sold. For
 * queries that call the device `item` and have joined its `offer`. Whoever may still inspect the device must not read it.
 */
export const FOUND_DEVICE_ID = sql`coalesce(${selectFound('deviceId')}, offer.device_id)`

/** The storage that it really has. */
export const FOUND_STORAGE_GB = sql`coalesce(${selectFound('storageGb')}, offer.storage_gb)`
