import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: ['127.0.0.1'] })
})

afterAll(() => shop.close())

const requestSuggestions = (visitor: string) =>
  shop.get(MARKET_HOSTS.de, '/api/search/suggestions?q=i', { 'x-forwarded-for': visitor })

/** The statuses of as many answers as one visitor may get. */
async function requestUpToLimit(addressOf: (count: number) => string): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < SEARCH_LIMIT.max; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => requestSuggestions(addressOf(sent + at))),
    )
    for (const { status } of answers) statuses.add(status)
  }
  return [...statuses]
}

it('a visitor who requests too many suggestions has to wait, but nobody else', async () => {
  expect(await requestUpToLimit(() => '192.0.2.1')).toEqual([200])
  const refused = await requestSuggestions('192.0.2.1')
  expect({ status: refused.status, id: JSON.parse(refused.text).id }).toEqual({
    status: 429,
    id: 'TOO_MANY_REQUESTS',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await requestSuggestions('192.0.2.2')).status).toBe(200)
  // Only the part that the proxy added counts, not what the visitor put into the header.
  expect((await requestSuggestions('192.0.2.3, 192.0.2.1')).status).toBe(429)
})

it('all addresses of one household share a limit', async () => {
  expect(await requestUpToLimit((count) => `2001:db8:1:2::${count.toString(16)}`)).toEqual([200])
  expect((await requestSuggestions('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await requestSuggestions('2001:db8:1:3::1')).status).toBe(200)
})
