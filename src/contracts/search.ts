import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'

/** Ten times the longest query that the shop itself writes. */
export const MAX_SOURCE_LENGTH = 8_000
export const MAX_RESULT_SIZE = 500

/**
 * The body of `POST /searches`: the search engine's query as a source parameter with its content type, its index, and
 * the number of results.
 */
export const SEARCH_REQUEST = z.strictObject({
  search: z.strictObject({
    source: z.string().min(2).max(MAX_SOURCE_LENGTH),
    source_content_type: z.literal('application/json'),
  }),
  application: z.string().min(1).max(64),
  resultSize: z.number().int().min(0).max(MAX_RESULT_SIZE),
})

export type SearchRequest = z.output<typeof SEARCH_REQUEST>

const defineHits = <Source extends z.ZodType>(source: Source) =>
  z.object({ hits: z.array(z.object({ _source: source })) })

/** The response of every engine, in the search engine's own format. It may have further fields. */
export const defineSearchResponse = <Source extends z.ZodType>(source: Source) =>
  z.object({
    hits: defineHits(source).extend({ total: z.object({ value: z.number().int().min(0) }) }),
    aggregations: z.record(z.string(), z.unknown()).optional(),
    /** The engine gave up, so the hits are incomplete. */
    timed_out: z.boolean().optional(),
  })

export const SEARCH_RESPONSE = defineSearchResponse(z.record(z.string(), z.unknown()))

export type SearchResponse = z.output<typeof SEARCH_RESPONSE>

const GROUP_FIELDS = {
  name: z.string(),
  url: z.string(),
  content: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  thumbnail: z.string(),
}

const CATEGORY_SOURCE = z.object({ id: z.enum(CATEGORY_IDS), position: z.number().int(), ...GROUP_FIELDS })
const MANUFACTURER_SOURCE = z.object({ id: z.number().int(), ...GROUP_FIELDS })

/** A document of the manufacturers index: one series with its category and manufacturer. */
export const GROUP_DOCUMENT = z.object({
  category: CATEGORY_SOURCE,
  manufacturer: MANUFACTURER_SOURCE,
  series: z.object({ id: z.number().int(), ...GROUP_FIELDS }),
  popularity: z.number().int(),
  deviceCount: z.number().int(),
  oldestYear: z.number().int(),
  newestYear: z.number().int(),
})

export type GroupDocument = z.output<typeof GROUP_DOCUMENT>

/** A document of the devices index. */
export const DEVICE_DOCUMENT = z.object({
  id: z.number().int(),
  name: z.string(),
  model: z.string(),
  url: z.string(),
  category: z.string(),
  categoryId: z.enum(CATEGORY_IDS),
  manufacturer: z.string(),
  manufacturerId: z.number().int(),
  series: z.string(),
  seriesId: z.number().int(),
  /** The rank of the series within its manufacturer and category, newest first. */
  seriesRank: z.number().int(),
  image: z.string(),
  thumbnail: z.string(),
  questions: z.string(),
  releaseYear: z.number().int(),
  releaseMonth: z.number().int(),
  searchTerms: z.array(z.string()),
  /** Numbers printed on the device or its box. */
  modelCodes: z.array(z.string()),
  storages: z.array(z.number().int()),
  popularity: z.number().int(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  topPrices: z.partialRecord(z.enum(MARKET_IDS), z.number().int()),
})

export type DeviceDocument = z.output<typeof DEVICE_DOCUMENT>

const defineBuckets = <Bucket extends z.ZodType>(bucket: Bucket) => z.object({ buckets: z.array(bucket) })

export const CATEGORIES_AGGREGATION = z.object({
  categories: defineBuckets(
    z.object({
      doc_count: z.number().int(),
      category: z.object({ hits: defineHits(z.object({ category: CATEGORY_SOURCE })) }),
      manufacturers: defineBuckets(
        z.object({
          doc_count: z.number().int(),
          manufacturer: z.object({ hits: defineHits(z.object({ manufacturer: MANUFACTURER_SOURCE })) }),
          popularity: z.object({ value: z.number() }),
        }),
      ),
    }),
  ),
})

const COUNTS = defineBuckets(z.object({ key: z.number().int(), doc_count: z.number().int() }))

/** The number of devices per year and per series. */
export const DEVICE_LIST_AGGREGATION = z.object({ years: COUNTS, series: COUNTS })
