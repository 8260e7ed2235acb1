import { SUBJECTS_WITH_VOUCHER } from '#domain/markets/help-desk-subject.ts'
import type { Market } from '#domain/markets/market.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'
import { CONTACT_MAIL } from './contact-mail.ts'

export const es = {
  id: 'es',
  applicationCode: 'SELL_ES',
  locale: 'es-ES',
  languageName: 'Español',
  currency: 'EUR',
  deductionFactorBp: 10_000,
  domain: 'www.sell-es.example',
  buyShopLink: 'https://www.buy-es.example/',
  sellShopLink: 'https://www.sell-es.example/',
  landingPageCode: 'home-es',
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
  countries: ['ES'],
  callingCode: '34',
  zipRegex: '^\\d{5}$',
  zipExample: '28013',
  dateFormat: 'dd/mm/yy',
  routes: {
    ...SHARED_ROUTES,
    overview: '/productos/todos-los-articulos-{overview}',
    pdp: '/productos/{pdp}',
    sell: '/vender/{category}',
    contact: '/contacto',
    list: '/lista',
    mySale: '/mi-venta',
    fairness: '/transparencia',
    verify: '/verificar-recibo',
  },
  catalogueLanguage: 'es',
  searchIndexes: { manufacturers: 'es-manufacturers', devices: 'es-es' },
  searchOverview: 'busqueda',
  footerShippingLogo: 'UPS',
} as const satisfies Market
