import type { Market } from '#domain/markets/market.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { loadCompany } from '#server/config/load-company.ts'

/** The company of a shop that nobody has configured. */
export const EXAMPLE_COMPANY = loadCompany()

/** Name and address, as the pages of a market show them. */
export const writeExampleCompany = (market: Market): string =>
  `${EXAMPLE_COMPANY.name}, ${formatCompanyAddress(market, EXAMPLE_COMPANY.address)}`
