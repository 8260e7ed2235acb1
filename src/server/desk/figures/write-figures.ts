import type { Breakdown, Figure, FigureRows } from '#contracts/desk/figures.ts'
import { writeCsv } from '#csv/write-csv.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'

const writeTable = (name: string, rows: readonly (readonly string[])[]): DeskFile =>
  file({
    // Spreadsheets read UTF-8 by this mark only.
    bytes: Buffer.from(`\uFEFF${writeCsv(rows, { isForSpreadsheets: true })}`),
    mediaType: 'text/csv; charset=utf-8',
    filename: `${name}.csv`,
  })

const BP_PER_PERCENT = 100

/** A number that a spreadsheet can calculate with; empty where there is none. */
function writeValue(value: number | null, unit: Figure['unit']): string {
  if (value === null) return ''
  if (unit === 'money') return formatDecimalAmount(value)
  return unit === 'share' ? (value / BP_PER_PERCENT).toFixed(2) : String(value)
}

function nameColumn({ title, unit }: Pick<Figure, 'title' | 'unit'>, currency: string): string {
  if (unit === 'money') return `${title} (${currency})`
  if (unit === 'share') return `${title} (%)`
  return unit === 'hours' ? `${title} (hours)` : title
}

/** The points of a figure. */
export const writeFigure = (figure: Figure, currency: string): DeskFile =>
  writeTable(figure.id, [
    ['from', nameColumn(figure, currency)],
    ...figure.points.map(({ day, value }) => [day, writeValue(value, figure.unit)]),
  ])

export const writeBreakdown = ({ by, figures, rows }: Breakdown): DeskFile =>
  writeTable(`figures-by-${by}`, [
    [by, 'name', ...figures.map((figure) => nameColumn(figure, ''))],
    ...rows.map(({ key, name, values }) => [
      key,
      name,
      ...values.map((value, index) => writeValue(value, figures[index]?.unit ?? 'count')),
    ]),
  ])

/** The devices behind a figure. */
export const writeRows = ({ figure, rows }: FigureRows): DeskFile =>
  writeTable(`${figure.id}-rows`, [
    ['sale', 'device_number', 'device', 'market', 'at', 'hours', 'amount', 'currency'],
    ...rows.map((row) => [
      row.tradeNumber,
      String(row.itemNumber),
      row.device,
      row.market,
      row.at,
      row.hours === null ? '' : String(row.hours),
      row.amountInCents === null ? '' : formatDecimalAmount(row.amountInCents),
      row.currency,
    ]),
  ])
