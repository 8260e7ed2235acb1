import { findContact } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import { getCompany } from '#server/config/operator.ts'

/** The address of the people who answer the customers of a market. */
export const findHelpDesk = ({ id }: Market): string => findContact(getCompany(), id).helpDeskMail
