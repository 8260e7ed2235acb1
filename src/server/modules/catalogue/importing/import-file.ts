import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'

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
const OPTIONAL_COLUMNS = /^(?:codes|terms|popularity|picture|prices_[a-z]{2})$/

const isColumn = (name: string) =>
  REQUIRED_COLUMNS.some((column) => column === name) || OPTIONAL_COLUMNS.test(name)

const listOf = (cell: string): string[] =>
  cell
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)

/** `128:185|256:215` as an object; what is no number stays as it is and is reported with the row. */
function pricesOf(cell: string): Record<string, unknown> {
  const pairs = listOf(cell).map((part) => {
    const [size = '', amount = ''] = part.split(':').map((text) => text.trim())
    return [size, amount !== '' && Number.isFinite(Number(amount)) ? Number(amount) : amount]
  })
  return Object.fromEntries(pairs)
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
  const unknown = names.filter((name) => !isColumn(name))
  if (unknown.length > 0) throw new ImportFileError(`Unknown columns: ${unknown.join(', ')}`)
}

/** Semicolon or comma, whichever the heading line has more of. */
const separatorOf = (text: string): string => {
  const [heading = ''] = text.split('\n', 1)
  return heading.split(';').length >= heading.split(',').length ? ';' : ','
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function readCsv(text: string): ImportRow[] {
  // Forms are JSON inside of a cell: quotes are doubled as usual, and lines end where the cell ends.
  const records = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as CsvRecord[]
  const [heading, ...rows] = records
  if (!heading) throw new ImportFileError('The file is empty')
  const names = heading.record.map((name) => name.toLowerCase())
  requireColumns(names)
  return rows.map(({ record, info }) => {
    const cells = names.map((name, index) => [name, record[index] ?? ''] as const)
    const filled = cells.filter(([, cell]) => cell !== '').map(([name, cell]) => [name, readCell(name, cell)])
    const surplus = record.length > names.length ? [['surplus cells', record.slice(names.length)]] : []
    return { line: info.lines, fields: Object.fromEntries([...filled, ...surplus]) }
  })
}

/** A list of objects. Their lines are those of their opening brackets, found by position in the text. */
function readJson(text: string): ImportRow[] {
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows)) throw new ImportFileError('The file is not a list of devices')
  const lines = linesOfObjects(text)
  return rows.map((row: unknown, index) => ({
    line: lines[index] ?? 0,
    fields: typeof row === 'object' && row !== null ? (row as ImportRow['fields']) : { row },
  }))
}

/** Lines on which the entries of the outer list begin. */
function linesOfObjects(text: string): number[] {
  const lines: number[] = []
  let [line, depth, isInString] = [1, 0, false]
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '\n') line += 1
    if (isInString) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInString = false
      continue
    }
    if (letter === '"') isInString = true
    if (letter === '{' || letter === '[') {
      depth += 1
      if (depth === 2) lines.push(line)
    }
    if (letter === '}' || letter === ']') depth -= 1
  }
  return lines
}

/** Reads an operator's file: CSV with a heading line, or JSON with the same names. */
export function readImportFile(path: string): ImportRow[] {
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.json') throw new ImportFileError('The file must end in .csv or .json')
  try {
    const text = readFileSync(path, 'utf8')
    return kind === '.csv' ? readCsv(text) : readJson(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    const isUnreadable = error instanceof SyntaxError || error instanceof CsvError
    const reason = isUnreadable ? error.message : ((error as NodeJS.ErrnoException).code ?? 'unreadable')
    throw new ImportFileError(`The file cannot be read: ${reason}`)
  }
}
