import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { BRAND } from '#markets/brand.ts'
import { buildUrl } from '../address-tags.ts'
import type { StructuredData } from './structured-data.ts'

const buildCompanyId = (market: Market): string => buildUrl(market, '/#company')

/** The company in short, for other descriptions to refer to. */
export const referToCompany = (market: Market): StructuredData => ({
  '@type': 'Organization',
  '@id': buildCompanyId(market),
  name: BRAND.name,
  url: buildUrl(market, '/'),
})

export const describeCompany = (market: Market): StructuredData => ({
  ...referToCompany(market),
  legalName: BRAND.companyName,
  logo: buildUrl(market, '/icon-512.png'),
  address: BRAND.companyAddress,
  vatID: BRAND.companyVatId,
  sameAs: BRAND.profiles.map(({ url }) => url),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: BRAND.contactMail,
    telephone: BRAND.contactPhone,
    url: buildUrl(market, buildPath(market, 'contact')),
    availableLanguage: market.locale,
  },
})

/** The shop, and how to search it. */
export function describeWebsite(market: Market): StructuredData {
  const results = buildUrl(market, buildPath(market, 'overview', { overview: market.searchOverview }))
  return {
    '@type': 'WebSite',
    '@id': buildUrl(market, '/#website'),
    name: BRAND.name,
    url: buildUrl(market, '/'),
    inLanguage: market.locale,
    publisher: { '@id': buildCompanyId(market) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${results}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
