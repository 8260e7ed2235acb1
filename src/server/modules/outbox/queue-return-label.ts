import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface ReturnLabelRequest {
  readonly transactionId: number
  readonly itemNumber: number
  readonly atMs: number
}

/** Has a device sent back: the worker books the parcel. */
export async function queueReturnLabel(
  tx: Connection,
  { transactionId, itemNumber, atMs }: ReturnLabelRequest,
): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('ISSUE_RETURN_LABEL', ${`ISSUE_RETURN_LABEL:${transactionId}:${itemNumber}:${atMs}`},
      ${JSON.stringify({ transactionId, itemNumber })}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
