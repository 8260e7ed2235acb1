import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { checkAsUndo, type GuardRail } from '#domain/price-lists/guard-rails.ts'
import type { Connection } from '#server/db/database.ts'
import { type CheckedDraft, DEVICES_AT_A_TIME, listNextDevices } from './check-devices.ts'
import type { ListVersions } from './drafts.repository.ts'
import { guardSizes } from './guarded-sizes.ts'
import { readListState, readUndo, type UndonePrice } from './undo-prices.ts'

export type UndoneDraft = CheckedDraft & { readonly startedVersions: ListVersions | null }

/** A price that someone has to look at before undoing: it moves far, or stays because it was changed since. */
export interface NotedPrice
  extends Pick<UndonePrice, 'market' | 'deviceId' | 'storageGb' | 'nowInCents' | 'backInCents'> {
  readonly guards: readonly GuardRail[]
  readonly changedIn: number | null
}

export interface UndoPreview {
  /** Of the lists that it was computed from. */
  readonly listState: number
  readonly putBackCount: number
  readonly leftCount: number
  readonly guardedCount: number
  /** The first of those that someone has to look at: what hits a guard rail, then what stays. */
  readonly noted: readonly NotedPrice[]
  /** How many prices stay because of each version of a list. */
  readonly left: ReadonlyMap<string, number>
}

const NOTED_SHOWN = 200

const nameVersion = (market: MarketId, version: number): string => `${market}/${version}`

/** The guard rails that putting prices back hits, in the draft's own market: the others follow it by a factor. */
async function guardUndo(db: Connection, { market }: CheckedDraft, back: readonly UndonePrice[]) {
  const own = back.filter((price) => price.market === market)
  const wanted = sql`
    select "deviceId" as device_id, "storageGb" as storage_gb, "backInCents" as amount_in_cents
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
      as back("deviceId" integer, "storageGb" integer, "backInCents" integer)`
  const deviceIds = [...new Set(own.map(({ deviceId }) => deviceId))]
  const guarded = await guardSizes(db, { market, deviceIds, wanted }, checkAsUndo)
  return new Map(
    guarded
      .filter(({ guards }) => guards.length > 0)
      .map(({ deviceId, storageGb, guards }) => [`${deviceId}/${storageGb}`, guards]),
  )
}

/** What undoing a draft would do now, without doing it. */
export async function previewUndo(db: Connection, draft: UndoneDraft): Promise<UndoPreview> {
  const listState = await readListState(db, draft.startedVersions)
  const guardedPrices: NotedPrice[] = []
  const leftPrices: NotedPrice[] = []
  const left = new Map<string, number>()
  let putBackCount = 0
  let leftCount = 0
  let guardedCount = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const ids = await listNextDevices(db, draft.id, { after, limit: DEVICES_AT_A_TIME })
    const prices = await readUndo(db, draft.startedVersions, ids)
    const back = prices.filter(({ changedIn }) => changedIn === null)
    const guarded = await guardUndo(db, draft, back)
    putBackCount += back.length
    leftCount += prices.length - back.length
    guardedCount += guarded.size
    for (const price of prices) {
      const { market, changedIn } = price
      if (changedIn !== null) {
        const version = nameVersion(market, changedIn)
        left.set(version, (left.get(version) ?? 0) + 1)
        if (leftPrices.length < NOTED_SHOWN) leftPrices.push({ ...price, guards: [] })
        continue
      }
      const guards = guarded.get(`${price.deviceId}/${price.storageGb}`)
      if (guards && market === draft.market && guardedPrices.length < NOTED_SHOWN)
        guardedPrices.push({ ...price, guards })
    }
    after = ids.length < DEVICES_AT_A_TIME ? undefined : ids.at(-1)
  }
  const noted = [...guardedPrices, ...leftPrices].slice(0, NOTED_SHOWN)
  return { listState, putBackCount, leftCount, guardedCount, noted, left }
}

/** A draft that has written a version of a list. */
export interface VersionWriter {
  readonly id: number
  readonly name: string
}

/** Which drafts have written these versions; what an import has written is nobody's. */
export async function findWriters(
  db: Connection,
  versions: readonly string[],
): Promise<ReadonlyMap<string, VersionWriter>> {
  const { rows } = await db.execute<
    VersionWriter & { readonly version: string } & Record<string, unknown>
  >(sql`
    select draft.id::float8 as id, draft.name, list.key || '/' || list.value as version
    from price_draft as draft cross join lateral jsonb_each_text(draft.started_versions) as list
    where list.key || '/' || list.value = any(${sql.param(versions)}::text[])`)
  return new Map(rows.map(({ version, id, name }) => [version, { id, name }]))
}

/** What these devices are called. */
export async function nameDevices(db: Connection, deviceIds: readonly number[]) {
  const { rows } = await db.execute<{ id: number; manufacturer: string; model: string }>(sql`
    select device.id, maker.name as manufacturer, device.model_pattern as model
    from device join manufacturer as maker on maker.id = device.manufacturer_id
    where device.id = any(${sql.param(deviceIds)}::integer[])`)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
