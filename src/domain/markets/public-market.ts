import type { Market } from './market.ts'

/** The part of a market that reaches the browser: no index names, no internal codes. */
export type PublicMarket = Pick<
  Market,
  | 'id'
  | 'locale'
  | 'timeZone'
  | 'currency'
  | 'paymentTypes'
  | 'helpDeskSubjects'
  | 'flags'
  | 'countries'
  | 'callingCode'
  | 'zipRegex'
  | 'zipExample'
  | 'dateFormat'
  | 'routes'
  | 'footerShippingLogo'
  | 'searchOverview'
>

/** Reduces a market to the fields that the browser gets. */
export function toPublicMarket(market: Market): PublicMarket {
  const { id, locale, timeZone, currency, paymentTypes, helpDeskSubjects, flags } = market
  const { countries, callingCode, zipRegex, zipExample } = market
  const { dateFormat, routes, footerShippingLogo, searchOverview } = market
  return {
    id,
    locale,
    timeZone,
    currency,
    paymentTypes,
    helpDeskSubjects,
    flags,
    countries,
    callingCode,
    zipRegex,
    zipExample,
    dateFormat,
    routes,
    footerShippingLogo,
    searchOverview,
  }
}
