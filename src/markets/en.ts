import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'

export const en = {
  id: 'en',
  applicationCode: 'SELL_EN',
  locale: 'en-IE',
  // Its sellers live in several zones; parcels go to Germany.
  timeZone: 'Europe/Berlin',
  languageName: 'English',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-en.example',
  buyShopLink: 'https://www.buy-en.example/',
  landingPageCode: 'home-en',
  b2bLandingPageCode: null,
  paymentTypes: [BANK_TRANSFER, PAYPAL],
  identityLaw: null,
  helpDeskSubjects: [],
  flags: {
    newsletter: false,
    homeBanner: true,
    socialButtons: false,
    conditionsVideo: false,
    ratingSeal: false,
    ratingSlider: false,
    dynamicYield: false,
    hasB2B: false,
  },
  countries: ['DE', 'ES', 'FR', 'IT', 'FI', 'EE', 'GR', 'HR'],
  callingCode: null,
  zipRegex: '^\\d{5}$',
  zipExample: '10115',
  dateFormat: 'dd/mm/yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/products/overview-{overview}',
    pdp: '/products/{pdp}',
    sell: '/sell/{category}',
    contact: '/contact',
  },
  catalogueLanguage: 'en',
  searchIndexes: { manufacturers: 'en-manufacturers', devices: 'en-en' },
  searchOverview: 'search',
  footerShippingLogo: 'UPS',
} as const satisfies Market
