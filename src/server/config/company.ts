import type { Company } from '#domain/company/company.ts'
import { findExampleFields, loadCompany } from './load-company.ts'

let company: Company | undefined

/** The company that pages, mails and papers of this process name; the example until an entry point has set it. */
export function getCompany(): Company {
  company ??= loadCompany()
  return company
}

/** Called by the entry point of a process or thread, before anything is shown. */
export function setCompany(used: Company): void {
  company = used
}

/** Whether pages must say that some of what they tell about the company is made up. */
export const isExampleCompany = (): boolean => findExampleFields(getCompany()).length > 0
