import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TradeRecord } from '#contracts/customer-resources.ts'
import { buildTradeLinksUrl, SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer } from '../../support/customers.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop()
  hand = toTradeHand(store)
})

afterAll(() => store.close())

const sell = (): Promise<Trade> => store.sale(HOST, 'de').trade(store.deviceId)

const read = (path: string, key?: string) =>
  store.shop.get(HOST, path, key === undefined ? {} : { [SALE_KEY_HEADER]: key })

const cancel = (tradeNumber: string, headers: Record<string, string>, query = '') =>
  store.shop.send(HOST, `/api/trades/${tradeNumber}/cancel${query}`, { method: 'POST', headers })

const requestLink = (tradeNumber: string, headers: Record<string, string> = {}, replacesEarlier = false) =>
  store.shop.send(HOST, buildTradeLinksUrl(tradeNumber), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ replacesEarlier }),
  })

describe('the two keys of a sale', () => {
  it('differ, and both show the sale', async () => {
    const { tradeNumber, key, readKey } = await sell()
    expect(readKey).not.toBe(key)
    expect(JSON.parse((await read(`/api/trades/${tradeNumber}`, key)).text).access).toBe('act')
    expect(JSON.parse((await read(`/api/trades/${tradeNumber}`, readKey)).text).access).toBe('read')
    expect(JSON.parse((await read(`/api/trades/${tradeNumber}?key=${readKey}`)).text).access).toBe('read')
  })

  it('act only by the acting one, and only in the header', async () => {
    const { tradeNumber, key, readKey } = await sell()
    const answers = [
      await cancel(tradeNumber, { [SALE_KEY_HEADER]: readKey }),
      await cancel(tradeNumber, {}, `?key=${readKey}`),
      await cancel(tradeNumber, {}, `?key=${key}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await cancel(tradeNumber, { [SALE_KEY_HEADER]: key })).status).toBe(200)
  })

  it('the acting one opens nothing from an address, where histories and logs would keep it', async () => {
    const { tradeNumber, key } = await sell()
    await store.drain()
    for (const paper of [
      '',
      '/label.pdf',
      '/packing-slip.pdf',
      '/qr.svg',
      '/signed-offer',
      '/proof',
      '/trade-file',
    ])
      expect({
        paper,
        status: (await read(`/api/trades/${tradeNumber}${paper}?key=${key}`)).status,
      }).toEqual({ paper, status: 404 })
  })

  it('the reading one gets neither the full address nor links that decide anything', async () => {
    const trade = await createTradeIn(hand, 'COUNTER_OFFERED')
    const acting: TradeView = JSON.parse((await read(`/api/trades/${trade.tradeNumber}`, trade.key)).text)
    const reading: TradeView = JSON.parse(
      (await read(`/api/trades/${trade.tradeNumber}?key=${acting.readKey}`)).text,
    )
    expect(acting.items[0]?.clarification?.path).toContain('/clarification/')
    expect(reading.items[0]?.clarification?.path).toBeNull()
    expect(reading.email).toBe('z•••@example.org')
    expect({ canCancel: reading.canCancel, canChangePayout: reading.canChangePayout }).toEqual({
      canCancel: false,
      canChangePayout: false,
    })
  })

  it('of the papers is the reading one, so that the page needs no other', async () => {
    const { tradeNumber, key, readKey } = await sell()
    expect(JSON.parse((await read(`/api/trades/${tradeNumber}`, key)).text).readKey).toBe(readKey)
  })
})

describe('the trade history', () => {
  it('hands out links that only read, while the customer acts by the sign-in', async () => {
    const customer = await createCustomer(store)
    const trade: Trade = JSON.parse((await customer.sell()).text)
    const { text } = await customer.call('GET', '/api/customers/trade_history')
    expect(text).not.toContain(trade.key)
    const [record]: TradeRecord[] = JSON.parse(text)
    expect(record?.link).toMatch(new RegExp(`#${trade.tradeNumber}\\.${trade.readKey}$`))
    const authorization = `Bearer ${customer.token}`
    expect((await cancel(trade.tradeNumber, { authorization })).status).toBe(200)
  })
})

describe('keys that were revoked', () => {
  it('open nothing any more: neither reading nor acting', async () => {
    const { transactionId, tradeNumber, key, readKey } = await sell()
    await revokeSaleKeys(store.db, { transactionId })
    expect((await read(`/api/trades/${tradeNumber}`, key)).status).toBe(404)
    expect((await read(`/api/trades/${tradeNumber}?key=${readKey}`)).status).toBe(404)
    expect((await cancel(tradeNumber, { [SALE_KEY_HEADER]: key })).status).toBe(404)
  })

  it('are not handed out again to whoever repeats the request that made the sale', async () => {
    const sale = store.sale(HOST, 'de')
    const request = await sale.request([await sale.offer(store.deviceId)])
    const idempotencyKey = randomUUID()
    const { transactionId, tradeNumber }: Trade = JSON.parse(
      (await sale.create(request, idempotencyKey)).text,
    )
    await revokeSaleKeys(store.db, { transactionId })
    const repeated: Trade = JSON.parse((await sale.create(request, idempotencyKey)).text)
    expect(repeated.tradeNumber).toBe(tradeNumber)
    expect((await read(`/api/trades/${tradeNumber}`, repeated.key)).status).toBe(404)
  })

  it('are those of one sale, or of all sales of a customer', async () => {
    const customer = await createCustomer(store)
    const [first, second]: Trade[] = [
      JSON.parse((await customer.sell()).text),
      JSON.parse((await customer.sell()).text),
    ]
    const other = await sell()
    await revokeSaleKeys(store.db, { customerNumber: customer.customerNumber })
    for (const trade of [first, second])
      expect((await read(`/api/trades/${trade?.tradeNumber}`, trade?.key)).status).toBe(404)
    expect((await read(`/api/trades/${other.tradeNumber}`, other.key)).status).toBe(200)
  })

  it('are replaced by a mail to the sale’s own address, with a link that acts', async () => {
    const { transactionId, tradeNumber, key } = await sell()
    await store.drain()
    await revokeSaleKeys(store.db, { transactionId })
    expect((await requestLink(tradeNumber)).status).toBe(202)
    await store.drain()
    const mail = await store.mailbox.find(`SALE_LINK:${transactionId}:${store.clock.nowMs}`)
    expect(mail?.to).toBe('zofia.muster@example.org')
    const [, fresh = ''] = new RegExp(`#${tradeNumber}\\.([\\w-]{22})`).exec(mail?.text ?? '') ?? []
    expect(fresh).not.toBe(key)
    expect(JSON.parse((await read(`/api/trades/${tradeNumber}`, fresh)).text).access).toBe('act')
  })
})

describe('a seller whose link has come into other hands', () => {
  it('replaces it: the old one is over, the new one is in the mail', async () => {
    const { transactionId, tradeNumber, key } = await sell()
    expect((await requestLink(tradeNumber, { [SALE_KEY_HEADER]: key }, true)).status).toBe(202)
    expect((await read(`/api/trades/${tradeNumber}`, key)).status).toBe(404)
    expect(await listMailJobs(store.db, transactionId)).toContain('SALE_LINK')
  })

  it('is the only one who can: neither a stranger nor a reader ends the links of a sale', async () => {
    const { tradeNumber, key, readKey } = await sell()
    expect((await requestLink(tradeNumber, {}, true)).status).toBe(404)
    expect((await requestLink(tradeNumber, { [SALE_KEY_HEADER]: readKey }, true)).status).toBe(404)
    expect((await read(`/api/trades/${tradeNumber}`, key)).status).toBe(200)
  })
})

describe('a request for a new link', () => {
  it('is answered alike for every number, so nobody learns which sales exist', async () => {
    const { tradeNumber } = await sell()
    const answers = [await requestLink(tradeNumber), await requestLink('0000-0000'), await requestLink('1')]
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['202 ', '202 ', '202 '])
  })

  it('is limited per sale, however many machines ask, without saying so', async () => {
    const { transactionId, tradeNumber } = await sell()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await requestLink(tradeNumber)).status)
      store.clock.nowMs += 1
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
    const mails = await listMailJobs(store.db, transactionId)
    expect(mails.filter((mail) => mail === 'SALE_LINK')).toHaveLength(3)
  })
})
