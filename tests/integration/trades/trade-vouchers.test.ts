import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { FixedVoucher, Voucher } from '#domain/vouchers/voucher.ts'
import { openDatabase } from '#server/db/database.ts'
import { importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, createSale, sellerOf } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>

const terms = (code: string): Omit<FixedVoucher, 'kind' | 'valueInCents'> => ({
  code,
  currency: 'EUR',
  minTotalInCents: 0,
  perCustomer: 1,
  categories: [],
  modes: [],
  variants: [],
  validFromMs: store.clock.nowMs - DAY_MS,
  validToMs: store.clock.nowMs + DAY_MS,
})

const fixed = (code: string, overrides: Partial<FixedVoucher> = {}): FixedVoucher => ({
  ...terms(code),
  kind: 'FIXED',
  valueInCents: 1_000,
  ...overrides,
})

const vouchers = (): Voucher[] => [
  fixed('TEN-EUR'),
  fixed('ONE-RACE'),
  fixed('TWICE', { perCustomer: 2 }),
  fixed('SAME-KEY'),
  fixed('LATE-KEY'),
  fixed('CAP', { valueInCents: 5_000 }),
  fixed('ENDED', { validToMs: store.clock.nowMs }),
  fixed('RICH', { minTotalInCents: 28_001 }),
  fixed('LENSES', { categories: ['lenses'] }),
  fixed('AUSTRIA', { variants: ['at'] }),
  { ...terms('SHARE'), kind: 'PERCENT', rateBp: 1_050, maxValueInCents: null },
]

beforeAll(async () => {
  store = await startSaleShop()
  sale = store.sale(HOST, 'de')
  await importVouchers(store.db, vouchers())
})

afterAll(() => store.close())

/** A cart of one device for 280.00, of a seller who has used nothing yet. */
async function requestWith(voucherCode: string, email = `${randomUUID()}@example.org`) {
  return sale.request(await store.storeOffers(), { voucherCode, seller: sellerOf('de', { email }) })
}

describe('a voucher in a trade', () => {
  it('is a line of its own, stored with the trade and shown with it', async () => {
    const answer = await sale.create(await requestWith(' ten-eur '))
    const trade: Trade = JSON.parse(answer.text)
    const voucher = { code: 'TEN-EUR', valueInCents: 1_000 }
    expect([answer.status, trade.voucher, trade.totalInCents]).toEqual([201, voucher, 28_000])
    const { text } = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}?key=${trade.key}`)
    const view: TradeView = JSON.parse(text)
    expect([view.voucher, view.totalInCents]).toEqual([voucher, 28_000])
    const { rows } = await store.db.$client.query(
      `select voucher_code, voucher_value_in_cents::integer, code, ordinal
       from trade join voucher_use using (transaction_id) where transaction_id = $1`,
      [trade.transactionId],
    )
    const stored = { voucher_code: 'TEN-EUR', voucher_value_in_cents: 1_000, code: 'TEN-EUR', ordinal: 1 }
    expect(rows).toEqual([stored])
  })

  it('is worth a share of the stored prices', async () => {
    const { text } = await sale.create(await requestWith('SHARE'))
    expect(JSON.parse(text).voucher).toEqual({ code: 'SHARE', valueInCents: 2_940 })
  })

  it('does not count for the limit of business trades', async () => {
    const business = store.sale(WIDGET_HOST, 'de')
    const offers = await store.storeOffers({ shopMode: 'b2bWidget', priceInCents: 500_000 })
    const seller = sellerOf('de', BUSINESS_FIELDS)
    const { status, text } = await business.create(
      await business.request(offers, { voucherCode: 'CAP', seller }),
    )
    expect([status, JSON.parse(text)]).toMatchObject([
      201,
      { totalInCents: 500_000, voucher: { code: 'CAP', valueInCents: 5_000 } },
    ])
  })

  it.each<[string, string, object]>([
    ['NEVER-MADE', 'UNKNOWN', {}],
    ['', 'UNKNOWN', {}],
    ['TEN-EUR\0', 'UNKNOWN', {}],
    ["TEN-EUR' or 'a'='a", 'UNKNOWN', {}],
    ['ENDED', 'EXPIRED', { validToMs: expect.any(Number) }],
    ['RICH', 'MIN', { minTotalInCents: 28_001, totalInCents: 28_000, currency: 'EUR' }],
    ['LENSES', 'CATEGORY', { categories: 'lenses' }],
    ['AUSTRIA', 'MODE', {}],
  ])('%j refuses the trade: %s', async (code, reason, params) => {
    const request = await requestWith(code)
    const before = await store.countRows()
    const { status, text } = await sale.create(request)
    const { id, errors } = JSON.parse(text)
    expect([status, id]).toEqual([422, 'VOUCHER_REFUSED'])
    expect(errors).toEqual([{ field: 'voucher', key: `VOUCHER_${reason}`, params }])
    expect(await store.countRows()).toEqual(before)
  })
})

describe('a voucher that a customer has used', () => {
  it('refuses the next trade, however the address is written; somebody else may use it', async () => {
    expect((await sale.create(await requestWith('TEN-EUR', 'ada@example.org'))).status).toBe(201)
    const request = await requestWith('TEN-EUR', ' ADA@Example.org')
    const before = await store.countRows()
    const { status, text } = await sale.create(request)
    expect([status, JSON.parse(text).id]).toEqual([422, 'VOUCHER_REFUSED'])
    const error = { field: 'voucher', key: 'VOUCHER_USED', params: { perCustomer: 1 } }
    expect(JSON.parse(text).errors).toEqual([error])
    expect(await store.countRows()).toEqual(before)
    expect((await sale.create(await requestWith('TEN-EUR', 'bob@example.org'))).status).toBe(201)
  })

  it('is used in one of two trades of the same moment, and the other one is not stored', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const email = `race-${round}@example.org`
      const requests = [await requestWith('ONE-RACE', email), await requestWith('ONE-RACE', email)]
      const before = await store.countRows()
      const answers = await Promise.all(requests.map((request) => sale.create(request)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
      const refused = answers.find(({ status }) => status === 422)
      expect(JSON.parse(refused?.text ?? '').errors[0].key).toBe('VOUCHER_USED')
      const { trade, trade_item, voucher_use } = await store.countRows()
      expect([trade, trade_item, voucher_use]).toEqual([
        before.trade + 1,
        before.trade_item + 1,
        before.voucher_use + 1,
      ])
    }
  })

  it('may be used as often as it allows, also in the same moment', async () => {
    const requests = await Promise.all([1, 2].map(() => requestWith('TWICE', 'twice@example.org')))
    const answers = await Promise.all(requests.map((request) => sale.create(request)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await sale.create(await requestWith('TWICE', 'twice@example.org'))).status).toBe(422)
  })
})

describe('a trade with a voucher that is asked for again', () => {
  it('is answered alike, although its voucher is used now', async () => {
    const request = await requestWith('SAME-KEY')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sale.create(request, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('is answered alike even by a process that was about to create it when another one did', async () => {
    const { connectionString: url = '' } = store.db.$client.options
    const slowDb = openDatabase({ url, maxConnections: 1, onError: () => undefined })
    const slowShop = await startTestShop({ db: slowDb, secret: store.secret, now: () => store.clock.nowMs })
    const request = await requestWith('LATE-KEY')
    const key = randomUUID()
    // The process has one connection, and it is handed on in turn: to its first look at the database, then to this
    // test while the other process creates the trade, then to what it looks at next.
    const first = await slowDb.$client.connect()
    const late = createSale(slowShop, HOST, 'de').create(request, key)
    await vi.waitFor(() => expect(slowDb.$client.waitingCount).toBe(1), { interval: 5 })
    const turn = slowDb.$client.connect()
    first.release()
    const second = await turn
    const created = await sale.create(request, key)
    second.release()
    const answer = await late
    await slowShop.close()
    await slowDb.$client.end()
    expect([created.status, answer.status, answer.text]).toEqual([201, 200, created.text])
  })
})
