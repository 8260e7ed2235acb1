import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TradeRecord } from '#contracts/customer-resources.ts'
import type { Trade } from '#contracts/trades.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { moveThrough, PAID_PATH, RETURNED_PATH } from '../../support/trade-events.ts'

const HOST = MARKET_HOSTS.de
const HISTORY = '/api/customers/trade_history'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const sellOne = async (customer: TestCustomer): Promise<Trade> => JSON.parse((await customer.sell()).text)

const readHistory = async (customer: TestCustomer, query = ''): Promise<TradeRecord[]> =>
  JSON.parse((await customer.call('GET', HISTORY + query)).text)

describe('a trade of a signed-in customer', () => {
  it('belongs to the account, without a guest number', async () => {
    const customer = await createCustomer(store)
    const answer = await customer.sell()
    const trade: Trade = JSON.parse(answer.text)
    expect({ status: answer.status, customerNumber: trade.customerNumber }).toEqual({
      status: 201,
      customerNumber: customer.customerNumber,
    })
    const [record] = await readHistory(customer)
    expect(record?.tradeNumber).toBe(trade.tradeNumber)
    const view = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}`, { 'x-sale-key': trade.key })
    expect(view.status).toBe(200)
  })

  it('belongs to the account even if the browser still sends a guest number', async () => {
    const customer = await createCustomer(store)
    const guest = await store.sale(HOST, 'de').guest()
    const trade: Trade = JSON.parse((await customer.sell({ customer: guest })).text)
    expect(trade.customerNumber).toBe(customer.customerNumber)
  })

  it('is created once, however often the request is repeated', async () => {
    const customer = await createCustomer(store)
    const [offer] = await store.storeOffers()
    if (!offer) throw new Error('There is no offer')
    const lines = [{ ...offer, quantity: 1 }]
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => customer.sell({ lines }, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const again = await (await customer.signInAgain()).sell({ lines }, key)
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: answers[0]?.text })
    expect(await readHistory(customer)).toHaveLength(1)
    const other = await (await createCustomer(store)).sell(
      { lines, seller: buildSeller('de', { email: customer.email }) },
      key,
    )
    expect(other.status).toBe(201)
    expect(JSON.parse(other.text).tradeNumber).not.toBe(JSON.parse(again.text).tradeNumber)
  })

  it('is refused with an invalid token, and never becomes a guest’s', async () => {
    const sale = store.sale(HOST, 'de')
    const request = await sale.request(await store.storeOffers())
    const before = await store.countRows()
    const send = (body: object, authorization?: string) =>
      store.shop.send(HOST, '/api/trades', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(authorization ? { authorization } : {}),
        },
        body: JSON.stringify(body),
      })
    const { customer: _, ...nameless } = request
    const answers = [
      await send({ ...request, customer: null }),
      await send(nameless),
      await send(request, 'Bearer garbage'),
      await send(request, 'Bearer'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await store.countRows()).toEqual(before)
    // Credentials for a proxy in front don't concern the shop.
    expect((await send(request, 'Basic dGVzdDp0ZXN0')).status).toBe(201)
  })

  it('is refused when the account was deleted while its token is still valid', async () => {
    const customer = await createCustomer(store)
    await store.db.$client.query('delete from customer_account where customer_id = $1', [customer.customerId])
    expect((await customer.sell()).status).toBe(401)
  })

  it('needs the guest’s key if it is a guest’s: a customer number alone grants nothing', async () => {
    const customer = await createCustomer(store)
    const request = await store.sale(HOST, 'de').request(await store.storeOffers())
    const guest = { customerNumber: customer.customerNumber, key: request.customer.key }
    const answer = await store.sale(HOST, 'de').create({ ...request, customer: guest })
    expect({ status: answer.status, errors: JSON.parse(answer.text).errors }).toEqual({
      status: 422,
      errors: [{ field: 'customer.customerNumber', key: 'CUSTOMER_UNKNOWN' }],
    })
  })
})

describe('the history of trades', () => {
  it('is empty at first, and never cached', async () => {
    const { status, headers, text } = await (await createCustomer(store)).call('GET', HISTORY)
    expect({ status, cacheControl: headers['cache-control'], text }).toEqual({
      status: 200,
      cacheControl: 'no-store',
      text: '[]',
    })
  })

  it('shows the devices, the status and the link of each trade', async () => {
    const customer = await createCustomer(store)
    const one = await store.storeOffers()
    const two = await store.storeOffers({ priceInCents: 10_000 })
    const lines = [
      ...one.map((offer) => ({ ...offer, quantity: 2 })),
      ...two.map((offer) => ({ ...offer, quantity: 1 })),
    ]
    const trade: Trade = JSON.parse((await customer.sell({ lines })).text)
    const { transactionId, tradeNumber, readKey } = trade
    const fromMs = store.clock.nowMs
    const at = (hour: number) => new Date(fromMs + hour * HOUR_MS).toISOString()
    await moveThrough(store.db, { transactionId, number: 1 }, { states: PAID_PATH, fromMs })
    await moveThrough(store.db, { transactionId, number: 2 }, { states: RETURNED_PATH, fromMs })
    await moveThrough(store.db, { transactionId, number: 3 }, { states: PAID_PATH.slice(0, 4), fromMs })
    const device = { name: 'Apple iPhone 13', image: expect.stringMatching(/^\/pictures\/[\w-]+\.svg$/) }
    expect(await readHistory(customer)).toEqual([
      {
        transactionId,
        tradeNumber,
        createdAt: at(0),
        currency: 'EUR',
        voucher: null,
        status: 'IN_REVIEW',
        paid: { paid: 1, total: 3 },
        totalInCents: 66_000,
        devices: [
          { ...device, quantity: 1, priceInCents: 28_000, state: 'PAID' },
          { ...device, quantity: 1, priceInCents: 28_000, state: 'RETURNED' },
          { ...device, quantity: 1, priceInCents: 10_000, state: 'IN_INSPECTION' },
        ],
        timeline: [
          { step: 'created', at: at(0) },
          { step: 'sent', at: at(2) },
          { step: 'arrived', at: at(3) },
          { step: 'checked', at: null },
          { step: 'clarification', at: at(5) },
          { step: 'paid', at: null },
          { step: 'returning', at: at(7) },
        ],
        items: [1, 2, 3].map((number) => expect.objectContaining({ ...device, number })),
        canCancel: false,
        canChangePayout: true,
        link: `http://${HOST}/thankYou#${tradeNumber}.${readKey}`,
      },
    ])
  })

  it('groups devices of one offer while they are in the same state', async () => {
    const customer = await createCustomer(store)
    const [offer] = await store.storeOffers()
    if (!offer) throw new Error('There is no offer')
    const trade: Trade = JSON.parse((await customer.sell({ lines: [{ ...offer, quantity: 3 }] })).text)
    expect((await readHistory(customer))[0]?.devices).toMatchObject([{ quantity: 3, state: 'CREATED' }])
    const { transactionId } = trade
    await moveThrough(store.db, { transactionId, number: 2 }, { states: ['CANCELLED'], fromMs: 0 })
    expect((await readHistory(customer))[0]?.devices).toMatchObject([
      { quantity: 2, state: 'CREATED' },
      { quantity: 1, state: 'CANCELLED' },
    ])
  })

  it('shows the newest first, twenty at a time, each once', async () => {
    const customer = await createCustomer(store)
    const made: number[] = []
    for (let count = 0; count < 25; count += 1) {
      store.clock.nowMs += 1
      made.unshift((await sellOne(customer)).transactionId)
    }
    const first = await readHistory(customer)
    expect(first.map(({ transactionId }) => transactionId)).toEqual(made.slice(0, 20))
    const rest = await readHistory(customer, `?before=${first.at(-1)?.transactionId}`)
    expect(rest.map(({ transactionId }) => transactionId)).toEqual(made.slice(20))
    expect(await readHistory(customer, `?before=${rest.at(-1)?.transactionId}`)).toEqual([])
  })

  it.each(['x', '-1', '0', '1.5', '1e99'])('rejects %s as a starting point', async (before) => {
    const customer = await createCustomer(store)
    expect((await customer.call('GET', `${HISTORY}?before=${before}`)).status).toBe(400)
  })

  it('has only the customer’s own trades, even after another customer’s number', async () => {
    const customer = await createCustomer(store)
    const other = await createCustomer(store)
    const { transactionId } = await sellOne(other)
    expect(await readHistory(customer)).toEqual([])
    expect(await readHistory(customer, `?before=${transactionId + 1}`)).toEqual([])
  })

  it('names devices in the language of the trade', async () => {
    const polish = await createCustomer(store, { locale: 'pl' })
    await sellOne(polish)
    expect(await readHistory(polish)).toMatchObject([{ currency: 'PLN', status: 'OPEN' }])
  })
})
