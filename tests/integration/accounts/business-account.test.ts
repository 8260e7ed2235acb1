import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRefusal } from '../../support/accounts.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const { companyName, vatId } = BUSINESS_FIELDS

let store: SaleShop
let company: TestCustomer

beforeAll(async () => {
  store = await startSaleShop()
  company = await createCustomer(store, { companyName, vatId })
})

afterAll(() => store.close())

const lines = async (priceInCents: number, quantity: number) =>
  (await store.storeOffers({ priceInCents })).map((offer) => ({ ...offer, quantity }))

const companySeller = () => buildSeller('de', { ...BUSINESS_FIELDS, email: company.email })

describe('a company signed in to the consumer shop', () => {
  it('sells as a business: with company and VAT id, without a birth date, more than ten devices of a kind', async () => {
    const answer = await company.sell({ lines: await lines(10_000, 11), seller: companySeller() })
    expect(answer.status).toBe(201)
    const { transactionId } = JSON.parse(answer.text)
    const { rows } = await store.db.$client.query(
      `select is_business, company_name, birth_date from trade join trade_seller using (transaction_id)
       where transaction_id = $1`,
      [transactionId],
    )
    expect(rows).toEqual([{ is_business: true, company_name: companyName, birth_date: null }])
  })

  it('sells for up to 5,000.00', async () => {
    const seller = companySeller()
    expect((await company.sell({ lines: await lines(50_000, 10), seller })).status).toBe(201)
    expect(readRefusal(await company.sell({ lines: await lines(50_100, 10), seller }))).toEqual([
      422,
      'B2B_CAP_EXCEEDED',
      { field: 'lines', key: 'B2B_CAP_EXCEEDED', params: { cap: 5_000, total: 5_010 } },
    ])
  })

  it('may ask for an individual offer; a private customer and a guest may not', async () => {
    const body = {
      lines: await lines(50_100, 10),
      companyName,
      contactPerson: 'Zofia Müller',
      email: company.email,
      phone: '',
      message: '',
    }
    const ask = (authorization: Record<string, string>) =>
      store.shop.send(MARKET_HOSTS.de, '/api/individual-offers', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...authorization },
      })
    const { token } = await createCustomer(store)
    expect((await ask({ authorization: `Bearer ${company.token}` })).status).toBe(201)
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(404)
    expect((await ask({})).status).toBe(404)
  })
})

it('a private customer sells privately: ten devices of a kind, with a birth date', async () => {
  const customer = await createCustomer(store)
  const seller = buildSeller('de', { ...BUSINESS_FIELDS, email: customer.email })
  const answer = await customer.sell({ lines: await lines(10_000, 1), seller })
  expect(JSON.parse(answer.text).errors).toMatchObject([{ field: 'seller.birthDate' }])
  expect((await customer.sell({ lines: await lines(10_000, 11) })).status).toBe(422)
})
