import { sql } from 'drizzle-orm'
import { MAILS, type SaleMail } from '#domain/mails/mail-registry.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface QueuedTradeMail {
  readonly transactionId: number
  readonly mail: SaleMail
  /** The clarification that the mail is about; null where the moment says what it is about. */
  readonly clarificationId: number | null
  readonly atMs: number
  /** For a mail that waits until what it is about is complete. */
  readonly dueAtMs?: number
  /** When an operator has the mail about that moment sent once more. */
  readonly againAtMs?: number
  /** Runs the same statement and queues nothing, so that a stranger's clock doesn't tell whether there was a mail. */
  readonly isWithheld?: boolean
}

/** Mails of one kind about one trade in one moment are one mail; every clarification has its own. */
function buildOccasion({ transactionId, clarificationId, atMs, againAtMs }: QueuedTradeMail): string {
  const subject = clarificationId === null ? atMs : `clarification-${clarificationId}`
  return `${transactionId}:${subject}${againAtMs === undefined ? '' : `:again-${againAtMs}`}`
}

/** Has a mail sent to the seller of a trade, once per occasion. */
export async function queueTradeMail(tx: Connection, queued: QueuedTradeMail): Promise<void> {
  const { transactionId, mail, clarificationId, atMs, againAtMs, isWithheld = false } = queued
  const at = new Date(againAtMs ?? atMs)
  const dueAt = new Date(againAtMs ?? queued.dueAtMs ?? atMs)
  const subject = clarificationId === null ? { atMs } : { clarificationId }
  const data = JSON.stringify({ transactionId, mail, ...subject })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select ${MAILS[mail].topic}, ${`${mail}:${buildOccasion(queued)}`}, ${data}::jsonb, ${dueAt}, ${at},
      ${findTraceparent()}::text
    where not ${isWithheld}::boolean
    on conflict (work_key) do nothing`)
}
