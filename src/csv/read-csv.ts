import { CsvError, parse } from 'csv-parse/sync'

/** A record of a CSV text, with the line that it begins on, from 1 on. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** The text breaks the rules of CSV, so none of it can be trusted. */
export class CsvSyntaxError extends Error {
  override name = 'CsvSyntaxError'
}

const LINE_END = /\r\n|\n|\r/

/**
 * The separator of a table, by its first line with text. A semicolon or a tab wins over commas, which also occur in
 * names and in numbers; spreadsheets write one of the three, depending on their language.
 */
export function detectSeparator(text: string): string {
  // No pattern such as /.*\S/: it takes quadratic time on a long line of blanks.
  const first = splitLines(text).find((line) => line.trim() !== '') ?? ''
  return [';', '\t', ','].find((separator) => first.includes(separator)) ?? ';'
}

export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(LINE_END)

const countLineEnds = (text: string): number => text.split(LINE_END).length - 1

interface RawRecord {
  readonly record: readonly string[]
  readonly raw: string
}

/** How a table is read that has to be well-formed. */
export const STRICT = {
  bom: true,
  raw: true,
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
} as const

/** How many lines come before a record, and how many it takes with them. The parser's own count is off after a long cell. */
export const countRecordLines = (raw: string): { readonly skipped: number; readonly total: number } => ({
  skipped: countLineEnds(raw.slice(0, raw.length - raw.trimStart().length)),
  total: countLineEnds(raw),
})

/**
 * Reads a table that has to be well-formed: cells may span lines, and a stray quote fails the whole text. Lines without
 * any text are skipped, cells are trimmed.
 */
export function readCsv(text: string): readonly CsvRecord[] {
  const records = parseStrictly(text)
  let next = 1
  return records.map(({ record, raw }) => {
    const { skipped, total } = countRecordLines(raw)
    const line = next + skipped
    next += total
    return { line, cells: record }
  })
}

function parseStrictly(text: string): readonly RawRecord[] {
  try {
    // The types of `raw` are missing in the library.
    return parse(text, { ...STRICT, delimiter: detectSeparator(text) }) as unknown as readonly RawRecord[]
  } catch (error) {
    if (error instanceof CsvError) throw new CsvSyntaxError(error.message)
    throw error
  }
}

interface LineOptions {
  readonly separator: string
  /** Cells beyond this are dropped before parsing: a line of nothing but separators would have a million of them. */
  readonly maxColumns: number
}

/**
 * Reads a table in which every line is a record, whatever its quotes say. People type inches: a quote that opens no
 * proper cell is a character like any other.
 */
export function readCsvLines(
  lines: readonly string[],
  { separator, maxColumns }: LineOptions,
): readonly (readonly string[])[] {
  const bounded = lines.map((line) => line.split(separator, maxColumns).join(separator))
  const records = parseLoosely(bounded.join('\n'), separator)
  // Fewer records than lines mean that an open quote has swallowed some: then each line is read alone.
  return records?.length === lines.length ? records : bounded.map((line) => readLine(line, separator))
}

const readLine = (line: string, separator: string): readonly string[] =>
  (parseLoosely(line, separator) ?? parseUnquoted(line, separator))[0] ?? ['']

function parseLoosely(text: string, separator: string): string[][] | null {
  try {
    return parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

const parseUnquoted = (line: string, separator: string): string[][] =>
  parse(line, { delimiter: separator, quote: false, relax_column_count: true })
