import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import type { Draw } from '#server/drawing/drawing-queue.ts'
import { eraseCustomerSellers } from '#server/modules/customers/erase-sellers.ts'
import { createTradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import { findTrade, type StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let trade: Trade

beforeAll(async () => {
  store = await startSaleShop()
  trade = await store.sale(MARKET_HOSTS.de, 'de').trade(store.deviceId)
})

afterAll(() => store.close())

async function getTrade(): Promise<StoredTrade> {
  const stored = await findTrade(store.db, trade.transactionId)
  if (!stored) throw new Error('There is no trade')
  return stored
}

/** The documents of one process, and what it has drawn. */
function startProcess() {
  const drawn: string[] = []
  const draw: Draw = async (job) => {
    drawn.push(job.kind)
    return Buffer.from(`paper ${drawn.length}: ${JSON.stringify(job)}`)
  }
  const documents = createTradeDocuments({
    db: store.db,
    blobs: createTestBlobs(store.db),
    draw,
    now: () => store.clock.nowMs,
  })
  return {
    drawn,
    makeSlip: async () =>
      Buffer.from(await documents.makePackingSlip(trade.transactionId, getTrade)).toString(),
  }
}

const countPapers = async () =>
  (await store.db.$client.query('select from trade_paper where transaction_id = $1', [trade.transactionId]))
    .rowCount

describe('a packing slip', () => {
  it('is drawn once for many requests, and never again', async () => {
    const { drawn, makeSlip } = startProcess()
    const slips = await Promise.all(Array.from({ length: 8 }, makeSlip))
    slips.push(await makeSlip())
    expect({ drawn: drawn.length, slips: new Set(slips).size }).toEqual({ drawn: 1, slips: 1 })
  })

  it('is not drawn by another process either', async () => {
    const { drawn, makeSlip } = startProcess()
    expect(await makeSlip()).toContain('paper 1')
    expect(drawn).toEqual([])
  })

  it('is kept byte by byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 1_024 }, (_, index) => index % 256))
    await store.db.$client.query('delete from trade_paper')
    const make = () =>
      createTradeDocuments({
        db: store.db,
        blobs: createTestBlobs(store.db),
        draw: async () => bytes,
      }).makePackingSlip(trade.transactionId, getTrade)
    await make()
    expect(Buffer.compare(Buffer.from(await make()), bytes)).toBe(0)
  })

  it('is drawn again when it would say something else', async () => {
    const rename = (name: string) =>
      store.db.$client.query('update trade_seller set last_name = $2 where transaction_id = $1', [
        trade.transactionId,
        name,
      ])
    await rename('Renamed')
    const { drawn, makeSlip } = startProcess()
    expect(await makeSlip()).toContain('Zofia Renamed')
    expect({ drawn: drawn.length, papers: await countPapers() }).toEqual({ drawn: 1, papers: 1 })
  })

  it('is erased with its seller, and not kept if it is drawn just then', async () => {
    const { transactionId, customerNumber } = trade
    const late = await getTrade()
    await store.db.$client.query(`update trade_item set state = 'CANCELLED' where transaction_id = $1`, [
      transactionId,
    ])
    await eraseCustomerSellers(store.db, customerNumber)
    expect(await countPapers()).toBe(0)
    const documents = createTradeDocuments({
      db: store.db,
      blobs: createTestBlobs(store.db),
      draw: async () => Buffer.from('late'),
    })
    await documents.makePackingSlip(transactionId, async () => late)
    expect(await countPapers()).toBe(0)
  })
})
