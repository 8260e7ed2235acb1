import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { GUEST_LIMIT, SEARCH_LIMIT, VOUCHER_LIMIT } from '#server/http/rate-limit.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type Answer, startTestShop, type TestShop } from '../../support/test-shop.ts'

const PROCESS_COUNT = 4

let db: Database
let shops: TestShop[]

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), onError: () => undefined })
  const start = () => startTestShop({ db, trustedProxies: ['127.0.0.1'], processCount: PROCESS_COUNT })
  shops = [await start(), await start()]
})

afterAll(async () => {
  for (const shop of shops) await shop.close()
  await db.$client.end()
})

type Send = (shop: TestShop, visitor: string) => Promise<Answer>

const requestNumber: Send = (shop, visitor) =>
  shop.send(MARKET_HOSTS.de, GUEST_ACCOUNT_NUMBER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: '{}',
  })

const requestSuggestions: Send = (shop, visitor) =>
  shop.get(MARKET_HOSTS.de, '/api/search/suggestions?q=i', { 'x-forwarded-for': visitor })

/** How many of a visitor's requests are answered when every process gets its share of them. */
async function countAnswered(send: Send, visitor: string, times: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) => send(shops[at % shops.length] as TestShop, visitor)),
  )
  return answers.filter(({ status }) => status !== 429).length
}

describe('two processes on one database', () => {
  it('share a limit that protects money', async () => {
    expect(await countAnswered(requestNumber, '192.0.2.1', 2 * GUEST_LIMIT.max)).toBe(GUEST_LIMIT.max)
  })

  it('say when the visitor may come back, and let everyone else in', async () => {
    const refused = await requestNumber(shops[0] as TestShop, '192.0.2.1')
    expect(JSON.parse(refused.text)).toMatchObject({ statusCode: 429, id: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await requestNumber(shops[1] as TestShop, '192.0.2.2')).status).toBe(201)
  })

  it('share the count of all addresses of a household', async () => {
    const sent = Array.from({ length: VOUCHER_LIMIT.max + 1 }, (_, at) =>
      requestNumber(shops[at % 2] as TestShop, `2001:db8:1:2::${at}`),
    )
    expect((await Promise.all(sent)).every(({ status }) => status === 201)).toBe(true)
    const { rows } = await db.$client.query(
      `select (select sum(number) from unnest(counts) as number)::int as total from counter
       where name like 'POST ${GUEST_ACCOUNT_NUMBER_PATH} %' order by expires_at limit 3`,
    )
    expect(rows.map(({ total }) => total)).toContain(VOUCHER_LIMIT.max + 1)
  })

  it('each allow their part of a page limit', async () => {
    const part = SEARCH_LIMIT.max / PROCESS_COUNT
    expect(await countAnswered(requestSuggestions, '192.0.2.9', 2 * part + 50)).toBe(2 * part)
  })
})

describe('without a database', () => {
  it('a shared limit refuses instead of opening, and pages still answer', async () => {
    const own = openDatabase({ url: await createTestDatabase(), onError: () => undefined })
    const shop = await startTestShop({ db: own, trustedProxies: ['127.0.0.1'] })
    expect((await shop.get(MARKET_HOSTS.de, '/')).status).toBe(200)
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    vi.spyOn(openAsRole(own, 'web').$client, 'query').mockImplementation(() => Promise.reject(refused))
    try {
      expect((await requestNumber(shop, '192.0.2.1')).status).toBe(503)
      expect((await shop.get(MARKET_HOSTS.de, '/')).status).toBe(200)
    } finally {
      await shop.close()
      await own.$client.end()
    }
  })
})
