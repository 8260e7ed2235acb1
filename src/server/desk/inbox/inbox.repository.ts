import { type SQL, sql } from 'drizzle-orm'
import type { InboxChange, InboxItem, InboxRow } from '#contracts/desk/inbox.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs, isoTime } from '#server/db/sql-values.ts'
import { IS_FREEZING } from '#server/modules/trades/freeze-sale.ts'

export const INBOX_LIMIT = 1_000

const COLUMNS = (now: Date): SQL => sql`
  item.id::float8 as id, item.kind, item.status, owner.name as owner,
  ${isoTime('item.created_at')} as "createdAt", ${isoTime('item.due_at')} as "dueAt",
  item.status <> 'done' and item.due_at < ${now} as "isLate",
  coalesce(message.market, request.market, trade.market) as market,
  coalesce(trade.trade_number, message.trade_number) as "tradeNumber",
  coalesce(message.subject, (select answer from clarification
    where item.kind = 'ANSWER' and clarification.transaction_id = item.transaction_id
      and clarification.item_number = item.item_number and answered_at is not null
    order by answered_at desc limit 1)) as subject`

const SOURCES = sql`
  inbox_item as item left join operator as owner on owner.id = item.owner_id
  left join contact_message as message on message.id = item.contact_message_id
  left join individual_offer_request as request on request.id = item.request_id
  left join trade on trade.transaction_id = item.transaction_id`

const SHOWN = {
  open: sql`item.status <> 'done' order by item.due_at, item.id`,
  done: sql`item.status = 'done' order by item.changed_at desc, item.id`,
} as const

export async function listInbox(
  db: Connection,
  show: keyof typeof SHOWN,
  nowMs: number,
): Promise<readonly InboxRow[]> {
  const { rows } = await db.execute<InboxRow>(sql`
    select ${COLUMNS(new Date(nowMs))} from ${SOURCES} where ${SHOWN[show]} limit ${INBOX_LIMIT + 1}`)
  return rows
}

/** An item with the sale that it is about, for the log. */
export type StoredItem = InboxItem & { readonly transactionId: number | null }

const REPLIES = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('text', reply.text, 'author', author.name,
      'writtenAt', ${isoTime('reply.written_at')}) order by reply.written_at), '[]')
    from inbox_reply as reply join operator as author on author.id = reply.operator_id
    where reply.inbox_item_id = item.id)`

export async function findInboxItem(db: Connection, id: number, nowMs: number): Promise<StoredItem | null> {
  const { rows } = await db.execute<StoredItem & Record<string, unknown>>(sql`
    select ${COLUMNS(new Date(nowMs))}, item.transaction_id::float8 as "transactionId",
      item.item_number as "itemNumber",
      item.kind = 'FREEZE' and exists (select from payout_hold
        where payout_hold.transaction_id = item.transaction_id and ${sql.raw(IS_FREEZING)}) as "isFrozen",
      coalesce(message.name, request.contact_person, seller.first_name || ' ' || seller.last_name) as "from",
      coalesce(request.company_name, seller.company_name) as company,
      nullif(coalesce(message.email, request.email, seller.email), '') as email,
      coalesce(request.phone, seller.phone) as phone, message.device,
      coalesce(message.message, request.message) as message,
      request.id::float8 as "requestId", request.total_in_cents::float8 as "totalInCents", request.currency, ${REPLIES} as replies
    from ${SOURCES} left join trade_seller as seller on seller.transaction_id = item.transaction_id
    where item.id = ${id}`)
  return rows[0] ?? null
}

/** Items change one after another; false where there is none. */
export async function lockInboxItem(tx: Connection, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from inbox_item where id = ${id} for no key update`)
  return rowCount === 1
}

export interface ChangedItem extends InboxChange {
  readonly id: number
  readonly operatorId: string
  readonly atMs: number
}

export async function changeInboxItem(
  tx: Connection,
  { id, status, owner, dueAt, operatorId, atMs }: ChangedItem,
): Promise<void> {
  const owners = { ME: sql`${operatorId}::uuid`, NOBODY: sql`null` } as const
  await tx.execute(sql`
    update inbox_item set status = coalesce(${status ?? null}, status),
      owner_id = ${owner === undefined ? sql`owner_id` : owners[owner]},
      due_at = coalesce(${dueAt ?? null}::timestamptz, due_at), changed_at = ${new Date(atMs)}
    where id = ${id}`)
}

export interface NewReply {
  readonly replyId: string
  readonly inboxItemId: number
  readonly operatorId: string
  readonly text: string
  readonly atMs: number
}

/** Whether the reply that was stored with an id is the same one. */
export async function isSameReply(
  tx: Connection,
  { replyId, inboxItemId, text }: NewReply,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from inbox_reply where id = ${replyId} and inbox_item_id = ${inboxItemId} and text = ${text}`)
  return rowCount === 1
}

/** False where the reply was stored before. */
export async function insertReply(tx: Connection, reply: NewReply): Promise<boolean> {
  const { replyId, inboxItemId, operatorId, text, atMs } = reply
  const { rowCount } = await tx.execute(sql`
    insert into inbox_reply (id, inbox_item_id, operator_id, text, written_at)
    values (${replyId}, ${inboxItemId}, ${operatorId}, ${text}, ${new Date(atMs)}) on conflict (id) do nothing`)
  return rowCount === 1
}

/** How many items are open, by age. */
export async function readInboxAges(db: Connection, groupEnds: readonly Date[], now: Date) {
  const [day, threeDays, week] = groupEnds
  const { rows } = await db.execute<{
    count: number
    late: number
    oldestMs: number | null
    ages: number[]
  }>(sql`
    select count(*)::int as count, count(*) filter (where due_at < ${now})::int as late,
      ${epochMs('min(created_at)')} as "oldestMs",
      array[count(*) filter (where created_at > ${day}),
        count(*) filter (where created_at <= ${day} and created_at > ${threeDays}),
        count(*) filter (where created_at <= ${threeDays} and created_at > ${week}),
        count(*) filter (where created_at <= ${week})]::int[] as ages
    from inbox_item where status = 'open'`)
  return rows[0]
}
