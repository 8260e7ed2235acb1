import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { FixedVoucher, Voucher } from '#domain/vouchers/voucher.ts'
import { openDatabase } from '#server/db/database.ts'
import { readDue } from '#server/desk/payouts/due-payouts.repository.ts'
import { importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import { createCustomer } from '../../support/customers.ts'
import { openAsRole } from '../../support/database.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller, createSale } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>

const buildTerms = (code: string): Omit<FixedVoucher, 'kind' | 'valueInCents'> => ({
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

const buildFixedVoucher = (code: string, overrides: Partial<FixedVoucher> = {}): FixedVoucher => ({
  ...buildTerms(code),
  kind: 'FIXED',
  valueInCents: 1_000,
  ...overrides,
})

const buildVouchers = (): Voucher[] => [
  buildFixedVoucher('TEN-EUR'),
  buildFixedVoucher('ONE-RACE'),
  buildFixedVoucher('TWICE', { perCustomer: 2 }),
  buildFixedVoucher('SAME-KEY'),
  buildFixedVoucher('LATE-KEY'),
  ...['STOLEN', 'OVER', 'SENT', 'LATE', 'SEVERAL'].map((code) => buildFixedVoucher(code)),
  buildFixedVoucher('CAP', { valueInCents: 5_000 }),
  buildFixedVoucher('ENDED', { validToMs: store.clock.nowMs }),
  buildFixedVoucher('RICH', { minTotalInCents: 28_001 }),
  buildFixedVoucher('LENSES', { categories: ['lenses'] }),
  buildFixedVoucher('AUSTRIA', { variants: ['at'] }),
  { ...buildTerms('SHARE'), kind: 'PERCENT', rateBp: 1_050, maxValueInCents: null },
]

beforeAll(async () => {
  store = await startSaleShop()
  sale = store.sale(HOST, 'de')
  await importVouchers(store.db, buildVouchers())
})

afterAll(() => store.close())

/** A cart with one device for 280.00, from a seller who has not used any voucher. */
async function buildRequest(voucherCode: string, email = `${randomUUID()}@example.org`) {
  return sale.request(await store.storeOffers(), { voucherCode, seller: buildSeller('de', { email }) })
}

describe('a voucher in a trade', () => {
  it('is a separate line, stored and shown with the trade', async () => {
    const answer = await sale.create(await buildRequest(' ten-eur '))
    const trade: Trade = JSON.parse(answer.text)
    const voucher = { code: 'TEN-EUR', valueInCents: 1_000 }
    expect({ status: answer.status, voucher: trade.voucher, totalInCents: trade.totalInCents }).toEqual({
      status: 201,
      voucher,
      totalInCents: 28_000,
    })
    const { text } = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}`, {
      'x-sale-key': trade.key,
    })
    const view: TradeView = JSON.parse(text)
    expect({ voucher: view.voucher, totalInCents: view.totalInCents }).toEqual({
      voucher,
      totalInCents: 28_000,
    })
    const { rows } = await store.db.$client.query(
      `select voucher_code, voucher_value_in_cents::integer, code, ordinal
       from trade join voucher_use using (transaction_id) where transaction_id = $1`,
      [trade.transactionId],
    )
    const stored = { voucher_code: 'TEN-EUR', voucher_value_in_cents: 1_000, code: 'TEN-EUR', ordinal: 1 }
    expect(rows).toEqual([stored])
  })

  it('is worth a share of the stored prices', async () => {
    const { text } = await sale.create(await buildRequest('SHARE'))
    expect(JSON.parse(text).voucher).toEqual({ code: 'SHARE', valueInCents: 2_940 })
  })

  it('does not count towards the cap on business trades', async () => {
    const business = store.sale(WIDGET_HOST, 'de')
    const offers = await store.storeOffers({ shopMode: 'b2bWidget', priceInCents: 500_000 })
    const seller = buildSeller('de', BUSINESS_FIELDS)
    const { status, text } = await business.create(
      await business.request(offers, { voucherCode: 'CAP', seller }),
    )
    expect({ status, parse: JSON.parse(text) }).toMatchObject({
      status: 201,
      parse: { totalInCents: 500_000, voucher: { code: 'CAP', valueInCents: 5_000 } },
    })
  })

  it.each<[string, string, object]>([
    ['NEVER-MADE', 'UNUSABLE', {}],
    ['', 'UNUSABLE', {}],
    ["TEN-EUR' or 'a'='a", 'UNUSABLE', {}],
    ['ENDED', 'UNUSABLE', {}],
    ['RICH', 'MIN', { minTotalInCents: 28_001, totalInCents: 28_000, currency: 'EUR' }],
    ['LENSES', 'CATEGORY', { categories: 'lenses' }],
    ['AUSTRIA', 'MODE', {}],
  ])('%j refuses the trade: %s', async (code, reason, params) => {
    const request = await buildRequest(code)
    const before = await store.countRows()
    const { status, text } = await sale.create(request)
    const { id, errors } = JSON.parse(text)
    expect({ status, id }).toEqual({ status: 422, id: 'VOUCHER_REFUSED' })
    expect(errors).toEqual([{ field: 'voucher', key: `VOUCHER_${reason}`, params }])
    expect(await store.countRows()).toEqual(before)
  })
})

describe('a voucher that a customer has used', () => {
  it('refuses the next trade, however the address is written; another seller may use it', async () => {
    expect((await sale.create(await buildRequest('TEN-EUR', 'ada@example.org'))).status).toBe(201)
    const request = await buildRequest('TEN-EUR', ' ADA@Example.org')
    const before = await store.countRows()
    const { status, text } = await sale.create(request)
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 422, id: 'VOUCHER_REFUSED' })
    const error = { field: 'voucher', key: 'VOUCHER_UNUSABLE', params: {} }
    expect(JSON.parse(text).errors).toEqual([error])
    expect(await store.countRows()).toEqual(before)
    expect((await sale.create(await buildRequest('TEN-EUR', 'bob@example.org'))).status).toBe(201)
  })

  it('is used in one of two simultaneous trades, and the other one is not stored', async () => {
    for (const attempt of [1, 2, 3, 4, 5]) {
      const email = `race-${attempt}@example.org`
      const requests = [await buildRequest('ONE-RACE', email), await buildRequest('ONE-RACE', email)]
      const before = await store.countRows()
      const answers = await Promise.all(requests.map((request) => sale.create(request)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
      const refused = answers.find(({ status }) => status === 422)
      expect(JSON.parse(refused?.text ?? '').errors[0].key).toBe('VOUCHER_UNUSABLE')
      const { trade, trade_item, voucher_use } = await store.countRows()
      expect({ trade, trade_item, voucher_use }).toEqual({
        trade: before.trade + 1,
        trade_item: before.trade_item + 1,
        voucher_use: before.voucher_use + 1,
      })
    }
  })

  it('may be used as often as it allows, even at the same time', async () => {
    const requests = await Promise.all([1, 2].map(() => buildRequest('TWICE', 'twice@example.org')))
    const answers = await Promise.all(requests.map((request) => sale.create(request)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await sale.create(await buildRequest('TWICE', 'twice@example.org'))).status).toBe(422)
  })
})

const readTrade = async ({ tradeNumber, key }: Trade): Promise<TradeView> =>
  JSON.parse((await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })).text)

const createGuestSale = async (code: string, email: string): Promise<Trade> =>
  JSON.parse((await sale.create(await buildRequest(code, email))).text)

const moveDevices = ({ transactionId }: Trade, state: TradeState) =>
  store.db.$client.query('update trade_item set state = $2 where transaction_id = $1', [transactionId, state])

const listUsers = async (code: string): Promise<number[]> => {
  const { rows } = await store.db.$client.query<{ id: number }>(
    'select transaction_id::float8 as id from voucher_use where code = $1',
    [code],
  )
  return rows.map(({ id }) => id)
}

describe('a stranger who types the address of someone with a voucher', () => {
  it('does not keep its owner from using it, who signs in', async () => {
    const owner = await createCustomer(store)
    const foreign = await createGuestSale('STOLEN', owner.email)
    const own = await owner.sell({ voucherCode: 'STOLEN' })
    const trade: Trade = JSON.parse(own.text)
    expect({ status: own.status, voucher: trade.voucher?.code }).toEqual({ status: 201, voucher: 'STOLEN' })
    expect(await listUsers('STOLEN')).toEqual([trade.transactionId])
    expect((await readTrade(foreign)).voucher).toBeNull()
    const again = await owner.sell({ voucherCode: 'STOLEN' })
    expect(JSON.parse(again.text).errors).toEqual([
      { field: 'voucher', key: 'VOUCHER_USED', params: { perCustomer: 1 } },
    ])
  })

  it('keeps other guests from using it only until the sale is over', async () => {
    for (const state of ['CANCELLED', 'EXPIRED'] as const) {
      const email = `${state}@example.org`
      const foreign = await createGuestSale('OVER', email)
      expect((await sale.create(await buildRequest('OVER', email))).status).toBe(422)
      await moveDevices(foreign, state)
      const own = await createGuestSale('OVER', email)
      expect({ state, voucher: own.voucher?.code }).toEqual({ state, voucher: 'OVER' })
      expect((await readTrade(foreign)).voucher).toBeNull()
      expect((await sale.create(await buildRequest('OVER', email))).status).toBe(422)
    }
  })
})

describe('a voucher that may be used once', () => {
  it('stays with a sale whose parcel is on its way, even for the owner of the mailbox', async () => {
    const owner = await createCustomer(store)
    const sent = await createGuestSale('SENT', owner.email)
    await moveDevices(sent, 'IN_TRANSIT')
    const { status, text } = await owner.sell({ voucherCode: 'SENT' })
    expect({ status, key: JSON.parse(text).errors[0].key }).toEqual({ status: 422, key: 'VOUCHER_USED' })
    expect((await readTrade(sent)).voucher?.code).toBe('SENT')
  })

  it('is due for one sale only, although a parcel of an expired one arrives after all', async () => {
    const email = 'late@example.org'
    const late = await createGuestSale('LATE', email)
    await moveDevices(late, 'EXPIRED')
    const next = await createGuestSale('LATE', email)
    for (const trade of [late, next]) await moveDevices(trade, 'ACCEPTED')
    const due = (await readDue(store.db, store.clock.nowMs)).filter(({ itemNumber }) => itemNumber === 0)
    const ours = due.filter(({ transactionId }) =>
      [late, next].some((one) => one.transactionId === transactionId),
    )
    expect(ours).toMatchObject([{ transactionId: next.transactionId, amountInCents: 1_000 }])
  })

  it('goes to one of several sales that want it at the same time', async () => {
    const email = 'several@example.org'
    await moveDevices(await createGuestSale('SEVERAL', email), 'CANCELLED')
    const requests = await Promise.all([1, 2, 3].map(() => buildRequest('SEVERAL', email)))
    const answers = await Promise.all(requests.map((request) => sale.create(request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(await listUsers('SEVERAL')).toHaveLength(1)
  })
})

describe('a repeated trade with a voucher', () => {
  it('gets the same answer, although its voucher is now used', async () => {
    const request = await buildRequest('SAME-KEY')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sale.create(request, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('gets the same answer even from a process that was about to create it when another one did', async () => {
    const { connectionString: url = '' } = store.db.$client.options
    const slowDb = openDatabase({ url, maxConnections: 1, onError: () => undefined })
    const slowShop = await startTestShop({ db: slowDb, secret: store.secret, now: () => store.clock.nowMs })
    const request = await buildRequest('LATE-KEY')
    const key = randomUUID()
    // The process has one connection, which is passed on in turn: to its first query, then to this
    // test while the other process creates the trade, then to its next query.
    const { $client: pool } = openAsRole(slowDb, 'web')
    const first = await pool.connect()
    const late = createSale(slowShop, HOST, 'de').create(request, key)
    await vi.waitFor(() => expect(pool.waitingCount).toBe(1), { interval: 5 })
    const turn = pool.connect()
    first.release()
    const second = await turn
    const created = await sale.create(request, key)
    second.release()
    const answer = await late
    await slowShop.close()
    await slowDb.$client.end()
    expect({ status: created.status, answerStatus: answer.status, text: answer.text }).toEqual({
      status: 201,
      answerStatus: 200,
      text: created.text,
    })
  })
})
