// The build for browsers: it also runs on the server, while the other one needs Node's Buffer.
import { stringify } from 'csv-stringify/browser/esm/sync'
import { escapeFormulas } from './escape-formulas.ts'

export interface WriteCsvOptions {
  readonly separator?: ',' | ';'
  readonly lineEnd?: '\r\n' | '\n'
  /**
   * For files that people may open: a spreadsheet runs a cell that begins like a formula, and the cells hold what strangers
   * typed. Not for texts that only the shop itself reads, because the escape changes the cell.
   */
  readonly isForSpreadsheets: boolean
}

// Quoted where any of the usual separators, or a blank at the end of a cell, could mislead a reader.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** Writes a table as CSV (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[], options: WriteCsvOptions): string {
  const { separator = ',', lineEnd = '\r\n', isForSpreadsheets } = options
  return stringify(
    rows.map((row) => (isForSpreadsheets ? row.map(escapeFormulas) : [...row])),
    { delimiter: separator, record_delimiter: lineEnd, quoted_match: NEEDS_QUOTES },
  )
}
