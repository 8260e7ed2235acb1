import { describe, expect, it } from 'vitest'
import { isZip } from '#domain/markets/is-zip.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'

const FLAGS = [
  'newsletter',
  'homeBanner',
  'socialButtons',
  'conditionsVideo',
  'ratingSeal',
  'ratingSlider',
  'dynamicYield',
  'hasB2B',
] as const

interface Specified {
  readonly on: readonly (typeof FLAGS)[number][]
  readonly currency: string
  readonly locale: string
  readonly paymentTypeIds: readonly number[]
  readonly subjects: number
  readonly manufacturers: string
  readonly devices: string
  readonly shipping: string
  readonly dateFormat: string
}

const BOTH = [13, 14]
const EUR = { currency: 'EUR', paymentTypeIds: BOTH, shipping: 'UPS', dateFormat: 'dd/mm/yy' }
const WITH_NEWSLETTER = ['newsletter', 'homeBanner', 'conditionsVideo'] as const

/** Sections 3, 5 and 9 of the specification; currency and locale follow product decisions. */
const SPECIFIED: Readonly<Record<MarketId, Specified>> = {
  at: {
    ...EUR,
    on: ['homeBanner', 'socialButtons', 'conditionsVideo'],
    locale: 'de-AT',
    subjects: 10,
    manufacturers: 'de-manufacturers',
    devices: 'shop-de',
    dateFormat: 'dd.mm.yy',
  },
  de: {
    ...EUR,
    on: [...WITH_NEWSLETTER, 'socialButtons', 'ratingSeal', 'ratingSlider', 'hasB2B'],
    locale: 'de-DE',
    subjects: 10,
    manufacturers: 'de-manufacturers',
    devices: 'shop-de',
    shipping: 'DHL',
    dateFormat: 'dd.mm.yy',
  },
  en: {
    ...EUR,
    on: ['homeBanner'],
    locale: 'en-IE',
    subjects: 0,
    manufacturers: 'en-manufacturers',
    devices: 'en-en',
  },
  es: {
    ...EUR,
    on: WITH_NEWSLETTER,
    locale: 'es-ES',
    subjects: 10,
    manufacturers: 'es-manufacturers',
    devices: 'es-es',
  },
  fr: {
    ...EUR,
    on: WITH_NEWSLETTER,
    locale: 'fr-FR',
    subjects: 10,
    manufacturers: 'fr-manufacturers',
    devices: 'fr-fr',
  },
  it: {
    ...EUR,
    on: WITH_NEWSLETTER,
    locale: 'it-IT',
    subjects: 10,
    manufacturers: 'it-manufacturers',
    devices: 'it-it',
  },
  pl: {
    on: ['conditionsVideo'],
    currency: 'PLN',
    locale: 'pl-PL',
    paymentTypeIds: [13],
    subjects: 5,
    manufacturers: 'pl-manufacturers',
    devices: 'pl-pl',
    shipping: 'DHL',
    dateFormat: 'dd/mm/yy',
  },
}

const FIRST_SUBJECTS = [
  'OFFER_PRICE',
  'DEVICE_MISSING',
  'SHIPPING_LABEL',
  'TRADE_STATUS',
  'CLARIFICATION',
  'PAYOUT',
  'RETURN',
  'ACCOUNT_PRIVACY',
]

describe('the settings of each market', () => {
  it.each(MARKET_IDS)('%s matches the specification', (id) => {
    const market = MARKETS[id]
    expect(market.id).toBe(id)
    expect({
      on: FLAGS.filter((flag) => market.flags[flag]).toSorted(),
      currency: market.currency,
      locale: market.locale,
      paymentTypeIds: market.paymentTypes.map((type) => type.id),
      subjects: market.helpDeskSubjects.length,
      manufacturers: market.searchIndexes.manufacturers,
      devices: market.searchIndexes.devices,
      shipping: market.footerShippingLogo,
      dateFormat: market.dateFormat,
    }).toEqual({ ...SPECIFIED[id], on: SPECIFIED[id].on.toSorted() })
  })

  it.each([
    ['at', ['AT'], '43', '1010'],
    ['de', ['DE'], '49', '10115'],
    ['en', ['DE', 'ES', 'FR', 'IT', 'FI', 'EE', 'GR', 'HR'], null, '10115'],
    ['es', ['ES'], '34', '28013'],
    ['fr', ['FR'], '33', '75001'],
    ['it', ['IT'], '39', '00184'],
    ['pl', ['PL'], '48', '00-001'],
  ] as const)('%s buys from sellers in %j', (id, countries, callingCode, zipExample) => {
    expect(MARKETS[id]).toMatchObject({ countries, callingCode, zipExample })
    expect(isZip(MARKETS[id], zipExample)).toBe(true)
  })

  it.each(MARKET_IDS)('%s has no flags besides the specified ones', (id) => {
    expect(Object.keys(MARKETS[id].flags).toSorted()).toEqual(FLAGS.toSorted())
  })

  it.each([
    ['at', [...FIRST_SUBJECTS, 'VOUCHER', 'OTHER']],
    ['de', [...FIRST_SUBJECTS, 'BUSINESS', 'OTHER']],
    ['en', []],
    ['es', [...FIRST_SUBJECTS, 'VOUCHER', 'OTHER']],
    ['fr', [...FIRST_SUBJECTS, 'VOUCHER', 'OTHER']],
    ['it', [...FIRST_SUBJECTS, 'VOUCHER', 'OTHER']],
    ['pl', ['OFFER_PRICE', 'TRADE_STATUS', 'CLARIFICATION', 'PAYOUT', 'OTHER']],
  ] as const)('the help desk of %s knows its subjects', (id, subjects) => {
    expect(MARKETS[id].helpDeskSubjects).toEqual(subjects)
  })

  it.each(MARKET_IDS)('%s pays by bank transfer as 13 and by PayPal as 14', (id) => {
    const codes = Object.fromEntries(MARKETS[id].paymentTypes.map((type) => [type.id, type.code]))
    expect({ 13: 'DIRECT_DEBIT', 14: 'PAYPAL' }).toMatchObject(codes)
    expect(codes[13]).toBe('DIRECT_DEBIT')
  })

  it.each(MARKET_IDS)('%s has its own shop at its domain, and another one that sells', (id) => {
    const { domain, buyShopLink } = MARKETS[id]
    expect(new URL(buyShopLink).host).not.toBe(domain)
  })

  it('only have a business landing page in Germany', () => {
    const withLanding = MARKET_IDS.filter((id) => MARKETS[id].b2bLandingPageCode !== null)
    expect(withLanding).toEqual(['de'])
  })
})
