import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import { LIST_COLUMNS, type ListColumn, type RowCode } from './list-row.ts'
import { LIST_HEADING } from './list-table.ts'

/** What a report says about a row. */
export interface ReportedRow {
  readonly line: number
  readonly row: Readonly<Record<ListColumn, string>>
  readonly status: 'ok' | 'guess' | 'error'
  readonly confidence: number
  readonly problems: readonly { readonly code: RowCode; readonly detail: string }[]
  readonly device: { readonly name: string; readonly url: string } | null
  readonly candidates: readonly { readonly url: string }[]
  readonly storageGb: number | null
  readonly quantity: number | null
  readonly priceInCents: number | null
  readonly refusal: string | null
}

const REPORT_COLUMNS = [
  'line',
  'status',
  'codes',
  'details',
  'confidence',
  'recognised_name',
  'recognised_url',
  'candidates',
  'priced_storage_gb',
  'price',
  'total',
  'currency',
  'no_offer',
]

const formatAmount = (cents: number | null): string => (cents === null ? '' : formatDecimalAmount(cents))

function toCells(row: ReportedRow, currency: string): string[] {
  const { priceInCents, quantity } = row
  const total = priceInCents === null || quantity === null ? null : priceInCents * quantity
  return [
    ...LIST_COLUMNS.map((column) => row.row[column]),
    String(row.line),
    row.status,
    row.problems.map(({ code }) => code).join(' '),
    row.problems.map(({ detail }) => detail).join(' | '),
    row.confidence.toFixed(2),
    row.device?.name ?? '',
    row.device?.url ?? '',
    row.candidates.map(({ url }) => url).join(' '),
    String(row.storageGb ?? ''),
    formatAmount(priceInCents),
    formatAmount(total),
    currency,
    row.refusal ?? '',
  ]
}

/** The result of a list as a table. Its own columns come first, so that a corrected report is a list again. */
export const buildReportTable = (
  rows: readonly ReportedRow[],
  currency: string,
): readonly (readonly string[])[] => [
  [...LIST_HEADING, ...REPORT_COLUMNS],
  ...rows.map((row) => toCells(row, currency)),
]
