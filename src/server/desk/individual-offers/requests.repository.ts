import { sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { IS_HELD } from '#server/modules/individual-offers/made-offers.repository.ts'

type Row<T> = T & Record<string, unknown>

interface LatestOffer {
  readonly offeredInCents: number | null
  readonly expiresAtMs: number | null
  readonly acceptedAtMs: number | null
  readonly withdrawnAtMs: number | null
  readonly isHeld: boolean
}

export interface StoredRequestRow extends LatestOffer {
  readonly requestId: number
  readonly market: MarketId
  readonly createdAtMs: number
  readonly dueAtMs: number | null
  readonly lines: number
  readonly devices: number
  readonly totalInCents: number
  readonly currency: Currency
}

/** The latest requests, newest first, each with its latest offer. */
export async function listRequests(db: Connection, limit: number): Promise<readonly StoredRequestRow[]> {
  const { rows } = await db.execute<Row<StoredRequestRow>>(sql`
    select request.id::float8 as "requestId", request.market, ${epochMs('request.created_at')} as "createdAtMs",
      ${epochMs('item.due_at')} as "dueAtMs", jsonb_array_length(request.lines) as lines,
      (select coalesce(sum((line ->> 'quantity')::int), 0)::int from jsonb_array_elements(request.lines) as line) as devices,
      request.total_in_cents::float8 as "totalInCents", request.currency,
      made.total_in_cents::float8 as "offeredInCents", ${epochMs('made.expires_at')} as "expiresAtMs",
      ${epochMs('made.accepted_at')} as "acceptedAtMs", ${epochMs('made.withdrawn_at')} as "withdrawnAtMs",
      coalesce(${IS_HELD}, false) as "isHeld"
    from individual_offer_request as request
    left join inbox_item as item on item.request_id = request.id and item.status = 'open'
    left join lateral (select * from individual_offer where request_id = request.id order by number desc limit 1)
      as made on true
    where request.email <> '' order by request.created_at desc, request.id limit ${limit}`)
  return rows
}

export interface StoredRequest {
  readonly requestId: number
  readonly market: MarketId
  readonly shopMode: Shop['shopMode']
  readonly createdAtMs: number
  readonly companyName: string
  readonly contactPerson: string
  readonly email: string
  readonly phone: string | null
  readonly message: string
  readonly currency: Currency
  readonly totalInCents: number
  readonly lineCount: number
}

export async function findRequest(db: Connection, requestId: number): Promise<StoredRequest | null> {
  const { rows } = await db.execute<Row<StoredRequest>>(sql`
    select id::float8 as "requestId", market, shop_mode as "shopMode", ${epochMs('created_at')} as "createdAtMs",
      company_name as "companyName", contact_person as "contactPerson", email, phone, message, currency,
      total_in_cents::float8 as "totalInCents", jsonb_array_length(lines) as "lineCount"
    from individual_offer_request where id = ${requestId} and email <> ''`)
  return rows[0] ?? null
}

/** A line of a request with everything that the rule needs to price it today. */
export interface StoredRequestLine {
  readonly offerId: string
  readonly device: string
  readonly deviceId: number
  readonly questionSetId: CategoryId
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly quantity: number
  readonly askedInCents: number
  /** On the current price list; null where the market no longer buys it. */
  readonly baseInCents: number | null
}

/** The lines in the order of the list. Older requests don't describe them: then only those whose prices are still stored. */
export async function listRequestLines(
  db: Connection,
  { requestId, market }: Pick<StoredRequest, 'requestId' | 'market'>,
  language: string,
): Promise<readonly StoredRequestLine[]> {
  const { rows } = await db.execute<Row<StoredRequestLine>>(sql`
    select line.value ->> 'offerId' as "offerId", device_text.name as device, asked.device_id as "deviceId",
      device.question_set_id as "questionSetId", asked.storage_gb as "storageGb",
      asked.condition_id as "conditionId", asked.answers, (line.value ->> 'quantity')::int as quantity,
      asked.price_in_cents as "askedInCents", price.amount_in_cents as "baseInCents"
    from individual_offer_request as request
    cross join jsonb_array_elements(request.lines) with ordinality as line (value, position)
    left join offer on offer.id = (line.value ->> 'offerId')::uuid
    cross join lateral (select coalesce((line.value ->> 'deviceId')::int, offer.device_id) as device_id,
      coalesce((line.value ->> 'storageGb')::int, offer.storage_gb) as storage_gb,
      coalesce((line.value ->> 'conditionId')::int, offer.condition_id) as condition_id,
      coalesce(line.value -> 'answers', offer.answers) as answers,
      coalesce((line.value ->> 'priceInCents')::int, offer.price_in_cents) as price_in_cents) as asked
    join device on device.id = asked.device_id
    join device_text on device_text.device_id = device.id and device_text.language = ${language}
    left join base_price as price on price.market = ${market} and price.device_id = asked.device_id
      and price.storage_gb = asked.storage_gb and price.to_version is null
    where request.id = ${requestId} order by line.position`)
  return rows
}

export interface CurrentList {
  readonly version: number
  readonly deductionFactorBp: number
}

export async function getCurrentList(db: Connection, market: MarketId): Promise<CurrentList> {
  const { rows } = await db.execute<Row<CurrentList>>(sql`
    select version, deduction_factor_bp as "deductionFactorBp" from price_list
    where market = ${market} order by version desc limit 1`)
  if (!rows[0]) throw new Error(`The market ${market} has no price list`)
  return rows[0]
}
