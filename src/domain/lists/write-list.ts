import { COLUMN_HEADINGS, LIST_COLUMNS, type ListColumn, type ListRow } from './list-row.ts'

type RowTexts = Readonly<Record<ListColumn, string>>

const cellText = (cell: string): string => (/[";\t\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)

const heading = (): string => LIST_COLUMNS.map((column) => COLUMN_HEADINGS[column]).join(';')

const rowText = (row: RowTexts): string => LIST_COLUMNS.map((column) => cellText(row[column])).join(';')

/** A list as text, as {@link splitList} reads it; with a heading where it had one, so that lines keep their numbers. */
export const writeList = (rows: readonly ListRow[]): string =>
  [...(rows[0]?.line === 1 ? [] : [heading()]), ...rows.map(rowText)].join('\n')

/** One row as a list of its own. */
export const writeRow = (row: RowTexts): string => `${heading()}\n${rowText(row)}`

/** A list to begin with: the heading, and rows that show what may stand in them. */
export const exampleList = (): string =>
  [
    heading(),
    'iPhone 13;128;4;3;;',
    'Galaxy S21 128GB;;3;1;490154203237518;PH_BATTERY=LT_80,PH_GLASS=BACK',
    'ThinkPad T480;256;2;12;;',
    '',
  ].join('\r\n')
