import { sql } from 'drizzle-orm'
import { MAILS } from '#domain/mails/mail-registry.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface EmailChangeOccasion {
  readonly id: string
  readonly transactionId: number
  readonly at: Date
}

/** Has a mail about another address sent, once per change. */
export async function queueEmailChangeMail(
  tx: Connection,
  mail: 'EMAIL_CHANGE' | 'EMAIL_NOTICE' | 'EMAIL_CHANGED' | 'EMAIL_CHANGED_ACCOUNT',
  { id, transactionId, at }: EmailChangeOccasion,
): Promise<void> {
  const data = JSON.stringify({ transactionId, mail, changeId: id })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values (${MAILS[mail].topic}, ${`${mail}:${id}`}, ${data}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
