import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notices } from '#contracts/notices.ts'
import { buildNoticesUrl, SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { listSaleMails } from '#server/desk/sales/sale.repository.ts'
import { findMailJob } from '#server/desk/sales/sale-jobs.repository.ts'
import { eraseSellersOf } from '#server/modules/customers/erase-sellers.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { forgetReceivers } from '#server/modules/push-notices/push-subscriptions.repository.ts'
import { deriveSaleKey, revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import {
  createTradeIn,
  type TestTrade,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { type PushService, SubscribedBrowser, startPushService } from '../../support/push-service.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let hand: TradeHand
let service: PushService
let seller = 0

beforeAll(async () => {
  service = await startPushService(() => store.clock.nowMs)
  store = await startSaleShop(undefined, { push: service.push })
  hand = toTradeHand(store)
})

afterAll(async () => {
  await store.close()
  await service.close()
})

beforeEach(() => {
  service.received.length = 0
  service.answer.status = 201
})

interface PushedSale extends TestTrade {
  readonly item: ItemKey
  readonly email: string
  readonly browser: SubscribedBrowser
}

const choose = (sale: Pick<TestTrade, 'tradeNumber' | 'key'>, body: object, key = sale.key) =>
  store.shop.send(HOST, buildNoticesUrl(sale.tradeNumber), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', [SALE_KEY_HEADER]: key },
    body: JSON.stringify(body),
  })

const choosePush = (
  sale: Pick<TestTrade, 'tradeNumber' | 'key'>,
  browser: SubscribedBrowser,
  key = sale.key,
) => choose(sale, { choice: 'push', subscription: browser.subscription }, key)

async function readNotices(
  { tradeNumber, key }: TestTrade,
  { endpoint }: { readonly endpoint?: string } = {},
): Promise<Notices> {
  const url = buildNoticesUrl(tradeNumber, endpoint)
  return JSON.parse((await store.shop.get(HOST, url, { [SALE_KEY_HEADER]: key })).text)
}

const readChoice = async (sale: TestTrade, browser?: SubscribedBrowser): Promise<Notices['choice']> =>
  (await readNotices(sale, browser)).choice

/** A sale whose seller has a new offer, unless it is elsewhere. */
async function sell(state: TradeState = 'COUNTER_OFFERED'): Promise<PushedSale> {
  seller += 1
  const email = `pushed.${seller}@example.org`
  const trade = await createTradeIn(hand, state, { seller: { email } })
  await store.drain()
  return { ...trade, email, browser: new SubscribedBrowser(`/send/${seller}`) }
}

/** A sale whose seller has chosen push. */
async function sellWithPush(state?: TradeState): Promise<PushedSale> {
  const sale = await sell(state)
  expect((await choosePush(sale, sale.browser)).status).toBe(200)
  return sale
}

/** The mails that a seller gets after something, with all that follows from it within two hours. */
async function listMailsAfter({ email }: PushedSale, action: () => Promise<unknown>): Promise<string[]> {
  const list = async () => (await store.mailbox.list()).filter(({ to }) => to.includes(email))
  const before = new Set((await list()).map(({ id }) => id))
  await action()
  const startedAtMs = store.clock.nowMs
  await store.drain()
  for (const ms of [5_000, 20_000, 60_000, 2 * 60_000, 5 * 60_000, HOUR_MS]) {
    store.clock.nowMs = startedAtMs + ms
    await store.drain()
  }
  return (await list()).filter(({ id }) => !before.has(id)).map(({ subject }) => subject)
}

/** A step that money and law have no part in. */
const appeal = (sale: PushedSale) => () => triggerEvent(hand, sale.item, 'appeal')

const countBrowsers = async ({ transactionId }: TestTrade): Promise<number> => {
  const { rows } = await store.db.$client.query<{ count: number }>(
    'select count(*)::integer as count from push_subscription where transaction_id = $1',
    [transactionId],
  )
  return rows[0]?.count ?? 0
}

describe('a seller who has chosen push', () => {
  it('gets a notification instead of the mail about the second inspection', async () => {
    const sale = await sellWithPush()
    expect(await listMailsAfter(sale, appeal(sale))).toEqual([])
    expect(service.received).toHaveLength(1)
  })

  it('reads the state in the own language and a link that only shows the sale, and nothing personal', async () => {
    const sale = await sellWithPush()
    await listMailsAfter(sale, appeal(sale))
    const readKey = deriveSaleKey(store.secret, { transactionId: sale.transactionId, keyVersion: 1 }, 'read')
    const payload = sale.browser.read(service.received[0]?.body ?? Buffer.alloc(0))
    expect(payload).toEqual({
      title: 'Rivendo',
      text: `Verkauf ${sale.tradeNumber}: Zweite Prüfung`,
      url: `http://localhost:8106/thankYou#${sale.tradeNumber}.${readKey}`,
      tag: expect.stringMatching(/^[\w-]{32}$/),
    })
  })

  it('is named to the push service by its address alone, with the shop’s own signature', async () => {
    const sale = await sellWithPush()
    await listMailsAfter(sale, appeal(sale))
    const [push] = service.received
    expect(push).toMatchObject({
      path: new URL(sale.browser.endpoint).pathname,
      headers: {
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
      },
    })
  })

  it('still gets the mail about the price, beside a notification', async () => {
    const sale = await sellWithPush('IN_INSPECTION')
    const mails = await listMailsAfter(sale, () => triggerEvent(hand, sale.item, 'match_or_better'))
    expect({ mails: mails.length, pushes: service.received.length }).toEqual({ mails: 1, pushes: 1 })
  })

  it('still gets the mail about the arrival, which promises a date and a bonus', async () => {
    const sale = await sellWithPush('IN_TRANSIT')
    const mails = await listMailsAfter(sale, () => triggerEvent(hand, sale.item, 'booked_in'))
    expect({ mails: mails.length, pushes: service.received.length }).toEqual({ mails: 1, pushes: 1 })
  })

  it.each([401, 403, 404, 410])(
    'gets the mail at once, and is forgotten, when the service says %i',
    async (status) => {
      const sale = await sellWithPush()
      service.answer.status = status
      expect(await listMailsAfter(sale, appeal(sale))).toHaveLength(1)
      expect(service.received).toHaveLength(1)
      expect(await countBrowsers(sale)).toBe(0)
    },
  )

  it('gets the mail after all when the service fails again and again', async () => {
    const sale = await sellWithPush()
    service.answer.status = 500
    expect(await listMailsAfter(sale, appeal(sale))).toHaveLength(1)
    expect(service.received).toHaveLength(6)
    expect(await countBrowsers(sale)).toBe(1)
  })

  it('gets one notification when the service fails once', async () => {
    const sale = await sellWithPush()
    service.answer.status = 503
    const mails = await listMailsAfter(sale, async () => {
      await appeal(sale)()
      await store.drain()
      service.answer.status = 201
    })
    expect({ mails, pushes: service.received.length }).toEqual({ mails: [], pushes: 2 })
  })

  it('hears nothing there any more once the links are replaced: mails come again', async () => {
    const sale = await sellWithPush()
    await revokeSaleKeys(store.db, sale)
    expect(await listMailsAfter(sale, appeal(sale))).toHaveLength(1)
    expect(service.received).toEqual([])
  })

  it('can choose mail again at any time', async () => {
    const sale = await sellWithPush()
    expect((await choose(sale, { choice: 'mail' })).status).toBe(200)
    expect(await readChoice(sale)).toBe('mail')
    expect(await listMailsAfter(sale, appeal(sale))).toHaveLength(1)
  })
})

describe('support', () => {
  const listSent = async ({ transactionId }: PushedSale) =>
    (await listSaleMails(store.db, transactionId)).filter(({ mail }) => mail === 'APPEALED')

  it('sees which notification was sent when, and can send its mail', async () => {
    const sale = await sellWithPush()
    const sentAt = new Date(store.clock.nowMs).toISOString()
    await listMailsAfter(sale, appeal(sale))
    const sent = await listSent(sale)
    const subject = `Verkauf ${sale.tradeNumber}: Zweite Prüfung`
    expect(sent).toMatchObject([{ channel: 'push', status: 'sent', at: sentAt, subject }])
    const job = await findMailJob(store.db, sale.transactionId, sent[0]?.workKey ?? '')
    expect(job).toEqual({ mail: 'APPEALED', status: 'done' })
  })

  it('sees which mail was sent because no browser took the notification', async () => {
    const sale = await sellWithPush()
    service.answer.status = 410
    await listMailsAfter(sale, appeal(sale))
    expect(await listSent(sale)).toMatchObject([{ channel: 'mailAfterPush', status: 'sent' }])
  })
})

describe('the choice of push', () => {
  it('is taken back for one browser, and stays for the others', async () => {
    const sale = await sellWithPush()
    const other = new SubscribedBrowser('/other')
    await choosePush(sale, other)
    await choose(sale, { choice: 'mail', endpoint: other.endpoint })
    expect(await countBrowsers(sale)).toBe(1)
    expect(await readChoice(sale)).toBe('push')
  })

  it('is that of the browser that asks, whatever others have chosen', async () => {
    const sale = await sellWithPush()
    expect(await readChoice(sale, sale.browser)).toBe('push')
    expect(await readChoice(sale, new SubscribedBrowser('/laptop'))).toBe('mail')
  })

  it('is taken back for one sale, and the browser learns that another one still needs its subscription', async () => {
    const [one, other] = [await sellWithPush(), await sell()]
    await choosePush(other, one.browser)
    const { endpoint } = one.browser
    const take = async (sale: PushedSale) =>
      JSON.parse((await choose(sale, { choice: 'mail', endpoint })).text) as Notices
    expect(await take(one)).toMatchObject({ choice: 'mail', hasOtherSales: true })
    expect(await readNotices(other, one.browser)).toMatchObject({ choice: 'push', hasOtherSales: false })
    expect(await take(other)).toMatchObject({ choice: 'mail', hasOtherSales: false })
  })

  it('is mail at first', async () => expect(await readChoice(await sell())).toBe('mail'))

  it('may be repeated, and is one subscription', async () => {
    const sale = await sellWithPush()
    expect(JSON.parse((await choosePush(sale, sale.browser)).text)).toMatchObject({ choice: 'push' })
    expect(await countBrowsers(sale)).toBe(1)
  })

  it('is kept for five browsers at most', async () => {
    const sale = await sell()
    for (let count = 0; count < 7; count += 1) {
      store.clock.nowMs += 1_000
      await choosePush(sale, new SubscribedBrowser(`/many/${count}`))
    }
    expect(await countBrowsers(sale)).toBe(5)
  })

  it('needs the acting key', async () => {
    const sale = await sell()
    const readKey = deriveSaleKey(store.secret, { transactionId: sale.transactionId, keyVersion: 1 }, 'read')
    expect((await choosePush(sale, sale.browser, readKey)).status).toBe(404)
  })

  it.each([
    'http://push.example/x',
    'https://localhost/x',
    'https://169.254.169.254/x',
    'https://push.example:1/x',
  ])('is refused with the address %s', async (endpoint) => {
    const sale = await sell()
    const subscription = { ...sale.browser.subscription, endpoint }
    expect((await choose(sale, { choice: 'push', subscription })).status).toBe(400)
  })

  it('is refused with keys that nothing can be encrypted for', async () => {
    const sale = await sell()
    const subscription = { ...sale.browser.subscription, p256dh: 'B'.repeat(87) }
    expect((await choose(sale, { choice: 'push', subscription })).status).toBe(400)
  })
})

describe('a push service that never comes to the end of its answer', () => {
  it('is given up, however often it sends something', { timeout: 5_000 }, async () => {
    const slow = await startPushService(() => store.clock.nowMs, 300)
    slow.answer.isEndless = true
    const { subscription } = new SubscribedBrowser('/endless')
    await expect(slow.push.send(subscription, { topic: 'a', text: '{}' })).rejects.toThrow()
    await slow.close()
  })
})

describe('a browser is forgotten', () => {
  it('when its sale has been over for two weeks', async () => {
    const sale = await sellWithPush()
    await forgetReceivers(store.db, store.clock.nowMs + 365 * DAY_MS)
    expect(await countBrowsers(sale)).toBe(1)
    await store.db.$client.query(
      "update trade_item set state = 'PAID', state_since = $2 where transaction_id = $1",
      [sale.transactionId, new Date(store.clock.nowMs)],
    )
    await forgetReceivers(store.db, store.clock.nowMs + 13 * DAY_MS)
    expect(await countBrowsers(sale)).toBe(1)
    await forgetReceivers(store.db, store.clock.nowMs + 15 * DAY_MS)
    expect(await countBrowsers(sale)).toBe(0)
  })

  it('when its seller is erased', async () => {
    const sale = await sellWithPush()
    await store.db.$client.query("update trade_item set state = 'RETURNED' where transaction_id = $1", [
      sale.transactionId,
    ])
    await eraseSellersOf(store.db, [sale.transactionId], store.clock.nowMs)
    expect(await countBrowsers(sale)).toBe(0)
  })
})

describe('a shop without a key for push services', () => {
  it('offers no push', async () => {
    const plain = await startSaleShop()
    const trade = await createTradeIn(toTradeHand(plain), 'LABEL_ISSUED')
    const url = buildNoticesUrl(trade.tradeNumber)
    const { text } = await plain.shop.get(HOST, url, { [SALE_KEY_HEADER]: trade.key })
    expect(JSON.parse(text)).toEqual({ choice: 'mail', pushKey: null, hasOtherSales: false })
    await plain.close()
  })
})
