import { writeCsv } from '#csv/write-csv.ts'
import type { AccountingSettings } from '#domain/accounting/accounting-settings.ts'
import { buildJournalTable } from '#domain/accounting/build-journal-table.ts'
import { buildJournal } from '#domain/accounting/journal.ts'
import { isOneYear, writeDatev } from '#domain/accounting/write-datev.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type JournalRange, readJournalFacts } from './journal.repository.ts'

const DAYS_MAX = 366

const refuseRange = (key: string, text: string): HttpError =>
  new HttpError(422, 'INVALID_FIELDS', text, [{ field: 'to', key }])

/** Refuses days in the wrong order, or more than anyone reads. */
export function requireRange({ from, to }: JournalRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw refuseRange('BEFORE_FROM', 'The last day is before the first one.')
  if (days > DAYS_MAX) throw refuseRange('TOO_MANY_DAYS', `These are more than ${DAYS_MAX} days.`)
}

export interface JournalExport extends JournalRange {
  readonly format: 'csv' | 'datev'
  readonly currency: Currency
}

interface ExportContext {
  readonly tx: Connection
  readonly settings: AccountingSettings
  readonly atMs: number
}

// Everything in a batch is ASCII but the headings, which DATEV reads in Windows-1252. For them that equals Latin-1.
const toDatevBytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The journal of some days as a file, and how many entries it has. */
export async function exportJournal(
  { tx, settings, atMs }: ExportContext,
  { format, currency, ...range }: JournalExport,
): Promise<{ readonly table: DeskFile; readonly entries: number }> {
  requireRange(range)
  const { from, to } = range
  if (format === 'datev' && !isOneYear(from, to, settings))
    throw refuseRange('SEVERAL_YEARS', 'Such a file has days of one financial year only.')
  const entries = buildJournal(await readJournalFacts(tx, range))
  const days = from === to ? from : `${from}-to-${to}`
  const table =
    format === 'csv'
      ? file({
          bytes: Buffer.from(writeCsv(buildJournalTable(entries, settings), { isForSpreadsheets: true })),
          mediaType: 'text/csv; charset=utf-8',
          filename: `journal-${days}.csv`,
        })
      : file({
          bytes: toDatevBytes(writeDatev({ entries, settings, currency, from, to, createdAtMs: atMs })),
          mediaType: 'text/csv; charset=windows-1252',
          filename: `EXTF_Buchungsstapel_${currency}_${days}.csv`,
        })
  return { table, entries: entries.length }
}
