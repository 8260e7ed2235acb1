import type { ClientBase } from 'pg'
import type { GuardedPrice } from '../writing/guarded-prices.ts'
import { lockCatalogue, PORTION, type SaveReport, saveCatalogue } from '../writing/save-catalogue.ts'
import { readPriceLists } from '../writing/seed-files.ts'
import { type BadRow, claimPlaces, type GoodRow, readRows } from './check-rows.ts'
import { KnownDevices } from './known-devices.ts'
import type { ImportRow } from './read-import-file.ts'
import { StagedRows } from './staged-rows.ts'

export interface ImportOptions {
  readonly dataFolder: string
  /** Imports the good rows even if others are bad. */
  readonly isPartial: boolean
  /** Imports prices that hit a guard rail. Otherwise one of them stops the import. */
  readonly allowsPriceMoves: boolean
  /** Called as rows are read from the file and checked. */
  readonly onRead?: (count: number) => void
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportReport {
  readonly goodCount: number
  readonly badCount: number
  /** The first of them. */
  readonly good: readonly GoodRow[]
  /** The first of them. */
  readonly bad: readonly BadRow[]
  readonly guardedCount: number
  /** The first of the prices that hit a guard rail. */
  readonly guarded: readonly GuardedPrice[]
  /** What was written; null if nothing was. */
  readonly saved: SaveReport | null
}

/** How many good and how many bad rows are reported one by one; no one reads more. */
const REPORTED_ROWS = 1_000

type ImportRows = AsyncIterable<ImportRow> | Iterable<ImportRow>

async function* splitRows(rows: ImportRows): AsyncGenerator<readonly ImportRow[]> {
  let portion: ImportRow[] = []
  for await (const row of rows) {
    portion.push(row)
    if (portion.length < PORTION) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

interface ReadReport {
  readonly good: GoodRow[]
  readonly bad: BadRow[]
  goodCount: number
  badCount: number
}

/** Checks every row and stages the good ones. */
async function stageRows(
  client: ClientBase,
  rows: ImportRows,
  { dataFolder, onRead }: ImportOptions,
): Promise<ReadReport & { readonly staged: StagedRows }> {
  const known = await KnownDevices.open(client, readPriceLists(dataFolder))
  const staged = await StagedRows.create(client)
  const report: ReadReport = { good: [], bad: [], goodCount: 0, badCount: 0 }
  for await (const portion of splitRows(rows)) {
    const read = readRows(portion, await known.readContext(portion))
    const { good, bad } = claimPlaces(read, await staged.readTaken(read))
    await staged.add(good)
    report.good.push(
      ...good.slice(0, REPORTED_ROWS - report.good.length).map(({ line, entry }) => ({ line, entry })),
    )
    report.bad.push(...bad.slice(0, REPORTED_ROWS - report.bad.length))
    report.goodCount += good.length
    report.badCount += bad.length
    onRead?.(report.goodCount + report.badCount)
  }
  return { ...report, staged }
}

/** Prices that hit a guard rail, while rows are written. */
class GuardedPrices {
  readonly first: GuardedPrice[] = []
  count = 0

  add(prices: readonly GuardedPrice[]): void {
    this.count += prices.length
    this.first.push(...prices.slice(0, REPORTED_ROWS - this.first.length))
  }
}

/**
 * Imports an operator's rows into the catalogue: with `isPartial` the good ones, otherwise all or none. The transaction
 * leaves the catalogue unchanged if the import fails midway. A portion of the rows is in memory at a time. A price that hits
 * a guard rail stops it, unless that is allowed: a file has no second person who looks at it.
 */
export async function importCatalogue(
  client: ClientBase,
  rows: ImportRows,
  options: ImportOptions,
): Promise<ImportReport> {
  const { isPartial, allowsPriceMoves, onProgress } = options
  const guarded = new GuardedPrices()
  await client.query('begin')
  try {
    // Before reading, so that a concurrent import is seen.
    await lockCatalogue(client)
    const { staged, ...report } = await stageRows(client, rows, options)
    const isWanted = report.goodCount > 0 && (report.badCount === 0 || isPartial)
    const saving = {
      origin: 'import' as const,
      onGuarded: (prices: readonly GuardedPrice[]) => guarded.add(prices),
      ...(onProgress ? { onProgress } : {}),
    }
    const saved = isWanted ? await saveCatalogue(client, await staged.read(report.goodCount), saving) : null
    const isStopped = guarded.count > 0 && !allowsPriceMoves
    await client.query(isStopped ? 'rollback' : 'commit')
    return {
      ...report,
      guardedCount: guarded.count,
      guarded: guarded.first,
      saved: isStopped ? null : saved,
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
