import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readIban } from '#domain/customers/iban.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { NAME_MAX } from '#domain/payouts/payout-batch.ts'
import { isSpelled, toSepaText } from '#domain/payouts/to-sepa-text.ts'
import { RECYCLING_MARKET_LABELS } from '#domain/recycling/recycling-limits.ts'
import { MARKETS } from '#markets/markets.ts'
import { KeyRingError, parseKeyRing } from './key-ring.ts'
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

const SCHEMA = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_URL_WEB: databaseUrl,
  DATABASE_URL_WORKER: databaseUrl,
  DATABASE_URL_DESK: databaseUrl,
  DATABASE_ROLES: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z
    .string()
    .default('data/local')
    .transform((path) => resolve(path)),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  LISTEN_ADDRESS: z.string().min(1).default('127.0.0.1'),
  LISTEN_PORTS: commaList.pipe(z.array(z.coerce.number<string>().int().min(1).max(65_535))).optional(),
  HOSTS_FILE: z.string().optional(),
  PARTNERS_FOLDER: z.string().optional(),
  COMPANY_FILE: z.string().optional(),
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
  ONE_PERSON_DESK: z.enum(['on', 'off']).default('off'),
  TRUSTED_PROXIES: networkList.default([]),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)[^\s]{3,200}$/)
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CMS_USER: z.string().default(''),
  CMS_PASSWORD: z.string().default(''),
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
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
  CATALOGUE_SEED: z.enum(['on', 'off']).default('on'),
  SHOP_ENVIRONMENT: z.enum(['dev', 'test', 'stage', 'production']).default('production'),
  CMS_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2_000),
})

export type Environment = z.output<typeof SCHEMA>

const describeIssue = (issue: z.core.$ZodIssue): string => {
  const name = String(issue.path[0])
  return `${name}: ${issue.message}`
}

/** The three addresses belong together, and only the owner's can migrate. */
function hasAllRolesOrNone(environment: Environment): boolean {
  const { DATABASE_URL, DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK } = environment
  const given = [DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK].filter(Boolean).length
  return given === 0 || (given === 3 && DATABASE_URL !== undefined)
}

/** A list that was meant to be filled in must not open the desk to all. */
const isGiven = ([name, value]: readonly [string, unknown]): boolean =>
  value !== '' || name === 'DESK_NETWORKS'

/**
 * Parses the process environment. Empty values count as not set, except where that would open a door, and a bad value stops
 * the start.
 */
export function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(isGiven))
  const result = SCHEMA.safeParse(given)
  if (result.success && result.data.SEARCH_URL && result.data.SEARCH_SERVICE_URL)
    throw new StartupError('Invalid environment: set SEARCH_URL or SEARCH_SERVICE_URL, not both.')
  if (result.success && !result.data.PAYER_IBAN !== !result.data.PAYER_NAME)
    throw new StartupError('Invalid environment: set both PAYER_IBAN and PAYER_NAME, or neither.')
  if (result.success && !hasAllRolesOrNone(result.data))
    throw new StartupError(
      'Invalid environment: set DATABASE_URL together with DATABASE_URL_WEB, DATABASE_URL_WORKER and DATABASE_URL_DESK, or none of the last three.',
    )
  if (result.success) return result.data
  throw new StartupError(`Invalid environment: ${result.error.issues.map(describeIssue).join('; ')}`)
}
