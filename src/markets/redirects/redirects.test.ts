import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { buildRedirectTable, findRedirect } from '#domain/routing/redirects.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'

const HASH = 'a1B2c3D4e5F6g7H8'

const find = (id: (typeof MARKET_IDS)[number], pathname: string, search = '') =>
  findRedirect(buildRedirectTable(REDIRECTS[id]), MARKETS[id], { pathname, search })

describe('legacy addresses of the markets', () => {
  it.each([
    ['at', '/kontakt'],
    ['de', '/kontakt'],
    ['en', '/contact'],
    ['es', '/contacto'],
    ['fr', '/contact'],
    ['it', '/contatti'],
    ['pl', '/pomoc-serwis'],
  ] as const)('%s: questions lead to %s and the cart leads home', (id, contact) => {
    expect(find(id, '/faq')).toBe(contact)
    expect(find(id, '/cart/view')).toBe('/')
  })

  it.each(MARKET_IDS)('%s: seven content pages replace older ones', (id) => {
    const pages = REDIRECTS[id].map(({ to }) => to).filter((to) => to.startsWith('/content/'))
    expect(new Set(pages).size).toBe(7)
  })

  it.each(MARKET_IDS)('%s: every address is listed once and leads straight to a page', (id) => {
    const from = REDIRECTS[id].map((redirect) => redirect.from)
    expect(new Set(from).size).toBe(from.length)
    const search = `?hash=${HASH}`
    expect(from.filter((pathname) => find(id, pathname, search) === null)).toEqual([])
    expect(REDIRECTS[id].filter(({ to }) => from.includes(to))).toEqual([])
    expect(from.filter((pathname) => pathname === '/' || !pathname.startsWith('/'))).toEqual([])
  })

  it('of the French shop redirect old products to the catalogue', () => {
    const products = REDIRECTS.fr.filter(({ to }) => to.startsWith('/catalogue/'))
    expect(products.length).toBeGreaterThan(100)
    for (const { to } of products) expect(parsePath(MARKETS.fr, to)).toMatchObject({ route: 'sell' })
  })

  it('of the German shop still accept the unsubscribe link with its hash', () => {
    const withHash = REDIRECTS.de.filter(({ to }) => to.includes('{hash}'))
    expect(withHash.map(({ to }) => to)).toEqual(['/newsletter/unsubscribe/{hash}'])
    for (const { from } of withHash)
      expect(find('de', from, `?hash=${HASH}`)).toBe(`/newsletter/unsubscribe/${HASH}`)
  })
})
