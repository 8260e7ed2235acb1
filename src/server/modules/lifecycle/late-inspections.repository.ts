import { sql } from 'drizzle-orm'
import { isInspectionLate } from '#domain/inspection/late-bonus.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** Late devices in one state. */
export interface LateDevices extends Record<string, unknown> {
  readonly state: TradeState
  readonly count: number
}

/** Devices that wait for their inspection longer than we promised. The rule counts working days, so it decides here. */
export async function countLateInspections(db: Connection, nowMs: number): Promise<readonly LateDevices[]> {
  const { rows } = await db.execute<LateDevices & { readonly dayMs: number }>(sql`
    select state, count(*)::int as count,
      ${epochMs("date_trunc('day', booking.at, 'Europe/Berlin')")} as "dayMs"
    from trade_item as item
    join lateral (select max(happened_at) as at from trade_event as past
      where past.transaction_id = item.transaction_id and past.item_number = item.number
        and event = 'booked_in') as booking on booking.at is not null
    where state in ('RECEIVED', 'IN_INSPECTION') group by 1, 3`)
  return rows.filter(({ dayMs }) => isInspectionLate(dayMs, nowMs))
}
