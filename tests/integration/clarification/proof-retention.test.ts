import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { YEAR_MS } from '#domain/kernel/durations.ts'
import { readTradesForExport } from '#server/modules/customers/data-export.repository.ts'
import { eraseCustomerSellers } from '#server/modules/customers/erase-sellers.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { type ItemClarification, toTradeHand } from '../../support/clarification-seller.ts'
import { openAsRole } from '../../support/database.ts'
import { triggerEvent } from '../../support/inspected-trades.ts'
import { createBill, type ProofShop, startProofShop } from '../../support/proof-seller.ts'

const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: ProofShop['store']
let seller: ProofShop['seller']
let proofs: ProofShop['proofs']
let ask: ProofShop['ask']

beforeAll(async () => {
  ;({ store, seller, proofs, ask } = await startProofShop(NOW_MS))
})

afterAll(() => store.close())

/** A sale whose seller has sent a bill and was paid. */
async function sellWithProof(): Promise<ItemClarification> {
  const { asked, visited } = await ask()
  await proofs.upload(visited, createBill())
  await seller.answer(asked, 'DONE')
  for (const event of ['match_or_better', 'payout_ordered', 'bank_confirmed'] as const)
    await triggerEvent(toTradeHand(store), asked.item, event)
  return asked
}

async function countProofs({ clarificationId }: ItemClarification): Promise<number> {
  const { rows } = await store.db.execute<{ count: number }>(sql`
    select count(*)::int as count from clarification_proof where clarification_id = ${clarificationId}`)
  return rows[0]?.count ?? 0
}

async function findCustomer({ item }: ItemClarification): Promise<number> {
  const { rows } = await store.db.execute<{ number: number }>(sql`
    select customer_number::float8 as number from trade where transaction_id = ${item.transactionId}`)
  return rows[0]?.number ?? 0
}

describe('what a seller has uploaded', () => {
  it('is kept as long as the seller’s contact details, and then erased', async () => {
    const asked = await sellWithProof()
    const worker = openAsRole(store.db, 'worker')
    await forgetPeople(worker, NOW_MS + 3 * YEAR_MS)
    expect(await countProofs(asked)).toBe(1)
    await forgetPeople(worker, NOW_MS + 4.2 * YEAR_MS)
    expect(await countProofs(asked)).toBe(0)
  })

  it('is erased at once when the customer leaves', async () => {
    const asked = await sellWithProof()
    await eraseCustomerSellers(openAsRole(store.db, 'web'), await findCustomer(asked))
    expect(await countProofs(asked)).toBe(0)
  })

  it('is listed in what a customer can ask for', async () => {
    const asked = await sellWithProof()
    const sales = { customerNumber: await findCustomer(asked), transactionIds: null }
    const [trade] = await readTradesForExport(store.db, sales, 'de')
    expect(trade?.clarifications).toMatchObject([
      {
        reason: 'OWNERSHIP_PROOF',
        files: [
          { name: 'bill.pdf', mediaType: 'application/pdf', sha256: expect.stringMatching(/^\w{64}$/) },
        ],
        partParcel: null,
      },
    ])
  })

  it('includes the label of a part, which goes with the address on it', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    await proofs.requestLabel(visited)
    await store.drain()
    await seller.answer(asked, 'DONE')
    for (const event of ['match_or_better', 'payout_ordered', 'bank_confirmed'] as const)
      await triggerEvent(toTradeHand(store), asked.item, event)
    await eraseCustomerSellers(openAsRole(store.db, 'web'), await findCustomer(asked))
    const { rows } = await store.db.execute<{ size: number; key: string | null }>(sql`
      select octet_length(label_pdf) as size, blob_key as key from part_parcel
      where clarification_id = ${asked.clarificationId}`)
    expect(rows).toEqual([{ size: 0, key: null }])
  })
})
