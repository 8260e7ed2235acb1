import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLIENT_ID } from '#contracts/controlling.ts'
import { CLIENT_ID_PATH, CONTROLLING_PATH } from '#contracts/paths/tracking.ts'
import { OWN_TRACKING } from '#server/config/read-tracking.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { CLIENT_ID_LIMIT } from '#server/http/rate-limit.ts'
import { createHttpCollector } from '#server/ports/collector/http-collector.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { sendJson, startServer, type TestServer } from '../../support/http-server.ts'
import { readJobs } from '../../support/outbox-jobs.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'
import { createTestWorker } from '../../support/test-worker.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')

let shop: TestShop
let quietShop: TestShop
let db: Database
let collector: TestServer
let nowMs = START_MS

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 4, onError: () => undefined })
  const options = { db, now: () => nowMs, trustedProxies: ['127.0.0.1'] }
  shop = await startTestShop({ ...options, tracking: { ...OWN_TRACKING, isForwarding: true } })
  quietShop = await startTestShop({ ...options, tracking: { ...OWN_TRACKING, hasConsentBanner: false } })
  collector = await startServer(() => undefined)
})

afterAll(async () => {
  await shop.close()
  await quietShop.close()
  await collector.close()
  await db.$client.end()
})

beforeEach(async () => {
  nowMs = START_MS
  collector.requests.length = 0
  collector.respond = (_, response) => sendJson(response, 202, { thanks: true })
  await db.$client.query('truncate controlling_event, outbox')
})

const OFFER = {
  conditionId: 4,
  currency: 'EUR',
  deviceId: 7,
  revenue: 231.5,
  productName: 'Apple iPhone 13',
  questionsAndAnswers: [{ question: 'POWER', answers: ['YES'] }],
}

const buildEvent = (clientId: string) => ({
  clientId,
  applicationId: 'SELL_DE',
  url: 'https://verkaufen.example/produkte/apple-iphone-13',
  eventName: 'offer_generated',
  data: OFFER,
})

async function count(clientId: string, counting = shop, host = MARKET_HOSTS.de): Promise<void> {
  const { status } = await counting.send(host, CONTROLLING_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(buildEvent(clientId)),
  })
  expect(status).toBe(204)
}

const createWorker = (address: string | null) =>
  createTestWorker({
    db,
    now: () => nowMs,
    mail: createLocalMailbox(db),
    secret: createShopSecret(Buffer.from('a secret that only the tests know')),
    collector: address === null ? null : createHttpCollector(address),
  })

const worker = () => createWorker(`${collector.url}/in`)

interface Received {
  readonly eventId: number
  readonly clientId: string
}

const batches = (): Received[][] => collector.requests.map(({ body }) => JSON.parse(body).events)

const listClients = (batch: readonly Received[] = []) => batch.map(({ clientId }) => clientId)

const workStates = async () => [...(await readJobs(db)).values()].map(({ status }) => status)

/** Lets the delay after a failed attempt pass. */
const passTime = (ms: number) => {
  nowMs += ms
}

describe('an event that is forwarded', () => {
  it('reaches the collector unchanged, with its id and its time, in one request with others', async () => {
    for (const client of ['a', 'b', 'c']) await count(client)
    await count('d', shop, WIDGET_HOST)
    await worker().drain()
    const [batch = []] = batches()
    expect({ batchesCount: batches().length, clients: listClients(batch) }).toEqual({
      batchesCount: 1,
      clients: ['a', 'b', 'c', 'd'],
    })
    expect(collector.requests[0]).toMatchObject({
      method: 'POST',
      path: '/in',
      headers: { 'content-type': 'application/json' },
    })
    const { rows } = await db.$client.query('select min(id)::integer as id from controlling_event')
    expect(batch[0]).toEqual({
      ...buildEvent('a'),
      eventId: rows[0].id,
      receivedAt: '2026-11-15T12:00:00.000Z',
      market: 'de',
      shopMode: 'default',
    })
    expect(batch[3]).toMatchObject({ shopMode: 'b2bWidget' })
    expect(await workStates()).toEqual(['done', 'done', 'done', 'done'])
  })

  it('is forwarded once, even when many are waiting', async () => {
    const clients = Array.from({ length: 30 }, (_, index) => `c${index}`)
    for (const client of clients) await count(client)
    await worker().drain()
    await worker().drain()
    expect(batches().flatMap(listClients).toSorted()).toEqual(clients.toSorted())
    expect(batches().length).toBeLessThan(6)
  })

  it('is sent with user and password of the URL in a header', async () => {
    await count('a')
    await createWorker(collector.url.replace('//', '//shop:p%40ss@')).drain()
    const { authorization = '' } = collector.requests[0]?.headers ?? {}
    expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe('shop:p@ss')
  })

  it('is not queued if it cannot be stored: both or none', async () => {
    await db.$client.query('alter table controlling_event rename to controlling_event_away')
    try {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const { status, text } = await shop.send(MARKET_HOSTS.de, CONTROLLING_PATH, {
        ...request,
        body: JSON.stringify(buildEvent('a')),
      })
      expect({ status, message: JSON.parse(text).message }).toEqual({
        status: 503,
        message: 'error creating controlling order',
      })
    } finally {
      await db.$client.query('alter table controlling_event_away rename to controlling_event')
    }
    expect(await workStates()).toEqual([])
  })

  it('that was deleted by then is not forwarded any more', async () => {
    await count('a')
    await db.$client.query('delete from controlling_event')
    await worker().drain()
    expect({ batches: batches(), workStates: await workStates() }).toEqual({
      batches: [],
      workStates: ['done'],
    })
  })
})

describe('a collector that fails', () => {
  it.each<[string, TestServer['respond']]>([
    ['answers 503', (_, response) => void response.writeHead(503).end('later')],
    ['has had too much', (_, response) => void response.writeHead(429).end()],
    ['leads elsewhere', (_, response) => void response.writeHead(307, { location: '/other' }).end()],
    ['hangs up', (_, response) => void response.destroy()],
  ])('and %s gets the event again, with the same id', async (_, failing) => {
    await count('a')
    collector.respond = failing
    const forwarding = worker()
    await forwarding.drain()
    expect(await workStates()).toEqual(['waiting'])
    const asked = collector.requests.length
    await forwarding.drain()
    expect(collector.requests.length).toBe(asked)
    collector.respond = (_, response) => sendJson(response, 200, {})
    passTime(2_000)
    await forwarding.drain()
    expect(await workStates()).toEqual(['done'])
    expect(
      new Set(
        batches()
          .flat()
          .map(({ eventId }) => eventId),
      ).size,
    ).toBe(1)
  })

  it('affects no visitor, and nothing is lost meanwhile', async () => {
    collector.respond = (_, response) => void response.destroy()
    await count('a')
    await worker().drain()
    await count('b')
    collector.respond = (_, response) => sendJson(response, 200, {})
    passTime(2_000)
    collector.requests.length = 0
    await worker().drain()
    expect(batches().flatMap(listClients).toSorted()).toEqual(['a', 'b'])
  })

  it('and refuses one event gets the others, and that one becomes a dead letter', async () => {
    for (const client of ['a', 'bad', 'c']) await count(client)
    collector.respond = ({ body }, response) => sendJson(response, body.includes('"bad"') ? 422 : 200, {})
    await worker().drain()
    const works = [...(await readJobs(db)).values()]
    expect(works.map(({ status, lastError }) => [status, lastError])).toEqual([
      ['done', null],
      ['dead', 'PermanentFailure REFUSED'],
      ['done', null],
    ])
  })
})

it('events that wait for a removed collector become dead letters instead of being lost', async () => {
  await count('a')
  await createWorker(null).drain()
  expect([...(await readJobs(db)).values()]).toMatchObject([
    { status: 'dead', lastError: 'PermanentFailure NO_COLLECTOR' },
  ])
})

it('a shop without a collector stores its events and queues no work', async () => {
  await count('a', quietShop)
  const { rows } = await db.$client.query('select client_id from controlling_event')
  expect({ rows, workStates: await workStates() }).toEqual({ rows: [{ client_id: 'a' }], workStates: [] })
})

it.each([
  ['asks', () => shop, true],
  ['leaves asking to something in front of it', () => quietShop, false],
] as const)('a shop that %s says so in its pages', async (_, served, hasBanner) => {
  const { text } = await served().get(MARKET_HOSTS.de, '/content/agb')
  expect(text).toContain(`"hasConsentBanner":${hasBanner}`)
})

describe('the id of a browser', () => {
  const ask = (address: string) => shop.get(MARKET_HOSTS.de, CLIENT_ID_PATH, { 'x-forwarded-for': address })

  it('is random, never cached and not stored', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('192.0.2.1')))
    const ids = answers.map(({ text }) => CLIENT_ID.parse(JSON.parse(text)).hash)
    expect(new Set(ids).size).toBe(20)
    for (const { status, headers } of answers)
      expect({ status, cacheControl: headers['cache-control'], setCookie: headers['set-cookie'] }).toEqual({
        status: 200,
        cacheControl: 'no-store',
        setCookie: undefined,
      })
  })

  it('is rate limited', async () => {
    const answers = await Promise.all(Array.from({ length: CLIENT_ID_LIMIT.max }, () => ask('192.0.2.2')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ask('192.0.2.2')).status).toBe(429)
    expect((await ask('192.0.2.3')).status).toBe(200)
  })
})
