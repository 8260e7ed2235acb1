import { type ListColumn, readText } from './list-column.ts'

/** Spreadsheets would run a text that begins like a formula. */
const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quote = (text: string): string => `"${disarm(text).replaceAll('"', '""')}"`

/** Rows as a table that spreadsheets open. */
export const writeCsv = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string =>
  [
    columns.map(({ title }) => quote(title)),
    ...rows.map((row) => columns.map((column) => quote(readText(column, row)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
