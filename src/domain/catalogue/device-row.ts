import { CATEGORY_IDS, type CategoryId } from './category.ts'
import { readStorages } from './storage-sizes.ts'

/** The columns of a table of devices. */
export const DEVICE_COLUMNS = [
  'category',
  'manufacturer',
  'series',
  'model',
  'storages',
  'codes',
  'terms',
  'released',
  'popularity',
  'launch_price',
] as const

export type DeviceColumn = (typeof DEVICE_COLUMNS)[number]

/** A table without a heading has these. */
const USUAL_COLUMNS: readonly DeviceColumn[] = [
  'manufacturer',
  'series',
  'model',
  'storages',
  'codes',
  'released',
]

const OTHER_NAMES: Readonly<Record<string, DeviceColumn>> = {
  storage: 'storages',
  release: 'released',
  code: 'codes',
  term: 'terms',
}

/** What can be wrong with a row. */
export const DEVICE_ROW_PROBLEMS = [
  'ROW_NAME_MISSING',
  'ROW_CATEGORY',
  'ROW_SIZES',
  'ROW_RELEASED',
  'ROW_NUMBER',
  'ROW_NEW_INCOMPLETE',
  'ROW_OTHER_CATEGORY',
  'ROW_FIELD',
  'ROW_REPEATED',
  'ROW_ADDRESS_TAKEN',
  'ROW_ADDRESS',
  'ROW_NO_DRAWING',
] as const

export type DeviceRowProblem = (typeof DEVICE_ROW_PROBLEMS)[number]

/** A row of a table of devices. What it leaves out stays as it is for a known device. */
export interface DeviceRow {
  readonly manufacturer: string
  readonly model: string
  readonly category: CategoryId | null
  readonly series: string | null
  readonly storages: readonly number[] | null
  readonly modelCodes: readonly string[] | null
  readonly searchTerms: readonly string[] | null
  readonly released: { readonly year: number; readonly month: number } | null
  readonly popularity: number | null
  readonly launchPrice: number | null
}

export type ReadDeviceRow =
  | { readonly kind: 'row'; readonly row: DeviceRow }
  | { readonly kind: 'problem'; readonly problem: DeviceRowProblem }

export type DeviceHeading =
  | { readonly kind: 'heading'; readonly columns: readonly DeviceColumn[] }
  | { readonly kind: 'none'; readonly columns: readonly DeviceColumn[] }
  | { readonly kind: 'unknown'; readonly names: readonly string[] }

const findColumn = (name: string): DeviceColumn | null =>
  DEVICE_COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null

/** Which columns a table has, by its first line. */
export function readDeviceHeading(cells: readonly string[]): DeviceHeading {
  const names = cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, '_'))
  if (!names.includes('manufacturer') || !names.includes('model'))
    return { kind: 'none', columns: USUAL_COLUMNS }
  const columns = names.map(findColumn)
  const unknown = names.filter((name, index) => columns[index] === null || names.indexOf(name) !== index)
  if (unknown.length > 0) return { kind: 'unknown', names: unknown }
  return { kind: 'heading', columns: columns.flatMap((column) => column ?? []) }
}

// 2021-09, 2021-09-24 and what spreadsheets make of them: 09/2021, 9.2021.
const YEAR_FIRST = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/
const MONTH_FIRST = /^(\d{1,2})[./](\d{4})$/

/** The month of the first sale; null if it isn't one. */
function readReleased(cell: string): { readonly year: number; readonly month: number } | null {
  const [, year = '', month = ''] = YEAR_FIRST.exec(cell) ?? []
  const [, otherMonth = '', otherYear = ''] = MONTH_FIRST.exec(cell) ?? []
  const read = { year: Number(year || otherYear), month: Number(month || otherMonth) }
  const isMonth = read.month >= 1 && read.month <= 12 && read.year >= 1950 && read.year <= 2100
  return isMonth ? read : null
}

const splitWords = (cell: string): readonly string[] =>
  cell
    .split(/[|,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const NUMBER = /^\d{1,7}(?:[.,]\d{1,2})?$/

const readNumber = (cell: string): number | null =>
  NUMBER.test(cell) ? Number(cell.replace(',', '.')) : null

const refuse = (problem: DeviceRowProblem): ReadDeviceRow => ({ kind: 'problem', problem })

/** Reads the cells of a row. Cells beyond the columns are ignored: exports have some. */
export function readDeviceRow(cells: readonly string[], columns: readonly DeviceColumn[]): ReadDeviceRow {
  const read = (column: DeviceColumn): string => cells[columns.indexOf(column)]?.trim() ?? ''
  const [manufacturer, model] = [read('manufacturer'), read('model')]
  if (manufacturer === '' || model === '') return refuse('ROW_NAME_MISSING')
  const category = CATEGORY_IDS.find((id) => id === read('category').toLowerCase()) ?? null
  if (category === null && read('category') !== '') return refuse('ROW_CATEGORY')
  const storages = read('storages') === '' ? null : readStorages(read('storages'))
  if (storages === null && read('storages') !== '') return refuse('ROW_SIZES')
  const released = readReleased(read('released'))
  if (released === null && read('released') !== '') return refuse('ROW_RELEASED')
  const numbers = {
    popularity: readNumber(read('popularity')),
    launchPrice: readNumber(read('launch_price')),
  }
  if (numbers.popularity === null && read('popularity') !== '') return refuse('ROW_NUMBER')
  if (numbers.launchPrice === null && read('launch_price') !== '') return refuse('ROW_NUMBER')
  const series = read('series') === '' ? null : read('series')
  const modelCodes = read('codes') === '' ? null : splitWords(read('codes'))
  const searchTerms = read('terms') === '' ? null : splitWords(read('terms'))
  const row = {
    manufacturer,
    model,
    category,
    series,
    storages,
    modelCodes,
    searchTerms,
    released,
    ...numbers,
  }
  return { kind: 'row', row }
}
