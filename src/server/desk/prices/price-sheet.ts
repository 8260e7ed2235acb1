import { z } from 'zod'
import { type PRICE_SHEET, SHEET_ROW } from '#contracts/desk/prices.ts'
import { writeCsv } from '#csv/write-csv.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { PriceFilter } from '#domain/price-lists/price-formula.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { WORKBOOK_MEDIA_TYPE } from '#server/desk/photos/photo-bodies.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import {
  countSheet,
  readSheet,
  SHEET_START,
  type SheetPlace,
  type SheetRow,
} from '#server/modules/price-drafts/price-sheet.repository.ts'
import { readWorkbook } from '#server/spreadsheets/read-workbook.ts'
import { writeWorkbook } from '#server/spreadsheets/write-workbook.ts'

const ROWS_PER_PAGE = 500
const ROWS_PER_READ = 5_000

export interface SheetWish {
  readonly market: MarketId
  readonly draft?: number | undefined
  readonly after?: string | undefined
  readonly filter: PriceFilter
}

function readPlace(text: string | undefined): SheetPlace {
  const [deviceId = 0, storageGb = -1] = text?.split('-').map(Number) ?? []
  return text === undefined ? SHEET_START : { deviceId, storageGb }
}

const writePlace = ({ deviceId, storageGb }: SheetPlace): string => `${deviceId}-${storageGb}`

/** A page of a market's list. */
export async function showSheet(db: Connection, wish: SheetWish): Promise<z.output<typeof PRICE_SHEET>> {
  const { market, draft, after, filter } = wish
  const place = { after: readPlace(after), limit: ROWS_PER_PAGE }
  const rows = await readSheet(db, { market, filter, draftId: draft ?? null, ...place })
  const last = rows.length < ROWS_PER_PAGE ? undefined : rows.at(-1)
  return {
    // The guard rails are stored as text; the schema knows which there are.
    rows: z.array(SHEET_ROW).parse(rows),
    count: await countSheet(db, filter),
    after: last ? writePlace(last) : null,
  }
}

const HEADING = ['manufacturer', 'model', 'storage', 'price']

const toCells = ({ manufacturer, model, storageGb, listInCents }: SheetRow): readonly string[] => [
  manufacturer,
  model,
  String(storageGb),
  listInCents === null ? '' : formatDecimalAmount(listInCents),
]

async function* readRows(
  db: Connection,
  { market, filter }: Pick<SheetWish, 'market' | 'filter'>,
): AsyncGenerator<readonly string[]> {
  yield HEADING
  for (let after: SheetPlace | undefined = SHEET_START; after; ) {
    const rows: readonly SheetRow[] = await readSheet(db, {
      market,
      filter,
      draftId: null,
      after,
      limit: ROWS_PER_READ,
    })
    yield* rows.map(toCells)
    after = rows.length < ROWS_PER_READ ? undefined : rows.at(-1)
  }
}

/** A market's list as a file that can be read back. */
export async function exportSheet(
  db: Connection,
  { market, filter, format }: Pick<SheetWish, 'market' | 'filter'> & { readonly format: 'csv' | 'xlsx' },
): Promise<DeskFile> {
  const rows: (readonly string[])[] = []
  for await (const row of readRows(db, { market, filter })) rows.push(row)
  if (format === 'xlsx')
    return file({
      bytes: writeWorkbook(rows),
      mediaType: WORKBOOK_MEDIA_TYPE,
      filename: `prices-${market}.xlsx`,
    })
  const text = writeCsv(rows, { separator: ';', isForSpreadsheets: true })
  return file({
    bytes: Buffer.from(`\uFEFF${text}`),
    mediaType: 'text/csv; charset=utf-8',
    filename: `prices-${market}.csv`,
  })
}

/** A workbook as a table that a draft takes. */
export function readTable(bytes: Uint8Array): string {
  const rows = readWorkbook(bytes)
  if (!rows) throw createInvalidFieldsError([{ field: 'file', key: 'FILE_FORMAT' }])
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]/g, ' ')).join('\t')).join('\n')
}
