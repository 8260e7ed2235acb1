import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { ColourScheme, PartnerColours } from '#domain/partners/partner.ts'
import { findWeakPairs, MIN_CONTRAST } from '#domain/partners/partner-palette.ts'
import { buildLogoField, line, phone, senderName } from './operator-fields.ts'

/** Part of addresses. */
const ID = z.string().regex(/^[a-z0-9-]{1,40}$/, 'an id is up to 40 lower-case letters, digits and hyphens')

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c')
  .toLowerCase()

const COLOURS = z.strictObject({
  accent: colour,
  accentStrong: colour,
  accentTint: colour,
  onAccent: colour,
  tint: colour,
  deep: colour,
})

function describeWeakPair(scheme: ColourScheme, colours: PartnerColours): string | null {
  const [weak] = findWeakPairs(scheme, colours)
  return weak
    ? `${weak.text} on ${weak.background} has a contrast of ${weak.contrast.toFixed(1)}; it must be at least ${MIN_CONTRAST}`
    : null
}

const buildPalette = (scheme: ColourScheme) =>
  COLOURS.superRefine((colours, context) => {
    const message = describeWeakPair(scheme, colours)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const buildRecord = (folder: string) =>
  z.strictObject({
    name: senderName,
    legalName: line(100),
    logo: buildLogoField(folder),
    hasNameInLogo: z.boolean(),
    support: z.strictObject({ mail: z.email(), phone }),
    colours: z.strictObject({ light: buildPalette('light'), dark: buildPalette('dark') }),
    words: z
      .partialRecord(z.enum(MARKET_IDS), z.strictObject({ headline: line(60), lead: line() }))
      .default({}),
  })

/** The brand partners by id, with their logos. */
export const buildPartners = (folder: string) =>
  z.record(ID, buildRecord(folder)).transform((records) => {
    const partners = Object.entries(records).map(([id, { logo, hasNameInLogo, ...record }]) => ({
      id,
      ...record,
      logo: { ...logo, hasName: hasNameInLogo },
    }))
    return new Map(partners.map((partner) => [partner.id, partner]))
  })
