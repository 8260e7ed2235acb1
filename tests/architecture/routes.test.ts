import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildMatchPath, NEUTRAL_PATHS, parsePath } from '#domain/routing/path.ts'
import { NEUTRAL_ROUTES, ROUTE_NAMES } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { sourceFiles } from '../support/source-files.ts'

describe('the route table', () => {
  it('has a distinct pattern for every route in every market', () => {
    for (const id of MARKET_IDS) {
      const patterns = ROUTE_NAMES.map((route) => MARKETS[id].routes[route].replace(/\{\w+\}/g, '{}'))
      expect(new Set(patterns).size).toBe(ROUTE_NAMES.length)
    }
  })

  it('parses its own neutral paths', () => {
    for (const route of ROUTE_NAMES) {
      const params = Object.fromEntries(
        [...NEUTRAL_ROUTES[route].matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a1b2c3d4e5f6a7b8c9']),
      )
      expect(parsePath(NEUTRAL_PATHS, buildMatchPath(NEUTRAL_PATHS, { route, params }))).toMatchObject({
        route,
        params,
      })
    }
  })
})

describe('redirects', () => {
  it.each(MARKET_IDS)('of %s neither chain, loop, nor hide a page', (id) => {
    const froms = new Set(REDIRECTS[id].map(({ from }) => from))
    for (const { from, to } of REDIRECTS[id]) {
      expect({ to, hasFroms: froms.has(to) }).toEqual({ to, hasFroms: false })
      expect({ to, startsWith: to.startsWith('/') && !to.startsWith('//') }).toEqual({ to, startsWith: true })
      const own = parsePath(MARKETS[id], from)
      // An old content address may look like a page. The server's tests make sure it is not one.
      expect({ from, kind: own.kind === 'match' && own.route !== 'content' }).toEqual({ from, kind: false })
    }
  })
})

it('every link is built from a route name: no component hard-codes a path', () => {
  const paths = /(?:href|action|to)=["{'`]+\/[a-z]/
  expect(
    sourceFiles('src/web')
      .filter(({ text }) => paths.test(text))
      .map(({ path }) => path),
  ).toEqual([])
})
