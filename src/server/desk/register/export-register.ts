import { writeCsv } from '#csv/write-csv.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { buildRegisterTable, type RegisterDocuments } from '#domain/purchase-register/build-register-table.ts'
import { type RegisterRow, toChainPoint } from '#domain/purchase-register/hash-chain.ts'
import type { Connection } from '#server/db/database.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type RegisterRange, readRegisterRows } from './register.repository.ts'

/** Reads the identity documents of rows, for whoever may see them. */
export type ReadDocuments = (rows: readonly RegisterRow[]) => Promise<RegisterDocuments>

const DAYS_MAX = 366

const refuseRange = (text: string, key: string): HttpError =>
  new HttpError(422, 'INVALID_FIELDS', text, [{ field: 'to', key }])

/** Days that run forwards, a year at most. */
export function requireRange({ from, to }: RegisterRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw refuseRange('The last day is before the first one.', 'BEFORE_FROM')
  if (days > DAYS_MAX) throw refuseRange('These days are more than a year. Choose fewer.', 'TOO_MANY_DAYS')
}

/** The last row of every day. With these on record, any later change to the rows before can be proven. */
const findDayEnds = (rows: readonly RegisterRow[]) =>
  rows
    .filter((row, at) => row.entry.day !== rows[at + 1]?.entry.day)
    .map((row) => ({ day: row.entry.day, ...toChainPoint(row) }))

/** Exports the rows of some days as CSV, and records the last row of each day in the audit log. */
export async function exportRegister(
  tx: Connection,
  range: RegisterRange,
  readDocuments: ReadDocuments = async () => new Map(),
): Promise<{ readonly table: DeskFile; readonly facts: AuditFacts }> {
  requireRange(range)
  const rows = await readRegisterRows(tx, range)
  if (rows.length === 0)
    throw new HttpError(404, 'NOT_FOUND', 'The register has no entries for these days. Choose other days.')
  const { country, from, to } = range
  const days = from === to ? from : `${from}-to-${to}`
  const table = file({
    bytes: Buffer.from(
      writeCsv(buildRegisterTable(rows, await readDocuments(rows)), { isForSpreadsheets: true }),
    ),
    mediaType: 'text/csv; charset=utf-8',
    filename: `purchase-register-${country}-${days}.csv`,
  })
  return { table, facts: { data: { ...range, rows: rows.length, points: findDayEnds(rows) } } }
}
