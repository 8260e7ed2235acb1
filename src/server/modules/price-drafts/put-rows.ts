import { sql } from 'drizzle-orm'
import { detectSeparator, readCsvLines, splitLines } from '#csv/read-csv.ts'
import { computeMarketPriceInCents } from '#domain/catalogue/market-price.ts'
import { isPriceHeading, readPriceRow } from '#domain/price-lists/read-price-row.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import { type CheckedDraft, checkDevices } from './check-devices.ts'
import { type FoundRow, findRows, type NumberedRow, type RowProblem } from './find-sizes.ts'

/** A part of a table as it was pasted or uploaded. */
export interface TablePart {
  readonly text: string
  /** The line of the whole table that the part begins on. */
  readonly firstLine: number
}

export interface PutRows {
  readonly taken: number
  readonly problems: readonly RowProblem[]
}

/** A size with the price that a draft wants for it. */
export interface WantedPrice {
  readonly deviceId: number
  readonly storageGb: number
  readonly amountInCents: number
}

const COLUMNS = 12

function readTable({ text, firstLine }: TablePart): {
  readonly rows: readonly NumberedRow[]
  readonly problems: readonly RowProblem[]
} {
  const separator = detectSeparator(text)
  const rows: NumberedRow[] = []
  const problems: RowProblem[] = []
  for (const [index, cells] of readCsvLines(splitLines(text), { separator, maxColumns: COLUMNS }).entries()) {
    if (cells.every((cell) => cell.trim() === '') || isPriceHeading(cells)) continue
    const line = firstLine + index
    const read = readPriceRow(cells)
    if (read.kind === 'row') rows.push({ ...read.row, line })
    else problems.push({ line, problem: read.problem })
  }
  return { rows, problems }
}

/** The German prices that markets derive theirs from. */
async function readGermanPrices(tx: Connection, deviceIds: readonly number[]) {
  const { rows } = await tx.execute<{ key: string; amount: number }>(sql`
    select device_id || '/' || storage_gb as key, amount_in_cents as amount from base_price
    where market = ${SOURCE_MARKET} and to_version is null and device_id = any(${sql.param(deviceIds)}::integer[])`)
  return new Map(rows.map(({ key, amount }) => [key, amount]))
}

/** Rows that leave the price to the factor get the amount that it makes today. */
async function setAmounts(tx: Connection, { market }: CheckedDraft, found: readonly FoundRow[]) {
  const derived = found.filter(({ price }) => price.kind === 'factor').map(({ deviceId }) => deviceId)
  const german = derived.length > 0 ? await readGermanPrices(tx, derived) : new Map<string, number>()
  const { factorBp } = readPriceLists(DATA_FOLDER)[market]
  const wanted: WantedPrice[] = []
  const problems: RowProblem[] = []
  for (const { deviceId, storageGb, price, line } of found) {
    const base = german.get(`${deviceId}/${storageGb}`)
    if (price.kind === 'amount') wanted.push({ deviceId, storageGb, amountInCents: price.amountInCents })
    else if (market === SOURCE_MARKET || base === undefined) problems.push({ line, problem: 'ROW_FACTOR' })
    else wanted.push({ deviceId, storageGb, amountInCents: computeMarketPriceInCents(base, factorBp) })
  }
  return { wanted, problems }
}

/** Stores prices in a draft, in place of those that it had for these sizes, and checks their devices. */
export async function putPrices(
  tx: Connection,
  draft: CheckedDraft,
  wanted: readonly WantedPrice[],
): Promise<void> {
  if (wanted.length === 0) return
  await tx.execute(sql`
    insert into price_draft_row (draft_id, device_id, storage_gb, amount_in_cents, checked_version, guards)
    select ${draft.id}, "deviceId", "storageGb", "amountInCents", 0, '{}'
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted("deviceId" integer, "storageGb" integer, "amountInCents" integer)
    on conflict (draft_id, device_id, storage_gb) do update set amount_in_cents = excluded.amount_in_cents`)
  await checkDevices(tx, draft, [...new Set(wanted.map(({ deviceId }) => deviceId))])
}

/** Reads a part of a table into a draft. Rows that can't be read are named and left out. */
export async function putTable(tx: Connection, draft: CheckedDraft, part: TablePart): Promise<PutRows> {
  const table = readTable(part)
  const { found, problems: unknown } = await findRows(tx, table.rows)
  const { wanted, problems: underived } = await setAmounts(tx, draft, found)
  await putPrices(tx, draft, wanted)
  const problems = [...table.problems, ...unknown, ...underived].toSorted(
    (one, other) => one.line - other.line,
  )
  return { taken: wanted.length, problems }
}
