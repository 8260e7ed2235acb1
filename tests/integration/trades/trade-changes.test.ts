import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TradeRecord } from '#contracts/customer-resources.ts'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { buildPath } from '#domain/routing/path.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer } from '../../support/customers.ts'
import {
  advanceTo,
  createTestTrade,
  createTradeIn,
  findLatestClarification,
  type TestTrade,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { listJobs, listMailJobs, readEverything, readItemRows } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  hand = toTradeHand(store)
})

afterAll(() => store.close())

interface Call {
  readonly key?: string
  readonly token?: string
  readonly body?: unknown
}

function send(method: string, path: string, { key, token, body }: Call) {
  return store.shop.send(HOST, path, {
    method,
    headers: {
      ...(key === undefined ? {} : { [SALE_KEY_HEADER]: key }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

const cancel = (tradeNumber: string, call: Call) => send('POST', `/api/trades/${tradeNumber}/cancel`, call)

const fetchTrade = async ({ tradeNumber, key }: TestTrade): Promise<TradeView> =>
  JSON.parse((await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })).text)

describe('a sale that the seller cancels', () => {
  it('ends at once for every device, with one mail', async () => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED', { deviceCount: 2 })
    expect((await fetchTrade(trade)).canCancel).toBe(true)
    const { status, text, headers } = await cancel(trade.tradeNumber, trade)
    const view: TradeView = JSON.parse(text)
    expect({
      status,
      cacheControl: headers['cache-control'],
      viewStatus: view.status,
      canCancel: view.canCancel,
    }).toEqual({ status: 200, cacheControl: 'private, no-store', viewStatus: 'CANCELLED', canCancel: false })
    expect(view.items.map(({ state, next }) => [state, next])).toEqual([
      ['CANCELLED', null],
      ['CANCELLED', null],
    ])
    const { transactionId } = trade
    expect(
      (await listJobs(store.db, transactionId)).get(`CANCELLED:${transactionId}:${NOW_MS}`)?.data,
    ).toEqual({
      transactionId,
      mail: 'CANCELLED',
      atMs: NOW_MS,
    })
    const before = await readEverything(store.db)
    expect((await cancel(trade.tradeNumber, trade)).status).toBe(200)
    expect(await readEverything(store.db)).toEqual(before)
  })

  it('needs no label any more if it was cancelled before there was one', async () => {
    const trade = await createTestTrade(hand)
    expect((await cancel(trade.tradeNumber, trade)).status).toBe(200)
    for (const item of trade.items) await triggerEvent(hand, item, 'label_issued')
    expect(await fetchTrade(trade)).toMatchObject({ status: 'CANCELLED', shipment: null })
    expect(await listMailJobs(store.db, trade.transactionId)).toEqual(['CANCELLED'])
  })

  it.each<TradeState>(['IN_TRANSIT', 'EXPIRED', 'RECEIVED', 'PAID'])(
    'goes on when it is too late for that: %s',
    async (state) => {
      const trade = await createTradeIn(hand, state)
      const before = await readEverything(store.db)
      const { status, text } = await cancel(trade.tradeNumber, trade)
      expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
      expect(await readEverything(store.db)).toEqual(before)
    },
  )

  it('at the moment of the first scan is either cancelled or on its way, never both', async () => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED')
    const [answer] = await Promise.all([
      cancel(trade.tradeNumber, trade),
      triggerEvent(hand, trade.item, 'carrier_scan').catch(() => undefined),
    ])
    const state = (await readItemRows(store.db, trade.item).item())?.state
    expect(answer.status === 200 || answer.status === 409, `status ${answer.status}`).toBe(true)
    expect(state).toBe(answer.status === 200 ? 'CANCELLED' : 'IN_TRANSIT')
  })

  it('can only be cancelled by its seller: with the link, or signed in to its account', async () => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED')
    const other = await createTestTrade(hand)
    const [stranger, customer] = [await createCustomer(store), await createCustomer(store)]
    const statuses = await Promise.all([
      cancel(trade.tradeNumber, {}),
      cancel(trade.tradeNumber, { key: other.key }),
      cancel(other.tradeNumber, { key: trade.key }),
      cancel(trade.tradeNumber, { token: stranger.token }),
      cancel('0000-0000', { key: trade.key }),
      cancel(trade.tradeNumber, { key: other.key, token: 'garbage' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401])
    const { tradeNumber } = JSON.parse((await customer.sell()).text)
    expect((await cancel(tradeNumber, { token: stranger.token })).status).toBe(404)
    expect((await cancel(tradeNumber, { token: customer.token })).status).toBe(200)
    const gone = JSON.parse((await customer.sell()).text)
    await store.db.$client.query('delete from customer_account where customer_id = $1', [customer.customerId])
    expect((await cancel(gone.tradeNumber, { token: customer.token })).status).toBe(401)
  })
})

describe('what the seller sees of each device', () => {
  it('is its state, what was agreed, what comes next and by when', async () => {
    const trade = await createTestTrade(hand, { deviceCount: 4 })
    const [asked, back, late, waiting] = trade.items
    if (!asked || !back || !late || !waiting) throw new Error('Too few devices')
    for (const item of trade.items) await advanceTo(hand, item, 'RECEIVED')
    await advanceTo(hand, asked, 'COUNTER_OFFERED')
    await advanceTo(hand, back, 'RETURN_SHIPPED')
    await triggerEvent(hand, late, 'inspection_started')
    await triggerEvent(hand, late, 'match_or_better', { atMs: addDays(NOW_MS, 8) })
    const { items, devices } = await fetchTrade(trade)
    const { id, trade: number } = await findLatestClarification(hand, asked)
    expect(devices).toMatchObject([{ quantity: 4 }])
    expect(items.map((item) => [item.number, item.state, item.next?.step, item.next?.actor])).toEqual([
      [1, 'COUNTER_OFFERED', 'clarification', 'seller'],
      [2, 'RETURN_SHIPPED', 'returning', 'carrier'],
      [3, 'ACCEPTED', 'paid', 'shop'],
      [4, 'RECEIVED', 'checked', 'shop'],
    ])
    const answerBy = new Date(addDays(NOW_MS, 14)).toISOString()
    expect(items[0]).toMatchObject({
      clarification: {
        kind: 'PRICE',
        part: null,
        isHazardous: false,
        path: buildPath(MARKETS.de, 'clarification', { id, trade: number }),
        answerBy,
      },
      next: { until: answerBy },
      settledInCents: null,
      returnShipment: null,
      isUndelivered: false,
      name: 'Apple iPhone 13',
    })
    const [parcel] = await readItemRows(store.db, back).returns()
    expect(items[1]).toMatchObject({
      clarification: null,
      returnShipment: { carrier: parcel?.carrier, trackingNumber: parcel?.tracking },
    })
    expect(items[2]).toMatchObject({ settledInCents: items[2]?.priceInCents, bonusInCents: 500 })
    expect(items[3]?.next?.until).toBe('2026-11-19T22:59:59.999Z')
    expect(items[3]?.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['created', true],
      ['sent', true],
      ['arrived', true],
      ['checked', false],
      ['paid', false],
    ])
    expect(items[1]?.timeline.map(({ step }) => step)).toEqual([
      'created',
      'sent',
      'arrived',
      'checked',
      'clarification',
      'returning',
    ])
    const opened = await store.shop.get(HOST, items[0]?.clarification?.path ?? '')
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';', 1)
    const page = await store.shop.get(HOST, String(opened.headers.location), { cookie })
    expect(page.status).toBe(200)
  })

  it('is also in the account’s history, with paths in the reader’s language', async () => {
    const customer = await createCustomer(store)
    const offer = await store.sale(HOST, 'de').offer(store.deviceId)
    const sold = await customer.sell({ lines: [{ offerId: offer.offerId, quantity: 1 }] })
    const { transactionId } = JSON.parse(sold.text)
    const item = { transactionId, itemNumber: 1 }
    await advanceTo(hand, item, 'COUNTER_OFFERED')
    const { id, trade } = await findLatestClarification(hand, item)
    const [record]: TradeRecord[] = JSON.parse(
      (await customer.call('GET', '/api/customers/trade_history')).text,
    )
    expect(record).toMatchObject({ canCancel: false, canChangePayout: true, status: 'ACTION_NEEDED' })
    expect(record?.items).toMatchObject([
      {
        number: 1,
        state: 'COUNTER_OFFERED',
        bonusInCents: 0,
        settledInCents: null,
        clarification: { path: buildPath(MARKETS.de, 'clarification', { id, trade }) },
        next: { step: 'clarification', actor: 'seller' },
      },
    ])
  })
})
