import { describe, expect, it } from 'vitest'
import { buildHostTable, type HostEntry } from './host-table.ts'
import { createLinkOrigins } from './link-origin.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'

const DOMAINS = Object.fromEntries(MARKET_IDS.map((id) => [id, `www.sell-${id}.com`])) as Record<
  MarketId,
  string
>

const shop = (host: string, lang: MarketId = 'de'): HostEntry => ({ host, lang, shopMode: 'default' })

const PUBLIC: readonly HostEntry[] = [
  shop('stage.sell-de.com'),
  shop('www.sell-de.com'),
  shop('www.sell-fr.com', 'fr'),
  shop('shop.other.com', 'it'),
  { host: 'trade-in.retailer.com', shopMode: 'b2bWidget', lang: 'de' },
  { host: 'sell.agan.com', shopMode: 'agan', lang: 'de', linkHost: 'sell.agan.com' },
  shop('localhost:8106'),
]

const findIn = (entries: readonly HostEntry[], host: string, market: MarketId) => {
  const table = buildHostTable(entries)
  const entry = table.get(host)
  if (!entry) throw new Error(`No host ${host}`)
  return createLinkOrigins(table, DOMAINS)(entry, market)
}

describe('links in mails lead', () => {
  it.each([
    ['the market’s own host', 'www.sell-de.com', 'de', 'https://www.sell-de.com'],
    ['another host of the market', 'stage.sell-de.com', 'de', 'https://www.sell-de.com'],
    ['a host of another market', 'www.sell-de.com', 'fr', 'https://www.sell-fr.com'],
    ['a market without its usual domain', 'www.sell-de.com', 'it', 'https://shop.other.com'],
    ['a market without any host', 'stage.sell-de.com', 'en', 'https://www.sell-de.com'],
    ['a partner’s host', 'trade-in.retailer.com', 'de', 'https://www.sell-de.com'],
    ['a partner’s host with links of its own', 'sell.agan.com', 'de', 'https://sell.agan.com'],
    ['a local name, claimed from outside', 'localhost:8106', 'de', 'https://www.sell-de.com'],
  ] as const)('to one address, asked on %s', (_, host, market, expected) => {
    expect(findIn(PUBLIC, host, market).origin).toBe(expected)
  })

  it('to a page in that host’s language', () => {
    expect(findIn(PUBLIC, 'stage.sell-de.com', 'en').lang).toBe('de')
    expect(findIn(PUBLIC, 'www.sell-de.com', 'fr').lang).toBe('fr')
  })

  it('back to the local port where nobody visits from outside', () => {
    const local = [shop('localhost:8106'), shop('[::1]:8101', 'fr'), shop('www.sell-de.example')]
    expect(findIn(local, 'localhost:8106', 'fr')).toEqual({ origin: 'http://localhost:8106', lang: 'de' })
    expect(findIn(local, '[::1]:8101', 'fr')).toEqual({ origin: 'http://[::1]:8101', lang: 'fr' })
    expect(findIn(local, 'www.sell-de.example', 'de').origin).toBe('https://www.sell-de.example')
  })

  it('to a partner’s own first host where the shop has no other', () => {
    const partner = { shopMode: 'b2bWidget', lang: 'de' } as const
    const hosts = [
      { ...partner, host: 'a.retailer.com' },
      { ...partner, host: 'b.retailer.com' },
    ]
    expect(findIn(hosts, 'b.retailer.com', 'de').origin).toBe('https://a.retailer.com')
  })

  it('never to a plain connection, whatever an installation with visitors is asked', () => {
    for (const { host } of PUBLIC)
      for (const market of MARKET_IDS) expect(findIn(PUBLIC, host, market).origin).toMatch(/^https:/)
  })
})
