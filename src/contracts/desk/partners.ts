import { z } from 'zod'
import { senderName } from '#contracts/operator-fields.ts'
import { BRAND_FIELDS, BRAND_WORDS, PARTNER_COLOURS, PARTNER_ID } from '#contracts/partner-fields.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { LOGO_LENGTH, PARTNER_KINDS } from '#domain/partners/partner.ts'
import { CHANGE, SEEN_VERSION, VERSION_PARAM } from './versions.ts'

/** More pages than anyone embeds the shop in; each of them lengthens a header of every page. */
const WIDGET_LIMITS = { origins: 50, origin: 200 } as const

const BRAND_RECORD = z.strictObject({
  ...BRAND_FIELDS,
  colours: z.strictObject({ light: PARTNER_COLOURS, dark: PARTNER_COLOURS }),
  words: BRAND_WORDS,
  logo: z.strictObject({ svg: z.string().min(1).max(LOGO_LENGTH), hasName: z.boolean() }),
})

const WIDGET_RECORD = z.strictObject({
  name: senderName,
  origins: z.array(z.string().max(WIDGET_LIMITS.origin)).min(1).max(WIDGET_LIMITS.origins),
})

export const PARTNER_PARAMS = z.object({ kind: z.enum(PARTNER_KINDS), id: PARTNER_ID })

export const PARTNER_VERSION_PARAMS = PARTNER_PARAMS.extend({ version: VERSION_PARAM })

export const PARTNER_ID_PARAMS = z.object({ id: PARTNER_ID })

const PARTNER_FACTS = {
  kind: z.enum(PARTNER_KINDS),
  id: z.string(),
  /** 0 for what the files say, or what was never published. */
  version: z.number().int(),
  /** Whether a file of the installation has a record of its own. */
  isDelivered: z.boolean(),
  isRetired: z.boolean(),
  /** The shops that carry the partner’s name. */
  hosts: z.array(z.string()),
}

export const LISTED_PARTNER = z.object({
  ...PARTNER_FACTS,
  name: z.string(),
  origins: z.array(z.string()),
  changed: CHANGE.nullable(),
})

export const PARTNER_LIST = z.object({ partners: z.array(LISTED_PARTNER) })

export const OPEN_PARTNER = z.object({
  ...PARTNER_FACTS,
  /** Null for a partner of the other kind, or one that was never published. */
  brand: BRAND_RECORD.nullable(),
  widget: WIDGET_RECORD.nullable(),
  versions: z.array(
    CHANGE.extend({
      number: z.number().int(),
      restores: z.number().int().nullable(),
      isRetired: z.boolean(),
      /** The fields that differ from the version before. */
      changes: z.array(z.string()),
    }),
  ),
  /** The markets in which it can be looked at. */
  previewMarkets: z.array(z.enum(MARKET_IDS)),
})

// Nobody overwrites what they haven't seen.
export const BRAND_BODY = z.strictObject({ version: SEEN_VERSION, record: BRAND_RECORD })

export const WIDGET_BODY = z.strictObject({ version: SEEN_VERSION, record: WIDGET_RECORD })

export const SEEN_BODY = z.strictObject({ version: SEEN_VERSION })

export const PARTNER_PREVIEW_BODY = z.strictObject({ market: z.enum(MARKET_IDS), record: BRAND_RECORD })

export type BrandEntry = z.output<typeof BRAND_RECORD>
export type WidgetEntry = z.output<typeof WIDGET_RECORD>
export type ListedPartner = z.output<typeof LISTED_PARTNER>
export type PartnerList = z.output<typeof PARTNER_LIST>
export type OpenPartner = z.output<typeof OPEN_PARTNER>
