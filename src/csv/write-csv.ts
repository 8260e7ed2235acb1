// The build for browsers: it also runs on the server, while the other one needs Node's Buffer.
import { stringify } from 'csv-stringify/browser/esm/sync'

export interface WriteCsvOptions {
  readonly separator?: ',' | ';'
  readonly lineEnd?: '\r\n' | '\n'
  /**
   * For files that people open: a spreadsheet runs a cell that begins like a formula, and the cells hold what strangers
   * typed. Not for files that machines read, because the escape changes the cell.
   */
  readonly isForSpreadsheets: boolean
}

// Quoted where any of the usual separators, or a blank at the end of a cell, could mislead a reader.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** A leading apostrophe is the escape itself, so one that was typed is doubled: taking one off restores every cell. */
const doubleApostrophe = (cell: string): string => (cell.startsWith("'") ? `'${cell}` : cell)

/** Writes a table as CSV (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[], options: WriteCsvOptions): string {
  const { separator = ',', lineEnd = '\r\n', isForSpreadsheets } = options
  const table = isForSpreadsheets ? rows.map((row) => row.map(doubleApostrophe)) : rows
  return stringify(
    table.map((row) => [...row]),
    {
      delimiter: separator,
      record_delimiter: lineEnd,
      escape_formulas: isForSpreadsheets,
      quoted_match: NEEDS_QUOTES,
    },
  )
}
