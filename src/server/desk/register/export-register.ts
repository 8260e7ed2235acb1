import { DAY_MS } from '#domain/kernel/durations.ts'
import { pointOf, type RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import { registerCsv } from '#domain/purchase-register/register-csv.ts'
import type { Connection } from '#server/db/database.ts'
import type { AuditFacts } from '#server/desk/routing/audit.ts'
import { type DeskFile, file } from '#server/desk/routing/desk-answer.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { type RegisterRange, readRegisterRows } from './register.repository.ts'

const DAYS_MAX = 366

function requireRange({ from, to }: RegisterRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw invalidFields([{ field: 'to', key: 'BEFORE_FROM' }])
  if (days > DAYS_MAX) throw invalidFields([{ field: 'to', key: 'TOO_MANY_DAYS', params: { max: DAYS_MAX } }])
}

/** The last row of every day: whoever has these can tell later whether anything before them was changed. */
const dayEnds = (rows: readonly RegisterRow[]) =>
  rows
    .filter((row, at) => row.entry.day !== rows[at + 1]?.entry.day)
    .map((row) => ({ day: row.entry.day, ...pointOf(row) }))

/** The rows of some days as a table; the log gets the ends of these days. */
export async function exportRegister(
  tx: Connection,
  range: RegisterRange,
): Promise<{ readonly table: DeskFile; readonly facts: AuditFacts }> {
  requireRange(range)
  const rows = await readRegisterRows(tx, range)
  if (rows.length === 0) throw new HttpError(404, 'NOT_FOUND', 'The register has no rows of these days.')
  const { country, from, to } = range
  const days = from === to ? from : `${from}-to-${to}`
  const table = file({
    bytes: Buffer.from(registerCsv(rows)),
    mediaType: 'text/csv; charset=utf-8',
    filename: `purchase-register-${country}-${days}.csv`,
  })
  return { table, facts: { data: { ...range, rows: rows.length, points: dayEnds(rows) } } }
}
