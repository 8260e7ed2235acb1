import { sql } from 'drizzle-orm'
import { ALERT_OVER_AFTER_MS, type FoundAlert, findAlerts } from '#domain/alerts/alert-rules.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { observeShop, type SlowCounts } from './observe-shop.ts'

/**
 * Begins an alert with its mail, or notes that it lasts: both in one statement, so that there is one mail for each
 * occurrence, however many workers look and whenever one is killed.
 */
async function keepAlert(tx: Connection, { rule, subject, facts }: FoundAlert, at: Date): Promise<void> {
  await tx.execute(sql`
    with kept as (
      insert into alert (rule, subject, facts, since, checked_at)
      values (${rule}, ${subject}, ${JSON.stringify(facts)}::jsonb, ${at}, ${at})
      on conflict (rule, subject) where over_at is null
      do update set facts = excluded.facts, checked_at = excluded.checked_at
      returning id, since = checked_at as is_new
    )
    insert into outbox (topic, work_key, data, due_at, created_at)
    select 'ALERT_MAIL', 'ALERT:' || id, jsonb_build_object('mail', 'ALERT', 'alertId', id), ${at}, ${at}
    from kept where is_new on conflict (work_key) do nothing`)
}

/** An outlier that was accepted lasts, and would hide the next one: where there are more of them, it begins once more. */
async function endExceeded(tx: Connection, { rule, subject, facts }: FoundAlert, at: Date): Promise<void> {
  if (rule !== 'PRICE_OUTLIERS') return
  await tx.execute(sql`
    update alert set over_at = ${at} where rule = ${rule} and subject = ${subject} and over_at is null
      and (facts ->> 'count')::integer < ${facts.count ?? 0}`)
}

/** Looks at figures and queues, begins alerts and ends those that are over. Repeating it changes nothing. */
export async function watchAlerts(db: Database, nowMs: number, slowCounts: SlowCounts): Promise<void> {
  const found = findAlerts(await observeShop(db, nowMs, slowCounts))
  const at = new Date(nowMs)
  await db.transaction(async (tx) => {
    for (const alert of found) {
      await endExceeded(tx, alert, at)
      await keepAlert(tx, alert, at)
    }
    await tx.execute(sql`
      update alert set over_at = ${at}
      where over_at is null and checked_at <= ${new Date(nowMs - ALERT_OVER_AFTER_MS)}`)
  })
}
