import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CATEGORY_IDS, type Category } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'

const CATEGORY = z.object({
  id: z.enum(CATEGORY_IDS),
  thumbnail: z.string(),
  texts: z.record(z.enum(MARKET_IDS), z.object({ name: z.string(), url: z.string() })),
})

/** The categories as delivered with the shop, in the order they are shown. */
export const readCategories = (dataFolder: string): Category[] =>
  z.array(CATEGORY).parse(JSON.parse(readFileSync(join(dataFolder, 'catalogue', 'categories.json'), 'utf8')))
