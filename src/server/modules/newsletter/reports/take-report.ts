import { sql } from 'drizzle-orm'
import { readDeliveryReport } from '#domain/newsletter/read-delivery-report.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { readDeliveryToken } from './delivery-token.ts'

/** The topic of the outbox under which reports are acted on. */
export const REPORT_TOPIC = 'NEWSLETTER_REPORT'

/** What became of a report: taken, or the reason why it says nothing to us. */
export type TakenReport = 'taken' | 'noReport' | 'unknownMail'

/**
 * Takes a raw message that came back: a report on a delivery or a complaint. It is acted on by the worker, once, however
 * often the report arrives.
 */
export async function takeReport(
  db: Connection,
  secret: ShopSecret,
  { raw, at }: { readonly raw: string; readonly at: Date },
): Promise<TakenReport> {
  const report = readDeliveryReport(raw)
  if (!report) return 'noReport'
  const deliveryIds = report.tokens.flatMap((token) => readDeliveryToken(secret, token) ?? [])
  const [deliveryId] = deliveryIds
  if (deliveryId === undefined) return 'unknownMail'
  const data = JSON.stringify({ deliveryId, kind: report.kind })
  await db.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at)
    values (${REPORT_TOPIC}, ${`${REPORT_TOPIC}:${deliveryId}:${report.kind}`}, ${data}::jsonb, ${at}, ${at})
    on conflict (work_key) do nothing`)
  return 'taken'
}
