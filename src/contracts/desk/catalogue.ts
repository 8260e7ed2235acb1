import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'

const WORDS = z.array(z.string().max(200)).max(200)

const DEVICE_ROW = z.object({
  id: z.number().int(),
  name: z.string(),
  category: z.enum(CATEGORY_IDS),
  manufacturer: z.string(),
  series: z.string(),
  releaseYear: z.number().int(),
  releaseMonth: z.number().int(),
  popularity: z.number().int(),
  markets: z.number().int().describe('In how many markets we buy it.'),
})

export type CatalogueRow = z.output<typeof DEVICE_ROW>

export const CATALOGUE_QUERY = z.object({ q: z.string().max(100).default('') })

export const CATALOGUE_LIST = z.object({ rows: z.array(DEVICE_ROW), isTruncated: z.boolean() })

export type CatalogueList = z.output<typeof CATALOGUE_LIST>

/** A device with what people find it by, and others that may be the same one. */
export const CATALOGUE_DEVICE = DEVICE_ROW.extend({
  modelCodes: z.array(z.string()),
  searchTerms: z.array(z.string()),
  isOwn: z
    .boolean()
    .describe('Whether an editor or an import wrote it last: then a new release leaves it alone.'),
  names: z.array(z.object({ language: z.string(), name: z.string(), url: z.string() })),
  sameCodes: z
    .array(z.object({ id: z.number().int(), name: z.string(), modelCodes: z.array(z.string()) }))
    .describe('Other devices with one of its model codes.'),
})

export type CatalogueDevice = z.output<typeof CATALOGUE_DEVICE>

export const DEVICE_FACTS_INPUT = z.strictObject({
  modelCodes: WORDS,
  searchTerms: WORDS,
  releaseYear: z.number(),
  releaseMonth: z.number(),
  popularity: z.number(),
})

export const DEVICE_PARAMS = z.object({
  device: z.coerce.number<string>().int().min(1).max(2_147_483_647),
})
