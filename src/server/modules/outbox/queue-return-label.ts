import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface ReturnLabelRequest {
  readonly transactionId: number
  /** The devices of the parcel. */
  readonly itemNumbers: readonly number[]
  readonly atMs: number
}

/** Has devices of a sale sent back together: the worker books the parcel. */
export async function queueReturnLabel(
  tx: Connection,
  { transactionId, itemNumbers, atMs }: ReturnLabelRequest,
): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('ISSUE_RETURN_PARCEL', ${`ISSUE_RETURN_PARCEL:${transactionId}:${itemNumbers.join('.')}:${atMs}`},
      ${JSON.stringify({ transactionId, itemNumbers })}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
