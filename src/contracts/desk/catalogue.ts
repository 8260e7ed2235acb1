import { z } from 'zod'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { PRICE_DRAFT_STATES } from '#domain/price-lists/draft-states.ts'

const WORDS = z.array(z.string().max(200)).max(200)
const NAME = z.string().max(300)
const CATEGORY = z.enum(CATEGORY_IDS)
const LANGUAGE = z.enum(CATALOGUE_LANGUAGES)
const STORAGE = z.number().int().min(0).max(65_536)

/** Whether we buy a device or one of its sizes: now, no longer, or not yet. */
const BUYING_STATES = ['bought', 'retired', 'unpriced'] as const

const BUYING_STATE = z
  .enum(BUYING_STATES)
  .describe('Whether we buy it: `bought` now, `retired` no longer, `unpriced` not yet.')

export type BuyingState = z.output<typeof BUYING_STATE>

const DEVICE_ROW = z.object({
  id: z.number().int(),
  name: z.string(),
  category: CATEGORY,
  manufacturer: z.string(),
  series: z.string(),
  releaseYear: z.number().int(),
  releaseMonth: z.number().int(),
  popularity: z.number().int(),
  state: BUYING_STATE,
  markets: z.number().int().describe('In how many markets we buy it.'),
})

export type CatalogueRow = z.output<typeof DEVICE_ROW>

export const CATALOGUE_QUERY = z.object({
  q: z.string().max(100).default(''),
  state: BUYING_STATE.optional(),
})

export const CATALOGUE_LIST = z.object({ rows: z.array(DEVICE_ROW), isTruncated: z.boolean() })

export type CatalogueList = z.output<typeof CATALOGUE_LIST>

/** A device that another one may be. */
const SIMILAR_DEVICE = z.object({
  id: z.number().int(),
  name: z.string(),
  reason: z.enum(['name', 'code']).describe('What they have in common.'),
  sharedCodes: z.array(z.string()),
})

export const SIMILAR_DEVICES = z.array(SIMILAR_DEVICE)

export type SimilarDevice = z.output<typeof SIMILAR_DEVICE>

/** A device with what people find it by, and others that may be the same one. */
export const CATALOGUE_DEVICE = DEVICE_ROW.extend({
  model: z.string().describe('With `{inch:…}` and `{gen:…}` where languages differ.'),
  seriesPattern: z.string(),
  modelCodes: z.array(z.string()),
  searchTerms: z.array(z.string()),
  launchPrice: z.number().nullable().describe('What it cost when it was new, in euros.'),
  isOwn: z
    .boolean()
    .describe('Whether an editor or an import wrote it last: then a new release leaves it alone.'),
  names: z.array(
    z.object({
      language: LANGUAGE,
      name: z.string(),
      model: z.string(),
      url: z.string(),
      isOwn: z.boolean().describe('Whether an editor has written it for this language.'),
    }),
  ),
  storages: z.array(z.object({ storageGb: STORAGE, state: BUYING_STATE })),
  similar: SIMILAR_DEVICES.describe('Other devices with one of its model codes, or with nearly its name.'),
  drafts: z
    .array(z.object({ id: z.number().int(), name: z.string(), state: z.enum(PRICE_DRAFT_STATES) }))
    .describe('Drafts of prices for it that aren’t live yet.'),
  digests: z
    .object({ facts: z.string(), names: z.string(), storages: z.string() })
    .describe('Name the state that each change is made from.'),
})

export type CatalogueDevice = z.output<typeof CATALOGUE_DEVICE>

const DIGEST = z
  .string()
  .max(100)
  .describe('The digest of what the change was made from; refused with DRAFT_CHANGED if that has changed.')

const FACTS = {
  modelCodes: WORDS,
  searchTerms: WORDS,
  releaseYear: z.number(),
  releaseMonth: z.number(),
  popularity: z.number(),
}

const NAMES = { model: NAME, series: NAME, launchPrice: z.number().nullable() }

export const DEVICE_CHANGE = z.strictObject({ ...FACTS, ...NAMES, digest: DIGEST })

export const NEW_CATALOGUE_DEVICE = z.strictObject({
  ...FACTS,
  ...NAMES,
  category: CATEGORY,
  manufacturer: NAME,
  storages: z.array(z.number()).max(100).describe('In gigabytes; a device without storage has the size 0.'),
  /** Whoever adds a device that another one resembles has to have seen that one. */
  seenSimilar: z
    .array(z.number().int())
    .max(500)
    .default([])
    .describe('The ids of similar devices that the editor has seen. Others are refused.'),
})

export const DEVICE_NAMES = z.strictObject({
  names: z
    .array(z.strictObject({ language: LANGUAGE, model: NAME.nullable() }))
    .max(CATALOGUE_LANGUAGES.length)
    .describe('The model’s name in single languages; null lets it follow from the pattern. Others stay.'),
  digest: DIGEST,
})

export const DEVICE_STORAGES = z.strictObject({
  storages: z.array(z.number()).max(100).describe('The sizes that the device is to have, in gigabytes.'),
  digest: DIGEST,
})

export const DEVICE_PARAMS = z.object({
  device: z.coerce.number<string>().int().min(1).max(2_147_483_647),
})

export const SIMILAR_QUERY = z.object({
  category: CATEGORY,
  manufacturer: z.string().max(300),
  model: z.string().max(300),
  codes: z.string().max(2_000).default('').describe('Separated by commas.'),
})

/** Devices that may be the same one. */
export const DUPLICATE_GROUPS = z.object({
  groups: z.array(
    z.object({
      reason: z.enum(['name', 'code']),
      sharedCodes: z.array(z.string()),
      devices: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          category: CATEGORY,
          state: BUYING_STATE,
        }),
      ),
    }),
  ),
  isTruncated: z.boolean(),
})

export type DuplicateGroups = z.output<typeof DUPLICATE_GROUPS>

export const GROUP_QUERY = z.object({ category: CATEGORY })

/** The manufacturers and series of a category, to choose from. */
export const CATALOGUE_GROUPS = z.array(z.object({ manufacturer: z.string(), series: z.array(z.string()) }))

export type CatalogueGroups = z.output<typeof CATALOGUE_GROUPS>
