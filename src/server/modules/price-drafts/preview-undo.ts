import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { checkAsUndo, type GuardRail } from '#domain/price-lists/guard-rails.ts'
import type { Connection } from '#server/db/database.ts'
import { type CheckedDraft, DEVICES_AT_A_TIME, listNextDevices } from './check-devices.ts'
import type { ListVersions } from './drafts.repository.ts'
import { guardSizes } from './guarded-sizes.ts'
import { readListState, readUndo, type UndonePrice } from './undo-prices.ts'

export type UndoneDraft = CheckedDraft & { readonly startedVersions: ListVersions | null }

/** A price that someone has to look at before undoing: it moves far, is no longer paid at all, or stays because it was changed since. */
export interface NotedPrice
  extends Pick<
    UndonePrice,
    'market' | 'deviceId' | 'storageGb' | 'nowInCents' | 'backInCents' | 'changedIn'
  > {
  readonly guards: readonly GuardRail[]
}

export interface UndoPreview {
  /** Of the lists that it was computed from. */
  readonly listState: number
  readonly putBackCount: number
  /** Of those, sizes that weren't bought before, and aren't afterwards. */
  readonly endedCount: number
  readonly leftCount: number
  readonly guardedCount: number
  /** A digest of what hits a guard rail: whoever approves names what they have looked at. */
  readonly guardState: string
  /** The first of those that someone has to look at: what hits a guard rail, what ends, then what stays. */
  readonly noted: readonly NotedPrice[]
  /** How many prices stay because of each version of a list. */
  readonly left: ReadonlyMap<string, number>
}

const NOTED_SHOWN = 200

const namePrice = (market: MarketId, { deviceId, storageGb }: Pick<UndonePrice, 'deviceId' | 'storageGb'>) =>
  `${market}/${deviceId}/${storageGb}`

type Guards = ReadonlyMap<string, readonly GuardRail[]>

/** The guard rails that putting prices back hits. Markets that follow by a factor may have other prices of last week. */
async function guardUndo(db: Connection, back: readonly UndonePrice[]): Promise<Guards> {
  const hits = new Map<string, readonly GuardRail[]>()
  for (const [market, own] of Map.groupBy(back, (price) => price.market)) {
    const wanted = sql`
      select "deviceId" as device_id, "storageGb" as storage_gb, "backInCents" as amount_in_cents
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        as back("deviceId" integer, "storageGb" integer, "backInCents" integer)`
    const deviceIds = [...new Set(own.map(({ deviceId }) => deviceId))]
    for (const size of await guardSizes(db, { market, deviceIds, wanted }, checkAsUndo))
      if (size.guards.length > 0) hits.set(namePrice(market, size), size.guards)
  }
  return hits
}

/** Counts what an undo does, price by price. */
class UndoTally {
  #putBackCount = 0
  readonly #left = new Map<string, number>()
  readonly #digest = createHash('sha256')
  readonly #noted = { guarded: [] as NotedPrice[], ended: [] as NotedPrice[], left: [] as NotedPrice[] }
  readonly #counts = { guarded: 0, ended: 0, left: 0 }

  #note(why: 'guarded' | 'ended' | 'left', price: NotedPrice): void {
    this.#counts[why] += 1
    if (this.#noted[why].length < NOTED_SHOWN) this.#noted[why].push(price)
  }

  #addBack(price: UndonePrice, guards: readonly GuardRail[]): void {
    const { nowInCents, backInCents } = price
    this.#putBackCount += 1
    if (backInCents === null) this.#note('ended', { ...price, guards })
    if (guards.length === 0) return
    this.#note('guarded', { ...price, guards })
    this.#digest.update(`${namePrice(price.market, price)}:${nowInCents}:${backInCents}:${guards.join()};`)
  }

  add(price: UndonePrice, guards: Guards): void {
    const { market, changedIn } = price
    if (changedIn === null) {
      this.#addBack(price, guards.get(namePrice(market, price)) ?? [])
      return
    }
    this.#left.set(changedIn, (this.#left.get(changedIn) ?? 0) + 1)
    this.#note('left', { ...price, guards: [] })
  }

  finish(listState: number): UndoPreview {
    const { guarded, ended, left: stays } = this.#noted
    return {
      listState,
      putBackCount: this.#putBackCount,
      endedCount: this.#counts.ended,
      leftCount: this.#counts.left,
      guardedCount: this.#counts.guarded,
      guardState: this.#digest.digest('hex'),
      noted: [...guarded, ...ended, ...stays].slice(0, NOTED_SHOWN),
      left: this.#left,
    }
  }
}

/** What undoing a draft would do now, without doing it. */
export async function previewUndo(db: Connection, draft: UndoneDraft): Promise<UndoPreview> {
  const listState = await readListState(db, draft.startedVersions)
  const tally = new UndoTally()
  for (let after: number | undefined = 0; after !== undefined; ) {
    const ids = await listNextDevices(db, draft.id, { after, limit: DEVICES_AT_A_TIME })
    const prices = await readUndo(db, draft.startedVersions, ids)
    const guards = await guardUndo(
      db,
      prices.filter(({ changedIn }) => changedIn === null),
    )
    for (const price of prices) tally.add(price, guards)
    after = ids.length < DEVICES_AT_A_TIME ? undefined : ids.at(-1)
  }
  return tally.finish(listState)
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
