import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { MARKET_IDS } from '#domain/markets/market-id.ts'

/** A row of an operator's file as it is written, with the line it starts on. */
export interface ImportRow {
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** The file as a whole cannot be read; no row of it can be reported. */
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
  'picture',
  ...MARKET_IDS.map((id) => `prices_${id}`),
])

const listOf = (cell: string): string[] =>
  cell
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

/** `128:185|256:215` as an object; what cannot be read so stays as it is and is reported with the row. */
function pricesOf(cell: string): unknown {
  const pairs = listOf(cell).map((part) => part.split(':').map((text) => text.trim()))
  const prices = pairs.map(([size = '', amount = '']) => [size, amount === '' ? Number.NaN : Number(amount)])
  const isReadable =
    pairs.every((pair) => pair.length === 2) && prices.every(([, amount]) => !Number.isNaN(amount))
  const hasEachOnce = new Set(pairs.map(([size]) => size)).size === pairs.length
  return isReadable && hasEachOnce ? Object.fromEntries(prices) : cell
}

function pictureOf(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

function readCell(name: string, cell: string): unknown {
  if (name.startsWith('prices')) return pricesOf(cell)
  if (name === 'codes' || name === 'terms') return listOf(cell)
  if (name === 'popularity') return Number.isFinite(Number(cell)) ? Number(cell) : cell
  return name === 'picture' ? pictureOf(cell) : cell
}

function requireColumns(names: readonly string[]): void {
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new ImportFileError(`Missing columns: ${missing.join(', ')}`)
  const unknown = names.filter((name) => !COLUMNS.has(name))
  if (unknown.length > 0) throw new ImportFileError(`Unknown columns: ${unknown.join(', ')}`)
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length > 0) throw new ImportFileError(`Columns that stand there twice: ${repeated.join(', ')}`)
}

/** Semicolon or comma, whichever the heading line has more of. */
const separatorOf = (text: string): string => {
  const [heading = ''] = text.split('\n', 1)
  return heading.split(';').length >= heading.split(',').length ? ';' : ','
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly raw: string
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** Lines on which the records begin; the parser's own count goes wrong after a cell of several lines. */
function linesOfRecords(records: readonly CsvRecord[]): number[] {
  let next = 1
  return records.map(({ raw }) => {
    const skipped = raw.length - raw.trimStart().length
    const line = next + countLineEnds(raw.slice(0, skipped))
    next += countLineEnds(raw)
    return line
  })
}

function readCsv(text: string): ImportRow[] {
  // Forms are JSON inside of a cell: quotes are doubled as usual, and lines end where the cell ends.
  const records = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as CsvRecord[]
  const [heading, ...rows] = records
  if (!heading) throw new ImportFileError('The file is empty')
  const names = heading.record.map((name) => name.toLowerCase())
  requireColumns(names)
  const [, ...lines] = linesOfRecords(records)
  return rows.map(({ record }, row) => {
    const cells = names.map((name, index) => [name, record[index] ?? ''] as const)
    const filled = cells.filter(([, cell]) => cell !== '').map(([name, cell]) => [name, readCell(name, cell)])
    const surplus = record.length > names.length ? [['surplus cells', record.slice(names.length)]] : []
    return { line: lines[row] ?? 0, fields: Object.fromEntries([...filled, ...surplus]) }
  })
}

/** A list of objects, each reported with the line it begins on. */
function readJson(text: string): ImportRow[] {
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows)) throw new ImportFileError('The file is not a list of devices')
  const lines = linesOfEntries(text)
  return rows.map((row: unknown, index) => ({
    line: lines[index] ?? 0,
    fields: typeof row === 'object' && row !== null ? (row as ImportRow['fields']) : { row },
  }))
}

/** Lines on which the entries of the outer list begin, whatever they are. */
function linesOfEntries(text: string): number[] {
  const lines: number[] = []
  let [line, depth, isInString, isAwaited] = [1, 0, false, false]
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (letter === '\n') line += 1
    if (isInString) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInString = false
      continue
    }
    if (isAwaited && !/[\s\]]/.test(letter)) {
      lines.push(line)
      isAwaited = false
    }
    if (letter === '"') isInString = true
    if (letter === '{' || letter === '[') depth += 1
    if (letter === '}' || letter === ']') depth -= 1
    if (depth === 1 && (letter === '[' || letter === ',')) isAwaited = true
  }
  return lines
}

/** Office programs like to save in an older encoding, which would turn every umlaut into a question mark. */
function readText(path: string): string {
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new ImportFileError('The file is not written in UTF-8')
  return bytes.toString('utf8')
}

/** Reads an operator's file: CSV with a heading line, or JSON with the same names. */
export function readImportFile(path: string): ImportRow[] {
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.json') throw new ImportFileError('The file must end in .csv or .json')
  try {
    const text = readText(path)
    return kind === '.csv' ? readCsv(text) : readJson(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    const isUnreadable = error instanceof SyntaxError || error instanceof CsvError
    const reason = isUnreadable ? error.message : ((error as NodeJS.ErrnoException).code ?? 'unreadable')
    throw new ImportFileError(`The file cannot be read: ${reason}`)
  }
}
