import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface ReturnLabelRequest {
  readonly transactionId: number
  /** The devices of the parcel. */
  readonly itemNumbers: readonly number[]
  /** The number of the parcel that they are in so far, whose label is replaced; null for devices without a label. */
  readonly replaces: string | null
  readonly atMs: number
}

/** Has devices of a sale sent back together: the worker books the parcel. */
export async function queueReturnLabel(
  tx: Connection,
  { transactionId, itemNumbers, replaces, atMs }: ReturnLabelRequest,
): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('ISSUE_RETURN_PARCEL', ${`ISSUE_RETURN_PARCEL:${transactionId}:${itemNumbers.join('.')}:${replaces ?? ''}:${atMs}`},
      ${JSON.stringify({ transactionId, itemNumbers, replaces })}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
