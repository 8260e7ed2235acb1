import type { StatementClient } from '#server/db/statement-client.ts'

/** Beyond this, taking over the whole catalogue is quicker than device by device. */
const MAX_CHANGED_DEVICES = 2_000

/** A process that missed more versions than these reads the whole catalogue. */
const KEPT_VERSIONS = 200

const RAISE_VERSION = `
  update cache_version set version = version + 1, changed_at = now() where scope = 'catalogue' returning version`

const INSERT_CHANGE = `
  insert into catalogue_change (version, device_ids, series_ids, is_price_only) values ($1, $2, $3, $4)`

/** A device, and the series it belongs to. */
interface PlacedDevice {
  readonly deviceId: number
  readonly entry: { readonly seriesId: number }
}

/** What a writer has changed so far, and which processes have to take it over. */
export class CatalogueChanges {
  readonly #deviceIds = new Set<number>()
  readonly #seriesIds = new Set<number>()
  #isPriceOnly = true

  /** A device that is new, or of which more than prices differ. */
  add({ deviceId, entry, previousSeriesId }: PlacedDevice & { readonly previousSeriesId: number }): void {
    this.#isPriceOnly = false
    this.#addDevice({ deviceId, entry })
    this.#seriesIds.add(previousSeriesId)
  }

  /** A device with other prices. One that comes or goes by them changes its series, too. */
  addPrice({ device, comesOrGoes }: { readonly device: PlacedDevice; readonly comesOrGoes: boolean }): void {
    if (comesOrGoes) this.#isPriceOnly = false
    this.#addDevice(device)
  }

  #addDevice({ deviceId, entry }: PlacedDevice): void {
    // Further ones add nothing: all processes read the whole catalogue.
    if (this.isLarge) return
    this.#deviceIds.add(deviceId)
    this.#seriesIds.add(entry.seriesId)
  }

  /** A series of which something differs that its devices show, too. */
  addSeries(id: number): void {
    this.#isPriceOnly = false
    this.#seriesIds.add(id)
  }

  get isEmpty(): boolean {
    return this.#deviceIds.size === 0
  }

  /** Too many to take over one by one. */
  get isLarge(): boolean {
    return this.#deviceIds.size > MAX_CHANGED_DEVICES
  }

  /** Raises the catalogue's version, which every web process hears of when the transaction ends. */
  async publish(client: StatementClient): Promise<void> {
    const version = await raiseCatalogueVersion(client)
    if (this.isLarge) return
    const changed = [[...this.#deviceIds], [...this.#seriesIds], this.#isPriceOnly]
    await client.query(INSERT_CHANGE, [version, ...changed])
    await client.query('delete from catalogue_change where version <= $1', [version - KEPT_VERSIONS])
  }
}

/** Raises the version without saying what changed: every process reads the whole catalogue. */
export async function raiseCatalogueVersion(client: StatementClient): Promise<number> {
  const { rows } = await client.query<{ version: string }>(RAISE_VERSION)
  return Number(rows[0]?.version)
}
