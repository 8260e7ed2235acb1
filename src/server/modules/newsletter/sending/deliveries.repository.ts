import { type SQL, sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { COUNTED_STATUSES, type DeliveryStatus } from '#domain/newsletter/issue-states.ts'
import { type ReportKind, SOFT_BOUNCES_TO_END } from '#domain/newsletter/report-kind.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs, sqlTexts } from '#server/db/sql-values.ts'
import { isSuppressed } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What the prices in a mail are compared with: the last issue or, before the first, the day of the confirmation. */
export interface PriceComparison {
  readonly sinceMs: number
  /** The price list that the last issue was written with; null before the first, or while it waits in the outbox. */
  readonly lastVersion: number | null
}

/** A delivery with what its mail is made of. */
export interface Delivery extends PriceComparison {
  readonly id: number
  readonly issueId: number
  readonly subscriptionId: number
  readonly status: DeliveryStatus
  readonly isDispatched: boolean
  /** Whether it is still to be sent: the issue was not stopped, and its reader has not left. */
  readonly isWanted: boolean
  /** Whether its reader has left and come back since: then what comes back of it says nothing about today. */
  readonly isOfEarlierConsent: boolean
  readonly market: MarketId
  readonly email: string
  readonly firstName: string | null
  readonly deviceIds: readonly number[]
  readonly enrichHash: Uint8Array
  readonly unsubscribeHash: Uint8Array
}

/**
 * The last issue that counts for a subscriber, of those that meet the condition. Whoever left and came back has given a
 * new consent: only issues since then count.
 */
export const joinLastIssue = (condition: SQL): SQL => sql`
  left join lateral (
    select past_issue.started_at, coalesce(past.dispatched_at, past_issue.started_at) as told_at,
      past.price_list_version
    from newsletter_delivery as past join newsletter_issue as past_issue on past_issue.id = past.issue_id
    where past.subscription_id = subscription.id and past_issue.started_at >= subscription.confirmed_at
      and past.status = any(${sqlTexts(COUNTED_STATUSES)}) and ${condition}
    order by past.id desc limit 1) as last on true`

/** The columns of a `PriceComparison`. */
export const COMPARISON = sql`
  ${epochMs('coalesce(last.told_at, subscription.confirmed_at, subscription.requested_at)')} as "sinceMs",
  last.price_list_version as "lastVersion"`

// Someone who left and came back has given a new consent, and gets the next issue.
const IS_WANTED = sql`(issue.status = 'sending' and subscription.status = 'confirmed'
  and subscription.market = issue.market and subscription.confirmed_at <= issue.started_at)`

export async function findDelivery(db: Connection, id: number): Promise<Delivery | null> {
  const { rows } = await db.execute<Delivery & Record<string, unknown>>(sql`
    select delivery.id::float8 as id, delivery.issue_id as "issueId",
      delivery.subscription_id::float8 as "subscriptionId", delivery.status,
      delivery.dispatched_at is not null as "isDispatched", ${IS_WANTED} as "isWanted",
      (subscription.status = 'confirmed' and subscription.confirmed_at > issue.started_at) as "isOfEarlierConsent",
      issue.market,
      subscription.email, subscription.first_name as "firstName", subscription.device_ids as "deviceIds",
      subscription.enrich_hash as "enrichHash", subscription.unsubscribe_hash as "unsubscribeHash",
      ${COMPARISON}
    from newsletter_delivery as delivery
    join newsletter_issue as issue on issue.id = delivery.issue_id
    join newsletter_subscription as subscription on subscription.id = delivery.subscription_id
    ${joinLastIssue(sql`past.id < delivery.id`)}
    where delivery.id = ${id}`)
  return rows[0] ?? null
}

export interface Dispatch {
  readonly delivery: Pick<Delivery, 'id' | 'email'>
  readonly at: Date
  /** The price list that the mail was written with. */
  readonly version: number
}

/**
 * Records that the end of the mail is about to go out; false if that was done before, or if the reader has left or
 * complained meanwhile. Only one worker ever gets a true.
 */
export async function recordDispatch(
  db: Connection,
  secret: ShopSecret,
  { delivery: { id, email }, at, version }: Dispatch,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update newsletter_delivery as delivery set dispatched_at = ${at}, price_list_version = ${version}
    from newsletter_issue as issue, newsletter_subscription as subscription
    where delivery.id = ${id} and issue.id = delivery.issue_id and subscription.id = delivery.subscription_id
      and delivery.status = 'queued' and delivery.dispatched_at is null and ${IS_WANTED}
      and not ${isSuppressed(secret, email)}`)
  return rowCount === 1
}

/** The server has said no after all: the mail may be dispatched again. */
export async function takeBackDispatch(db: Connection, id: number): Promise<void> {
  await db.execute(sql`
    update newsletter_delivery set dispatched_at = null, price_list_version = null
    where id = ${id} and status = 'queued'`)
}

export interface Settlement {
  readonly id: number
  readonly status: DeliveryStatus
  readonly at: Date
}

export async function settleDelivery(db: Connection, { id, status, at }: Settlement): Promise<void> {
  await db.execute(sql`
    update newsletter_delivery set status = ${status}, settled_at = ${at} where id = ${id} and status = 'queued'`)
}

/** Records what came back of a delivery. A complaint is never replaced. */
export async function recordReport(db: Connection, id: number, report: ReportKind): Promise<void> {
  await db.execute(sql`
    update newsletter_delivery set report = ${report} where id = ${id} and report is distinct from 'complaint'`)
}

/** What came back of the newest deliveries of a subscription, newest first. */
export async function listLastReports(
  db: Connection,
  subscriptionId: number,
): Promise<readonly (ReportKind | null)[]> {
  const { rows } = await db.execute<{ report: ReportKind | null }>(sql`
    select report from newsletter_delivery
    where subscription_id = ${subscriptionId} and status in ('sent', 'uncertain', 'refused', 'failed')
    order by id desc limit ${SOFT_BOUNCES_TO_END}`)
  return rows.map(({ report }) => report)
}
