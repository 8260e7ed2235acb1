import type { Company } from '#domain/company/company.ts'
import { findExampleFields } from '#server/config/load-operator.ts'
import { say } from '#server/config/say.ts'

/** Imprint, terms and mails of such a shop name a company that is made up, and its pages say so. */
export function warnOfExampleCompany(company: Company): void {
  const fields = findExampleFields(company)
  if (fields.length === 0) return
  say(
    `WARNING: The company details are example data (${fields.join(', ')}), and the imprint and terms say so.\n` +
      '         Enter your own in a file like data/operator.example.json, and set OPERATOR_FILE to its path.',
  )
}
