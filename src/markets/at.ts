import { SUBJECTS_WITH_VOUCHER } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const at = {
  id: 'at',
  applicationCode: 'SELL_AT',
  locale: 'de-AT',
  languageName: 'Deutsch (Österreich)',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-at.example',
  buyShopLink: 'https://www.buy-at.example/',
  sellShopLink: 'https://www.sell-at.example/',
  landingPageCode: 'home-at',
  b2bLandingPageCode: null,
  paymentTypes: [BANK_TRANSFER, PAYPAL],
  asksIdentityDocument: false,
  contactMail: CONTACT_MAIL,
  helpDeskSubjects: SUBJECTS_WITH_VOUCHER,
  flags: {
    newsletter: false,
    homeBanner: true,
    socialButtons: true,
    conditionsVideo: true,
    ratingSeal: false,
    ratingSlider: false,
    dynamicYield: false,
    hasB2B: false,
  },
  countries: ['AT'],
  callingCode: '43',
  zipRegex: '^\\d{4}$',
  zipExample: '1010',
  dateFormat: 'dd.mm.yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/produkte/uebersicht-{overview}',
    pdp: '/produkte/{pdp}',
    sell: '/verkaufen/{category}',
    contact: '/kontakt',
    list: '/liste',
    mySale: '/mein-verkauf',
    verify: '/beleg-pruefen',
  },
  catalogueLanguage: 'de',
  searchIndexes: { manufacturers: 'de-manufacturers', devices: 'shop-de' },
  searchOverview: 'suche',
  footerShippingLogo: 'UPS',
} as const satisfies Market
