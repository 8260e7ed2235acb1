import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { chooseNextRecipients } from './choose-recipients.ts'

/** The topic of the outbox that carries issues. It has a queue of its own. */
export const ISSUE_TOPIC = 'NEWSLETTER_ISSUE'

const SHORTEST_QUEUE = 40
const LONGEST_QUEUE = 1_000
/** Mails of this many seconds wait in the outbox, however long the list of recipients is: nothing seems to be late. */
const QUEUED_SECONDS = 10

const computeQueueLength = (perMinute: number): number =>
  Math.min(LONGEST_QUEUE, Math.max(SHORTEST_QUEUE, Math.round((perMinute * QUEUED_SECONDS) / 60)))

export interface NewsletterClock {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly perMinute: number
}

async function startDueIssues(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update newsletter_issue set status = 'sending', started_at = ${at}
    where status = 'scheduled' and scheduled_for <= ${at}`)
}

async function chooseRecipients({ db, secret, now }: NewsletterClock): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from newsletter_issue where status = 'sending' and not is_chosen order by id`,
  )
  let hasMore = false
  for (const { id } of rows) if (await chooseNextRecipients({ db, secret, nowMs: now() }, id)) hasMore = true
  return hasMore
}

/** Moves deliveries into the outbox, both in one statement: a delivery is queued once or not at all. */
async function fillOutbox({ db, perMinute }: NewsletterClock, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with room as (
      select ${computeQueueLength(perMinute)}::integer - count(*) as count from outbox where status = 'waiting' and topic = ${ISSUE_TOPIC}
    ), queued as (
      update newsletter_delivery set status = 'queued' where id in (
        select delivery.id from newsletter_delivery as delivery
        join newsletter_issue as issue on issue.id = delivery.issue_id
        where delivery.status = 'chosen' and issue.status = 'sending'
        order by delivery.id limit greatest(0, (select count from room)) for update of delivery skip locked)
      returning id
    )
    insert into outbox (topic, work_key, data, due_at, created_at)
    select ${ISSUE_TOPIC}, ${`${ISSUE_TOPIC}:`} || id, jsonb_build_object('mail', ${ISSUE_TOPIC}::text, 'deliveryId', id), ${at}, ${at}
    from queued
    on conflict (work_key) do nothing`)
  return (rowCount ?? 0) > 0
}

/**
 * What the outbox has given up is over; so is what was never queued of an issue that was stopped. A mail that was
 * dispatched has probably arrived.
 */
async function settleLost(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update newsletter_delivery as delivery set settled_at = ${at},
      status = case when dispatched_at is null then 'failed' else 'uncertain' end
    from outbox
    where delivery.status = 'queued' and outbox.status = 'dead' and outbox.topic = ${ISSUE_TOPIC}
      and outbox.work_key = ${`${ISSUE_TOPIC}:`} || delivery.id`)
  await db.execute(sql`
    update newsletter_delivery as delivery set status = 'skipped', settled_at = ${at} from newsletter_issue as issue
    where delivery.status = 'chosen' and issue.id = delivery.issue_id and issue.status = 'stopped'`)
}

const COUNT_TOTALS = sql`(
  select coalesce(jsonb_object_agg(status, number), '{}') from (
    select delivery.status, count(*) as number from newsletter_delivery as delivery
    where delivery.issue_id = newsletter_issue.id group by delivery.status) as counted)`

const IS_SETTLED = sql`not exists (
  select from newsletter_delivery as delivery
  where delivery.issue_id = newsletter_issue.id and delivery.status in ('chosen', 'queued'))`

async function finishIssues(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update newsletter_issue set status = 'sent', finished_at = ${at}, totals = ${COUNT_TOTALS}
    where status = 'sending' and is_chosen and ${IS_SETTLED}`)
  await db.execute(sql`
    update newsletter_issue set totals = ${COUNT_TOTALS}
    where status = 'stopped' and totals is null and ${IS_SETTLED}`)
}

/** Twice a second: one small query is all that happens between two issues. */
async function hasWork(db: Database, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from newsletter_issue
    where status = 'sending' or status = 'scheduled' and scheduled_for <= ${at}
      or status = 'stopped' and totals is null
    limit 1`)
  return rowCount === 1
}

/** Starts issues whose time has come, chooses who gets them, and feeds the outbox; true when there may be more to do. */
export async function runNewsletterClock(clock: NewsletterClock): Promise<boolean> {
  const { db, now } = clock
  const at = new Date(now())
  if (!(await hasWork(db, at))) return false
  await startDueIssues(db, at)
  const isChoosing = await chooseRecipients(clock)
  const isFilling = await fillOutbox(clock, at)
  await settleLost(db, at)
  await finishIssues(db, at)
  return isChoosing || isFilling
}
