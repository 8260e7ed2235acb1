import { COLUMN_HEADINGS, LIST_COLUMNS, type ListColumn, type RowCode } from './list-row.ts'

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

// A spreadsheet runs a cell that begins so. What stands in it was written by anybody.
const FORMULA = /^[=+\-@\t\r]/

function cellText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n\t]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

const amountText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

function cellsOf(row: ReportedRow, currency: string): string[] {
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
    amountText(priceInCents),
    amountText(total),
    currency,
    row.refusal ?? '',
  ]
}

/** The result of a list as CSV: its own columns first, so that a corrected report is a list again. */
export function writeReport(rows: readonly ReportedRow[], currency: string): string {
  const heading = [...LIST_COLUMNS.map((column) => COLUMN_HEADINGS[column]), ...REPORT_COLUMNS]
  const lines = [heading, ...rows.map((row) => cellsOf(row, currency))]
  return `\uFEFF${lines.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('')}`
}
