import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readIban } from '#domain/customers/iban.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { NAME_MAX } from '#domain/payouts/payout-batch.ts'
import { isSpelled, toSepaText } from '#domain/payouts/to-sepa-text.ts'
import { RECYCLING_MARKET_LABELS } from '#domain/recycling/recycling-limits.ts'
import { MARKETS } from '#markets/markets.ts'
import { readPushKey } from '#server/ports/push/push-key.ts'
import { KeyRingError, parseKeyRing } from './key-ring.ts'
import { readSecretFiles } from './secret-files.ts'
import { StartupError } from './startup-error.ts'

const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Markets whose law we know, such as `fr,it`. */
const identityMarketList = commaList
  .pipe(z.array(z.enum(MARKET_IDS)))
  .refine(
    (ids) => ids.every((id) => MARKETS[id].identityLaw !== null),
    'names a market without a law that asks for identity documents',
  )

/** Addresses and networks, such as `10.0.0.0/8`. */
const networkList = commaList.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))

/** An IBAN in compact form, however it was typed. */
const iban = z.string().transform((text, context) => {
  const reading = readIban(text)
  if (reading.kind === 'iban') return reading.iban
  context.addIssue({ code: 'custom', message: `isn’t a valid IBAN (${reading.key})` })
  return z.NEVER
})

/** Headers as OpenTelemetry writes them: `name=value`, separated by commas, values percent-encoded. */
const headerList = commaList.transform((entries, context) => {
  try {
    const headers = entries.map((entry): [string, string] => {
      const [name = '', ...value] = entry.split('=')
      return [name.trim(), decodeURIComponent(value.join('=').trim())]
    })
    return Object.fromEntries(new Headers(headers))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be like name=value,name=value' })
    return z.NEVER
  }
})

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional()

/** Checked here already, because a process without its ring must not start. */
const keyRing = z.string().superRefine((text, context) => {
  try {
    parseKeyRing(text)
  } catch (error) {
    if (!(error instanceof KeyRingError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
  }
})

/** Likewise: a wrong one would be noticed by no browser. */
const pushKey = z
  .string()
  .refine(
    (text) => readPushKey(text, '') !== null,
    'isn’t a key. Make one with "npm run secrets -- push-key"',
  )

/** What a start of the program does: everything, one kind of process, or only the migration. */
const SHOP_ROLES = ['all', 'web', 'worker', 'desk', 'migrate'] as const

const SCHEMA = z.object({
  SHOP_ROLE: z.enum(SHOP_ROLES).default('all'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_URL_WEB: databaseUrl,
  DATABASE_URL_WORKER: databaseUrl,
  DATABASE_URL_DESK: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  // One connection is too few: a transaction may need a second one beside its own.
  DB_POOL_SIZE: z.coerce.number().int().min(2).max(500).optional(),
  DATABASE_ROLES: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z
    .string()
    .default('data/local')
    .transform((path) => resolve(path)),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  LISTEN_ADDRESS: z.string().min(1).default('127.0.0.1'),
  LISTEN_PORTS: commaList.pipe(z.array(z.coerce.number<string>().int().min(1).max(65_535))).optional(),
  HOSTS_FILE: z.string().optional(),
  OPERATOR_FILE: z.string().optional(),
  IDENTITY_MARKETS: identityMarketList.default([]),
  DESK_PORT: z.coerce.number().int().min(1).max(65_535).default(8110),
  DESK_ADDRESS: z.string().min(1).default('127.0.0.1'),
  DESK_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  DESK_NETWORKS: networkList
    .refine(
      (networks) => networks.length > 0,
      'is empty, which would let everyone in. List the networks that may use the desk, or remove it to allow all',
    )
    .default([]),
  DESK_IDLE_MINUTES: z.coerce.number().int().min(5).max(600).default(30),
  PAYER_IBAN: iban.optional(),
  PAYER_NAME: z
    .string()
    .refine((name) => isSpelled(toSepaText(name, NAME_MAX)), 'has no characters that banks accept')
    .optional(),
  PAYER_BIC: z
    .string()
    .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/)
    .optional(),
  BLOCK_LIST_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BLOCK_LIST_URL: z.url({ protocol: /^https?$/ }).optional(),
  BLOCK_LIST_TOKEN: z.string().optional(),
  ONE_PERSON_DESK: z.enum(['on', 'off']).default('off'),
  TRUSTED_PROXIES: networkList.default([]),
  EDGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  EDGE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDGE_PURGE_TOKEN: z.string().optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)[^\s]{3,200}$/)
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_ADDRESS: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CMS_KIND: z.enum(['jsonapi', 'directus']).default('jsonapi'),
  CMS_USER: z.string().default(''),
  CMS_PASSWORD: z.string().default(''),
  /** The nodes of a cluster. */
  SEARCH_URL: z
    .string()
    .transform((urls) => urls.split(','))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
  SEARCH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_SERVICE_USER: z.string().default(''),
  SEARCH_SERVICE_PASSWORD: z.string().default(''),
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  RECYCLING_LABELS_PER_DAY: z.coerce.number().int().min(0).max(100_000).default(RECYCLING_MARKET_LABELS),
  NEWSLETTER_MAILS_PER_MINUTE: z.coerce.number().int().min(1).max(60_000).default(300),
  NEWSLETTER_BOUNCE_ADDRESS: z.email().max(120).optional(),
  MAILBOX: z.enum(['on', 'off']).optional(),
  MAILBOX_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/)
    .optional(),
  CONSENT_BANNER: z.enum(['on', 'off']).default('on'),
  CONTROLLING_COLLECTOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  PERSONALISATION_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  SHOP_SECRET: keyRing.optional(),
  PUSH_PRIVATE_KEY: pushKey.optional(),
  CATALOGUE_SEED: z.enum(['on', 'off']).default('on'),
  SHOP_ENVIRONMENT: z.enum(['dev', 'test', 'stage', 'production']).default('production'),
  CMS_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2_000),
  BLOB_FOLDER: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BLOB_URL: z.url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/ }).optional(),
  BLOB_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BLOB_REGION: z.string().min(1).default('us-east-1'),
  BLOB_ACCESS_KEY_ID: z.string().default(''),
  BLOB_SECRET_ACCESS_KEY: z.string().default(''),
  BLOB_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(5_000),
})

export type Environment = z.output<typeof SCHEMA>

const describeIssue = (issue: z.core.$ZodIssue): string => {
  const name = String(issue.path[0])
  return `${name}: ${issue.message}`
}

/** The role of a machine that runs one kind of process; null for one that runs all of them, or only migrates. */
export const findOnlyRole = ({ SHOP_ROLE }: Pick<Environment, 'SHOP_ROLE'>) =>
  SHOP_ROLE === 'all' || SHOP_ROLE === 'migrate' ? null : SHOP_ROLE

/** The address of the database that an administrator has given to the only kind of process of this machine. */
export function findOnlyUrl(environment: Environment): string | undefined {
  const { DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK } = environment
  const role = findOnlyRole(environment)
  return role === null
    ? undefined
    : { web: DATABASE_URL_WEB, worker: DATABASE_URL_WORKER, desk: DATABASE_URL_DESK }[role]
}

/**
 * The three addresses belong together, and only the owner's can migrate. A machine with one kind of process needs no other
 * address than that one's.
 */
function hasAllRolesOrNone(environment: Environment): boolean {
  const { DATABASE_URL, DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK } = environment
  if (findOnlyUrl(environment)) return true
  const given = [DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK].filter(Boolean).length
  return given === 0 || (given === 3 && DATABASE_URL !== undefined)
}

const hasBlobKeys = ({ BLOB_URL, BLOB_ACCESS_KEY_ID, BLOB_SECRET_ACCESS_KEY }: Environment): boolean =>
  BLOB_URL === undefined || (BLOB_ACCESS_KEY_ID !== '' && BLOB_SECRET_ACCESS_KEY !== '')

/** Values that are fine on their own, but not together. */
function findContradiction(environment: Environment): string | null {
  const { SHOP_ROLE, DATABASE_URL, DATABASE_DIRECT_URL } = environment
  if (environment.SEARCH_URL && environment.SEARCH_SERVICE_URL)
    return 'set SEARCH_URL or SEARCH_SERVICE_URL, not both.'
  if (!environment.PAYER_IBAN !== !environment.PAYER_NAME)
    return 'set both PAYER_IBAN and PAYER_NAME, or neither.'
  if (!hasBlobKeys(environment)) return 'BLOB_URL also needs BLOB_ACCESS_KEY_ID and BLOB_SECRET_ACCESS_KEY.'
  if (!hasAllRolesOrNone(environment))
    return 'set DATABASE_URL together with DATABASE_URL_WEB, DATABASE_URL_WORKER and DATABASE_URL_DESK, or none of the last three.'
  const isDatabaseGiven = DATABASE_URL !== undefined || findOnlyUrl(environment) !== undefined
  if (findOnlyRole(environment) && !isDatabaseGiven)
    return `SHOP_ROLE=${SHOP_ROLE} needs DATABASE_URL or DATABASE_URL_${SHOP_ROLE.toUpperCase()}.`
  if (DATABASE_DIRECT_URL && !isDatabaseGiven)
    return 'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler.'
  return null
}

/** A list that was meant to be filled in must not open the desk to all. */
const isGiven = ([name, value]: readonly [string, unknown]): boolean =>
  value !== '' || name === 'DESK_NETWORKS'

/**
 * Parses the process environment. Empty values count as not set, except where that would open a door, and a bad value stops
 * the start.
 */
export function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(readSecretFiles(source)).filter(isGiven))
  const result = SCHEMA.safeParse(given)
  const problem = result.success
    ? findContradiction(result.data)
    : result.error.issues.map(describeIssue).join('; ')
  if (problem !== null) throw new StartupError(`Invalid environment: ${problem}`)
  // Without a problem there is data, which the compiler can't know.
  return result.data as Environment
}
