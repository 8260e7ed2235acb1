import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface LabelJob {
  readonly topic: 'ISSUE_RECYCLING_LABEL' | 'ISSUE_PART_LABEL'
  /** What gets one label: a recycling parcel, or a clarification about a missing part. */
  readonly subject: number
  readonly data: Readonly<Record<string, number>>
  readonly at: Date
}

/**
 * Has a label booked, once. Where the job was given up, asking for the label again gives it another chance, once a day:
 * otherwise we would promise a label that never comes.
 */
export async function queueLabelJob(tx: Connection, { topic, subject, data, at }: LabelJob): Promise<void> {
  const workKey = `${topic}:${subject}`
  const nextKey = `${workKey}:${Math.floor(at.getTime() / DAY_MS)}`
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select ${topic}, case when known.status = 'dead' then ${nextKey} else ${workKey} end, ${JSON.stringify(data)}::jsonb,
      ${at}::timestamptz, ${at}::timestamptz, ${findTraceparent()}::text
    from (values (1)) as job left join outbox as known on known.work_key = ${workKey}
    on conflict (work_key) do nothing`)
}
