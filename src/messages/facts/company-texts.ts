import { type Company, type CompanyAddress, findContact } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import { formatMoney } from '#messages/format-money.ts'
import { joinList } from '#messages/locale/join-list.ts'
import { nameCountry } from '#messages/locale/name-country.ts'

/** The company's address on one line, with the country in the reader's language. */
export const formatCompanyAddress = (
  { locale }: Pick<Market, 'locale'>,
  { street, zip, city, country }: CompanyAddress,
): string => `${street}, ${zip} ${city}, ${nameCountry(locale, country)}`

/** The countries whose people a market serves, in the reader's language and alphabet. */
function writeCountries({ locale, countries }: Pick<Market, 'locale' | 'countries'>): string {
  const names = countries.map((code) => nameCountry(locale, code))
  return joinList(locale, [...names].sort(new Intl.Collator(locale).compare))
}

/** What texts say about the company and the market, by the name of the placeholder. */
export function writeCompanyTexts(market: Market, company: Company, brand: string) {
  const { locale } = market
  const { name, address, register, vatId, directors, capital, host, mediator } = company
  const { phone, contactMail } = findContact(company, market.id)
  return {
    brand,
    domain: market.domain,
    carrier: market.footerShippingLogo,
    countries: writeCountries(market),
    companyName: name,
    companyAddress: formatCompanyAddress(market, address),
    companyRegister: register,
    companyVatId: vatId,
    companyDirectors: joinList(locale, directors),
    companyCapital: formatMoney({ locale, currency: capital.currency }, capital.amount * 100, {
      isWhole: true,
    }),
    contactMail,
    contactPhone: phone,
    privacyMail: company.privacyMail,
    securityMail: company.securityMail,
    dataProtectionAuthority: company.dataProtectionAuthority,
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: host.phone,
    mediator: `${mediator.name}, ${mediator.address}, ${mediator.url}`,
  } satisfies Readonly<Record<string, string>>
}

export type CompanyTexts = ReturnType<typeof writeCompanyTexts>
