import { readStorage } from '#domain/catalogue/storage-sizes.ts'

/** A price as someone has typed it: an amount, or that the market's factor decides. */
export type TypedPrice =
  | { readonly kind: 'amount'; readonly amountInCents: number }
  | { readonly kind: 'factor' }

/** A row of a price list, before anyone has looked up its device. */
export interface PriceRow {
  readonly manufacturer: string
  readonly model: string
  readonly storageGb: number
  readonly price: TypedPrice
}

/** What can be wrong with a row. */
export const PRICE_ROW_PROBLEMS = [
  'ROW_INCOMPLETE',
  'ROW_SIZE',
  'ROW_PRICE',
  'ROW_FACTOR',
  'ROW_REPEATED',
  'ROW_DEVICE_UNKNOWN',
  'ROW_SIZE_UNKNOWN',
] as const

export type PriceRowProblem = (typeof PRICE_ROW_PROBLEMS)[number]

export type ReadPriceRow =
  | { readonly kind: 'row'; readonly row: PriceRow }
  | { readonly kind: 'problem'; readonly problem: PriceRowProblem }

/** The smallest and the largest base price of a list, in whole units. */
const MIN_UNITS = 5
const MAX_UNITS = 1_000_000
const CENTS_PER_UNIT = 100

// A point before three digits is a thousand in one language and a fraction in another, so it is neither here.
const AMOUNT = /^(\d{1,7})(?:[.,]\d{1,2})?$/

/** A price in whole units of the currency: a fraction is truncated, as everywhere in a list. Null if it isn't one. */
export function readPrice(cell: string): TypedPrice | null {
  const text = cell.trim().replace(/^€\s?|\s?(?:€|EUR|zł|PLN)$/i, '')
  if (text.toLowerCase() === 'factor') return { kind: 'factor' }
  const units = Number(AMOUNT.exec(text)?.[1] ?? Number.NaN)
  return units >= MIN_UNITS && units <= MAX_UNITS
    ? { kind: 'amount', amountInCents: units * CENTS_PER_UNIT }
    : null
}

/** Reads the cells `manufacturer`, `model`, `storage` and `price`. Further cells are ignored: exports have some. */
export function readPriceRow(cells: readonly string[]): ReadPriceRow {
  const [manufacturer = '', model = '', storage = '', price = ''] = cells.map((cell) => cell.trim())
  if (manufacturer === '' || model === '' || price === '')
    return { kind: 'problem', problem: 'ROW_INCOMPLETE' }
  const storageGb = readStorage(storage)
  if (storageGb === null) return { kind: 'problem', problem: 'ROW_SIZE' }
  const typed = readPrice(price)
  if (typed === null) return { kind: 'problem', problem: 'ROW_PRICE' }
  return { kind: 'row', row: { manufacturer, model, storageGb, price: typed } }
}

/** Whether the cells are the heading of a table. */
export const isPriceHeading = ([first = '', second = '']: readonly string[]): boolean =>
  first.trim().toLowerCase() === 'manufacturer' && second.trim().toLowerCase() === 'model'
