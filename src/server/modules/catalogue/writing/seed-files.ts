import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { CATALOGUE_ENTRY, type CatalogueEntry } from './catalogue-entry.ts'
import { getCatalogueFolder } from './seed-hash.ts'

const LANGUAGE = z.enum(CATALOGUE_LANGUAGES)

const CATEGORIES = z.array(
  z.strictObject({
    id: z.enum(CATEGORY_IDS),
    thumbnail: z.string(),
    texts: z.record(
      LANGUAGE,
      z.strictObject({ name: z.string().min(1), url: z.string().min(1), searchTerms: z.array(z.string()) }),
    ),
  }),
)

export type SeedCategory = z.output<typeof CATEGORIES>[number]

const GROUP_TEXT = z.strictObject({
  content: z.string().min(1),
  metaDescription: z.string().min(1),
  metaKeywords: z.string().min(1),
})

const TEXTS = z.strictObject({
  categories: z.record(z.enum(CATEGORY_IDS), GROUP_TEXT),
  /** By name. */
  manufacturers: z.record(z.string(), GROUP_TEXT),
})

export type SeedTexts = z.output<typeof TEXTS>

const PRICE_LISTS = z.record(
  z.enum(MARKET_IDS),
  z.strictObject({ currency: z.enum(CURRENCIES), factorBp: z.number().int().positive() }),
)

export type SeedPriceLists = z.output<typeof PRICE_LISTS>

const DEVICES = z.strictObject({
  category: z.enum(CATEGORY_IDS),
  manufacturers: z.array(
    z.strictObject({
      name: z.string(),
      series: z.array(
        z.strictObject({
          name: z.string(),
          devices: z.array(
            z.strictObject({
              model: z.string(),
              released: z.string(),
              /** Whole euros by storage size, on the German list. */
              prices: z.record(z.string(), z.number().int().positive()),
              codes: z.array(z.string()),
              terms: z.array(z.string()),
              popularity: z.number(),
              form: z.unknown(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** The catalogue that the shop is delivered with. */
export interface CatalogueSeed {
  readonly categories: readonly SeedCategory[]
  readonly texts: Readonly<Record<(typeof CATALOGUE_LANGUAGES)[number], SeedTexts>>
  readonly priceLists: SeedPriceLists
  readonly entries: readonly CatalogueEntry[]
}

/** The German price as it is on the list of every market. */
export function computePricesByMarket(
  eurosByStorage: Readonly<Record<string, number>>,
  priceLists: SeedPriceLists,
): Record<string, Record<string, number>> {
  const pricesAt = (factorBp: number) =>
    Object.entries(eurosByStorage).map(([size, euros]) => [
      size,
      computeMarketPriceInCents(euros * 100, factorBp),
    ])
  return Object.fromEntries(
    Object.entries(priceLists).map(([market, { factorBp }]) => [
      market,
      Object.fromEntries(pricesAt(factorBp)),
    ]),
  )
}

function readEntries(seed: z.output<typeof DEVICES>, priceLists: SeedPriceLists): CatalogueEntry[] {
  return seed.manufacturers.flatMap((manufacturer) =>
    manufacturer.series.flatMap((series) =>
      series.devices.map((device) =>
        CATALOGUE_ENTRY.parse({
          ...device,
          category: seed.category,
          manufacturer: manufacturer.name,
          series: series.name,
          prices: computePricesByMarket(device.prices, priceLists),
        }),
      ),
    ),
  )
}

/** How each market's prices are derived from the German ones. */
export const readPriceLists = (dataFolder: string): SeedPriceLists =>
  PRICE_LISTS.parse(
    JSON.parse(readFileSync(join(getCatalogueFolder(dataFolder), 'price-lists.json'), 'utf8')),
  )

/** Reads the delivered catalogue and checks every line of it. */
export function readCatalogueSeed(dataFolder: string): CatalogueSeed {
  const folder = getCatalogueFolder(dataFolder)
  const read = <Schema extends z.ZodType>(schema: Schema, ...path: string[]): z.output<Schema> =>
    schema.parse(JSON.parse(readFileSync(join(folder, ...path), 'utf8')))
  const categories = read(CATEGORIES, 'categories.json')
  const priceLists = readPriceLists(dataFolder)
  const texts = CATALOGUE_LANGUAGES.map((language) => [language, read(TEXTS, 'texts', `${language}.json`)])
  const files = readdirSync(join(folder, 'devices')).sort()
  const entries = files.flatMap((file) => readEntries(read(DEVICES, 'devices', file), priceLists))
  return { categories, priceLists, texts: Object.fromEntries(texts) as CatalogueSeed['texts'], entries }
}
