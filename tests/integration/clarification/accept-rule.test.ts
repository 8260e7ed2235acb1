import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

const HOST = 'localhost:8106'

let sales: SaleShop

beforeAll(async () => {
  sales = await startSaleShop()
})

afterAll(() => sales.close())

const sale = () => sales.sale(HOST, 'de')

const requestWith = async (acceptRule: unknown) => ({
  ...(await sale().request([await sale().offer(sales.deviceId)])),
  acceptRule,
})

async function storedRule(transactionId: number): Promise<unknown> {
  const text =
    'select accept_from_bp as "minShareBp", accept_otherwise as otherwise from trade where transaction_id = $1'
  return (await sales.db.$client.query(text, [transactionId])).rows[0]
}

describe('the seller’s own rule for a counter-offer', () => {
  it.each(['ASK', 'RETURN', 'RECYCLE'])('is stored with the sale: %s', async (otherwise) => {
    const rule = { minShareBp: 9_000, otherwise }
    const { status, text } = await sale().create(await requestWith(rule))
    expect(status).toBe(201)
    expect(await storedRule(JSON.parse(text).transactionId)).toEqual(rule)
  })

  it('is none where the seller wants to be asked, or says nothing', async () => {
    const { acceptRule: _, ...silent } = await requestWith(null)
    for (const request of [await requestWith(null), silent]) {
      const { text } = await sale().create(request)
      expect(await storedRule(JSON.parse(text).transactionId)).toEqual({ minShareBp: null, otherwise: null })
    }
  })

  it.each([
    { minShareBp: 0, otherwise: 'ASK' },
    { minShareBp: 10_001, otherwise: 'ASK' },
    { minShareBp: 9_000.5, otherwise: 'ASK' },
    { minShareBp: 9_000, otherwise: 'KEEP' },
    { minShareBp: 9_000 },
    'RETURN',
  ])('is refused when it makes no sense: %j', async (rule) => {
    const before = await sales.countRows()
    expect((await sale().create(await requestWith(rule))).status).toBe(400)
    expect((await sales.countRows()).trade).toBe(before.trade)
  })

  it('is part of what was agreed: the same key with another rule is another sale', async () => {
    const key = randomUUID()
    const request = await requestWith({ minShareBp: 9_000, otherwise: 'ASK' })
    expect((await sale().create(request, key)).status).toBe(201)
    expect((await sale().create(request, key)).status).toBe(200)
    const changed = { ...request, acceptRule: { minShareBp: 8_000, otherwise: 'ASK' } }
    expect((await sale().create(changed, key)).status).toBe(409)
  })
})
