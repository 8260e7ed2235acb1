import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type CsvRecord, CsvSyntaxError, readCsv } from '#csv/read-csv.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'

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
  if (name === 'popularity') return Number.isFinite(Number(cell)) ? Number(cell) : cell
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

function readTable(text: string): ImportRow[] {
  const [heading, ...records] = readCsv(text)
  if (!heading) throw new ImportFileError('The file is empty')
  const names = heading.cells.map((name) => name.toLowerCase())
  requireColumns(names)
  return records.map((record) => toRow(record, names))
}

/** Reads a JSON list of objects, each with the line it begins on. */
function readJson(text: string): ImportRow[] {
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows)) throw new ImportFileError('The file isn’t a list of devices')
  const lines = findEntryLines(text)
  return rows.map((row: unknown, index) => ({
    line: lines[index] ?? 0,
    fields: typeof row === 'object' && row !== null ? (row as ImportRow['fields']) : { row },
  }))
}

/** The lines on which the entries of the outer list begin, whatever they are. */
function findEntryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let isInString = false
  let isAwaited = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '\n') line += 1
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
      continue
    }
    if (isAwaited && !/[\s\]]/.test(character)) {
      lines.push(line)
      isAwaited = false
    }
    if (character === '"') isInString = true
    if (character === '{' || character === '[') depth += 1
    if (character === '}' || character === ']') depth -= 1
    if (depth === 1 && (character === '[' || character === ',')) isAwaited = true
  }
  return lines
}

/** Refuses older encodings, which office programs like to save in: every umlaut would be lost. */
function readText(path: string): string {
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new ImportFileError('The file isn’t UTF-8. Save it as UTF-8 and try again')
  return bytes.toString('utf8')
}

/** Reads an operator's file: CSV with a heading line, or JSON with the same names. */
export function readImportFile(path: string): ImportRow[] {
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.json') throw new ImportFileError('The file must end in .csv or .json')
  try {
    const text = readText(path)
    return kind === '.csv' ? readTable(text) : readJson(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    const isUnreadable = error instanceof SyntaxError || error instanceof CsvSyntaxError
    const reason = isUnreadable ? error.message : ((error as NodeJS.ErrnoException).code ?? 'unreadable')
    throw new ImportFileError(`The file can’t be read: ${reason}`)
  }
}
