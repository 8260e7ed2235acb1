import { sql } from 'drizzle-orm'
import { MAILS, type RecyclingMail } from '#domain/mails/mail-registry.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface QueuedRecyclingMail {
  readonly parcelId: number
  readonly mail: RecyclingMail
  /** Tells repeated mails of one kind apart; one is enough for the same occasion. */
  readonly occasion?: string
  readonly atMs: number
}

/** Has a mail sent to the sender of a recycling parcel, once per occasion. */
export async function queueRecyclingMail(tx: Connection, queued: QueuedRecyclingMail): Promise<void> {
  const { parcelId, mail, occasion = '', atMs } = queued
  const at = new Date(atMs)
  const workKey = `${mail}:${parcelId}${occasion && `:${occasion}`}`
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values (${MAILS[mail].topic}, ${workKey}, ${JSON.stringify({ mail, parcelId })}::jsonb, ${at}, ${at},
      ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
