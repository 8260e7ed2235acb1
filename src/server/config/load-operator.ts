import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Company } from '#domain/company/company.ts'
import { isReservedName, listExampleFields } from '#domain/company/example-fields.ts'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import type { HostTable } from '#domain/markets/host-table.ts'
import type { OperatorData } from '#domain/operator/operator-data.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from './data-folder.ts'
import type { Environment } from './environment.ts'
import { buildOperatorSchema } from './operator-schema.ts'
import { StartupError } from './startup-error.ts'

/** What the shop says of itself until an operator describes the real one. */
const EXAMPLE_FILE = join(DATA_FOLDER, 'operator.example.json')

function describeIssue(issue: z.core.$ZodIssue): string {
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message
  return issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`
}

const describe = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues.map(describeIssue).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** The data of an operator's file, or of the delivered example. */
export function loadOperator(path: string = EXAMPLE_FILE): OperatorData {
  try {
    return buildOperatorSchema(dirname(path)).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new StartupError(`OPERATOR_FILE ${path} can’t be used: ${describe(error).replaceAll('\n', ' ')}`)
  }
}

let example: OperatorData | undefined

/** Read once: pages ask, and reading and checking the file takes longer than rendering some of them. */
function getExample(): OperatorData {
  example ??= loadOperator()
  return example
}

/** The fields of a company that an operator still has to fill in. */
export const findExampleFields = (company: Company): readonly string[] =>
  listExampleFields(company, getExample().company)

interface Hosts {
  readonly table: HostTable
}

/** Markets that visitors reach, but whose own addresses can't exist: links of pages and mails would lead nowhere. */
function listExampleDomains({ domains }: OperatorData, { table }: Hosts): readonly string[] {
  const open = [...table.values()].filter((entry) => entry.shopMode === 'default' && isPublicHost(entry))
  return [...new Set(open.map(({ lang }) => lang))].flatMap((id) => {
    const { domain, buyShopLink } = domains[id] ?? MARKETS[id]
    return isReservedName(domain) || isReservedName(buyShopLink) ? [`domains.${id}`] : []
  })
}

type OperatorSettings = Pick<Environment, 'OPERATOR_FILE' | 'SHOP_ENVIRONMENT'>

/**
 * The operator's data of this installation. A production shop with visitors must not show an imprint that is made up, so
 * it does not start with example data.
 */
export function requireOperator(
  { OPERATOR_FILE, SHOP_ENVIRONMENT }: OperatorSettings,
  hosts: Hosts,
): OperatorData {
  const operator = loadOperator(OPERATOR_FILE)
  const publicHost = [...hosts.table.values()].find(isPublicHost)
  if (SHOP_ENVIRONMENT !== 'production' || !publicHost) return operator
  const fields = [
    ...findExampleFields(operator.company).map((field) => `company.${field}`),
    ...listExampleDomains(operator, hosts),
  ]
  if (fields.length === 0) return operator
  const where = OPERATOR_FILE
    ? `OPERATOR_FILE ${OPERATOR_FILE} still contains example data (${fields.join(', ')})`
    : 'OPERATOR_FILE is not set, so imprint, terms and mails would name an example company'
  throw new StartupError(
    `${where}, but this production shop is open to the public (${publicHost.host}). Enter your own data; data/operator.example.json shows the format.`,
  )
}
