import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Database } from '#server/db/database.ts'

/** What support has answered to a message or a request, and to whom. */
export interface InboxReply extends Record<string, unknown> {
  readonly text: string
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly email: string
  readonly name: string
  readonly isBusiness: boolean
  /** The number of a request; null for a message. */
  readonly requestId: number | null
  /** What was asked. */
  readonly message: string
  /** The first answer, if this isn't it: mail programs show both together. */
  readonly firstReplyId: string | null
}

/** Null once what it answers was erased. */
export async function findInboxReply(db: Database, replyId: string): Promise<InboxReply | null> {
  const { rows } = await db.execute<InboxReply>(sql`
    select reply.text, asked.market, asked.shop_mode as "shopMode", asked.email, asked.name,
      item.request_id is not null or asked.shop_mode = 'b2bWidget' as "isBusiness",
      item.request_id::float8 as "requestId", asked.message,
      (select earlier.id from inbox_reply as earlier
        where earlier.inbox_item_id = item.id and earlier.written_at < reply.written_at
        order by earlier.written_at limit 1) as "firstReplyId"
    from inbox_reply as reply join inbox_item as item on item.id = reply.inbox_item_id
    join lateral (
      select market, shop_mode, email, name, message from contact_message where id = item.contact_message_id
      union all
      select market, shop_mode, email, contact_person, message from individual_offer_request where id = item.request_id
    ) as asked on true
    where reply.id = ${replyId}`)
  return rows[0] ?? null
}

/** The text of an answer about a sale; null once it was erased. */
export async function findReplyText(db: Database, replyId: string): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(sql`select text from inbox_reply where id = ${replyId}`)
  return rows[0]?.text ?? null
}
