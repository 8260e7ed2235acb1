import { type WriteCsvOptions, writeCsv } from '#csv/write-csv.ts'
import { buildReportTable, type ReportedRow } from '#domain/lists/build-report-table.ts'
import type { ListRow } from '#domain/lists/list-row.ts'
import { buildListTable, buildRowTable, EXAMPLE_TABLE } from '#domain/lists/list-table.ts'

const FOR_SERVER = { separator: ';', lineEnd: '\n', isForSpreadsheets: false } satisfies WriteCsvOptions

const FOR_SPREADSHEETS = { separator: ';', isForSpreadsheets: true } satisfies WriteCsvOptions

/** Without it, spreadsheets take the file for one in an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A list as text, as the server reads it. */
export const writeList = (rows: readonly ListRow[]): string => writeCsv(buildListTable(rows), FOR_SERVER)

/** One row as a list. */
export const writeRow = (row: Parameters<typeof buildRowTable>[0]): string =>
  writeCsv(buildRowTable(row), FOR_SERVER)

/** A file to fill in. */
export const writeExample = (): string => BYTE_ORDER_MARK + writeCsv(EXAMPLE_TABLE, FOR_SPREADSHEETS)

/** The result of a list as a file. */
export const writeReport = (rows: readonly ReportedRow[], currency: string): string =>
  BYTE_ORDER_MARK + writeCsv(buildReportTable(rows, currency), FOR_SPREADSHEETS)
