import type { ContactMessage } from '#domain/contact/check-contact.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { computeInboxDue } from '#domain/support/inbox.ts'
import type { Database } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** How many messages may be counted under a key. */
export interface ContactLimit {
  readonly key: string
  readonly max: number
}

export interface NewMessage {
  readonly idempotencyKey: string
  readonly requestHash: Uint8Array
  readonly shop: Shop
  readonly message: ContactMessage
  readonly createdAt: Date
  readonly limits: readonly ContactLimit[]
}

/** The hash of the message sent earlier with this key; null when there is none. */
export async function findHash(db: Database, idempotencyKey: string): Promise<Uint8Array | null> {
  const { rows } = await db.$client.query<{ request_hash: Buffer }>(
    'select request_hash from contact_message where idempotency_key = $1',
    [idempotencyKey],
  )
  return rows[0]?.request_hash ?? null
}

// Counts under all keys or, if the limit of one is reached, under none. Every message locks the keys in the same order, so
// that there are no deadlocks. Counts, message and mail are one statement: all or nothing.
const INSERT_MESSAGE = `
  with allowed as (
    select key, max from unnest($12::text[], $13::integer[]) as given (key, max)
    where not exists (select from login_guard as full_guard
      where full_guard.key = any($12) and full_guard.failures >= ($13::integer[])[array_position($12, full_guard.key)])
  ), counted as (
    insert into login_guard as guard (key, failures, last_failure_at) select key, 1, $11 from allowed
    on conflict (key) do update set failures = guard.failures + 1, last_failure_at = $11
    where guard.failures < ($13::integer[])[array_position($12, guard.key)]
    returning key
  ), new_message as (
    insert into contact_message (idempotency_key, request_hash, market, shop_mode, subject, name, email, trade_number,
      device, message, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 where (select count(*) from counted) = cardinality($12)
    on conflict (idempotency_key) do nothing returning id
  ), new_work as (
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'CONTACT_MAIL', 'CONTACT:' || id, jsonb_build_object('mail', 'CONTACT', 'messageId', id), $11, $11, $14::text
    from new_message
  ), new_item as (
    insert into inbox_item (kind, contact_message_id, due_at, created_at, changed_at)
    select 'CONTACT', id, $15, $11, $11 from new_message
  )
  select (select count(*) from counted) = cardinality($12) as "isAllowed", exists (select from new_message) as "isNew"`

export type Insertion = 'stored' | 'keyTaken' | 'tooMany'

/** Stores a message and queues its mail to the desk, unless this network or this sender has sent too many. */
export async function insertMessage(db: Database, created: NewMessage): Promise<Insertion> {
  const { idempotencyKey, requestHash, shop, createdAt, limits } = created
  const { subject, name, email, tradeNumber, device, message } = created.message
  const { rows } = await db.$client.query<{ isAllowed: boolean; isNew: boolean }>(INSERT_MESSAGE, [
    idempotencyKey,
    requestHash,
    shop.market,
    shop.shopMode,
    subject,
    name,
    email,
    tradeNumber,
    device,
    message,
    createdAt,
    limits.map(({ key }) => key),
    limits.map(({ max }) => max),
    findTraceparent(),
    new Date(computeInboxDue('CONTACT', createdAt.getTime())),
  ])
  if (!rows[0]?.isAllowed) return 'tooMany'
  return rows[0].isNew ? 'stored' : 'keyTaken'
}

export interface StoredMessage extends ContactMessage {
  readonly market: MarketId
  readonly shopMode: ShopMode
}

const READ_MESSAGE = `
  select market, shop_mode as "shopMode", subject, name, email, trade_number as "tradeNumber", device, message
  from contact_message where id = $1`

export async function findMessage(db: Database, messageId: number): Promise<StoredMessage | null> {
  const { rows } = await db.$client.query<StoredMessage>(READ_MESSAGE, [messageId])
  return rows[0] ?? null
}
