import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellData } from '#contracts/catalogue-pages.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const PHONES: Readonly<Record<MarketId, string>> = {
  at: 'handys',
  de: 'handys',
  en: 'phones',
  es: 'moviles',
  fr: 'telephones',
  it: 'smartphone',
  pl: 'telefony',
}

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

async function readSellPage(market: MarketId): Promise<SellData> {
  const path = buildPath(MARKETS[market], 'sell', { category: PHONES[market] })
  const { status, text } = await shop.get(MARKET_HOSTS[market], `${path}/_payload.json`)
  expect({ market, status }).toEqual({ market, status: 200 })
  return JSON.parse(text).data
}

describe('the manufacturers of a category page', () => {
  it.each(MARKET_IDS)('have their top series, each with a page of its own (%s)', async (market) => {
    const { topManufacturers } = await readSellPage(market)
    expect(topManufacturers).toHaveLength(8)
    for (const { name, topSeries } of topManufacturers) {
      expect({ name, count: topSeries.length >= 1 && topSeries.length <= 3 }).toEqual({ name, count: true })
      const { status } = await shop.get(
        MARKET_HOSTS[market],
        buildPath(MARKETS[market], 'overview', { overview: topSeries[0]?.url ?? '' }),
      )
      expect({ name, status }).toEqual({ name, status: 200 })
    }
  })

  it('start with what most people sell', async () => {
    const { topManufacturers } = await readSellPage('de')
    const apple = topManufacturers.find(({ name }) => name === 'Apple')
    expect(apple?.topSeries.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^iPhone/),
      expect.stringMatching(/^iPhone/),
      expect.stringMatching(/^iPhone/),
    ])
  })
})
