import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TradeRequest } from '#contracts/trades.ts'
import { type OfferFacts, type SaleShop, startSaleShop, type TradeCounts } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>
let good: TradeRequest
let before: TradeCounts

beforeAll(async () => {
  store = await startSaleShop()
  sale = store.sale(HOST, 'de')
  good = await sale.request(await store.storeOffers())
})

beforeEach(async () => {
  before = await store.countRows()
})

afterEach(async () => {
  expect(await store.countRows()).toEqual(before)
})

afterAll(() => store.close())

const getLine = () => good.lines[0] ?? { offerId: '', quantity: 1 }

const storeOffer = async (facts: Partial<OfferFacts>): Promise<string> =>
  (await store.storeOffers(facts))[0]?.offerId ?? ''

function expectErrors({ status, text }: Answer, expected: readonly [number, string], errors: object[]): void {
  const body = JSON.parse(text)
  expect({ statusCode: body.statusCode, errors: body.errors ?? [] }).toEqual({ statusCode: status, errors })
  const [expectedStatus, id] = expected
  expect({ status, id: body.id }).toEqual({ status: expectedStatus, id })
}

const UNREADABLE = [400, 'INVALID_REQUEST'] as const
const REFUSED = [422, 'INVALID_FIELDS'] as const

describe('a trade without a valid idempotency key is refused:', () => {
  it.each([
    ['no key', undefined, 'FIELD_REQUIRED'],
    ['an empty key', '', 'FIELD_FORMAT'],
    ['a key that is a number', '1', 'FIELD_FORMAT'],
    ['a key with trailing characters', `${randomUUID()}x`, 'FIELD_FORMAT'],
    ['a key that is an SQL statement', `' or true --`, 'FIELD_FORMAT'],
  ])('%s', async (_, key, error) => {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const body = JSON.stringify(good)
    const answer = await store.shop.send(HOST, '/api/trades', { method: 'POST', headers, body })
    expectErrors(answer, UNREADABLE, [{ field: 'idempotency-key', key: error }])
  })
})

describe('a request that no form of the shop sends is refused:', () => {
  it.each<[string, () => object, object[]]>([
    [
      'a price in a line',
      () => ({ lines: [{ ...getLine(), priceInCents: 99_900 }] }),
      [{ field: 'lines.0.priceInCents', key: 'UNKNOWN_FIELD' }],
    ],
    ['a total', () => ({ totalInCents: 1 }), [{ field: 'totalInCents', key: 'UNKNOWN_FIELD' }]],
    ['a currency', () => ({ currency: 'EUR' }), [{ field: 'currency', key: 'UNKNOWN_FIELD' }]],
    ['business by wish', () => ({ isBusiness: true }), [{ field: 'isBusiness', key: 'UNKNOWN_FIELD' }]],
    [
      'a voucher’s value',
      () => ({ voucher: { code: 'X', valueInCents: 1 } }),
      [{ field: 'voucher', key: 'UNKNOWN_FIELD' }],
    ],
    [
      'an amount for the seller',
      () => ({ seller: { ...good.seller, amount: 1 } }),
      [{ field: 'seller.amount', key: 'UNKNOWN_FIELD' }],
    ],
    ['no lines', () => ({ lines: [] }), [{ field: 'lines', key: 'FIELD_TOO_SMALL', params: { min: 1 } }]],
    [
      '501 lines',
      () => ({ lines: Array.from({ length: 501 }, () => ({ offerId: randomUUID(), quantity: 1 })) }),
      [{ field: 'lines', key: 'FIELD_TOO_BIG', params: { max: 500 } }],
    ],
    [
      'an offer that is not an id',
      () => ({ lines: [{ offerId: "' or true --", quantity: 1 }] }),
      [{ field: 'lines.0.offerId', key: 'FIELD_FORMAT' }],
    ],
    [
      // The only way to write it in JSON.
      'a quantity that is not a number',
      () => ({ lines: [{ ...getLine(), quantity: Number.NaN }] }),
      [{ field: 'lines.0.quantity', key: 'FIELD_TYPE' }],
    ],
    [
      'a quantity in words',
      () => ({ lines: [{ ...getLine(), quantity: '1' }] }),
      [{ field: 'lines.0.quantity', key: 'FIELD_TYPE' }],
    ],
    [
      'a voucher that is a pattern',
      () => ({ voucherCode: { $ne: null } }),
      [{ field: 'voucherCode', key: 'FIELD_TYPE' }],
    ],
    ['no seller', () => ({ seller: undefined }), [{ field: 'seller', key: 'FIELD_REQUIRED' }]],
    [
      'an endless name',
      () => ({ seller: { ...good.seller, city: 'x'.repeat(301) } }),
      [{ field: 'seller.city', key: 'FIELD_TOO_BIG', params: { max: 300 } }],
    ],
  ])('%s', async (_, overrides, errors) => {
    expectErrors(await sale.create({ ...good, ...overrides() }), UNREADABLE, errors)
  })

  it('a body that is larger than any cart', async () => {
    const answer = await sale.create({ ...good, padding: 'x'.repeat(49_152) })
    expectErrors(answer, [413, 'INVALID_REQUEST'], [])
  })

  it.each([
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['half a cart', '{"lines":[', 400],
    ['a prototype', '{"__proto__":{"lines":[]}}', 400],
  ])('%s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await store.shop.send(HOST, '/api/trades', { method: 'POST', headers, body })
    expect({ status: answer.status, id: JSON.parse(answer.text).id }).toEqual({
      status,
      id: 'INVALID_REQUEST',
    })
  })

  it.each([
    ['text/plain', 400],
    ['application/x-www-form-urlencoded', 415],
  ])('a form on another site, which can send %s but no JSON', async (type, status) => {
    const headers = { 'content-type': type, 'idempotency-key': randomUUID() }
    const options = { method: 'POST', headers, body: JSON.stringify(good) }
    expect((await store.shop.send(HOST, '/api/trades', options)).status).toBe(status)
  })
})

describe('no trade is created from an offer', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['that never existed', async () => randomUUID(), 'OFFER_UNKNOWN'],
    ['of another market', () => storeOffer({ market: 'at' }), 'OFFER_UNKNOWN'],
    ['of another currency', () => storeOffer({ market: 'pl' }), 'OFFER_UNKNOWN'],
    ['of a business shop', () => storeOffer({ shopMode: 'b2bWidget' }), 'OFFER_UNKNOWN'],
    ['of a partner’s shop', () => storeOffer({ shopMode: 'agan' }), 'OFFER_UNKNOWN'],
    ['that expires at this moment', () => storeOffer({ expiresAtMs: store.clock.nowMs }), 'OFFER_EXPIRED'],
    ['that expired long ago', () => storeOffer({ expiresAtMs: 0 }), 'OFFER_EXPIRED'],
    ['that is already in the cart', async () => getLine().offerId, 'OFFER_REPEATED'],
    [
      'that is already in the cart, in lower case',
      async () => getLine().offerId.toUpperCase(),
      'OFFER_REPEATED',
    ],
  ])('%s', async (_, findOffer, key) => {
    const lines = [getLine(), { offerId: await findOffer(), quantity: 1 }]
    expectErrors(await sale.create({ ...good, lines }), REFUSED, [{ field: 'lines.1.offerId', key }])
  })

  it('on a host of another shop mode or market', async () => {
    for (const [host, market] of [
      [MARKET_HOSTS.at, 'at'],
      [MARKET_HOSTS.en, 'en'],
      [PARTNER_HOST, 'de'],
      [WIDGET_HOST, 'de'],
    ] as const) {
      const seller = buildSeller(market, host === WIDGET_HOST ? BUSINESS_FIELDS : {})
      const answer = await store.sale(host, market).create({ ...good, seller })
      expectErrors(answer, REFUSED, [{ field: 'lines.0.offerId', key: 'OFFER_UNKNOWN' }])
    }
  })

  it('and every wrong line is reported, up to a full cart', async () => {
    const lines = Array.from({ length: 500 }, () => ({ offerId: randomUUID(), quantity: 1 }))
    const errors = lines.map((_, index) => ({ field: `lines.${index}.offerId`, key: 'OFFER_UNKNOWN' }))
    expectErrors(await sale.create({ ...good, lines }), REFUSED, errors)
  })
})

describe('no trade is created for a quantity', () => {
  it.each([0, -1, 1.5, 11, 500, 1e9, 1e300])('of %d', async (quantity) => {
    const lines = [{ ...getLine(), quantity }]
    const error = { field: 'lines.0.quantity', key: 'QUANTITY_RANGE', params: { min: 1, max: 10 } }
    expectErrors(await sale.create({ ...good, lines }), REFUSED, [error])
  })

  it.each([0, 501, 1e9])('of %d in a business shop', async (quantity) => {
    const business = store.sale(WIDGET_HOST, 'de')
    const lines = [{ offerId: await storeOffer({ shopMode: 'b2bWidget', priceInCents: 500 }), quantity }]
    const seller = buildSeller('de', BUSINESS_FIELDS)
    const error = { field: 'lines.0.quantity', key: 'QUANTITY_RANGE', params: { min: 1, max: 500 } }
    expectErrors(await business.create({ ...good, lines, seller }), REFUSED, [error])
  })
})

describe('a customer number is refused', () => {
  const unknown = [{ field: 'customer.customerNumber', key: 'CUSTOMER_UNKNOWN' }]

  it.each<[string, () => Promise<object>]>([
    ['with a wrong key', async () => ({ key: 'A'.repeat(22) })],
    ['with someone else’s key', async () => ({ key: (await sale.guest()).key })],
    ['without a key', async () => ({ key: '' })],
    ['that does not exist', async () => ({ customerNumber: 1 })],
    ['that is too large', async () => ({ customerNumber: Number.MAX_SAFE_INTEGER })],
  ])('%s', async (_, wrong) => {
    const customer = { ...good.customer, ...(await wrong()) }
    expectErrors(await sale.create({ ...good, customer }), REFUSED, unknown)
  })
})

describe('a business trade above the limit', () => {
  it.each([
    [
      'by the smallest possible difference',
      5_001,
      [
        [100_100, 1],
        [10_000, 40],
      ],
    ],
    ['by far', 140_000, [[28_000, 500]]],
  ] as const)('%s is refused, with its total', async (_, total, devices) => {
    const business = store.sale(WIDGET_HOST, 'de')
    const lines = await Promise.all(
      devices.map(async ([priceInCents, quantity]) => ({
        offerId: await storeOffer({ shopMode: 'b2bWidget', priceInCents }),
        quantity,
      })),
    )
    const answer = await business.create({ ...good, lines, seller: buildSeller('de', BUSINESS_FIELDS) })
    const error = { field: 'lines', key: 'B2B_CAP_EXCEEDED', params: { cap: 5_000, total } }
    expectErrors(answer, [422, 'B2B_CAP_EXCEEDED'], [error])
  })
})
