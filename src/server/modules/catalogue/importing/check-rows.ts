import { z } from 'zod'
import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CATALOGUE_ENTRY, type CatalogueEntry, PRICES } from '../writing/catalogue-entry.ts'
import { type DeviceUrls, findLostMarket, listUrls } from '../writing/device-address.ts'
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

/** A row that is a device by itself, or why it isn't. */
export type ReadRow = GoodRow | BadRow

/** A row whose place in the catalogue is free, too. */
export interface ClaimedRow extends GoodRow {
  readonly key: string
  readonly urls: DeviceUrls
}

export interface CheckedRows {
  readonly good: readonly ClaimedRow[]
  readonly bad: readonly BadRow[]
}

/** What the catalogue knows of a device already. A row that leaves one of these out does not change it. */
export interface KnownFields {
  readonly category: string
  readonly codes: readonly string[]
  readonly terms: readonly string[]
  readonly popularity: number
}

/** What a row is completed with. */
export interface ImportContext {
  readonly priceLists: SeedPriceLists
  readonly findKnown: (fields: ImportRow['fields']) => KnownFields | undefined
  /** The drawing for a row without one: the device's own, or that of a relative. */
  readonly findForm: (fields: ImportRow['fields']) => unknown
}

/** What is taken already, in the catalogue or by an earlier row of the file. */
export interface TakenPlaces {
  /** The line of an earlier row about the same device. */
  readonly findLine: (key: string) => number | undefined
  /** The device that an address belongs to, as `manufacturer|model`. */
  readonly findUrlOwner: (language: CatalogueLanguage, url: string) => string | undefined
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
    .map(
      ({ path, message }) =>
        `${path.join('.').replace(/^form/, 'picture').replace('launchPrice', 'launch_price') || 'row'}: ${message}`,
    )
    .join('; ')

type ReadFields = { readonly entry: CatalogueEntry } | { readonly reason: string }

function readFields(
  fields: ImportRow['fields'],
  { priceLists, findForm, findKnown }: ImportContext,
): ReadFields {
  const { picture, form, launch_price: launchPrice, ...rest } = fields
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
    ...(launchPrice !== undefined && { launchPrice }),
  })
  if (cells.success && parsed.success) return { entry: parsed.data }
  const others = (parsed.error?.issues ?? []).filter(({ path }) => cells.success || path[0] !== 'prices')
  return { reason: describeIssues([...(cells.error?.issues ?? []), ...others]) }
}

/** Checks every row by itself. */
export const readRows = (rows: readonly ImportRow[], context: ImportContext): ReadRow[] =>
  rows.map(({ line, fields }) => ({ line, ...readFields(fields, context) }))

/** Finds an address that another device has, or that does not lead to the device. */
function findAddressProblem(
  { key, urls }: ClaimedRow,
  owners: ReadonlyMap<string, string>,
  { findUrlOwner }: TakenPlaces,
): string | null {
  for (const [language, url] of urls) {
    const owner = owners.get(`${language}/${url}`) ?? findUrlOwner(language, url)
    if (owner !== undefined && owner !== key) return `the address ${url} already belongs to ${owner}`
  }
  const lost = findLostMarket(urls)
  return lost ? `the name can’t be turned into an address in ${lost}` : null
}

/** Separates rows into those that can be imported and those that cannot, each with its reason. */
export function claimPlaces(rows: readonly ReadRow[], taken: TakenPlaces): CheckedRows {
  const good: ClaimedRow[] = []
  const bad: BadRow[] = []
  const firstLines = new Map<string, number>()
  const owners = new Map<string, string>()
  for (const row of rows) {
    if ('reason' in row) {
      bad.push(row)
      continue
    }
    const claimed = { ...row, key: buildDeviceKey(row.entry), urls: listUrls(row.entry) }
    const before = firstLines.get(claimed.key) ?? taken.findLine(claimed.key)
    const reason = before
      ? `this device is already in line ${before}`
      : findAddressProblem(claimed, owners, taken)
    if (reason) {
      bad.push({ line: row.line, reason })
      continue
    }
    firstLines.set(claimed.key, row.line)
    for (const [language, url] of claimed.urls) owners.set(`${language}/${url}`, claimed.key)
    good.push(claimed)
  }
  return { good, bad }
}
