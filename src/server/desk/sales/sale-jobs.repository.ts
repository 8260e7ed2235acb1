import { sql } from 'drizzle-orm'
import { isMailName, type MailName } from '#domain/mails/mail-registry.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** The job of a mail about a sale. Jobs are kept for 30 days after they were done. */
export interface MailJobRow {
  readonly mail: MailName
  readonly status: 'waiting' | 'done' | 'dead'
}

export async function findMailJob(
  tx: Connection,
  transactionId: number,
  workKey: string,
): Promise<MailJobRow | null> {
  const { rows } = await tx.execute<{ mail: string; status: MailJobRow['status'] }>(sql`
    select data ->> 'mail' as mail, status from outbox where work_key = ${workKey} and topic = 'TRADE_MAIL'
      and (data ->> 'transactionId')::bigint = ${transactionId}`)
  const [job] = rows
  return job && isMailName(job.mail) ? { mail: job.mail, status: job.status } : null
}

/** The key of a job that is done again. Whoever asks twice in the same minute gets it once. */
const MINUTE_MS = 60_000
const buildNextKey = (workKey: string, atMs: number): string =>
  `${workKey.replace(/:again-\d+$/, '')}:again-${Math.floor(atMs / MINUTE_MS)}`

/** Has a mail sent again: the same job, composed from what is true then. */
export async function queueMailAgain(tx: Connection, workKey: string, atMs: number): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select topic, ${buildNextKey(workKey, atMs)}, data, ${at}::timestamptz, ${at}::timestamptz, ${findTraceparent()}::text
    from outbox where work_key = ${workKey}
    on conflict (work_key) do nothing`)
}

/** Has the label mailed that is booked. Unlike jobs, the mail about a sale can always be composed. */
export async function queueLabelMail(tx: Connection, transactionId: number, atMs: number): Promise<void> {
  const at = new Date(atMs)
  const data = JSON.stringify({ transactionId, mail: 'TRADE_CREATED' })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('TRADE_MAIL', ${buildNextKey(`TRADE_CREATED:${transactionId}`, atMs)}, ${data}::jsonb, ${at}, ${at},
      ${findTraceparent()})
    on conflict (work_key) do nothing`)
}

/** Has the label of a sale booked whose first job was given up. While a job waits, there is nothing to do. */
export async function queueLabelBooking(tx: Connection, transactionId: number, atMs: number): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'ISSUE_LABEL', ${buildNextKey(`ISSUE_LABEL:${transactionId}`, atMs)},
      ${JSON.stringify({ transactionId })}::jsonb, ${at}::timestamptz, ${at}::timestamptz, ${findTraceparent()}::text
    where not exists (select from outbox where work_key = ${`ISSUE_LABEL:${transactionId}`} and status = 'waiting')
    on conflict (work_key) do nothing`)
}
