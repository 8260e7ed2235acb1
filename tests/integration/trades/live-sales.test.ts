import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { FINDINGS_KIND } from '#domain/transparency-log/log-entry.ts'
import { type ChannelListener, listenToChannels } from '#server/db/listen-to-channels.ts'
import { recordScan } from '#server/modules/lifecycle/record-scan.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { keepLog } from '#server/modules/transparency-log/keep-log.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createTestDatabase, openAsRole, toRoleUrl } from '../../support/database.ts'
import { advanceTo, createTestTrade, createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let hand: TradeHand
let server: Server
let listener: ChannelListener
/** Sales that the database has announced. */
const announced: string[] = []

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  store = await startSaleShop(undefined, { databaseUrl, liveLimits: { maxPerNetwork: 2 } })
  hand = toTradeHand(store)
  const { app } = store.shop
  server = createServer(app.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { channel } = app.liveSales
  const onNotification = (payload: string) => {
    announced.push(payload)
    channel.onNotification(payload)
  }
  listener = await listenToChannels({
    url: toRoleUrl(databaseUrl, 'web'),
    channels: [{ ...channel, onNotification }],
    onError: () => undefined,
  })
})

afterAll(async () => {
  await listener.stop()
  server.closeAllConnections()
  server.close()
  await store.close()
})

const readSale = async ({ tradeNumber, key }: { tradeNumber: string; key: string }): Promise<TradeView> =>
  JSON.parse((await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { [SALE_KEY_HEADER]: key })).text)

interface Listening {
  readonly response: IncomingMessage
  /** What has arrived since the last question, once it fits. */
  hear(pattern: RegExp): Promise<string>
  close(): void
}

let visitors = 0

/** Over a real connection, each time from another address unless given. */
async function listen(path: string, headers: Record<string, string> = {}): Promise<Listening> {
  visitors += 1
  const { port } = server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const all = {
    host: HOST,
    accept: 'text/event-stream',
    'x-forwarded-for': `203.0.113.${visitors}`,
    ...headers,
  }
  get({ host: '127.0.0.1', port, path, headers: all, agent: false }, resolve).once('error', reject)
  const response = await promise
  let text = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  response.on('error', () => undefined)
  return {
    response,
    hear: async (pattern) => {
      await expect.poll(() => text, { timeout: 2_000, interval: 10 }).toMatch(pattern)
      const heard = text
      text = ''
      return heard
    },
    close: () => void response.destroy(),
  }
}

const CHANGED = /event: changed\ndata: \{"version":"([0-9a-f]{32})"\}\n\n/

async function openPage(sale: { tradeNumber: string; key: string }): Promise<Listening> {
  const { tradeNumber, readKey } = await readSale(sale)
  const page = await listen(`/api/trades/${tradeNumber}/changes?key=${readKey}`)
  await page.hear(CHANGED)
  return page
}

describe('the open page of a sale', () => {
  it('hears the version that the sale itself has, and nothing else', async () => {
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    const { tradeNumber, readKey, version } = await readSale(sale)
    const page = await listen(`/api/trades/${tradeNumber}/changes?key=${readKey}`)
    const heard = await page.hear(CHANGED)
    expect(heard).toMatch(new RegExp(`^retry: \\d+\n\nevent: changed\ndata: {"version":"${version}"}\n\n$`))
    page.close()
  })

  it('is neither stored, compressed nor held back on the way', async () => {
    const page = await openPage(await createTradeIn(hand, 'LABEL_ISSUED'))
    expect(page.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    page.close()
  })

  it('hears of each step within two seconds', async () => {
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    const page = await openPage(sale)
    for (const state of ['IN_TRANSIT', 'RECEIVED', 'IN_INSPECTION', 'PAID'] as const) {
      await advanceTo(hand, sale.item, state)
      await page.hear(CHANGED)
    }
    page.close()
  })

  it('hears of a later scan, which moves no device', async () => {
    const sale = await createTradeIn(hand, 'IN_TRANSIT')
    const page = await openPage(sale)
    const { shipment } = await readSale(sale)
    const trackingNumber = shipment?.trackingNumber ?? ''
    await recordScan(hand, { trackingNumber, atMs: store.clock.nowMs + 60_000 })
    await page.hear(CHANGED)
    page.close()
  })

  it('hears that its locked findings have got their place in the public log', async () => {
    const sale = await createTradeIn(hand, 'COUNTER_OFFERED')
    const page = await openPage(sale)
    const now = () => store.clock.nowMs
    await keepLog({ db: openAsRole(store.db, 'worker'), signing: createLogSigning(store.secret), now })
    await page.hear(CHANGED)
    expect((await readSale(sale)).items[0]?.lockedFindings?.[0]?.logIndex).toEqual(expect.any(Number))
    page.close()
  })

  it('hears that its link was replaced, and the connection ends', async () => {
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    const page = await openPage(sale)
    await revokeSaleKeys(store.db, { transactionId: sale.transactionId })
    await page.hear(/event: ended/)
    await expect.poll(() => page.response.complete).toBe(true)
  })

  it('hears nothing of a transaction that was undone', async () => {
    // Announcements come in the order of their transactions: once a later one is here, all before it are.
    const hearAnother = async () => {
      const { transactionId } = await createTradeIn(hand, 'IN_TRANSIT')
      await expect.poll(() => announced).toContain(String(transactionId))
    }
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    await hearAnother()
    announced.length = 0
    const undo = new Error('undo')
    await store.db
      .transaction(async (tx) => {
        await tx.execute(sql`
          insert into trade_event (transaction_id, event, actor, from_state, to_state, happened_at)
          values (${sale.transactionId}, 'test', 'system', 'CREATED', 'CREATED', now())`)
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
    await hearAnother()
    expect(announced).not.toContain(String(sale.transactionId))
  })
})

describe('the version of a sale differs', () => {
  /** The version before and after a statement about the sale. */
  async function compareVersions(state: TradeState, change: (transactionId: number) => SQL) {
    const sale = await createTradeIn(hand, state)
    const { version: before } = await readSale(sale)
    await store.db.execute(change(sale.transactionId))
    const { version: after } = await readSale(sale)
    return { before, after }
  }

  it('once a device has been erased', async () => {
    const { before, after } = await compareVersions(
      'PAID',
      (transactionId) => sql`
        insert into device_erasure (id, transaction_id, item_number, number, method, operator_id, recorded_at, content,
          key_id, signature)
        select gen_random_uuid(), transaction_id, 1, 1, 'OVERWRITE', operator_id, now(), '', '', '' from photo
        where transaction_id = ${transactionId} limit 1`,
    )
    expect(after).not.toBe(before)
  })

  it('once the locked findings have their place in the public log', async () => {
    const { before, after } = await compareVersions(
      'COUNTER_OFFERED',
      (transactionId) => sql`
        insert into log_entry (leaf_index, kind, content_hash, logged_at, leaf_hash)
        select 1000000, ${FINDINGS_KIND}, commitment, now(), commitment from inspection
        where transaction_id = ${transactionId} limit 1`,
    )
    expect(after).not.toBe(before)
  })

  it('once the label of a return is replaced', async () => {
    const { before, after } = await compareVersions(
      'RETURN_SHIPPED',
      (transactionId) => sql`
        update return_shipment set tracking_number = 'ANOTHER' where transaction_id = ${transactionId}`,
    )
    expect(after).not.toBe(before)
  })
})

describe('listening is refused', () => {
  it('without the key, with a wrong one, and with the acting one in the address', async () => {
    const { tradeNumber, key } = await createTestTrade(hand)
    for (const given of ['', 'a-wrong-key-of-some-length', key]) {
      const { response } = await listen(`/api/trades/${tradeNumber}/changes?key=${given}`)
      expect({ given, status: response.statusCode }).toEqual({ given, status: 404 })
    }
  })

  it('to whoever would wait for an answer that never ends', async () => {
    const { tradeNumber, key } = await createTestTrade(hand)
    const headers = { accept: '*/*', [SALE_KEY_HEADER]: key }
    expect((await listen(`/api/trades/${tradeNumber}/changes`, headers)).response.statusCode).toBe(400)
  })

  it('to more pages of a network than it may have; they ask instead', async () => {
    const { tradeNumber, key } = await createTestTrade(hand)
    const headers = { [SALE_KEY_HEADER]: key, 'x-forwarded-for': '198.18.0.1' }
    const open = () => listen(`/api/trades/${tradeNumber}/changes`, headers)
    const pages = [await open(), await open()]
    const { response } = await open()
    expect({ status: response.statusCode, retryAfter: response.headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '60',
    })
    for (const page of pages) page.close()
  })
})

describe('a new sale', () => {
  it('announces nothing: nobody has its page open yet', async () => {
    announced.length = 0
    const { transactionId } = await createTestTrade(hand)
    const other = await createTradeIn(hand, 'LABEL_ISSUED')
    await expect.poll(() => announced).toContain(String(other.transactionId))
    expect(announced).not.toContain(String(transactionId))
  })
})

describe('the journey', () => {
  it('tells the way in order, with the photos of parcel and device', async () => {
    const sale = await createTradeIn(hand, 'COUNTER_OFFERED')
    const { journey = [] } = await readSale(sale)
    expect(journey.map(({ kind, photoIds }) => ({ kind, photos: photoIds.length }))).toEqual([
      { kind: 'created', photos: 0 },
      { kind: 'labelled', photos: 0 },
      { kind: 'scanned', photos: 0 },
      { kind: 'arrived', photos: 1 },
      { kind: 'inspected', photos: 1 },
    ])
  })

  it('shows its photos to whoever may see the sale, as pictures only', async () => {
    const sale = await createTradeIn(hand, 'RECEIVED')
    const { journey = [], readKey } = await readSale(sale)
    const [photoId] = journey.flatMap(({ photoIds }) => photoIds)
    const url = `/api/trades/${sale.tradeNumber}/photos/${photoId}`
    const shown = await store.shop.get(HOST, `${url}?key=${readKey}`)
    expect({ status: shown.status, type: shown.headers['content-type'] }).toEqual({
      status: 200,
      type: 'image/png',
    })
    expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect((await store.shop.get(HOST, url)).status).toBe(404)
    const other = await createTestTrade(hand)
    const otherUrl = `/api/trades/${other.tradeNumber}/photos/${photoId}`
    expect((await store.shop.get(HOST, otherUrl, { [SALE_KEY_HEADER]: other.key })).status).toBe(404)
  })

  it('shows no photo of a device before its findings are locked', async () => {
    const sale = await createTradeIn(hand, 'IN_INSPECTION')
    const { rows } = await store.db.execute<{ id: string }>(sql`
      insert into photo (transaction_id, item_number, purpose, media_type, content, sha256, operator_id, taken_at)
      select transaction_id, 1, 'FINDING', media_type, content, sha256, operator_id, taken_at from photo
      where transaction_id = ${sale.transactionId} limit 1 returning id`)
    const { journey = [] } = await readSale(sale)
    expect(journey.flatMap(({ photoIds }) => photoIds)).toHaveLength(1)
    const url = `/api/trades/${sale.tradeNumber}/photos/${rows[0]?.id}`
    expect((await store.shop.get(HOST, url, { [SALE_KEY_HEADER]: sale.key })).status).toBe(404)
  })
})

describe('a browser without script', () => {
  const post = (link: string, headers: Record<string, string> = {}) =>
    store.shop.send(HOST, '/thankYou', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ link }).toString(),
    })

  it('sends the link of a mail and reads the journey, which nobody keeps', async () => {
    const { tradeNumber, key } = await createTradeIn(hand, 'RECEIVED')
    const page = await post(`http://${HOST}/thankYou#${tradeNumber}.${key}`)
    expect({ status: page.status, cache: page.headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'private, no-store',
    })
    expect(page.text).toContain('Angekommen und ausgepackt')
    expect(page.text).toContain('Wir prüfen bis zum')
  })

  it('gets nothing that acts, not even by the acting key', async () => {
    const { tradeNumber, key } = await createTradeIn(hand, 'LABEL_ISSUED')
    const { text } = await post(`#${tradeNumber}.${key}`)
    expect(text).toContain('"access":"read"')
    expect(text).not.toContain(key)
  })

  it('is told when the link opens nothing', async () => {
    const page = await post('http://localhost/thankYou')
    expect(page.status).toBe(422)
    expect(page.text).toContain('Dieser Link öffnet keinen Verkauf')
  })

  it('can’t be made to by another site', async () => {
    const { tradeNumber, key } = await createTestTrade(hand)
    const page = await post(`#${tradeNumber}.${key}`, { 'sec-fetch-site': 'cross-site' })
    expect(page.status).toBe(403)
  })
})

describe('a process that stops', () => {
  it('ends its streams, so that their pages connect elsewhere, and takes no more', async () => {
    const sale = await createTradeIn(hand, 'LABEL_ISSUED')
    const page = await openPage(sale)
    store.shop.app.liveSales.close()
    await expect.poll(() => page.response.complete).toBe(true)
    const { tradeNumber, readKey } = await readSale(sale)
    const { response } = await listen(`/api/trades/${tradeNumber}/changes?key=${readKey}`)
    expect(response.statusCode).toBe(503)
  })
})
