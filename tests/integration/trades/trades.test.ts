import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { type SaleShop, startSaleShop, type TradeCounts } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller, type GuestTradeRequest } from '../../support/sales.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>

beforeAll(async () => {
  store = await startSaleShop()
  sale = store.sale(HOST, 'de')
})

afterAll(() => store.close())

const readView = async (host: string, { tradeNumber, key }: Trade): Promise<TradeView> =>
  JSON.parse((await store.shop.get(host, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })).text)

const buildRequest = async (
  quantity: number,
  overrides: Partial<GuestTradeRequest> = {},
): Promise<GuestTradeRequest> => {
  const offers = await store.storeOffers()
  const lines = offers.map((offer) => ({ ...offer, quantity }))
  return sale.request(offers, { lines, ...overrides })
}

/** The number of rows added since then. */
async function countAddedSince(before: TradeCounts): Promise<Partial<TradeCounts>> {
  const after = await store.countRows()
  const tables = Object.keys(after) as (keyof TradeCounts)[]
  const added = tables.map((table) => [table, after[table] - before[table]] as const)
  return Object.fromEntries(added.filter(([, count]) => count !== 0))
}

const ONE_TRADE = { trade: 1, trade_seller: 1, trade_item: 1, trade_event: 1, outbox: 1 }

describe.each(MARKET_IDS)('a trade in %s', (market) => {
  const host = MARKET_HOSTS[market]

  it('is created once, gets its label and is confirmed by mail', async () => {
    const local = store.sale(host, market)
    const offer = await local.offer(store.deviceId)
    const request = await local.request([offer])
    const before = await store.countRows()
    const key = randomUUID()
    const first = await local.create(request, key)
    const trade: Trade = JSON.parse(first.text)
    expect({ status: first.status, trade }).toEqual({
      status: 201,
      trade: {
        transactionId: expect.any(Number),
        tradeNumber: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        customerNumber: request.customer.customerNumber,
        key: expect.stringMatching(/^[\w-]{22}$/),
        readKey: expect.stringMatching(/^[\w-]{22}$/),
        offerIds: [offer.offerId],
        currency: MARKETS[market].currency,
        totalInCents: offer.priceInCents,
        voucher: null,
      },
    })
    expect(first.headers['cache-control']).toBe('private, no-store')
    const second = await local.create(request, key)
    expect({ status: second.status, parse: JSON.parse(second.text) }).toEqual({ status: 200, parse: trade })
    expect(await countAddedSince(before)).toEqual(ONE_TRADE)
    await store.drain()
    const view = await readView(host, trade)
    expect(view.shipment?.trackingNumber).toMatch(/^\w{18,20}$/)
    expect(view.status).toBe('OPEN')
    const mail = await store.mailbox.find(`TRADE_CREATED:${trade.transactionId}`)
    expect(mail?.to).toBe('zofia.muster@example.org')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      `label-${trade.tradeNumber}.pdf`,
      `packing-slip-${trade.tradeNumber}.pdf`,
      'qr.png',
      `${trade.tradeNumber}-signed-offer.json`,
    ])
  })
})

describe('a trade that is requested again with the same key', () => {
  it('gets the same answer and is stored once, however the key is written and the fields are ordered', async () => {
    const request = await buildRequest(3)
    const key = randomUUID()
    const before = await store.countRows()
    const first = await sale.create(request, key)
    expect(first.status).toBe(201)
    const reordered = Object.fromEntries(Object.entries(request).reverse())
    const lines = request.lines.map((line) => ({ ...line, offerId: line.offerId.toUpperCase() }))
    for (const [again, sameKey] of [
      [request, key],
      [reordered, key],
      [{ ...request, lines }, key.toUpperCase()],
    ] as const) {
      const answer = await sale.create(again, sameKey)
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: first.text })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(await countAddedSince(before)).toEqual({ ...ONE_TRADE, trade_item: 3 })
  })

  it('is answered even if its offers have expired since, and after the worker has done its part', async () => {
    const request = await buildRequest(1)
    const key = randomUUID()
    const first = await sale.create(request, key)
    await store.drain()
    const { nowMs } = store.clock
    store.clock.nowMs += 30 * DAY_MS
    const again = await sale.create(request, key)
    store.clock.nowMs = nowMs
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text })
  })

  it('twenty times at once is one trade, and all get the same answer', async () => {
    const request = await buildRequest(2)
    const key = randomUUID()
    const before = await store.countRows()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sale.create(request, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countAddedSince(before)).toEqual({ ...ONE_TRADE, trade_item: 2 })
  })

  it('but with another cart is refused, naming the trade of that key', async () => {
    const request = await buildRequest(1)
    const key = randomUUID()
    const trade: Trade = JSON.parse((await sale.create(request, key)).text)
    const before = await store.countRows()
    const lines = request.lines.map((line) => ({ ...line, quantity: 2 }))
    const seller = { ...request.seller, city: 'Berlin' }
    for (const other of [
      { ...request, lines },
      { ...request, seller },
    ]) {
      const answer = await sale.create(other, key)
      const { id, errors } = JSON.parse(answer.text)
      expect({ status: answer.status, id }).toEqual({ status: 409, id: 'IDEMPOTENCY_KEY_REUSED' })
      const { transactionId, tradeNumber } = trade
      const params = { transactionId, tradeNumber, key: trade.key }
      expect(errors).toEqual([{ field: 'idempotency-key', key: 'TRADE_EXISTS', params }])
    }
    expect(await countAddedSince(before)).toEqual({})
  })

  it('tells nobody else that the key was used: another guest gets a trade of their own', async () => {
    const [own, strange] = [await buildRequest(1), await buildRequest(1)]
    const key = randomUUID()
    const trade: Trade = JSON.parse((await sale.create(own, key)).text)
    const answer = await sale.create(strange, key)
    expect(answer.status).toBe(201)
    expect(answer.text).not.toContain(trade.tradeNumber)
    expect(answer.text).not.toContain(trade.key)
    const fresh = await sale.create(await buildRequest(1), randomUUID())
    expect(Object.keys(JSON.parse(answer.text))).toEqual(Object.keys(JSON.parse(fresh.text)))
  })

  it('tells nobody who only knows the customer number that the key was used', async () => {
    const request = await buildRequest(1)
    const key = randomUUID()
    await sale.create(request, key)
    const { customerNumber } = request.customer
    const forged = { ...request, customer: { customerNumber, key: 'A'.repeat(43) } }
    const [used, unused] = [await sale.create(forged, key), await sale.create(forged, randomUUID())]
    expect({ status: used.status, text: used.text }).toEqual({ status: 422, text: unused.text })
  })

  it('is a second trade, with another number and link, if the key differs', async () => {
    const request = await buildRequest(1)
    const trades: Trade[] = (await Promise.all([sale.create(request), sale.create(request)])).map(
      ({ text }) => JSON.parse(text),
    )
    expect(new Set(trades.map(({ tradeNumber }) => tradeNumber)).size).toBe(2)
    expect(new Set(trades.map(({ key }) => key)).size).toBe(2)
  })
})

describe('the devices of a trade', () => {
  it('are separate items, each with the price of its offer and its own state', async () => {
    const cheap = await store.storeOffers({ priceInCents: 9_900 })
    const dear = await store.storeOffers({ priceInCents: 51_000 })
    const lines = [
      { offerId: dear[0]?.offerId ?? '', quantity: 2 },
      { offerId: cheap[0]?.offerId ?? '', quantity: 10 },
    ]
    const answer = await sale.create(await sale.request([], { lines }))
    const trade: Trade = JSON.parse(answer.text)
    expect({ totalInCents: trade.totalInCents, offerIds: trade.offerIds }).toEqual({
      totalInCents: 201_000,
      offerIds: lines.map(({ offerId }) => offerId),
    })
    const { rows } = await store.db.$client.query(
      'select number, price_in_cents, state from trade_item where transaction_id = $1 order by number',
      [trade.transactionId],
    )
    const prices = [...Array(2).fill(51_000), ...Array(10).fill(9_900)]
    expect(rows).toEqual(
      prices.map((price_in_cents, index) => ({ number: index + 1, price_in_cents, state: 'CREATED' })),
    )
    const { devices } = await readView(HOST, trade)
    expect(devices.map(({ offerId, quantity }) => ({ offerId, quantity }))).toEqual(lines)
  })

  it('may be fifty, in five lines of ten each', async () => {
    const offers = await store.storeOffers({ count: 5 })
    const lines = offers.map((offer) => ({ ...offer, quantity: 10 }))
    const before = await store.countRows()
    const { status, text } = await sale.create(await sale.request(offers, { lines }))
    expect({ status, totalInCents: JSON.parse(text).totalInCents }).toEqual({
      status: 201,
      totalInCents: 50 * 28_000,
    })
    expect(await countAddedSince(before)).toEqual({ ...ONE_TRADE, trade_item: 50 })
  })

  it.each([
    ['one too many', [10, 10, 10, 10, 10, 1], 51],
    ['as many as a guest once could sell', Array(500).fill(10), 5_000],
  ] as const)('of a private sale are refused, and nothing is stored: %s', async (_, quantities, count) => {
    const offers = await store.storeOffers({ count: quantities.length })
    const lines = offers.map((offer, index) => ({ ...offer, quantity: quantities[index] ?? 1 }))
    const request = await sale.request(offers, { lines })
    const before = await store.countRows()
    const { status, text } = await sale.create(request)
    expect({ status, id: JSON.parse(text).id, errors: JSON.parse(text).errors }).toEqual({
      status: 422,
      id: 'TOO_MANY_DEVICES',
      errors: [{ field: 'lines', key: 'TOO_MANY_DEVICES', params: { count, max: 50 } }],
    })
    expect(await store.countRows()).toEqual(before)
  })
})

describe('a trade in a partner’s shop', () => {
  it('is a private trade in that shop mode, with a link to its own host', async () => {
    const partner = store.sale(PARTNER_HOST, 'de')
    const trade = await partner.trade(store.deviceId)
    const { rows } = await store.db.$client.query(
      'select shop_mode, is_business, status_url from trade where transaction_id = $1',
      [trade.transactionId],
    )
    const status_url = expect.stringMatching(new RegExp(`^http://${PARTNER_HOST}/`))
    expect(rows).toEqual([{ shop_mode: 'agan', is_business: false, status_url }])
  })
})

describe('a trade of a business', () => {
  const sellAll = async (priceInCents: number, quantity: number) => {
    const offers = await store.storeOffers({ shopMode: 'b2bWidget', priceInCents })
    const lines = offers.map((offer) => ({ ...offer, quantity }))
    const business = store.sale(WIDGET_HOST, 'de')
    return business.create(
      await business.request(offers, { lines, seller: buildSeller('de', BUSINESS_FIELDS) }),
    )
  }

  it('may have 500 devices of one kind and a total of exactly 5,000.00', async () => {
    const { status, text } = await sellAll(1_000, 500)
    const trade: Trade = JSON.parse(text)
    expect({ status, totalInCents: trade.totalInCents }).toEqual({ status: 201, totalInCents: 500_000 })
    const { rows } = await store.db.$client.query(
      `select is_business, company_name, vat_id, birth_date, count(*)::integer as devices
       from trade join trade_seller using (transaction_id) join trade_item using (transaction_id)
       where transaction_id = $1 group by 1, 2, 3, 4`,
      [trade.transactionId],
    )
    const { companyName: company_name, vatId: vat_id } = BUSINESS_FIELDS
    expect(rows).toEqual([{ is_business: true, company_name, vat_id, birth_date: null, devices: 500 }])
  })

  it('has at most 500 devices, in however many lines', async () => {
    const offers = await store.storeOffers({ shopMode: 'b2bWidget', priceInCents: 500, count: 2 })
    const lines = offers.map((offer, index) => ({ ...offer, quantity: index === 0 ? 500 : 1 }))
    const business = store.sale(WIDGET_HOST, 'de')
    const seller = buildSeller('de', BUSINESS_FIELDS)
    const { status, text } = await business.create(await business.request(offers, { lines, seller }))
    expect({ status, errors: JSON.parse(text).errors }).toEqual({
      status: 422,
      errors: [{ field: 'lines', key: 'TOO_MANY_DEVICES', params: { count: 501, max: 500 } }],
    })
  })

  it('may be paid to the company’s account', async () => {
    const { companyName } = BUSINESS_FIELDS
    const private_ = buildSeller('de', BUSINESS_FIELDS)
    const seller = { ...private_, payment: { ...private_.payment, accountHolder: companyName } }
    const business = store.sale(WIDGET_HOST, 'de')
    const offers = await store.storeOffers({ shopMode: 'b2bWidget' })
    expect((await business.create(await business.request(offers, { seller }))).status).toBe(201)
  })
})
