import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { isNamePattern } from '#domain/catalogue/localise-name.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { slugify } from '#domain/text/fold-text.ts'
import { DEVICE_FORM } from '#drawings/device-drawing.ts'

const MAX_AMOUNT_IN_CENTS = 100_000_000
const MAX_STORAGE_GB = 65_536

/** Text that fits one line and can be stored: PostgreSQL takes neither NUL nor half a surrogate pair. */
const LINE = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text')

const NAME = LINE.max(100).refine((text) => slugify(text) !== '', 'must contain a letter or digit')

// Manufacturer, series and category form one address, which may have 128 characters.
const MAX_GROUP_URL_LENGTH = 50
const GROUP_NAME = NAME.refine((text) => slugify(text).length <= MAX_GROUP_URL_LENGTH, 'is too long')

const isPattern = [isNamePattern, 'may only contain {inch:…} and {gen:…} in braces'] as const

const SEARCH_TERM = LINE.max(60)

const STORAGE = z
  .string()
  .regex(/^(0|[1-9]\d*)$/)
  .transform(Number)
  .pipe(z.number().max(MAX_STORAGE_GB))

/** Amount in cents by storage size; a device without storage has one amount, under size 0. */
export const PRICES = z
  .record(z.string(), z.number().int().positive().max(MAX_AMOUNT_IN_CENTS))
  .refine((prices) => Object.keys(prices).length > 0, 'must have at least one price')
  .refine((prices) => Object.keys(prices).every((size) => STORAGE.safeParse(size).success), {
    message: 'storage sizes must be whole gigabytes',
  })
  .refine((prices) => !('0' in prices) || Object.keys(prices).length === 1, {
    message: 'use storage sizes or the single size 0, not both',
  })

/** One device as it is written to the catalogue, from the delivered data or an operator's file. */
export const CATALOGUE_ENTRY = z.strictObject({
  category: z.enum(CATEGORY_IDS),
  manufacturer: GROUP_NAME,
  series: GROUP_NAME.refine(...isPattern),
  model: NAME.refine(...isPattern),
  released: z.string().regex(/^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, 'must be YYYY-MM'),
  prices: z.record(z.enum(MARKET_IDS), PRICES),
  codes: z.array(SEARCH_TERM).max(60).default([]),
  terms: z.array(SEARCH_TERM).max(30).default([]),
  popularity: z.number().int().min(0).max(100).default(0),
  /** What it cost when it was new, in euros; left out, a known device keeps its own. */
  launchPrice: z
    .number()
    .positive()
    .max(MAX_AMOUNT_IN_CENTS / 100)
    .optional(),
  form: DEVICE_FORM,
})

export type CatalogueEntry = z.output<typeof CATALOGUE_ENTRY>

/** A device without prices, as editors add it: a draft of prices has it bought. */
export type UnpricedEntry = Omit<CatalogueEntry, 'prices'> & { readonly storages: readonly number[] }
