import { sql } from 'drizzle-orm'
import { computeErasureDue } from '#domain/support/erasure.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** A copy of a seller's data that an operator has asked for. */
export interface DataCopyRow {
  readonly id: string
  /** Null until the worker has made it. */
  readonly sealedArchive: Buffer | null
}

/** Locks the copy: of two browsers that ask at once, one gets the file. */
export async function lockDataCopy(
  tx: Connection,
  transactionId: number,
  operatorId: string,
): Promise<DataCopyRow | null> {
  const { rows } = await tx.execute<{ id: string; sealed_archive: Buffer | null }>(sql`
    select id, sealed_archive from data_copy
    where transaction_id = ${transactionId} and operator_id = ${operatorId} for update`)
  const [copy] = rows
  return copy ? { id: copy.id, sealedArchive: copy.sealed_archive } : null
}

/** Whether the copy that an operator has asked for is made; null if there is none. */
export async function findDataCopy(
  db: Connection,
  transactionId: number,
  operatorId: string,
): Promise<{ readonly isMade: boolean } | null> {
  const { rows } = await db.execute<{ isMade: boolean }>(sql`
    select sealed_archive is not null as "isMade" from data_copy
    where transaction_id = ${transactionId} and operator_id = ${operatorId}`)
  return rows[0] ?? null
}

/** Has the worker make a copy. While one is being made, there is nothing to do. */
export async function queueDataCopy(
  tx: Connection,
  { transactionId, operatorId, atMs }: { transactionId: number; operatorId: string; atMs: number },
): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    with copy as (
      insert into data_copy (id, transaction_id, operator_id, requested_at)
      values (gen_random_uuid(), ${transactionId}, ${operatorId}, ${at}::timestamptz)
      on conflict (transaction_id, operator_id) do nothing returning id
    )
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'MAKE_DATA_COPY', 'MAKE_DATA_COPY:' || id, jsonb_build_object('copyId', id), ${at}::timestamptz,
      ${at}::timestamptz, ${findTraceparent()}::text
    from copy`)
}

export async function deleteDataCopy(tx: Connection, id: string): Promise<void> {
  await tx.execute(sql`delete from data_copy where id = ${id}`)
}

interface AskedErasure {
  readonly transactionId: number
  readonly operatorId: string
  readonly isOnePersonDesk: boolean
  readonly atMs: number
}

/**
 * Has the worker erase a seller some days later; false while that is already asked for. Its key has the moment, because
 * whoever was not erased may be asked for again.
 */
export async function queueErasure(
  tx: Connection,
  { transactionId, operatorId, isOnePersonDesk, atMs }: AskedErasure,
): Promise<boolean> {
  const [at, due] = [new Date(atMs), new Date(computeErasureDue(atMs))]
  const { rowCount } = await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'ERASE_SELLER', ${`ERASE_SELLER:${transactionId}:${atMs}`},
      ${JSON.stringify({ transactionId, operatorId, isOnePersonDesk })}::jsonb, ${due}::timestamptz, ${at}::timestamptz,
      ${findTraceparent()}::text
    where not exists (select from outbox where status = 'waiting' and topic = 'ERASE_SELLER'
      and (data ->> 'transactionId')::bigint = ${transactionId})
    on conflict (work_key) do nothing`)
  return rowCount === 1
}
