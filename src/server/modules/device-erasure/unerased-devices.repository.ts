import { type SQL, sql } from 'drizzle-orm'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { ERASABLE_STATES, findOverduePeriod } from '#domain/device-erasure/can-record-erasure.ts'
import { hasStorage } from '#domain/device-erasure/erasure-method.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import { FOUND_DEVICE_ID } from '#server/modules/lifecycle/found-device.ts'

const STORING = sqlTexts(CATEGORY_IDS.filter(hasStorage))

/** Devices that wait for their erasure, or have waited too long. */
export type ErasureAge = 'due' | 'overdue'

const isOursSince = (fromMs: number, untilMs: number): SQL =>
  sql`state_since > ${new Date(fromMs)} and state_since <= ${new Date(untilMs)}`

/** Whether the row `item` has storage, can't go back and has no valid record of its erasure. */
const LACKS_ERASURE = sql`
  coalesce((select method from device_erasure as erasure where erasure.transaction_id = item.transaction_id
    and erasure.item_number = item.number order by erasure.number desc limit 1), '') = ''
  and not (item.state = 'ACCEPTED' and exists (select from identity_request
    where identity_request.transaction_id = item.transaction_id and accepted_at is null))
  and exists (select from inspection where inspection.transaction_id = item.transaction_id
    and inspection.item_number = item.number and found is not null)
  and exists (select from offer join device on device.id = ${FOUND_DEVICE_ID}
    where offer.id = item.offer_id and device.category_id = any(${STORING}))`

/** Whether the row `item` waits for its erasure, or has waited too long. */
export function isUnerased(age: ErasureAge, nowMs: number): SQL {
  const { fromMs, untilMs } = findOverduePeriod(nowMs)
  const since = age === 'due' ? isOursSince(untilMs, nowMs) : isOursSince(fromMs, untilMs)
  return sql`${since} and ${LACKS_ERASURE}`
}

/** Each statement looks at so few days that it ends in time, however much is bought. */
const STEP_MS = 7 * DAY_MS

/** Devices that have been ours for so long that nobody erases them by themselves any more. */
export async function countOverdueErasures(db: Connection, nowMs: number): Promise<number> {
  const { fromMs, untilMs } = findOverduePeriod(nowMs)
  let count = 0
  for (let stepMs = fromMs; stepMs < untilMs; stepMs += STEP_MS) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from trade_item as item where state = any(${sqlTexts(ERASABLE_STATES)})
        and ${isOursSince(stepMs, Math.min(stepMs + STEP_MS, untilMs))} and ${LACKS_ERASURE}`)
    count += rows[0]?.count ?? 0
  }
  return count
}

export type CountOverdueErasures = (db: Connection, nowMs: number) => Promise<number>

/** The same, counted once an hour: it looks at everything that was bought for most of a year. */
export function createOverdueErasureCount(): CountOverdueErasures {
  let known: { readonly atMs: number; readonly count: number } | null = null
  return async (db, nowMs) => {
    if (!known || nowMs >= known.atMs + HOUR_MS)
      known = { atMs: nowMs, count: await countOverdueErasures(db, nowMs) }
    return known.count
  }
}
