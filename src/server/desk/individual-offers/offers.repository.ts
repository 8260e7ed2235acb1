import { sql } from 'drizzle-orm'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Currency } from '#domain/money/currency.ts'
import { describeReplacement, type IndividualOfferKey } from '#domain/offers/individual-offer-number.ts'
import type { PriceBreakdown } from '#domain/pricing/price-device.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { IS_HELD } from '#server/modules/individual-offers/made-offers.repository.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import type { StoredRequestLine } from './requests.repository.ts'

/** A line as it is offered: its price, and what the rule makes it from. */
export interface PricedLine
  extends Pick<StoredRequestLine, 'deviceId' | 'storageGb' | 'conditionId' | 'answers'> {
  readonly id: string
  readonly quantity: number
  readonly breakdown: PriceBreakdown
  readonly priceInCents: number
  readonly rulePriceInCents: number
  readonly ruleVersion: number
  readonly reason: string
}

export interface StoredOffer extends IndividualOfferKey {
  readonly shop: Shop
  readonly currency: Currency
  readonly priceListVersion: number
  readonly operatorId: string
  readonly totalInCents: number
  readonly message: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Whether a second person has to approve it before the business gets it. */
  readonly needsApproval: boolean
  readonly lines: readonly PricedLine[]
}

async function insertPrices(tx: Connection, offer: StoredOffer): Promise<void> {
  const { shop, currency, priceListVersion, createdAt, expiresAt, lines } = offer
  await tx.execute(sql`
    insert into offer (id, market, shop_mode, source, device_id, storage_gb, condition_id, answers, breakdown,
      price_in_cents, currency, price_list_version, rule_version, created_at, expires_at)
    select id, ${shop.market}, ${shop.shopMode}, 'device', "deviceId", "storageGb", "conditionId", answers, breakdown,
      "priceInCents", ${currency}, ${priceListVersion}, "ruleVersion", ${createdAt}::timestamptz, ${expiresAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, "deviceId" integer, "storageGb" integer,
      "conditionId" smallint, answers jsonb, breakdown jsonb, "priceInCents" integer, "ruleVersion" integer)`)
}

async function insertLines(tx: Connection, { requestId, number, lines }: StoredOffer): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, position: position + 1 }))
  await tx.execute(sql`
    insert into individual_offer_line (offer_id, request_id, number, position, quantity, rule_price_in_cents, reason)
    select id, ${requestId}, ${number}, position, quantity, "rulePriceInCents", reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line(id uuid, position smallint, quantity integer,
      "rulePriceInCents" integer, reason text)`)
}

/** Stores an offer with its lines and their prices. */
export async function insertOffer(tx: Connection, offer: StoredOffer): Promise<void> {
  const { requestId, number, operatorId, totalInCents, message, createdAt, expiresAt, needsApproval } = offer
  await insertPrices(tx, offer)
  await tx.execute(sql`
    insert into individual_offer (request_id, number, operator_id, total_in_cents, message, created_at, expires_at,
      needs_approval)
    values (${requestId}, ${number}, ${operatorId}, ${totalInCents}, ${message}, ${createdAt}, ${expiresAt},
      ${needsApproval})`)
  await insertLines(tx, offer)
}

export interface StoredMade {
  readonly number: number
  readonly totalInCents: number
  readonly message: string
  readonly operatorId: string
  readonly operator: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly withdrawnAtMs: number | null
  readonly withdrawalReason: string | null
  readonly isHeld: boolean
  readonly approvedBy: string | null
  readonly approvedAtMs: number | null
  readonly acceptedAtMs: number | null
  readonly transactionId: number | null
}

/** Everything that was offered for a request, latest first. */
export async function listMade(db: Connection, requestId: number): Promise<readonly StoredMade[]> {
  const { rows } = await db.execute<StoredMade & Record<string, unknown>>(sql`
    select number, total_in_cents::float8 as "totalInCents", message, made.operator_id as "operatorId",
      operator.name as operator,
      ${epochMs('made.created_at')} as "createdAtMs", ${epochMs('expires_at')} as "expiresAtMs",
      ${epochMs('withdrawn_at')} as "withdrawnAtMs", withdrawal_reason as "withdrawalReason",
      ${IS_HELD} as "isHeld", approver.name as "approvedBy", ${epochMs('approved_at')} as "approvedAtMs",
      ${epochMs('accepted_at')} as "acceptedAtMs", transaction_id::float8 as "transactionId"
    from individual_offer as made join operator on operator.id = made.operator_id
    left join operator as approver on approver.id = made.approved_by
    where request_id = ${requestId} order by number desc`)
  return rows
}

export interface Withdrawal extends IndividualOfferKey {
  readonly operatorId: string
  readonly reason: string
  readonly at: Date
}

export async function markWithdrawn(
  tx: Connection,
  { requestId, number, operatorId, reason, at }: Withdrawal,
): Promise<void> {
  await tx.execute(sql`
    update individual_offer set withdrawn_at = ${at}, withdrawn_by = ${operatorId}, withdrawal_reason = ${reason}
    where request_id = ${requestId} and number = ${number}`)
}

/**
 * Withdraws what is still open for a request, because another offer takes its place. As long as that one waits for a second
 * person, only what waits as well: the business keeps what it has got.
 */
export async function replaceOpenOffers(
  tx: Connection,
  { requestId, number, operatorId, at, isHeld }: Omit<Withdrawal, 'reason'> & { readonly isHeld: boolean },
): Promise<void> {
  await tx.execute(sql`
    update individual_offer as made set withdrawn_at = ${at}, withdrawn_by = ${operatorId},
      withdrawal_reason = ${describeReplacement({ requestId, number })}
    where request_id = ${requestId} and number <> ${number} and withdrawn_at is null and accepted_at is null
      and expires_at > ${at} and (not ${isHeld}::boolean or ${IS_HELD})`)
}

/** Notes who has approved an offer. Its days begin then: until now, the business knew nothing of it. */
export async function markApproved(
  tx: Connection,
  { requestId, number, operatorId, at }: Omit<Withdrawal, 'reason'>,
): Promise<void> {
  await tx.execute(sql`
    with approved as (
      update individual_offer set approved_by = ${operatorId}, approved_at = ${at},
        expires_at = ${at}::timestamptz + (expires_at - created_at)
      where request_id = ${requestId} and number = ${number}
      returning request_id, number, expires_at
    )
    update offer set expires_at = approved.expires_at
    from approved join individual_offer_line as line on line.request_id = approved.request_id
      and line.number = approved.number
    where offer.id = line.offer_id`)
}

/** What waits for the business is no longer late; what was withdrawn waits for us again. */
export async function moveInboxItem(
  tx: Connection,
  requestId: number,
  { status, at }: { readonly status: 'open' | 'waiting'; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    update inbox_item set status = ${status}, changed_at = ${at}
    where request_id = ${requestId} and status <> ${status}`)
}

/** Tells the business about an offer, once for each mail. */
export async function queueOfferMail(
  tx: Connection,
  mail: 'INDIVIDUAL_OFFER' | 'INDIVIDUAL_OFFER_WITHDRAWN',
  { requestId, number, at }: IndividualOfferKey & { readonly at: Date },
): Promise<void> {
  const data = JSON.stringify({ mail, requestId, number })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('REQUEST_MAIL', ${`${mail}:${requestId}-${number}`}, ${data}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
