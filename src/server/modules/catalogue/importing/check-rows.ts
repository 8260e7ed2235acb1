import { z } from 'zod'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { localiseDeviceNames } from '#domain/catalogue/device-name.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath, parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { CATALOGUE_ENTRY, type CatalogueEntry, PRICES } from '../writing/catalogue-entry.ts'
import { computePricesByMarket, type SeedPriceLists } from '../writing/seed-files.ts'
import { buildDeviceKey } from '../writing/url-owners.ts'
import type { ImportRow } from './read-import-file.ts'

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

/** What the catalogue knows of a device already. A row that leaves one of these out does not change it. */
export interface KnownFields {
  readonly category: string
  readonly codes: readonly string[]
  readonly terms: readonly string[]
  readonly popularity: number
}

/** What the rows are checked against. */
export interface ImportContext {
  readonly priceLists: SeedPriceLists
  readonly findKnown: (fields: ImportRow['fields']) => KnownFields | undefined
  /** The drawing for a row without one: the device's own, or that of a relative. */
  readonly findForm: (fields: ImportRow['fields']) => unknown
  /** The device that an address belongs to, as `manufacturer|model`. */
  readonly findUrlOwner: (language: string, url: string) => string | undefined
}

const toCents = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([size, amount]) => [size, Math.round(amount * 100)]))

const PRICE_CELL = z.record(z.string(), z.number().positive()).transform(toCents).pipe(PRICES)

/** The columns of prices as an operator names them; those of single markets are optional. */
const ROW_PRICES = z.object({ prices: PRICE_CELL }).catchall(PRICE_CELL)

const PRICE_COLUMNS: ReadonlySet<string> = new Set(['prices', ...MARKET_IDS.map((id) => `prices_${id}`)])

/** Prices of every market: the ones that the row names, the others derived from the German ones. */
function completePrices(
  { prices, ...others }: z.output<typeof ROW_PRICES>,
  priceLists: SeedPriceLists,
): Record<string, unknown> {
  const euros = Object.entries(prices).map(([size, cents]) => [size, cents / 100])
  const named = Object.entries(others).map(([column, cents]) => [column.slice(-2), cents])
  const derived = computePricesByMarket(Object.fromEntries(euros), priceLists)
  return { ...derived, ...Object.fromEntries(named) }
}

// A row's `picture` is the entry's `form`.
const describeIssues = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .map(({ path, message }) => `${path.join('.').replace(/^form/, 'picture') || 'row'}: ${message}`)
    .join('; ')

type ReadFields = { readonly entry: CatalogueEntry } | { readonly reason: string }

function readFields(
  fields: ImportRow['fields'],
  { priceLists, findForm, findKnown }: ImportContext,
): ReadFields {
  const { picture, form, ...rest } = fields
  const { category, ...kept } = findKnown(fields) ?? {}
  if (category !== undefined && category !== fields.category)
    return { reason: `category: this device is in ${category} and can’t be moved` }
  // The delivered files call it that. Ignored, it would silently give the device the drawing of a relative.
  if (form !== undefined) return { reason: 'form: use the column picture instead' }
  const isPrice = ([name]: readonly [string, unknown]) => PRICE_COLUMNS.has(name)
  const cells = ROW_PRICES.safeParse(Object.fromEntries(Object.entries(rest).filter(isPrice)))
  const parsed = CATALOGUE_ENTRY.safeParse({
    ...kept,
    ...Object.fromEntries(Object.entries(rest).filter((field) => !isPrice(field))),
    prices: cells.success ? completePrices(cells.data, priceLists) : undefined,
    form: picture ?? findForm(fields),
  })
  if (cells.success && parsed.success) return { entry: parsed.data }
  const others = (parsed.error?.issues ?? []).filter(({ path }) => cells.success || path[0] !== 'prices')
  return { reason: describeIssues([...(cells.error?.issues ?? []), ...others]) }
}

/** Finds an address that another device has, or that does not lead to the device. */
function findAddressProblem(
  entry: CatalogueEntry,
  owners: ReadonlyMap<string, string>,
  context: ImportContext,
) {
  for (const language of CATALOGUE_LANGUAGES) {
    const { url } = localiseDeviceNames(language, entry)
    const owner = owners.get(`${language}/${url}`) ?? context.findUrlOwner(language, url)
    if (owner !== undefined && owner !== buildDeviceKey(entry))
      return `the address ${url} already belongs to ${owner}`
  }
  const lost = Object.values(MARKETS).find((market) => {
    const { url } = localiseDeviceNames(market.catalogueLanguage, entry)
    const parsed = parsePath(market, buildPath(market, 'pdp', { pdp: url }))
    return parsed.kind !== 'match' || parsed.route !== 'pdp'
  })
  return lost ? `the name can’t be turned into an address in ${lost.id}` : null
}

/** Separates an operator's rows into those that can be imported and those that cannot, each with its reason. */
export function checkRows(rows: readonly ImportRow[], context: ImportContext): CheckedRows {
  const good: GoodRow[] = []
  const bad: BadRow[] = []
  const firstLines = new Map<string, number>()
  const owners = new Map<string, string>()
  for (const { line, fields } of rows) {
    const read = readFields(fields, context)
    if ('reason' in read) {
      bad.push({ line, reason: read.reason })
      continue
    }
    const { entry } = read
    const key = buildDeviceKey(entry)
    const before = firstLines.get(key)
    const reason = before
      ? `this device is already in line ${before}`
      : findAddressProblem(entry, owners, context)
    if (reason) {
      bad.push({ line, reason })
      continue
    }
    firstLines.set(key, line)
    for (const language of CATALOGUE_LANGUAGES)
      owners.set(`${language}/${localiseDeviceNames(language, entry).url}`, key)
    good.push({ line, entry })
  }
  return { good, bad }
}
