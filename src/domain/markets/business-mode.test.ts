import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { hasBusinessMode, isBusinessSale, isBusinessShop, listShopLanguages } from './business-mode.ts'
import { MARKET_IDS } from './market-id.ts'
import { SHOP_MODES } from './shop-mode.ts'

const EVERY_SHOP = MARKET_IDS.flatMap((id) => SHOP_MODES.map((shopMode) => ({ id, shopMode })))

describe('business mode', () => {
  it('is German, and nowhere else', () => {
    expect(MARKET_IDS.filter((id) => hasBusinessMode(MARKETS[id]))).toEqual(['de'])
  })

  it('needs the flag', () => {
    expect(hasBusinessMode({ flags: { hasB2B: false }, currency: 'EUR' })).toBe(false)
  })

  it('needs the currency of its cap, whatever the flag says', () => {
    expect(hasBusinessMode({ flags: { hasB2B: true }, currency: 'PLN' })).toBe(false)
  })

  it.each(EVERY_SHOP)('of a visitor in $id, mode $shopMode, comes from the business shop alone', (shop) => {
    const isBusiness = isBusinessSale(shop.shopMode, MARKETS[shop.id], { isCompany: false })
    expect(isBusiness).toBe(shop.id === 'de' && shop.shopMode === 'b2bWidget')
    expect(isBusinessShop(shop.shopMode, MARKETS[shop.id])).toBe(isBusiness)
  })

  it.each(EVERY_SHOP)('of a company in $id, mode $shopMode, needs a market with businesses', (shop) => {
    const isBusiness = isBusinessSale(shop.shopMode, MARKETS[shop.id], { isCompany: true })
    expect(isBusiness).toBe(shop.id === 'de')
  })
})

describe('the languages of a shop', () => {
  const languages = listShopLanguages(MARKETS)

  it.each(['default', 'agan'] as const)('are all of them in mode %s', (mode) => {
    expect(languages[mode]).toEqual(MARKET_IDS)
  })

  it('are those with business mode in the business shop', () => {
    expect(languages.b2bWidget).toEqual(['de'])
  })
})
