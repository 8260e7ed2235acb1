// Where a cell could begin to be run: at its start, and after whatever a program with other settings takes for its end.
const FORMULA_STARTS = /(^|[;,\t\r\n])([ \u00a0\ufeff]*)(?=[=+\-@'\t\r＝＋－＠])/gu
const ESCAPES = /(^|[;,\t\r\n])([ \u00a0\ufeff]*)'/gu

/** A number stays one: it cannot do anything, and people add it up. */
const PLAIN_NUMBER = /^-\d{1,15}(?:[.,]\d{1,10})?$/

/** Puts an apostrophe before everything that a spreadsheet would run, and before an apostrophe in the same place. */
export const escapeFormulas = (cell: string): string =>
  PLAIN_NUMBER.test(cell) ? cell : cell.replace(FORMULA_STARTS, "$1$2'")

/** The cell as it was before `escapeFormulas`. */
export const restoreFormulas = (cell: string): string => cell.replace(ESCAPES, '$1$2')
