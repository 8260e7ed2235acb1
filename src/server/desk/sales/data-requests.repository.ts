import { sql } from 'drizzle-orm'
import { OVER_STATES } from '#domain/trades/trade-retention.ts'
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

/** All sales of the customer that a sale is of. */
export async function listSalesOfSeller(tx: Connection, transactionId: number): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select transaction_id::float8 as id from trade
    where customer_number = (select customer_number from trade where transaction_id = ${transactionId})`)
  return rows.map(({ id }) => id)
}

/** The sales of the same customer whose devices are still with us, with the carrier, or to be paid or returned. */
export async function listOpenSales(tx: Connection, transactionId: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ trade_number: string }>(sql`
    select trade_number from trade
    where customer_number = (select customer_number from trade where transaction_id = ${transactionId})
      and exists (select from trade_item as item where item.transaction_id = trade.transaction_id
        and item.state <> all(${sql.param([...OVER_STATES])}::text[]))
    order by created_at limit 10`)
  return rows.map(({ trade_number }) => trade_number)
}

const MINUTE_MS = 60_000

/** Has the worker erase a seller. Whoever asks twice in the same minute is erased once; later, nothing is left. */
export async function queueErasure(tx: Connection, transactionId: number, atMs: number): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('ERASE_SELLER', ${`ERASE_SELLER:${transactionId}:${Math.floor(atMs / MINUTE_MS)}`},
      ${JSON.stringify({ transactionId })}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
