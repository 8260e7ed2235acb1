import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { audienceOf, audienceOfSeller, selectTextSet, TEXT_SETS } from './text-set.ts'

describe('the texts that a reader gets', () => {
  it.each(MARKET_IDS)('are those of the market for people in %s', (market) => {
    expect(selectTextSet(market, 'people')).toBe(market)
  })

  it.each([
    ['de', 'de-business'],
    ['at', 'at-business'],
    ['fr', 'fr'],
    ['en', 'en'],
  ] as const)('of a business in %s are %s', (market, expected) => {
    expect(selectTextSet(market, 'business')).toBe(expected)
  })

  it('are a business’s on the page of an individual offer, in any shop', () => {
    expect(SHOP_MODES.map((shopMode) => audienceOf({ shopMode, screen: 'individualOffer' }))).toEqual(
      SHOP_MODES.map(() => 'business'),
    )
  })

  it('are one of the known sets for everyone everywhere', () => {
    const chosen = MARKET_IDS.flatMap((market) => [
      selectTextSet(market, 'people'),
      selectTextSet(market, 'business'),
    ])
    expect(new Set(chosen)).toEqual(new Set(TEXT_SETS))
  })

  it.each(SHOP_MODES)('of the shop mode %s address businesses only in the business shop', (shopMode) => {
    expect(audienceOf({ shopMode })).toBe(shopMode === 'b2bWidget' ? 'business' : 'people')
  })

  it.each([
    ['a company', 'Muster GmbH', 'business'],
    ['a person', null, 'people'],
  ] as const)('of %s depend on the company name', (_who, companyName, expected) => {
    expect(audienceOfSeller({ companyName })).toBe(expected)
  })
})
