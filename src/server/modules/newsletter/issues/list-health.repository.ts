import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'

export interface SubscriberCounts extends Record<string, unknown> {
  readonly market: MarketId
  readonly pending: number
  readonly confirmed: number
  readonly unsubscribed: number
}

/** Subscriptions by market and state. */
export async function countSubscribers(db: Connection): Promise<readonly SubscriberCounts[]> {
  const { rows } = await db.execute<SubscriberCounts>(sql`
    select market, count(*) filter (where status = 'pending')::integer as pending,
      count(*) filter (where status = 'confirmed')::integer as confirmed,
      count(*) filter (where status = 'unsubscribed')::integer as unsubscribed
    from newsletter_subscription group by market order by market`)
  return rows
}

export interface IssueEnds extends Record<string, unknown> {
  readonly id: number
  readonly market: MarketId
  readonly subject: string
  readonly left: number
  readonly bounced: number
  readonly complained: number
}

/** Long enough for most readers to have opened an issue; the next one comes a week later at the earliest. */
const DAYS_AFTER_ISSUE = 7

/** Subscriptions of an issue's market that ended in the week after it was sent, for the latest 20 issues. */
export async function countEndsByIssue(db: Connection): Promise<readonly IssueEnds[]> {
  const { rows } = await db.execute<IssueEnds>(sql`
    with sent as (
      select id, market, content->>'subject' as subject, started_at from newsletter_issue
      where started_at is not null order by started_at desc limit 20
    )
    select sent.id, sent.market, sent.subject,
      count(*) filter (where way in ('link', 'account'))::integer as left,
      count(*) filter (where way = 'bounce')::integer as bounced,
      count(*) filter (where way = 'complaint')::integer as complained
    from sent left join newsletter_consent as consent
      on consent.market = sent.market and consent.kind = 'ended' and consent.happened_at >= sent.started_at
      and consent.happened_at < sent.started_at + make_interval(days => ${DAYS_AFTER_ISSUE})
    group by sent.id, sent.market, sent.subject, sent.started_at order by sent.started_at desc`)
  return rows
}
