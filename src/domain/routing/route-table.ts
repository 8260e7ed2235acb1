/** The neutral path of every screen, from which the markets' own paths differ where their language does. */
export const NEUTRAL_ROUTES = {
  home: '/',
  accountAddressChange: '/account/addressChange',
  accountManagement: '/account/management',
  accountOverview: '/account/overview',
  accountPasswordForgot: '/account/password/forgot',
  accountPasswordReset: '/account/password/reset',
  accountPaymentChange: '/account/paymentChange',
  accountRegister: '/account/register',
  b2bLandingpage: '/b2b/landingpage',
  b2bPortal: '/b2b/ankaufsportal',
  buyShop: '/shop',
  checkout: '/checkout',
  clarification: '/clarification/{id}/{trade}',
  clarificationLegacy: '/browser/clarification/id/{id}/trade/{trade}',
  clarificationQuickAnswer: '/clarification/clarificationQuickAnswer/{id}/{trade}/{offerid}',
  clarificationQuickAnswerLegacy: '/browser/clarificationQuickAnswer/id/{id}/trade/{trade}/offerid/{offerid}',
  contact: '/contact',
  content: '/content/{contentPages}',
  fairness: '/fairness',
  // The id is the key of the offer's link.
  individualOffer: '/b2b/individualOffer/{offer}/{id}',
  list: '/list',
  mySale: '/mySale',
  newsletterEnrich: '/newsletter/enrich/{emailHash}',
  newsletterRequested: '/newsletter/requested',
  newsletterUnsubscribe: '/newsletter/unsubscribe/{emailHash}',
  newsletterUnsubscribeSuccess: '/newsletter/unsubscribe/success',
  // Not `overview-{overview}` as in English: a device's name may begin with that word.
  overview: '/products/overview/{overview}',
  payoutObjection: '/notMe',
  pdp: '/products/{pdp}',
  recycling: '/recycling',
  // The id is the key of the parcel's link.
  recyclingStatus: '/recyclingStatus/{parcel}/{id}',
  // The id is the visit of one browser.
  photoPassport: '/photoPassport/{id}',
  priceWatch: '/priceWatch/{pdp}',
  priceWatchConfirm: '/priceWatch/confirm/{watchKey}',
  priceWatchEnd: '/priceWatch/end/{watchKey}',
  saleEmail: '/saleEmail',
  selfTest: '/selfTest/{pdp}',
  sell: '/sell/{category}',
  thankYou: '/thankYou',
  verify: '/verify',
} as const

export type RouteName = keyof typeof NEUTRAL_ROUTES

/** The public path pattern of every route in one market. */
export type RouteTable = Readonly<Record<RouteName, string>>

export const ROUTE_NAMES = Object.keys(NEUTRAL_ROUTES) as RouteName[]

/** Public paths that are the same in every market, unless a market overrides them. */
export const SHARED_ROUTES = {
  ...NEUTRAL_ROUTES,
  accountAddressChange: '/account/address-change',
  accountOverview: '/account',
  accountPasswordForgot: '/account/password-forgot',
  accountPasswordReset: '/account/password-reset',
  accountPaymentChange: '/account/payment-change',
  clarificationQuickAnswer: '/clarificationQuickAnswer/{id}/{trade}/{offerid}',
  individualOffer: '/b2b/angebot/{offer}/{id}',
  mySale: '/my-sale',
  payoutObjection: '/not-me',
  photoPassport: '/photo-passport/{id}',
  priceWatch: '/price-alert/{pdp}',
  priceWatchConfirm: '/price-watch/confirm/{watchKey}',
  priceWatchEnd: '/price-watch/end/{watchKey}',
  recyclingStatus: '/recycling/{parcel}/{id}',
  saleEmail: '/sale-email',
  selfTest: '/self-test/{pdp}',
} as const satisfies RouteTable
