import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type ConsentBrowser,
  storeConsent,
  stubConsentBrowser,
} from '../../../../tests/support/consent-browser.ts'

let browser: ConsentBrowser
let page: { DY?: { recommendationContext: unknown; userId: string; API: { actions?: unknown[] } } }
let scripts: string[]
let personalise: typeof import('#web/platform/tracking/personalise.ts').personalise

const market = toPublicMarket(MARKETS.de)
const shop = { market: { ...market, flags: { ...market.flags, dynamicYield: true } } }

const sum = {
  currency: 'EUR',
  value: 231,
  items: [{ item_id: '7', item_name: 'Apple iPhone 13', item_category: 'phones', price: 231, quantity: 1 }],
}

const cart = [{ productId: '7', quantity: 1, itemPrice: 231 }]

beforeEach(async () => {
  browser = stubConsentBrowser('granted')
  page = {}
  scripts = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  Object.assign(document, {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  })
  vi.resetModules()
  personalise = (await import('#web/platform/tracking/personalise.ts')).personalise
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const queued = () => vi.waitFor(() => expect(page.DY).toBeDefined())

describe('the personalisation service', () => {
  it('is told what goes into the cart and what is sold', async () => {
    personalise(shop, (service) => service.reportAddToCart(sum))
    personalise(shop, (service) => service.reportPurchase(1_000_001, sum))
    await vi.waitFor(() => expect(page.DY?.API.actions).toHaveLength(2))
    const added = { dyType: 'add-to-cart-v1', value: 231, currency: 'EUR', ...cart[0], cart }
    const sold = { dyType: 'purchase-v1', uniqueTransactionId: '1000001', value: 231, currency: 'EUR', cart }
    expect(page.DY?.API.actions).toEqual([
      ['event', { name: 'Add to Cart', properties: added }],
      ['event', { name: 'Purchase', properties: sold }],
    ])
  })

  it.each([
    [{ screen: 'home', data: {} }, { type: 'HOMEPAGE' }],
    [{ screen: 'checkout', data: { termsPath: null } }, { type: 'CART' }],
    [
      { screen: 'pdp', data: { device: { id: 7 } } },
      { type: 'PRODUCT', data: ['7'] },
    ],
    [
      { screen: 'sell', data: { category: { id: 'phones' }, deviceCount: 1 } },
      { type: 'CATEGORY', data: ['phones'] },
    ],
    [
      { screen: 'overview', data: { kind: 'manufacturer', groups: [], name: 'Apple' } },
      { type: 'CATEGORY', data: ['Apple'] },
    ],
    [{ screen: 'overview', data: { kind: 'search', groups: [], name: 'apple' } }, { type: 'OTHER' }],
    [{ screen: 'fairness', data: null }, { type: 'OTHER' }],
  ])('knows what the page is about: %o', async (payload, context) => {
    personalise(shop, (service) => service.showPage(payload as unknown as PagePayload))
    await queued()
    await vi.waitFor(() => expect(page.DY?.recommendationContext).toEqual(context))
  })

  it('knows the browser again for a year', async () => {
    personalise(shop, (service) => service.reportAddToCart(sum))
    await queued()
    const id = page.DY?.userId
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(browser.cookieTexts).toEqual([
      `personalisationId=${id}; path=/; max-age=31536000; samesite=lax; secure`,
    ])
  })

  it('is loaded once, from the address of the installation', async () => {
    const served = { ...shop, personalisationScript: 'https://person.example/a.js' }
    personalise(served, (service) => service.reportAddToCart(sum))
    personalise(served, (service) => service.reportAddToCart(sum))
    await vi.waitFor(() => expect(page.DY?.API.actions).toHaveLength(2))
    expect(scripts).toEqual(['https://person.example/a.js'])
  })

  it('is told nothing without consent, and nothing where the market has none', async () => {
    personalise({ market }, (service) => service.reportAddToCart(sum))
    storeConsent(browser.stored, 'denied')
    personalise(shop, (service) => service.reportAddToCart(sum))
    storeConsent(browser.stored, 'undecided')
    personalise(shop, (service) => service.reportAddToCart(sum))
    await import('#web/platform/tracking/personalisation-queue.ts')
    expect({ DY: page.DY, cookieTexts: browser.cookieTexts, scripts }).toEqual({
      DY: undefined,
      cookieTexts: [],
      scripts: [],
    })
  })
})
