import { findContact } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { getBrand, getCompany } from '#server/config/operator.ts'
import type { StructuredData } from './structured-data.ts'

const buildCompanyId = (market: Market): string => buildSellShopUrl(market, '/#company')

/** The company in short, for other descriptions to refer to. */
export const referToCompany = (market: Market): StructuredData => ({
  '@type': 'Organization',
  '@id': buildCompanyId(market),
  name: getBrand().name,
  url: buildSellShopUrl(market, '/'),
})

export function describeCompany(market: Market): StructuredData {
  const company = getCompany()
  const { contactMail, phone } = findContact(company, market.id)
  return {
    ...referToCompany(market),
    legalName: company.name,
    logo: buildSellShopUrl(market, getBrand().logo ? '/icon.svg' : '/icon-512.png'),
    address: formatCompanyAddress(market, company.address),
    vatID: company.vatId,
    sameAs: company.profiles.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contactMail,
      telephone: phone,
      url: buildSellShopUrl(market, buildPath(market, 'contact')),
      availableLanguage: market.locale,
    },
  }
}

/** The shop, and how to search it. */
export function describeWebsite(market: Market): StructuredData {
  const results = buildSellShopUrl(market, buildPath(market, 'overview', { overview: market.searchOverview }))
  return {
    '@type': 'WebSite',
    '@id': buildSellShopUrl(market, '/#website'),
    name: getBrand().name,
    url: buildSellShopUrl(market, '/'),
    inLanguage: market.locale,
    publisher: { '@id': buildCompanyId(market) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${results}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
