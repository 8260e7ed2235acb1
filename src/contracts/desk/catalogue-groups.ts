import { z } from 'zod'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { GROUP_KINDS } from '#domain/catalogue/group-kind.ts'

const GROUP_ROW = z.object({
  id: z.string(),
  name: z.string(),
  manufacturer: z.string().nullable().describe('Of a series.'),
  category: z.enum(CATEGORY_IDS).nullable().describe('Of a series.'),
  seriesCount: z.number().int(),
  deviceCount: z.number().int(),
})

export type GroupRow = z.output<typeof GROUP_ROW>

export const GROUP_LIST = z.object({ rows: z.array(GROUP_ROW), isTruncated: z.boolean() })

export type GroupList = z.output<typeof GROUP_LIST>

export const GROUP_QUERY = z.object({ q: z.string().max(100).default('') })

/** A series, a manufacturer or a category with its names. Its addresses stay, because others link to them. */
export const GROUP = GROUP_ROW.extend({
  kind: z.enum(GROUP_KINDS),
  pricedCount: z.number().int().describe('How many of its devices we buy.'),
  names: z.array(z.object({ language: z.enum(CATALOGUE_LANGUAGES), name: z.string(), url: z.string() })),
  digest: z.string().describe('Names the state that a change is made from.'),
})

export type Group = z.output<typeof GROUP>

export const GROUP_LIST_PARAMS = z.object({ groupKind: z.enum(GROUP_KINDS) })

export const GROUP_PARAMS = GROUP_LIST_PARAMS.extend({ group: z.string().max(20) })

const NAME = z.string().max(200)

const DIGEST = z
  .string()
  .max(100)
  .describe('The digest of what the change was made from; refused with DRAFT_CHANGED if that has changed.')

export const GROUP_NAMES_INPUT = z.strictObject({
  names: z.partialRecord(z.enum(CATALOGUE_LANGUAGES), NAME).describe('Names by language; others stay.'),
  digest: DIGEST,
})

export const NUMBERED_PARAMS = z.object({ group: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const MANUFACTURER_INPUT = z.strictObject({ name: NAME, digest: DIGEST })

export const NEW_SERIES = z.strictObject({
  manufacturer: NAME.describe('One that isn’t known yet is added.'),
  category: z.enum(CATEGORY_IDS),
  series: NAME.describe('`{inch:11}` and `{gen:3}` are written as each language does.'),
})

export const ADDED_SERIES = z.object({ id: z.string() })

export type AddedSeries = z.output<typeof ADDED_SERIES>

export const REMOVED_GROUP = z.object({ id: z.string() })
