import { SUBJECTS_WITH_BUSINESS } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const de = {
  id: 'de',
  applicationCode: 'SELL_DE',
  locale: 'de-DE',
  languageName: 'Deutsch',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-de.example',
  buyShopLink: 'https://www.buy-de.example/',
  sellShopLink: 'https://www.sell-de.example/',
  landingPageCode: 'home-de',
  b2bLandingPageCode: 'b2b-landing',
  paymentTypes: [BANK_TRANSFER, PAYPAL],
  asksIdentityDocument: false,
  contactMail: CONTACT_MAIL,
  helpDeskSubjects: SUBJECTS_WITH_BUSINESS,
  flags: {
    newsletter: true,
    homeBanner: true,
    socialButtons: true,
    conditionsVideo: true,
    ratingSeal: true,
    ratingSlider: true,
    dynamicYield: false,
    hasB2B: true,
  },
  countries: ['DE'],
  callingCode: '49',
  zipRegex: '^\\d{5}$',
  zipExample: '10115',
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
  footerShippingLogo: 'DHL',
} as const satisfies Market
