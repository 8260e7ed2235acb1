import { sql } from 'drizzle-orm'
import { computeInboxDue } from '#domain/support/inbox.ts'
import type { Connection } from '#server/db/database.ts'

export interface SaleItem {
  readonly kind: 'ANSWER' | 'FREEZE'
  readonly transactionId: number
  /** The device that it is about; null for the whole sale. */
  readonly itemNumber: number | null
  readonly atMs: number
}

/** Has support deal with something that a seller did about a sale. */
export async function openSaleItem(
  tx: Connection,
  { kind, transactionId, itemNumber, atMs }: SaleItem,
): Promise<void> {
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into inbox_item (kind, transaction_id, item_number, due_at, created_at, changed_at)
    values (${kind}, ${transactionId}, ${itemNumber}, ${new Date(computeInboxDue(kind, atMs))}, ${at}, ${at})`)
}

/** Nothing is left to do about a sale that an operator has released. */
export async function closeFreezeItems(tx: Connection, transactionId: number, atMs: number): Promise<void> {
  await tx.execute(sql`
    update inbox_item set status = 'done', changed_at = ${new Date(atMs)}
    where transaction_id = ${transactionId} and kind = 'FREEZE' and status <> 'done'`)
}
