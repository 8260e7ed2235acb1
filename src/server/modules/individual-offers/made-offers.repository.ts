import { type SQL, sql } from 'drizzle-orm'
import type { IndividualOfferLine } from '#contracts/individual-offers.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Currency } from '#domain/money/currency.ts'
import { describeReplacement, type IndividualOfferKey } from '#domain/offers/individual-offer-number.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** An individual offer with the request that it answers. */
export interface MadeOffer extends IndividualOfferKey {
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly currency: Currency
  readonly companyName: string
  readonly contactPerson: string
  readonly email: string
  readonly phone: string | null
  readonly totalInCents: number
  readonly message: string
  readonly withdrawalReason: string | null
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly acceptedAtMs: number | null
  readonly withdrawnAtMs: number | null
  readonly isHeld: boolean
  readonly operatorId: string
  readonly transactionId: number | null
}

/** Nobody but the desk knows of an offer that waits for a second person. */
export const IS_HELD = sql.raw('(made.needs_approval and made.approved_at is null)')

const OFFER = sql`
  made.request_id::float8 as "requestId", made.number, request.market, request.shop_mode as "shopMode",
  request.currency, request.company_name as "companyName", request.contact_person as "contactPerson", request.email,
  request.phone, made.total_in_cents::float8 as "totalInCents", made.message,
  made.withdrawal_reason as "withdrawalReason", ${epochMs('made.created_at')} as "createdAtMs",
  ${epochMs('made.expires_at')} as "expiresAtMs", ${epochMs('made.accepted_at')} as "acceptedAtMs",
  ${epochMs('made.withdrawn_at')} as "withdrawnAtMs", ${IS_HELD} as "isHeld", made.operator_id as "operatorId",
  made.transaction_id::float8 as "transactionId"`

const readOffer = async (db: Connection, { requestId, number }: IndividualOfferKey, lock: SQL) => {
  const { rows } = await db.execute<MadeOffer & Record<string, unknown>>(sql`
    select ${OFFER} from individual_offer as made join individual_offer_request as request on request.id = made.request_id
    where made.request_id = ${requestId} and made.number = ${number} ${lock}`)
  return rows[0] ?? null
}

export const findMadeOffer = (db: Connection, key: IndividualOfferKey): Promise<MadeOffer | null> =>
  readOffer(db, key, sql``)

/** The number of an offer that the business has got and whose place another one has taken; null for none. */
export async function findReplaced(db: Connection, by: IndividualOfferKey): Promise<number | null> {
  const { rows } = await db.execute<{ number: number | null }>(sql`
    select max(number) as number from individual_offer as made
    where request_id = ${by.requestId} and withdrawal_reason = ${describeReplacement(by)} and not ${IS_HELD}`)
  return rows[0]?.number ?? null
}

/** Offers of a request are made, accepted and withdrawn one after the other. */
export async function lockOffersOf(tx: Connection, requestId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('individual-offer', ${requestId}))`)
}

/** The same, for whoever accepts or withdraws it. */
export async function lockMadeOffer(tx: Connection, key: IndividualOfferKey): Promise<MadeOffer | null> {
  await lockOffersOf(tx, key.requestId)
  return readOffer(tx, key, sql`for no key update of made`)
}

/** Whether an offer for the request has become a sale. Its devices can't be sold twice. */
export async function isRequestSold(tx: Connection, requestId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from individual_offer where request_id = ${requestId} and transaction_id is not null limit 1`)
  return rowCount !== 0
}

/** Whether an operator has made the individual offer that became a trade. */
export async function hasPriced(db: Connection, transactionId: number, operatorId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from individual_offer where transaction_id = ${transactionId} and operator_id = ${operatorId} limit 1`)
  return rowCount !== 0
}

/** A line with the offer that is its price. */
export interface MadeLine extends IndividualOfferLine {
  readonly offerId: string
  readonly deviceId: number
  readonly answers: Answers
  readonly categoryId: CategoryId
  readonly rulePriceInCents: number
  readonly reason: string
}

/** The lines of an offer in their order, with names in the given language. */
export async function listMadeLines(
  db: Connection,
  { requestId, number }: IndividualOfferKey,
  language: string,
): Promise<readonly MadeLine[]> {
  const { rows } = await db.execute<MadeLine & Record<string, unknown>>(sql`
    select line.offer_id as "offerId", offer.device_id as "deviceId", offer.answers,
      device.category_id as "categoryId", device_text.name, offer.storage_gb as "storageGb",
      offer.condition_id as "conditionId", line.quantity, offer.price_in_cents as "priceInCents",
      line.rule_price_in_cents as "rulePriceInCents", line.reason
    from individual_offer_line as line join offer on offer.id = line.offer_id
    join device on device.id = offer.device_id
    join device_text on device_text.device_id = offer.device_id and device_text.language = ${language}
    where line.request_id = ${requestId} and line.number = ${number} order by line.position`)
  return rows
}

export interface Acceptance extends IndividualOfferKey {
  readonly transactionId: number
  readonly at: Date
}

/** Remembers the sale that an offer became, and that nothing about the request is left to do. */
export async function markAccepted(
  tx: Connection,
  { requestId, number, transactionId, at }: Acceptance,
): Promise<void> {
  await tx.execute(sql`
    update individual_offer set accepted_at = ${at}, transaction_id = ${transactionId}
    where request_id = ${requestId} and number = ${number}`)
  await tx.execute(sql`
    update inbox_item set status = 'done', changed_at = ${at}
    where request_id = ${requestId} and status <> 'done'`)
}
