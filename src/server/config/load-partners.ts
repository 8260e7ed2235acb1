import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { findWeakPairs, MIN_CONTRAST } from '#domain/partners/partner-palette.ts'
import { readPartnerLogo } from './read-partner-logo.ts'
import { StartupError } from './startup-error.ts'

const text = (max: number) => z.string().trim().min(1).max(max)

/** A name that can be the sender of a mail. */
const name = (max: number) =>
  text(max).regex(/^[^<>"\p{Cc}\u2028\u2029]+$/u, 'must be one line without < > "')

/** Part of addresses. */
const ID = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'its name must be up to 40 lower-case letters, digits and hyphens')

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c')
  .toLowerCase()

const colours = z.strictObject({
  accent: colour,
  accentStrong: colour,
  accentTint: colour,
  onAccent: colour,
  tint: colour,
  deep: colour,
})

const RECORD_SCHEMA = z.strictObject({
  name: name(40),
  legalName: name(100),
  /** A file beside the record. */
  logo: z.string().regex(/^[a-z0-9-]+\.svg$/, 'must be the name of an SVG file beside the record'),
  hasNameInLogo: z.boolean(),
  support: z.strictObject({
    mail: z.email(),
    phone: z.string().regex(/^\+[\d ]{6,20}$/, 'must be like +49 30 1234567'),
  }),
  colours: z.strictObject({ light: colours, dark: colours }),
  words: z
    .partialRecord(z.enum(MARKET_IDS), z.strictObject({ headline: text(60), lead: text(200) }))
    .default({}),
})

function checkContrast({ colours: { light, dark } }: z.output<typeof RECORD_SCHEMA>): void {
  const weak = [
    ...findWeakPairs('light', light).map((pair) => ({ ...pair, scheme: 'light' })),
    ...findWeakPairs('dark', dark).map((pair) => ({ ...pair, scheme: 'dark' })),
  ]
  const [first] = weak
  if (!first) return
  const { scheme, text: front, background, contrast } = first
  throw new Error(
    `colours.${scheme}: ${front} on ${background} has a contrast of ${contrast.toFixed(1)}; it must be at least ${MIN_CONTRAST}`,
  )
}

function readPartner(folder: string, file: string): Partner {
  const id = ID.parse(basename(file, '.json'))
  const { logo, hasNameInLogo, ...record } = RECORD_SCHEMA.parse(
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  )
  checkContrast({ logo, hasNameInLogo, ...record })
  const drawing = readPartnerLogo(join(folder, logo))
  return { id, ...record, logo: { ...drawing, hasName: hasNameInLogo } }
}

const describe = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ')
  return error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)
}

/** The brand partners by id: one record `<id>.json` each, with its logo beside it. */
export function loadPartners(folder: string): ReadonlyMap<string, Partner> {
  let at = folder
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const partners = files.map((file) => {
      at = join(folder, file)
      return readPartner(folder, file)
    })
    return new Map(partners.map((partner) => [partner.id, partner]))
  } catch (error) {
    throw new StartupError(`The partner record ${at} can’t be used: ${describe(error)}`)
  }
}
