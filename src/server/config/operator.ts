import type { Company } from '#domain/company/company.ts'
import type { Brand, OperatorData } from '#domain/operator/operator-data.ts'
import { setMarketDomains } from '#markets/markets.ts'
import { findExampleFields, loadOperator } from './load-operator.ts'

let operator: OperatorData | undefined

/** The operator's data in this process; the example until an entry point has set it. */
export function getOperator(): OperatorData {
  operator ??= loadOperator()
  return operator
}

/** Called by the entry point of a process before anything is shown, and for each drawing on its thread. */
export function setOperator(used: OperatorData): void {
  operator = used
  setMarketDomains(used.domains)
}

/** The shop's name in texts, titles, mails and papers. */
export const getBrand = (): Brand => getOperator().brand

/** Whether the delivered pictures show this shop's name and mark. */
export function isDeliveredBrand(): boolean {
  const { name, logo } = getBrand()
  return logo === null && name === loadOperator().brand.name
}

/** The company that pages, mails and papers name. */
export const getCompany = (): Company => getOperator().company

/** Whether pages must say that some of what they tell about the company is made up. */
export const isExampleCompany = (): boolean => findExampleFields(getCompany()).length > 0
