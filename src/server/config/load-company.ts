import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Company } from '#domain/company/company.ts'
import { listExampleFields } from '#domain/company/example-fields.ts'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { DATA_FOLDER } from './data-folder.ts'
import type { Environment } from './environment.ts'
import type { HostConfig } from './load-host-config.ts'
import { StartupError } from './startup-error.ts'

/** What the shop says of itself until an operator describes the real company. */
const EXAMPLE_FILE = join(DATA_FOLDER, 'company.example.json')

/** One line, because it becomes part of mails, papers and pages; without what would be markup or a placeholder there. */
const line = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(200)
  .regex(/^[^<>{}"\p{Cc}\u2028\u2029]+$/u, 'must be one line without < > { } "')

const phone = z.string().regex(/^\+[\d ]{6,20}$/, 'must be like +49 30 1234567')

const webAddress = z.url({ protocol: /^https$/ })

const address = z.strictObject({
  street: line,
  zip: line,
  city: line,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code like DE'),
})

const CONTACT = { phone, contactMail: z.email(), helpDeskMail: z.email(), senderMail: z.email() }

const COMPANY_SCHEMA = z.strictObject({
  ...CONTACT,
  name: line,
  address,
  register: line,
  vatId: z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 'must be like DE123456789'),
  directors: z.array(line).min(1),
  capital: z.strictObject({ amount: z.number().int().positive(), currency: z.enum(CURRENCIES) }),
  privacyMail: z.email(),
  securityMail: z.email(),
  dataProtectionAuthority: line,
  host: z.strictObject({ name: line, address: line, phone }),
  mediator: z.strictObject({ name: line, address: line, url: webAddress }),
  warehouse: address,
  profiles: z.array(z.strictObject({ name: line, url: webAddress })).default([]),
  markets: z
    .partialRecord(
      z.enum(MARKET_IDS),
      z.strictObject({
        phone: phone.exactOptional(),
        contactMail: z.email().exactOptional(),
        helpDeskMail: z.email().exactOptional(),
        senderMail: z.email().exactOptional(),
      }),
    )
    .default({}),
})

const describeIssue = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

const describe = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues.map(describeIssue).join('; ')
  return error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)
}

/** The company of a file, or the delivered example. */
export function loadCompany(path: string = EXAMPLE_FILE): Company {
  try {
    return COMPANY_SCHEMA.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new StartupError(`COMPANY_FILE ${path} can’t be used: ${describe(error)}`)
  }
}

/** The fields of a company that an operator still has to fill in. */
export const findExampleFields = (company: Company): readonly string[] =>
  listExampleFields(company, loadCompany())

type CompanySettings = Pick<Environment, 'COMPANY_FILE' | 'SHOP_ENVIRONMENT'>

/**
 * The company that this installation names. A production shop with visitors must not show an imprint that is made up, so it
 * does not start with example data.
 */
export function requireCompany(
  { COMPANY_FILE, SHOP_ENVIRONMENT }: CompanySettings,
  { table }: Pick<HostConfig, 'table'>,
): Company {
  const company = loadCompany(COMPANY_FILE)
  const publicHost = [...table.values()].find(isPublicHost)
  if (SHOP_ENVIRONMENT !== 'production' || !publicHost) return company
  const fields = findExampleFields(company)
  if (fields.length === 0) return company
  const where = COMPANY_FILE
    ? `COMPANY_FILE ${COMPANY_FILE} still contains example data (${fields.join(', ')})`
    : 'COMPANY_FILE is not set, so imprint, terms and mails would name an example company'
  throw new StartupError(
    `${where}, but this production shop is open to the public (${publicHost.host}). Enter your company’s details; data/company.example.json shows the format.`,
  )
}
