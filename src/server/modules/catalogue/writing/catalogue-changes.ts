import type { ClientBase } from 'pg'
import type { SavedEntry } from './save-devices.ts'

/** Beyond this, taking over the whole catalogue is quicker than device by device. */
const MAX_CHANGED_DEVICES = 2_000

/** A process that missed more versions than these reads the whole catalogue. */
const KEPT_VERSIONS = 200

const RAISE_VERSION = `
  update cache_version set version = version + 1, changed_at = now() where scope = 'catalogue' returning version`

const INSERT_CHANGE = `
  insert into catalogue_change (version, device_ids, series_ids, is_price_only) values ($1, $2, $3, $4)`

/** What a writer has changed so far, and which processes have to take it over. */
export class CatalogueChanges {
  readonly #deviceIds = new Set<number>()
  readonly #seriesIds = new Set<number>()
  #isPriceOnly = true

  /** A device that is new, or of which more than prices differ. */
  add({ deviceId, entry, previousSeriesId }: SavedEntry): void {
    this.#isPriceOnly = false
    this.addPrice({ deviceId, entry })
    this.#seriesIds.add(previousSeriesId)
  }

  addPrice({
    deviceId,
    entry,
  }: {
    readonly deviceId: number
    readonly entry: { readonly seriesId: number }
  }): void {
    // Further ones add nothing: all processes read the whole catalogue.
    if (this.isLarge) return
    this.#deviceIds.add(deviceId)
    this.#seriesIds.add(entry.seriesId)
  }

  get isEmpty(): boolean {
    return this.#deviceIds.size === 0
  }

  /** Too many to take over one by one. */
  get isLarge(): boolean {
    return this.#deviceIds.size > MAX_CHANGED_DEVICES
  }

  /** Raises the catalogue's version, which every web process hears of when the transaction ends. */
  async publish(client: ClientBase): Promise<void> {
    const version = await raiseCatalogueVersion(client)
    if (this.isLarge) return
    const changed = [[...this.#deviceIds], [...this.#seriesIds], this.#isPriceOnly]
    await client.query(INSERT_CHANGE, [version, ...changed])
    await client.query('delete from catalogue_change where version <= $1', [version - KEPT_VERSIONS])
  }
}

/** Raises the version without saying what changed: every process reads the whole catalogue. */
export async function raiseCatalogueVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: string }>(RAISE_VERSION)
  return Number(rows[0]?.version)
}
