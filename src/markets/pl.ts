import { SUBJECTS_SHORT } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const pl = {
  id: 'pl',
  applicationCode: 'SELL_PL',
  locale: 'pl-PL',
  languageName: 'Polski',
  currency: 'PLN',
  deductionFactorBp: 42_500,
  domain: 'www.sell-pl.example',
  buyShopLink: 'https://www.buy-pl.example/',
  sellShopLink: 'https://www.sell-pl.example/',
  landingPageCode: 'home-pl',
  b2bLandingPageCode: null,
  paymentTypes: [BANK_TRANSFER],
  asksIdentityDocument: false,
  contactMail: CONTACT_MAIL,
  helpDeskSubjects: SUBJECTS_SHORT,
  flags: {
    newsletter: false,
    homeBanner: false,
    socialButtons: false,
    conditionsVideo: true,
    ratingSeal: false,
    ratingSlider: false,
    dynamicYield: false,
    hasB2B: false,
  },
  countries: ['PL'],
  callingCode: '48',
  zipRegex: '^\\d{2}-\\d{3}$',
  zipExample: '00-001',
  dateFormat: 'dd/mm/yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/produkty/przeglad-{overview}',
    pdp: '/produkty/{pdp}',
    sell: '/sprzedac/{category}',
    contact: '/pomoc-serwis',
    list: '/lista',
    mySale: '/moja-sprzedaz',
    fairness: '/rzetelnosc',
    verify: '/sprawdz-potwierdzenie',
  },
  catalogueLanguage: 'pl',
  searchIndexes: { manufacturers: 'pl-manufacturers', devices: 'pl-pl' },
  searchOverview: 'szukaj',
  footerShippingLogo: 'DHL',
} as const satisfies Market
