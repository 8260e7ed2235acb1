import { sql } from 'drizzle-orm'
import { AGE_GROUP_DAYS } from '#contracts/desk/counts.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { QUARANTINE_DAYS, RETURN_SEND_DAYS, UNDELIVERED_CALL_DAYS } from '#domain/trades/trade-clock.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import {
  countLateInspections,
  type LateDevices,
} from '#server/modules/lifecycle/late-inspections.repository.ts'

/** The devices in one state: how many, since when, and how many are past their deadline. */
export interface StateAges {
  readonly state: TradeState
  readonly count: number
  readonly oldestSinceMs: number
  /** By age group, the youngest first. */
  readonly ages: readonly number[]
  readonly late: number
}

type AgeRow = Omit<StateAges, 'late'> & Record<string, unknown>

const daysAgo = (days: number, nowMs: number): Date => new Date(nowMs - days * DAY_MS)

async function readAges(
  db: Connection,
  states: readonly TradeState[],
  nowMs: number,
): Promise<readonly AgeRow[]> {
  const [day, threeDays, week] = AGE_GROUP_DAYS.map((days) => daysAgo(days, nowMs))
  const { rows } = await db.execute<AgeRow>(sql`
    select state, count(*)::int as count, ${epochMs('min(state_since)')} as "oldestSinceMs",
      array[count(*) filter (where state_since > ${day}),
        count(*) filter (where state_since <= ${day} and state_since > ${threeDays}),
        count(*) filter (where state_since <= ${threeDays} and state_since > ${week}),
        count(*) filter (where state_since <= ${week})]::int[] as ages
    from trade_item where state = any(${sql.param(states)}::text[]) group by state`)
  return rows
}

/** Sellers past their answer, quarantine that may end, and returns that we have to send or to call about. */
async function countPastDeadline(db: Connection, nowMs: number): Promise<readonly LateDevices[]> {
  const { rows } = await db.execute<LateDevices>(sql`
    select state, count(*)::int as count from trade_item as item
    where state in ('COUNTER_OFFERED', 'ACTION_REQUIRED') and exists (select from clarification
      where clarification.transaction_id = item.transaction_id and item_number = item.number
        and answered_at is null and answer_by < ${new Date(nowMs)}) group by state
    union all
    select state, count(*)::int from trade_item
    where state = 'QUARANTINED' and state_since < ${daysAgo(QUARANTINE_DAYS, nowMs)} group by state
    union all
    select state, count(*)::int from trade_item as item
    where state = 'RETURN_PENDING' and state_since < case
      when exists (select from return_shipment where return_shipment.transaction_id = item.transaction_id
        and item_number = item.number and scanned_at is not null)
      then ${daysAgo(UNDELIVERED_CALL_DAYS, nowMs)}::timestamptz else ${daysAgo(RETURN_SEND_DAYS, nowMs)}::timestamptz end
    group by state`)
  return rows
}

/** Counts the devices in some states. Never in all: most were paid for long ago. */
export async function readStateAges(
  db: Connection,
  states: readonly TradeState[],
  nowMs: number,
): Promise<readonly StateAges[]> {
  const rows = await readAges(db, states, nowMs)
  const late = [...(await countPastDeadline(db, nowMs)), ...(await countLateInspections(db, nowMs))]
  return rows.map((row) => ({
    ...row,
    late: late.reduce((sum, { state, count }) => sum + (state === row.state ? count : 0), 0),
  }))
}
