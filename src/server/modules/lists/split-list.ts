import { detectSeparator, readCsvLines, splitLines } from '#csv/read-csv.ts'
import { type ListRow, MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { toListRows } from '#domain/lists/to-list-rows.ts'

export type SplitList =
  | { readonly kind: 'rows'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'tooLong'; readonly count: number }

/** No spreadsheet of devices has more. */
const MAX_COLUMNS = 200

/** Tabs separate cells; all other control characters are leftovers of some export. */
const removeControls = (line: string): string =>
  line.replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''))

/** Splits the text of a list into rows, one per line. */
export function splitList(text: string): SplitList {
  const lines = splitLines(text)
  if (lines.at(-1) === '') lines.pop()
  // One more for a heading.
  if (lines.length > MAX_LIST_ROWS + 1) return { kind: 'tooLong', count: lines.length }
  const cells = readCsvLines(lines.map(removeControls), {
    separator: detectSeparator(text),
    maxColumns: MAX_COLUMNS,
  })
  const rows = toListRows(cells.map((line) => line.map((cell) => cell.trim())))
  return rows.length > MAX_LIST_ROWS ? { kind: 'tooLong', count: rows.length } : { kind: 'rows', rows }
}
