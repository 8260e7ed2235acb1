// The pages that the measurements open, by their names.
import { buildMatchPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'

const TERMS = { de: 'agb', fr: 'conditions-generales' }

const listParams = (market) => ({
  overview: 'apple',
  pdp: 'apple-iphone-13-pro',
  category: 'handys',
  contentPages: TERMS[market],
})

/** The public path of a route in a market. */
export const findPath = (market, route) =>
  buildMatchPath(MARKETS[market], { route, params: listParams(market) })

/** Those that are made most often. */
export const FREQUENT_ROUTES = { home: 'home', list: 'overview', device: 'pdp', content: 'content' }

/** All that anyone can open without a link of their own. */
export const PUBLIC_ROUTES = [
  'home',
  'sell',
  'overview',
  'pdp',
  'content',
  'contact',
  'checkout',
  'thankYou',
  'mySale',
  'list',
  'fairness',
  'verify',
  'recycling',
  'priceWatch',
  'b2bLandingpage',
  'b2bPortal',
  'accountOverview',
  'accountManagement',
  'accountAddressChange',
  'accountPaymentChange',
  'accountRegister',
  'accountPasswordForgot',
  'accountPasswordReset',
  'payoutObjection',
  'newsletterRequested',
  'newsletterUnsubscribeSuccess',
]
