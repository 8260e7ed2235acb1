import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'] })
})

afterAll(() => shop.close())

const typing = (visitor: string) =>
  shop.get(MARKET_HOSTS.de, '/api/search/suggestions?q=i', { 'x-forwarded-for': visitor })

/** The statuses of as many answers as one visitor may get. */
async function typeToTheLimit(addressOf: (count: number) => string): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < SEARCH_LIMIT.max; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => typing(addressOf(sent + at))))
    for (const { status } of answers) statuses.add(status)
  }
  return [...statuses]
}

it('whoever asks for suggestions without end is told to wait, and nobody else', async () => {
  expect(await typeToTheLimit(() => '192.0.2.1')).toEqual([200])
  const refused = await typing('192.0.2.1')
  expect([refused.status, JSON.parse(refused.text).id]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await typing('192.0.2.2')).status).toBe(200)
  // What the visitor writes into the header himself does not count, only what the proxy has added.
  expect((await typing('192.0.2.3, 192.0.2.1')).status).toBe(429)
})

it('one household does not count anew with each of its addresses', async () => {
  expect(await typeToTheLimit((count) => `2001:db8:1:2::${count.toString(16)}`)).toEqual([200])
  expect((await typing('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await typing('2001:db8:1:3::1')).status).toBe(200)
})
