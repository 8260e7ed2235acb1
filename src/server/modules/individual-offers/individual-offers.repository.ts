import { type SQL, sql } from 'drizzle-orm'
import type { IndividualOfferContact } from '#domain/customers/individual-offer.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Currency } from '#domain/money/currency.ts'
import { computeInboxDue } from '#domain/support/inbox.ts'
import type { TradeLine } from '#domain/trades/settle-lines.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface NewRequest {
  readonly idempotencyKey: string
  readonly requestHash: Uint8Array
  readonly shop: Shop
  readonly contact: IndividualOfferContact
  readonly lines: readonly TradeLine[]
  readonly totalInCents: number
  readonly currency: Currency
  readonly createdAt: Date
}

export interface EarlierRequest {
  readonly requestId: number
  readonly requestHash: Uint8Array
}

/** The request sent earlier with this key; null when there is none. */
export async function findByKey(db: Database, idempotencyKey: string): Promise<EarlierRequest | null> {
  const { rows } = await db.$client.query<{ id: string; request_hash: Buffer }>(
    'select id, request_hash from individual_offer_request where idempotency_key = $1',
    [idempotencyKey],
  )
  const [row] = rows
  return row ? { requestId: Number(row.id), requestHash: row.request_hash } : null
}

// With what was asked about each: the offers of a list are deleted when they expire, long before a request is.
const describeLines = (lines: readonly TradeLine[]): SQL => sql`(
  select coalesce(jsonb_agg(line.value || jsonb_strip_nulls(jsonb_build_object('deviceId', offer.device_id,
      'storageGb', offer.storage_gb, 'conditionId', offer.condition_id, 'answers', offer.answers,
      'priceInCents', offer.price_in_cents)) order by line.position), '[]')
  from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as line (value, position)
  left join offer on offer.id = (line.value ->> 'offerId')::uuid)`

/** Stores a request and queues its mails, once per key; null when its key was taken in the meantime. */
export async function insertRequest(db: Connection, request: NewRequest): Promise<number | null> {
  const { idempotencyKey, requestHash, shop, contact, lines, totalInCents, currency, createdAt } = request
  const { companyName, contactPerson, email, phone, message } = contact
  const dueAt = new Date(computeInboxDue('REQUEST', createdAt.getTime()))
  const { rows } = await db.execute<{ id: string }>(sql`
    with new_request as (
      insert into individual_offer_request (idempotency_key, request_hash, market, shop_mode, company_name,
        contact_person, email, phone, message, lines, total_in_cents, currency, created_at)
      values (${idempotencyKey}, ${requestHash}, ${shop.market}, ${shop.shopMode}, ${companyName}, ${contactPerson},
        ${email}, ${phone}, ${message}, ${describeLines(lines)}, ${totalInCents}, ${currency}, ${createdAt})
      on conflict (idempotency_key) do nothing returning id
    ), new_work as (
      insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
      select 'REQUEST_MAIL', mail || ':' || id, jsonb_build_object('requestId', id, 'mail', mail),
        ${createdAt}, ${createdAt}, ${findTraceparent()}::text
      from new_request cross join unnest(array['REQUEST_DESK', 'REQUEST_SELLER']) as mail
    ), new_item as (
      insert into inbox_item (kind, request_id, due_at, created_at, changed_at)
      select 'REQUEST', id, ${dueAt}::timestamptz, ${createdAt}::timestamptz, ${createdAt}::timestamptz from new_request
    )
    select id from new_request`)
  return rows[0] ? Number(rows[0].id) : null
}

export interface StoredRequest extends IndividualOfferContact {
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly lines: readonly TradeLine[]
  readonly totalInCents: number
}

const READ_REQUEST = `
  select market, shop_mode as "shopMode", company_name as "companyName", contact_person as "contactPerson", email,
    phone, message, lines, total_in_cents::float8 as "totalInCents"
  from individual_offer_request where id = $1`

export async function findRequest(db: Database, requestId: number): Promise<StoredRequest | null> {
  const { rows } = await db.$client.query<StoredRequest>(READ_REQUEST, [requestId])
  return rows[0] ?? null
}

/** The account of a signed-in customer. */
export interface RequestingAccount extends Record<string, unknown> {
  readonly isCompany: boolean
  /** Proven, because the account was activated by a mail. */
  readonly email: string
}

export async function findRequestingAccount(
  db: Connection,
  customerId: string,
): Promise<RequestingAccount | null> {
  const { rows } = await db.execute<RequestingAccount>(sql`
    select company_name is not null as "isCompany", email from customer_account
    where customer_id = ${customerId} and activated_at is not null`)
  return rows[0] ?? null
}
