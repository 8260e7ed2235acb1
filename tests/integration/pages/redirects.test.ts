import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

describe.each(MARKET_IDS)('the legacy URLs of %s', (market) => {
  it('each redirect to an existing page in one step, keeping the query', async () => {
    for (const { from, to } of REDIRECTS[market]) {
      const query = to.includes('{hash}')
        ? '?hash=f3b1c2d4e5a6978812345678&utm_source=a%20b'
        : '?utm_source=a%20b'
      const moved = await shop.get(MARKET_HOSTS[market], from + query)
      expect({ from, status: moved.status }).toEqual({ from, status: 301 })
      const location = moved.headers.location ?? ''
      expect(location).toMatch(/\?utm_source=a(%20|\+)b$/)
      expect({ from, status: (await shop.get(MARKET_HOSTS[market], location)).status }).toEqual({
        from,
        status: 200,
      })
    }
  })

  it('are each listed once and cover content, questions and the cart', () => {
    const froms = REDIRECTS[market].map(({ from }) => from)
    expect(new Set(froms).size).toBe(froms.length)
    const targets = REDIRECTS[market].map(({ to }) => to)
    expect(targets.filter((to) => to === '/').length).toBeGreaterThan(0)
    expect(new Set(targets.filter((to) => to.startsWith('/content/'))).size).toBe(7)
  })
})

it('the French product list has at least 200 redirects, all to catalogue pages', () => {
  const rows = REDIRECTS.fr.filter(({ to }) => to.startsWith('/catalogue/'))
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(REDIRECTS.fr.length).toBeGreaterThanOrEqual(200)
})

it('the old German newsletter link leads to the page for its hash', async () => {
  const { headers } = await shop.get(MARKET_HOSTS.de, '/newsletter/abmelden?hash=f3b1c2d4e5a6978812345678')
  expect(headers.location).toBe('/newsletter/unsubscribe/f3b1c2d4e5a6978812345678')
})

it.each(['', '?hash=', '?hash=//evil.example', '?hash=../../x'])(
  'the old newsletter link with %s is not followed',
  async (query) => {
    expect((await shop.get(MARKET_HOSTS.de, `/newsletter/abmelden${query}`)).status).toBe(404)
  },
)

it('a legacy URL of one market means nothing in another', async () => {
  expect((await shop.get(MARKET_HOSTS.pl, '/warenkorb')).status).toBe(404)
})
