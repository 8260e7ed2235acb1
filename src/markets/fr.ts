import { SUBJECTS_WITH_VOUCHER } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const fr = {
  id: 'fr',
  applicationCode: 'SELL_FR',
  locale: 'fr-FR',
  languageName: 'Français',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-fr.example',
  buyShopLink: 'https://www.buy-fr.example/',
  sellShopLink: 'https://www.sell-fr.example/',
  landingPageCode: 'home-fr',
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
  countries: ['FR'],
  callingCode: '33',
  zipRegex: '^(?:0[1-9]|[1-8]\\d|9[0-8])\\d{3}$',
  zipExample: '75001',
  dateFormat: 'dd/mm/yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/produits/apercu-{overview}',
    pdp: '/produits/{pdp}',
    sell: '/catalogue/{category}',
    contact: '/contact',
    list: '/liste',
    mySale: '/ma-vente',
    fairness: '/transparence',
    verify: '/verifier-un-recu',
  },
  catalogueLanguage: 'fr',
  searchIndexes: { manufacturers: 'fr-manufacturers', devices: 'fr-fr' },
  searchOverview: 'recherche',
  footerShippingLogo: 'UPS',
} as const satisfies Market
