import type { Market } from '#domain/markets/market.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { loadOperator } from '#server/config/load-operator.ts'

/** The data of a shop that nobody has configured. */
export const EXAMPLE_OPERATOR = loadOperator()

export const { company: EXAMPLE_COMPANY } = EXAMPLE_OPERATOR

/** Name and address, as the pages of a market show them. */
export const writeExampleCompany = (market: Market): string =>
  `${EXAMPLE_COMPANY.name}, ${formatCompanyAddress(market, EXAMPLE_COMPANY.address)}`
