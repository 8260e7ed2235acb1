import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { type CsvRecord, CsvSyntaxError } from '#csv/read-csv.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { streamCsv } from './stream-csv.ts'
import { NoJsonListError, streamJsonList } from './stream-json-list.ts'

/** A row of an operator's file, with the line that it begins on. */
export interface ImportRow {
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** The file as a whole cannot be read, so there are no rows to report. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

const LIST_SEPARATOR = '|'

const REQUIRED_COLUMNS = ['category', 'manufacturer', 'series', 'model', 'released', 'prices'] as const
const COLUMNS: ReadonlySet<string> = new Set([
  ...REQUIRED_COLUMNS,
  'codes',
  'terms',
  'popularity',
  'launch_price',
  'picture',
  ...MARKET_IDS.map((id) => `prices_${id}`),
])

const splitCell = (cell: string): string[] =>
  cell
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

/** `128:185|256:215` as an object. Anything else is kept as it is, so that it is reported with its row. */
function readPrices(cell: string): unknown {
  const pairs = splitCell(cell).map((part) => part.split(':').map((text) => text.trim()))
  const prices = pairs.map(([size = '', amount = '']) => [size, amount === '' ? Number.NaN : Number(amount)])
  const isReadable =
    pairs.every((pair) => pair.length === 2) && prices.every(([, amount]) => !Number.isNaN(amount))
  const hasEachOnce = new Set(pairs.map(([size]) => size)).size === pairs.length
  return isReadable && hasEachOnce ? Object.fromEntries(prices) : cell
}

function readPicture(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

function readCell(name: string, cell: string): unknown {
  if (name.startsWith('prices')) return readPrices(cell)
  if (name === 'codes' || name === 'terms') return splitCell(cell)
  if (name === 'popularity' || name === 'launch_price')
    return Number.isFinite(Number(cell)) ? Number(cell) : cell
  return name === 'picture' ? readPicture(cell) : cell
}

function requireColumns(names: readonly string[]): void {
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new ImportFileError(`Missing columns: ${missing.join(', ')}`)
  const unknown = names.filter((name) => !COLUMNS.has(name))
  if (unknown.length > 0) throw new ImportFileError(`Unknown columns: ${unknown.join(', ')}`)
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length > 0) throw new ImportFileError(`Duplicate columns: ${repeated.join(', ')}`)
}

/** A record of the file as the fields that it names; empty cells are left out. */
function toRow({ line, cells }: CsvRecord, names: readonly string[]): ImportRow {
  const fields: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    const cell = cells[index] ?? ''
    if (cell !== '') fields[name] = readCell(name, cell)
  }
  if (cells.length > names.length) fields['too many cells'] = cells.slice(names.length)
  return { line, fields }
}

async function* readTable(texts: AsyncIterable<string>): AsyncGenerator<ImportRow> {
  let names: readonly string[] | null = null
  for await (const record of streamCsv(texts)) {
    if (names) yield toRow(record, names)
    else {
      names = record.cells.map((name) => name.toLowerCase())
      requireColumns(names)
    }
  }
  if (!names) throw new ImportFileError('The file is empty')
}

/** Reads a JSON list of objects, each with the line it begins on. */
async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<ImportRow> {
  for await (const { line, value } of streamJsonList(texts)) {
    const isObject = typeof value === 'object' && value !== null
    yield { line, fields: isObject ? (value as ImportRow['fields']) : { row: value } }
  }
}

/** Refuses older encodings, which office programs like to save in: every umlaut would be lost. */
async function* readText(path: string): AsyncGenerator<string> {
  // It drops a byte order mark, too.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

function describeFailure(error: unknown): string {
  if (error instanceof NoJsonListError) return 'The file isn’t a list of devices'
  if (error instanceof SyntaxError || error instanceof CsvSyntaxError)
    return `The file can’t be read: ${error.message}`
  const { code = 'unreadable' } = error as NodeJS.ErrnoException
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? 'The file isn’t UTF-8. Save it as UTF-8 and try again'
    : `The file can’t be read: ${code}`
}

/**
 * Reads an operator's file row by row: CSV with a heading line, or JSON with the same names. What is wrong with the file
 * as a whole may show only after many rows.
 */
export async function* readImportFile(path: string): AsyncGenerator<ImportRow> {
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.json') throw new ImportFileError('The file must end in .csv or .json')
  try {
    yield* kind === '.csv' ? readTable(readText(path)) : readJson(readText(path))
  } catch (error) {
    throw error instanceof ImportFileError ? error : new ImportFileError(describeFailure(error))
  }
}
