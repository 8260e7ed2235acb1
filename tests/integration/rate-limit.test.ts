import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { MARKET_HOSTS } from '../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'] })
})

afterAll(() => shop.close())

const typing = (visitor: string) =>
  shop.get(MARKET_HOSTS.de, '/api/search/suggestions?q=i', { 'x-forwarded-for': visitor })

it('whoever asks for suggestions without end is told to wait, and nobody else', async () => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < SEARCH_LIMIT.max; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => typing('192.0.2.1')))
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
  const refused = await typing('192.0.2.1')
  expect([refused.status, JSON.parse(refused.text).id]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await typing('192.0.2.2')).status).toBe(200)
  // What the visitor writes into the header himself does not count, only what the proxy has added.
  expect((await typing('192.0.2.3, 192.0.2.1')).status).toBe(429)
})
