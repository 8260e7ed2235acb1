import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'

describe('the public part of a market', () => {
  it.each(MARKET_IDS)('%s: has no index names or internal codes, and no mail address', (id) => {
    const market = MARKETS[id]
    const text = JSON.stringify(toPublicMarket(market))
    const secrets = [
      market.searchIndexes.manufacturers,
      market.searchIndexes.devices,
      market.applicationCode,
      market.landingPageCode,
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toContain('@')
  })

  it.each(MARKET_IDS)('%s: is enough to build links and forms', (id) => {
    const market = toPublicMarket(MARKETS[id])
    expect(Object.keys(market).toSorted()).toEqual([
      'callingCode',
      'countries',
      'currency',
      'dateFormat',
      'flags',
      'footerShippingLogo',
      'helpDeskSubjects',
      'id',
      'locale',
      'paymentTypes',
      'routes',
      'searchOverview',
      'timeZone',
      'zipExample',
      'zipRegex',
    ])
    expect(MARKETS[id]).toMatchObject(market)
  })

  it('omits fields that are added to the market', () => {
    const withSecret = { ...MARKETS.de, smtpPassword: 'hunter2' }
    expect(JSON.stringify(toPublicMarket(withSecret))).not.toContain('hunter2')
  })
})
