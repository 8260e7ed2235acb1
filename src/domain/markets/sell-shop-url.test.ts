import { describe, expect, it } from 'vitest'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'

const market = { domain: 'www.sell-de.example' }

describe('the address of a market’s own shop', () => {
  it.each([
    ['', 'https://www.sell-de.example'],
    ['/', 'https://www.sell-de.example/'],
    [
      '/produkte/apple-iphone-13?storage=128',
      'https://www.sell-de.example/produkte/apple-iphone-13?storage=128',
    ],
    ['//evil.example', 'https://www.sell-de.example//evil.example'],
  ])('of the path %j stays in the shop', (path, url) => {
    expect(buildSellShopUrl(market, path)).toBe(url)
  })
})
