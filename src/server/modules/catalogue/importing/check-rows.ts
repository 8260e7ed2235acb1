import { z } from 'zod'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { deviceNamesIn } from '#domain/catalogue/device-name.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath, parsePath } from '#domain/routing/path.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { MARKETS } from '#markets/markets.ts'
import { CATALOGUE_ENTRY, type CatalogueEntry } from '../writing/catalogue-entry.ts'
import { pricesOfAllMarkets, type SeedPriceLists } from '../writing/seed-files.ts'
import type { ImportRow } from './import-file.ts'

export interface GoodRow {
  readonly line: number
  readonly entry: CatalogueEntry
}

export interface BadRow {
  readonly line: number
  readonly reason: string
}

export interface CheckedRows {
  readonly good: readonly GoodRow[]
  readonly bad: readonly BadRow[]
}

/** What the rows are checked against. */
export interface ImportContext {
  readonly priceLists: SeedPriceLists
  /** Drawing for a row that brings none: its own, or that of a relative. */
  readonly findForm: (fields: ImportRow['fields']) => unknown
  /** Name of the device that an address belongs to, as `manufacturer|model`. */
  readonly findUrlOwner: (language: string, url: string) => string | undefined
}

/** Who a row is about; two rows about the same device contradict each other. */
export const deviceKey = ({
  manufacturer,
  model,
}: {
  readonly manufacturer: string
  readonly model: string
}) => `${foldText(manufacturer)}|${model}`

const PRICE_CELLS = z.record(z.string(), z.number().positive())

const toCents = (prices: Record<string, number>) =>
  Object.fromEntries(Object.entries(prices).map(([size, amount]) => [size, Math.round(amount * 100)]))

/** Prices of every market: the ones the row names, else those that follow from the German ones. */
function pricesOf(fields: ImportRow['fields'], priceLists: SeedPriceLists): unknown {
  const german = PRICE_CELLS.safeParse(fields.prices)
  if (!german.success) return fields.prices
  const named = MARKET_IDS.flatMap((id) => {
    const own = PRICE_CELLS.safeParse(fields[`prices_${id}`])
    return own.success ? [[id, toCents(own.data)]] : []
  })
  return { ...pricesOfAllMarkets(german.data, priceLists), ...Object.fromEntries(named) }
}

const IGNORED = /^prices_[a-z]{2}$/

function toEntryInput(fields: ImportRow['fields'], { priceLists, findForm }: ImportContext): unknown {
  const { prices, picture, ...rest } = fields
  const plain = Object.entries(rest).filter(([name]) => !IGNORED.test(name))
  const form = picture ?? findForm(fields)
  return { ...Object.fromEntries(plain), prices: pricesOf(fields, priceLists), form }
}

const describe = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`).join('; ')

/** Addresses that would not lead to the device, or that another device has. */
function findAddressProblem(
  entry: CatalogueEntry,
  owners: ReadonlyMap<string, string>,
  context: ImportContext,
) {
  for (const language of CATALOGUE_LANGUAGES) {
    const { url } = deviceNamesIn(language, entry)
    const owner = owners.get(`${language}/${url}`) ?? context.findUrlOwner(language, url)
    if (owner !== undefined && owner !== deviceKey(entry)) return `the address ${url} belongs to ${owner}`
  }
  const lost = Object.values(MARKETS).find((market) => {
    const { url } = deviceNamesIn(market.catalogueLanguage, entry)
    const parsed = parsePath(market, buildPath(market, 'pdp', { pdp: url }))
    return parsed.kind !== 'match' || parsed.route !== 'pdp'
  })
  return lost ? `the name makes no address in ${lost.id}` : null
}

/** Sorts an operator's rows into those that can be put in and those that cannot, each with its reason. */
export function checkRows(rows: readonly ImportRow[], context: ImportContext): CheckedRows {
  const good: GoodRow[] = []
  const bad: BadRow[] = []
  const firstLines = new Map<string, number>()
  const owners = new Map<string, string>()
  for (const { line, fields } of rows) {
    const parsed = CATALOGUE_ENTRY.safeParse(toEntryInput(fields, context))
    if (!parsed.success) {
      bad.push({ line, reason: describe(parsed.error) })
      continue
    }
    const entry = parsed.data
    const key = deviceKey(entry)
    const before = firstLines.get(key)
    const reason = before
      ? `the same device stands in line ${before}`
      : findAddressProblem(entry, owners, context)
    if (reason) {
      bad.push({ line, reason })
      continue
    }
    firstLines.set(key, line)
    for (const language of CATALOGUE_LANGUAGES)
      owners.set(`${language}/${deviceNamesIn(language, entry).url}`, key)
    good.push({ line, entry })
  }
  return { good, bad }
}
