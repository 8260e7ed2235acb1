import { sql } from 'drizzle-orm'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

export interface EventRow extends Record<string, unknown> {
  readonly event: string
  readonly actor: string
  readonly from: TradeState | null
  readonly to: TradeState
  readonly at: number
  readonly data: Readonly<Record<string, unknown>> | null
}

export interface ClarificationRow extends Record<string, unknown> {
  readonly kind: string
  readonly reason: string | null
  readonly price: number | null
  readonly openedAt: number
  readonly answerBy: number
  readonly answer: string | null
  readonly answeredAt: number | null
  readonly answeredBy: string | null
  readonly inspectionNumber: number
  readonly offers: readonly string[]
}

const toMs = (column: string) => sql.raw(`floor(extract(epoch from ${column}) * 1000)::float8`)

/** Deletes all trades and their jobs. Replica mode disables the triggers that protect events and signed offers. */
export async function clearTrades({ $client }: Database): Promise<void> {
  const connection = await $client.connect()
  try {
    await connection.query('begin')
    await connection.query('set local session_replication_role = replica')
    await connection.query('truncate trade, outbox, photo, inspection cascade')
    await connection.query('commit')
  } finally {
    connection.release()
  }
}

/** What the database contains about one device of a trade. */
export const readItemRows = (db: Database, { transactionId, itemNumber }: ItemKey) => ({
  async item() {
    const { rows } = await db.execute<{
      state: TradeState
      since: number
      settled: number | null
      bonus: number
    }>(sql`
      select state, ${toMs('state_since')} as since, settled_in_cents as settled, bonus_in_cents as bonus
      from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}`)
    return rows[0]
  },
  async events(): Promise<readonly EventRow[]> {
    const { rows } = await db.execute<EventRow>(sql`
      select event, actor, from_state as "from", to_state as "to", ${toMs('happened_at')} as at, data from trade_event
      where transaction_id = ${transactionId} and (item_number = ${itemNumber} or item_number is null) order by id`)
    return rows
  },
  async clarifications(): Promise<readonly ClarificationRow[]> {
    const { rows } = await db.execute<ClarificationRow>(sql`
      select kind, reason, clarification.price_in_cents as price, ${toMs('opened_at')} as "openedAt",
        ${toMs('answer_by')} as "answerBy", answer, ${toMs('answered_at')} as "answeredAt", answered_by as "answeredBy",
        inspection.number as "inspectionNumber",
        array(select offered.answer from clarification_offer as offered where clarification_id = clarification.id
          order by offered.answer) as offers
      from clarification join inspection on inspection.id = inspection_id
      where clarification.transaction_id = ${transactionId} and clarification.item_number = ${itemNumber} order by clarification.id`)
    return rows
  },
  async payouts() {
    const { rows } = await db.execute<{ attempt: number; status: string; amount: number; bonus: number }>(sql`
      select attempt, status, amount_in_cents as amount, bonus_in_cents as bonus, reference from payout
      where transaction_id = ${transactionId} and item_number = ${itemNumber} order by attempt`)
    return rows
  },
  async returns() {
    const { rows } = await db.execute<{
      tracking: string
      carrier: string
      scannedAt: number | null
      deliveredAt: number | null
    }>(sql`
      select tracking_number as tracking, carrier, ${toMs('scanned_at')} as "scannedAt",
        ${toMs('delivered_at')} as "deliveredAt"
      from return_shipment where transaction_id = ${transactionId} and item_number = ${itemNumber} order by id`)
    return rows
  },
})

/** Jobs queued for a trade, by key. */
export async function listJobs(db: Database, transactionId: number) {
  const { rows } = await db.execute<{ work_key: string; topic: string; data: Record<string, unknown> }>(sql`
    select work_key, topic, data from outbox where data ->> 'transactionId' = ${String(transactionId)} order by id`)
  return new Map(rows.map(({ work_key, ...work }) => [work_key, work]))
}

/** The names of the mails queued for a trade, in order. */
export const listMailJobs = async (db: Database, transactionId: number): Promise<readonly unknown[]> =>
  [...(await listJobs(db, transactionId)).values()]
    .filter(({ topic }) => topic === 'TRADE_MAIL')
    .map(({ data }) => data.mail)

/** Everything that a step may write, to check that it has written nothing. */
export async function readEverything(db: Database): Promise<unknown> {
  const tables = ['trade_item', 'trade_event', 'clarification', 'clarification_offer', 'outbox', 'shipment']
  const more = ['return_shipment', 'payout', 'purchase_register', 'inspection', 'photo', 'trade_seller']
  const columns = [...tables, ...more].map(
    (table) =>
      `(select jsonb_agg(to_jsonb(${table}) order by to_jsonb(${table})::text) from ${table}) as ${table}`,
  )
  return (await db.$client.query(`select ${columns.join(', ')}`)).rows[0]
}
