import { COLUMN_HEADINGS, LIST_COLUMNS, type ListColumn, type ListRow } from './list-row.ts'

type RowTexts = Readonly<Record<ListColumn, string>>

type Table = readonly (readonly string[])[]

export const LIST_HEADING: readonly string[] = LIST_COLUMNS.map((column) => COLUMN_HEADINGS[column])

const toCells = (row: RowTexts): readonly string[] => LIST_COLUMNS.map((column) => row[column])

/** A list as a table. It has a heading only if the list had one, so that lines keep their numbers. */
export function buildListTable(rows: readonly ListRow[]): Table {
  const cells = rows.map(toCells)
  return rows[0]?.line === 1 ? cells : [LIST_HEADING, ...cells]
}

/** A table with one row, for pricing it again. */
export const buildRowTable = (row: RowTexts): Table => [LIST_HEADING, toCells(row)]

/** A list to start from: the heading, and rows that show what each column takes. */
export const EXAMPLE_TABLE: Table = [
  LIST_HEADING,
  ['iPhone 13', '128', '4', '3', '', ''],
  ['Galaxy S21 128GB', '', '3', '1', '490154203237518', 'PH_BATTERY=LT_80,PH_GLASS=BACK'],
  ['ThinkPad T480', '256', '2', '12', '', ''],
]
