import { SUBJECTS_WITH_VOUCHER } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const it = {
  id: 'it',
  applicationCode: 'SELL_IT',
  locale: 'it-IT',
  languageName: 'Italiano',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-it.example',
  buyShopLink: 'https://www.buy-it.example/',
  sellShopLink: 'https://www.sell-it.example/',
  landingPageCode: 'home-it',
  b2bLandingPageCode: null,
  paymentTypes: [BANK_TRANSFER, PAYPAL],
  asksIdentityDocument: false,
  contactMail: CONTACT_MAIL,
  helpDeskSubjects: SUBJECTS_WITH_VOUCHER,
  flags: {
    newsletter: true,
    homeBanner: true,
    socialButtons: false,
    conditionsVideo: true,
    ratingSeal: false,
    ratingSlider: false,
    dynamicYield: false,
    hasB2B: false,
  },
  countries: ['IT'],
  callingCode: '39',
  zipRegex: '^\\d{5}$',
  zipExample: '00184',
  dateFormat: 'dd/mm/yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/prodotti/panoramica-{overview}',
    pdp: '/prodotti/{pdp}',
    sell: '/catalogo/{category}',
    contact: '/contatti',
    list: '/lista',
    checkout: '/guardare',
    thankYou: '/grazie',
    fairness: '/trasparenza',
    verify: '/verifica-ricevuta',
  },
  catalogueLanguage: 'it',
  searchIndexes: { manufacturers: 'it-manufacturers', devices: 'it-it' },
  searchOverview: 'ricerca',
  footerShippingLogo: 'UPS',
} as const satisfies Market
