import type { CataloguePart } from '#server/http/cache-scope.ts'
import { readCacheVersion } from './cache-versions.ts'
import type { Database } from './database.ts'

/** What differs between two versions of the catalogue. */
export interface CatalogueChange {
  readonly deviceIds: readonly number[]
  /** What the pages that show these devices depend on. */
  readonly parts: readonly CataloguePart[]
  /** Nothing but prices differs. */
  readonly isPriceOnly: boolean
}

/** More devices than these are taken over faster with the whole catalogue. */
const MAX_DEVICES = 5_000

const READ_CHANGES = `
  select device_ids as "deviceIds", series_ids as "seriesIds", is_price_only as "isPriceOnly"
  from catalogue_change where version > $1 and version <= $2`

const READ_SERIES = 'select id, manufacturer_id, category_id from series where id = any($1)'

// The best-selling device decides where its whole series stands.
const READ_SERIES_DEVICES = 'select id from device where series_id = any($1)'

interface ChangeRow {
  readonly deviceIds: number[]
  readonly seriesIds: number[]
  readonly isPriceOnly: boolean
}

interface SeriesRow {
  readonly id: number
  readonly manufacturer_id: number
  readonly category_id: string
}

const listParts = (rows: readonly SeriesRow[]): CataloguePart[] => [
  ...new Set(
    rows.flatMap(({ id, manufacturer_id, category_id }): CataloguePart[] => [
      `series:${id}`,
      `manufacturer:${manufacturer_id}`,
      `category:${category_id}`,
    ]),
  ),
]

/** What has changed from one version of the catalogue to a later one; null if it may be anything. */
export async function readCatalogueChange(
  db: Database,
  from: number,
  to: number,
): Promise<CatalogueChange | null> {
  const { rows } = await db.$client.query<ChangeRow>(READ_CHANGES, [from, to])
  // A version without a row says nothing about what it changed.
  if (rows.length !== to - from) return null
  const seriesIds = [...new Set(rows.flatMap((row) => row.seriesIds))]
  const series = await db.$client.query<SeriesRow>(READ_SERIES, [seriesIds])
  const isPriceOnly = rows.every((row) => row.isPriceOnly)
  const ids = new Set(rows.flatMap((row) => row.deviceIds))
  if (!isPriceOnly) {
    const related = await db.$client.query<{ id: number }>(READ_SERIES_DEVICES, [seriesIds])
    for (const { id } of related.rows) ids.add(id)
  }
  if (ids.size > MAX_DEVICES) return null
  return { deviceIds: [...ids], parts: listParts(series.rows), isPriceOnly }
}

export interface CatalogueWatch {
  /** What has changed since it was asked last; null if it may be anything. */
  readChange(): Promise<CatalogueChange | null>
  /** The next change may be anything. */
  forget(): void
}

/** Remembers the version of the catalogue that a process has heard of last. */
export function createCatalogueWatch(db: Database): CatalogueWatch {
  let known: number | null = null
  return {
    async readChange() {
      const from = known
      try {
        const to = await readCacheVersion(db, 'catalogue')
        known = to
        return from === null ? null : await readCatalogueChange(db, from, to)
      } catch {
        // Without an answer of the database, everything counts as changed.
        known = null
        return null
      }
    },
    forget() {
      known = null
    },
  }
}
