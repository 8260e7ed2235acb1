import { z } from 'zod'
import { BRAND_FIELDS, BRAND_WORDS, PARTNER_COLOURS, PARTNER_ID } from '#contracts/partner-fields.ts'
import type { ColourScheme, PartnerColours } from '#domain/partners/partner.ts'
import { findWeakPairs, MIN_CONTRAST } from '#domain/partners/partner-palette.ts'
import { buildLogoField } from './operator-fields.ts'

function describeWeakPair(scheme: ColourScheme, colours: PartnerColours): string | null {
  const [weak] = findWeakPairs(scheme, colours)
  return weak
    ? `${weak.text} on ${weak.background} has a contrast of ${weak.contrast.toFixed(1)}; it must be at least ${MIN_CONTRAST}`
    : null
}

const buildPalette = (scheme: ColourScheme) =>
  PARTNER_COLOURS.superRefine((colours, context) => {
    const message = describeWeakPair(scheme, colours)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const buildRecord = (folder: string) =>
  z.strictObject({
    ...BRAND_FIELDS,
    logo: buildLogoField(folder),
    hasNameInLogo: z.boolean(),
    colours: z.strictObject({ light: buildPalette('light'), dark: buildPalette('dark') }),
    words: BRAND_WORDS.default({}),
  })

/** The brand partners by id, with their logos. */
export const buildPartners = (folder: string) =>
  z.record(PARTNER_ID, buildRecord(folder)).transform((records) => {
    const partners = Object.entries(records).map(([id, { logo, hasNameInLogo, ...record }]) => ({
      id,
      ...record,
      logo: { ...logo, hasName: hasNameInLogo },
    }))
    return new Map(partners.map((partner) => [partner.id, partner]))
  })
