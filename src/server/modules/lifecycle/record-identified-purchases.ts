import { sql } from 'drizzle-orm'
import { computePayoutInCents } from '#domain/lifecycle/item-facts.ts'
import type { Connection } from '#server/db/database.ts'
import { lockItemFacts, lockTradeItems } from './item-facts.repository.ts'
import { recordPurchase } from './purchase-register.ts'

/** The rows of a trade's purchases that name no document, by the number of their device. */
async function findUnidentifiedRows(
  tx: Connection,
  transactionId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ itemNumber: number; sequence: number }>(sql`
    select item_number as "itemNumber", max(sequence)::float8 as sequence from purchase_register
    where transaction_id = ${transactionId} and entry ->> 'kind' = 'PURCHASE' and entry ->> 'identityDocument' is null
    group by item_number`)
  return new Map(rows.map(({ itemNumber, sequence }) => [itemNumber, sequence]))
}

/**
 * Records the purchases of a trade that have waited for its seller's identity document, which has just been accepted. A
 * purchase that was recorded before a document was asked for is corrected: rows are never changed.
 */
export async function recordIdentifiedPurchases(
  tx: Connection,
  transactionId: number,
  atMs: number,
): Promise<number> {
  const items = await lockTradeItems(tx, transactionId)
  const unidentified = await findUnidentifiedRows(tx, transactionId)
  let recorded = 0
  for (const { number: itemNumber, state } of items) {
    if (state !== 'ACCEPTED') continue
    const key = { transactionId, itemNumber }
    const facts = await lockItemFacts(tx, key)
    // A device lost in transit is paid for, but never bought.
    if (!facts || facts.inspectedAtMs === null) continue
    const corrects = unidentified.get(itemNumber) ?? null
    await recordPurchase(tx, key, { amountInCents: computePayoutInCents(facts), atMs, corrects })
    recorded += 1
  }
  return recorded
}
