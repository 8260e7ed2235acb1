import { type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { PlainEvent } from '#domain/lifecycle/step.ts'
import { addDays, SCAN_REPORT_HOURS, SEARCH_DAYS } from '#domain/trades/trade-clock.ts'
import { listStatesBefore, type TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { IS_HAZARDOUS_CLARIFICATION } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface ClockOptions {
  readonly db: Database
  readonly secret: ShopSecret
}

const BATCH_SIZE = 500

/** Something that time alone does to devices. The guard is checked again once the device is locked. */
interface Deadline {
  readonly event: PlainEvent
  readonly states: readonly TradeState[]
  /** A condition on the rows `item`, `trade` and `shipment`. */
  readonly isOver: (nowMs: number) => SQL
}

const DEADLINES: readonly Deadline[] = [
  {
    event: 'send_in_deadline',
    states: listStatesBefore('send_in_deadline'),
    isOver: (nowMs) => sql`trade.send_by < ${new Date(nowMs - SCAN_REPORT_HOURS * HOUR_MS)}`,
  },
  {
    event: 'search_deadline',
    states: listStatesBefore('search_deadline'),
    isOver: (nowMs) =>
      sql`coalesce(shipment.last_scan_at, item.state_since) <= ${new Date(addDays(nowMs, -SEARCH_DAYS))}`,
  },
  {
    event: 'answer_deadline',
    states: listStatesBefore('answer_deadline'),
    isOver: (nowMs) => sql`exists (select from clarification
      where clarification.transaction_id = item.transaction_id and clarification.item_number = item.number
        and answered_at is null and answer_by <= ${new Date(nowMs)} and not ${sql.raw(IS_HAZARDOUS_CLARIFICATION)})`,
  },
]

const toArray = (states: readonly TradeState[]): SQL => sql`${sql.param(states)}::text[]`

async function findDue(
  { db }: ClockOptions,
  { states, isOver }: Deadline,
  { nowMs, afterId }: { readonly nowMs: number; readonly afterId: number },
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct item.transaction_id as id
    from trade_item as item join trade using (transaction_id) left join shipment using (transaction_id)
    where item.state = any(${toArray(states)}) and item.transaction_id > ${afterId} and ${isOver(nowMs)}
    order by item.transaction_id limit ${BATCH_SIZE}`)
  return rows.map(({ id }) => Number(id))
}

/** Moves the due devices of one trade together, so that its seller gets one mail. Devices that are locked are skipped. */
const moveDue = (
  { db, secret }: ClockOptions,
  transactionId: number,
  { event, states, nowMs }: Pick<Deadline, 'event' | 'states'> & { readonly nowMs: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ number: number }>(sql`
      select number from trade_item where transaction_id = ${transactionId} and state = any(${toArray(states)})
      order by number for update skip locked`)
    for (const { number: itemNumber } of rows) {
      const step = { event, actor: 'clock', atMs: nowMs } as const
      await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
    }
  })

async function runDeadline(options: ClockOptions, deadline: Deadline, nowMs: number): Promise<unknown[]> {
  const failures: unknown[] = []
  for (let afterId = 0; ; ) {
    const ids = await findDue(options, deadline, { nowMs, afterId })
    for (const id of ids)
      await moveDue(options, id, { ...deadline, nowMs }).catch((error: unknown) => failures.push(error))
    if (ids.length < BATCH_SIZE) return failures
    afterId = ids.at(-1) ?? afterId
  }
}

/** Runs every deadline that has passed. A trade that cannot be moved does not stop the others. */
export async function runDeadlines(options: ClockOptions, nowMs: number): Promise<void> {
  const failures: unknown[] = []
  for (const deadline of DEADLINES) failures.push(...(await runDeadline(options, deadline, nowMs)))
  // One error is enough to find the cause; the next run tries all of them again.
  if (failures.length > 0) throw failures[0]
}
