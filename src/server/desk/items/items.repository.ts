import { type SQL, sql } from 'drizzle-orm'
import type { TradeActor, TradeEvent, TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** An inspection as lists show it, without its findings. */
export interface InspectionSummary {
  readonly number: number
  readonly operatorId: string
  readonly operator: string
  readonly startedAtMs: number
  readonly committedAtMs: number | null
  readonly decidedAtMs: number | null
}

/** A device as lists show it: without the seller's answers and the quoted price, because inspectors read lists. */
export interface DeskItem extends ItemKey {
  readonly device: string
  readonly state: TradeState
  readonly stateSinceMs: number
  readonly bookedInAtMs: number | null
  /** A damaged battery: anyone who handles the device has to know. */
  readonly isHazardous: boolean
  readonly latestInspection: InspectionSummary | null
}

/** More than anyone gets through before reloading the list. */
const LIST_LENGTH = 2_000

const toJsonMs = (column: string): string => `'${column}AtMs', floor(extract(epoch from ${column}_at) * 1000)`

/** A row of `inspection` with its operator, as JSON. */
const SUMMARY =
  sql.raw(`jsonb_build_object('number', inspection.number, 'operatorId', operator_id, 'operator', operator.name,
  ${['started', 'committed', 'decided'].map(toJsonMs).join(', ')})`)

// Without the storage size, which is one of the seller's answers.
const ITEMS = sql`
  select item.transaction_id::float8 as "transactionId", item.number as "itemNumber", device_text.name as device,
    item.state, ${epochMs('item.state_since')} as "stateSinceMs", ${epochMs('booking.at')} as "bookedInAtMs",
    latest.summary as "latestInspection",
    coalesce((select is_hazardous from inspection where inspection.transaction_id = item.transaction_id
      and item_number = item.number and found is not null order by inspection.number desc limit 1), false) as "isHazardous"
  from trade_item as item join offer on offer.id = item.offer_id
  join device_text on device_text.device_id = offer.device_id and language = 'en'
  left join lateral (select max(happened_at) as at from trade_event as past
    where past.transaction_id = item.transaction_id and past.item_number = item.number and event = 'booked_in'
  ) as booking on true
  left join lateral (select ${SUMMARY} as summary, inspection.number, decided_at
    from inspection join operator on operator.id = operator_id
    where inspection.transaction_id = item.transaction_id and item_number = item.number
    order by inspection.number desc limit 1) as latest on true`

/** The first devices of a list, and whether there are more. */
export interface ItemList {
  readonly items: readonly DeskItem[]
  readonly isTruncated: boolean
}

async function readItems(db: Connection, rest: SQL): Promise<readonly DeskItem[]> {
  const { rows } = await db.execute<DeskItem & Record<string, unknown>>(sql`${ITEMS} ${rest}`)
  return rows
}

async function readList(db: Connection, rest: SQL): Promise<ItemList> {
  // One more than is shown tells whether there is more.
  const items = await readItems(db, sql`${rest} limit ${LIST_LENGTH + 1}`)
  return { items: items.slice(0, LIST_LENGTH), isTruncated: items.length > LIST_LENGTH }
}

/** Devices in some states, in the order in which they were booked in or, on their way, were lost. */
export const listItems = (db: Connection, states: readonly TradeState[]): Promise<ItemList> =>
  readList(
    db,
    sql`where item.state = any(${sql.param(states)}::text[])
      order by coalesce(booking.at, item.state_since), item.transaction_id, item.number`,
  )

/** Devices in a state that an operator may inspect blindly, or is inspecting; the longest waiting first. */
export const listUnseenItems = (db: Connection, state: TradeState, operatorId: string): Promise<ItemList> =>
  readList(
    db,
    sql`where item.state = ${state} and not exists (select from inspection as own
        where own.transaction_id = item.transaction_id and own.item_number = item.number
          and own.operator_id = ${operatorId} and own.commitment is not null
          and (own.number < latest.number or latest.decided_at is not null))
      order by item.state_since, item.transaction_id, item.number`,
  )

export type StateCounts = Readonly<Partial<Record<TradeState, number>>>

/** How many devices are in each of some states. Never of all: most devices were paid for long ago. */
export async function countItems(db: Connection, states: readonly TradeState[]): Promise<StateCounts> {
  const { rows } = await db.execute<{ state: TradeState; count: number }>(sql`
    select state, count(*)::int as count from trade_item
    where state = any(${sql.param(states)}::text[]) group by state`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export const listTradeItems = (db: Connection, transactionId: number): Promise<readonly DeskItem[]> =>
  readItems(db, sql`where item.transaction_id = ${transactionId} order by item.number`)

export async function findItem(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<DeskItem | null> {
  const [item] = await readItems(
    db,
    sql`where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`,
  )
  return item ?? null
}

export async function listInspectionSummaries(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<readonly InspectionSummary[]> {
  const { rows } = await db.execute<{ summary: InspectionSummary }>(sql`
    select ${SUMMARY} as summary from inspection join operator on operator.id = operator_id
    where transaction_id = ${transactionId} and item_number = ${itemNumber} order by inspection.number`)
  return rows.map(({ summary }) => summary)
}

export interface ItemEvent {
  readonly event: TradeEvent
  readonly actor: TradeActor
  readonly toState: TradeState
  readonly happenedAtMs: number
}

/** What has happened to a device, without the events' data, which contains prices. */
export async function listEvents(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<readonly ItemEvent[]> {
  const { rows } = await db.execute<ItemEvent & Record<string, unknown>>(sql`
    select event, actor, to_state as "toState", ${epochMs('happened_at')} as "happenedAtMs" from trade_event
    where transaction_id = ${transactionId} and (item_number is null or item_number = ${itemNumber}) order by id`)
  return rows
}
