import { sql } from 'drizzle-orm'
import type { SentBatch } from '#domain/payouts/match-bank-answer.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A payout that is part of a batch. */
export interface SentPayout extends ItemKey {
  readonly id: number
  readonly messageId: string
  readonly endToEndId: string
  readonly reference: string
  readonly amountInCents: number
  readonly currency: string
  readonly status: 'ordered' | 'confirmed' | 'rejected'
}

/** The batches and transfers that a file names. */
export interface NamedInFile {
  readonly messageIds: readonly string[]
  readonly endToEndIds: readonly string[]
}

/** All payouts of the batches that an answer concerns, including settled ones: a file may be uploaded twice. */
export async function readSent(
  tx: Connection,
  { messageIds, endToEndIds }: NamedInFile,
): Promise<readonly SentPayout[]> {
  const { rows } = await tx.execute<SentPayout & Record<string, unknown>>(sql`
    select payout.id::float8 as id, transaction_id::float8 as "transactionId", item_number as "itemNumber",
      message_id as "messageId", end_to_end_id as "endToEndId", reference, status,
      amount_in_cents as "amountInCents", batch.currency
    from payout join payout_batch as batch on batch.id = batch_id
    where status <> 'prepared' and batch.id in (
      select id from payout_batch where message_id = any(${sql.param([...messageIds])}::text[])
      union select batch_id from payout where end_to_end_id = any(${sql.param([...endToEndIds])}::text[]))
    order by transaction_id, item_number, attempt`)
  return rows
}

/** Groups payouts as the domain matches them with an answer. */
export function toSentBatches(sent: readonly SentPayout[]): readonly SentBatch[] {
  const batches = new Map<string, Map<string, string[]>>()
  for (const { messageId, endToEndId, reference } of sent) {
    const transfers = batches.get(messageId) ?? new Map<string, string[]>()
    batches.set(messageId, transfers)
    transfers.set(endToEndId, [...(transfers.get(endToEndId) ?? []), reference])
  }
  return [...batches].map(([id, transfers]) => ({
    id,
    transfers: [...transfers].map(([endToEndId, references]) => ({ endToEndId, references })),
  }))
}

/** Locks the devices of payouts in the order that all code uses, so that nothing deadlocks. */
export async function lockItems(tx: Connection, payouts: readonly ItemKey[]): Promise<void> {
  const transactionIds = payouts.map(({ transactionId }) => transactionId)
  const numbers = payouts.map(({ itemNumber }) => itemNumber)
  await tx.execute(sql`
    select from trade_item where (transaction_id, number) in (
      select * from unnest(${sql.param(transactionIds)}::bigint[], ${sql.param(numbers)}::smallint[]))
    order by transaction_id, number for update`)
}

export interface Settlement {
  readonly status: 'confirmed' | 'rejected'
  readonly reason: string | null
  readonly operatorId: string
  readonly atMs: number
}

export async function storeSettlement(
  tx: Connection,
  { id }: SentPayout,
  settled: Settlement,
): Promise<void> {
  const { status, reason, operatorId, atMs } = settled
  const { rowCount } = await tx.execute(sql`
    update payout set status = ${status}, rejected_reason = ${reason}, settled_at = ${new Date(atMs)},
      settled_by = ${operatorId}
    where id = ${id} and status = 'ordered'`)
  if (rowCount !== 1) throw new Error('The payout was settled concurrently')
}
