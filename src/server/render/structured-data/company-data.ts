import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { BRAND } from '#markets/brand.ts'
import { urlIn } from '../address-tags.ts'
import type { StructuredData } from './structured-data.ts'

const companyId = (market: Market): string => urlIn(market, '/#company')

/** The company by its name alone, for what refers to it. */
export const companyReference = (market: Market): StructuredData => ({
  '@type': 'Organization',
  '@id': companyId(market),
  name: BRAND.name,
  url: urlIn(market, '/'),
})

export const companyData = (market: Market): StructuredData => ({
  ...companyReference(market),
  legalName: BRAND.companyName,
  logo: urlIn(market, '/icon-512.png'),
  address: BRAND.companyAddress,
  vatID: BRAND.companyVatId,
  sameAs: BRAND.profiles.map(({ url }) => url),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: BRAND.contactMail,
    telephone: BRAND.contactPhone,
    url: urlIn(market, buildPath(market, 'contact')),
    availableLanguage: market.locale,
  },
})

/** The shop, and how it is searched. */
export function websiteData(market: Market): StructuredData {
  const results = urlIn(market, buildPath(market, 'overview', { overview: market.searchOverview }))
  return {
    '@type': 'WebSite',
    '@id': urlIn(market, '/#website'),
    name: BRAND.name,
    url: urlIn(market, '/'),
    inLanguage: market.locale,
    publisher: { '@id': companyId(market) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${results}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
