import { type SQL, sql } from 'drizzle-orm'
import type { PlainEvent } from '#domain/trades/step-evidence.ts'
import { daysAfter, SEARCH_DAYS } from '#domain/trades/trade-clock.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'
import { IS_HAZARDOUS_CASE } from '#server/modules/lifecycle/clarifications.repository.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface ClockOptions {
  readonly db: Database
  readonly secret: ShopSecret
}

const BATCH_SIZE = 500

/** Something that time alone does to devices. Whether it may is asked again when the device is locked. */
interface Deadline {
  readonly event: PlainEvent
  readonly states: readonly TradeState[]
  /** Which rows of `item`, `trade` and `shipment` are meant. */
  readonly isOver: (nowMs: number) => SQL
}

const DEADLINES: readonly Deadline[] = [
  {
    event: 'send_in_deadline',
    states: ['LABEL_ISSUED'],
    isOver: (nowMs) => sql`trade.send_by <= ${new Date(nowMs)}`,
  },
  {
    event: 'search_deadline',
    states: ['IN_TRANSIT'],
    isOver: (nowMs) =>
      sql`coalesce(shipment.last_scan_at, item.state_since) <= ${new Date(daysAfter(nowMs, -SEARCH_DAYS))}`,
  },
  {
    event: 'answer_deadline',
    states: ['COUNTER_OFFERED', 'ACTION_REQUIRED'],
    isOver: (nowMs) => sql`exists (select from clarification as asked
      where asked.transaction_id = item.transaction_id and asked.item_number = item.number
        and answered_at is null and answer_by <= ${new Date(nowMs)} and not ${sql.raw(IS_HAZARDOUS_CASE)})`,
  },
]

const list = (states: readonly TradeState[]): SQL => sql`${sql.param(states)}::text[]`

async function findDue(
  { db }: ClockOptions,
  { states, isOver }: Deadline,
  { nowMs, afterId }: { readonly nowMs: number; readonly afterId: number },
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct item.transaction_id as id
    from trade_item as item join trade using (transaction_id) left join shipment using (transaction_id)
    where item.state = any(${list(states)}) and item.transaction_id > ${afterId} and ${isOver(nowMs)}
    order by item.transaction_id limit ${BATCH_SIZE}`)
  return rows.map(({ id }) => Number(id))
}

/** Moves the devices of one trade, so that its seller gets one mail. Devices that somebody else moves are left to him. */
const moveDue = (
  { db, secret }: ClockOptions,
  transactionId: number,
  { event, states, nowMs }: Pick<Deadline, 'event' | 'states'> & { readonly nowMs: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ number: number }>(sql`
      select number from trade_item where transaction_id = ${transactionId} and state = any(${list(states)})
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

/** Ends what nobody has done in time. One trade that cannot be moved does not keep the others from it. */
export async function runDeadlines(options: ClockOptions, nowMs: number): Promise<void> {
  const failures: unknown[] = []
  for (const deadline of DEADLINES) failures.push(...(await runDeadline(options, deadline, nowMs)))
  // One is enough to look for the cause; all of them are tried again with the next round.
  if (failures.length > 0) throw failures[0]
}
