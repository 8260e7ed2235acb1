import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { StatementClient } from '#server/db/statement-client.ts'

/** A device with all of its prices, by market and storage size. A size that isn't named is no longer bought. */
export interface PricedDevice {
  readonly deviceId: number
  readonly isNew: boolean
  readonly entry: { readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>> }
}

interface PriceRow {
  readonly market: MarketId
  readonly device: number
  readonly storage: number
  readonly amount: number
}

const INCOMING = 'jsonb_to_recordset($1) as row(market text, device integer, storage integer, amount integer)'
const VERSIONS = 'jsonb_to_recordset($2) as list(market text, version integer)'

/** What differs from the current lists: new and changed prices, and sizes that are no longer bought. */
const FIND_CHANGES = `
  with incoming as materialized (select * from ${INCOMING})
  select distinct coalesce(incoming.market, price.market) as market, coalesce(incoming.device, price.device_id) as device
  from incoming
  full join (
    select * from base_price where to_version is null and device_id = any($2::integer[])
  ) as price
    on price.market = incoming.market and price.device_id = incoming.device and price.storage_gb = incoming.storage
  where price.amount_in_cents is distinct from incoming.amount`

const NEXT_VERSION = `
  insert into price_list (market, version, currency, deduction_factor_bp)
  select $1, coalesce(max(version), 0) + 1, $2, $3 from price_list where market = $1
  returning version`

const CLOSE_OLD = `
  with incoming as materialized (select * from ${INCOMING})
  update base_price as price set to_version = list.version
  from ${VERSIONS}
  where price.market = list.market and price.to_version is null
    and price.device_id = any($3::integer[])
    and not exists (
      select 1 from incoming where incoming.market = price.market and incoming.device = price.device_id
        and incoming.storage = price.storage_gb and incoming.amount = price.amount_in_cents
    )`

const OPEN_FIRST = `
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
  select market, device, storage, version, amount from ${INCOMING} join ${VERSIONS} using (market)`

const OPEN_NEW = `
  with incoming as materialized (select * from ${INCOMING})
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
  select incoming.market, device, storage, list.version, amount
  from incoming join ${VERSIONS} on list.market = incoming.market
  where not exists (
    select 1 from base_price as price
    where price.device_id = device and price.storage_gb = storage and price.market = incoming.market
      and price.to_version is null
  )`

const FIND_BOUGHT = `
  select distinct device_id as device, market from base_price where to_version is null and device_id = any($1::integer[])`

const OF_SIZES = `price.device_id = $1 and price.to_version is null
  and ($2::integer[] is null or price.storage_gb = any($2::integer[]))`

const FIND_OPEN = `select distinct market from base_price as price where ${OF_SIZES}`

const CLOSE_SIZES = `
  update base_price as price set to_version = list.version
  from jsonb_to_recordset($3) as list(market text, version integer)
  where price.market = list.market and ${OF_SIZES}`

/** A device whose prices or sizes differ from before. */
export interface RepricedDevice<Device> {
  readonly device: Device
  /** In a language it wasn't bought before, or isn't any more: search and lists of that language gain or lose it. */
  readonly comesOrGoes: boolean
}

const listPrices = ({ entry, deviceId }: PricedDevice): PriceRow[] =>
  Object.entries(entry.prices).flatMap(([market, prices]) =>
    Object.entries(prices).map(([size, amount]) => ({
      // The keys of an entry's prices are markets: its schema says so.
      market: market as MarketId,
      device: deviceId,
      storage: Number(size),
      amount,
    })),
  )

type MarketDevice = Pick<PriceRow, 'market' | 'device'>

/** The languages whose markets buy each device, as one text. */
function groupLanguages(bought: readonly MarketDevice[]): ReadonlyMap<number, string> {
  const byDevice = Map.groupBy(bought, ({ device }) => device)
  return new Map(
    [...byDevice].map(([device, rows]) => {
      const languages = new Set(rows.map(({ market }) => MARKETS[market].catalogueLanguage))
      return [device, [...languages].toSorted().join()]
    }),
  )
}

/** Writes prices, portion by portion. A list that changes gets one new version for all of them; the others keep theirs. */
export class PriceWriter {
  readonly #client: StatementClient
  readonly #versions = new Map<MarketId, number>()

  constructor(client: StatementClient) {
    this.#client = client
  }

  /** The new versions by market. */
  get versions(): ReadonlyMap<MarketId, number> {
    return this.#versions
  }

  /** Markets with a new version of their price list. */
  get repriced(): MarketId[] {
    return Object.values(MARKETS).flatMap(({ id }) => (this.#versions.has(id) ? id : []))
  }

  /** Returns the devices whose prices or sizes differ from before. */
  async save<Device extends PricedDevice>(
    saved: readonly Device[],
  ): Promise<readonly RepricedDevice<Device>[]> {
    const { fresh = [], known = [] } = Object.groupBy(saved, ({ isNew }) => (isNew ? 'fresh' : 'known'))
    await this.#open(fresh)
    const opened = fresh.map((device) => ({ device, comesOrGoes: true }))
    return [...opened, ...(await this.#replace(known))]
  }

  /** Ends the current prices of a device in all markets, or of some of its sizes. False if it has none. */
  async close(deviceId: number, sizes: readonly number[] | null): Promise<boolean> {
    const { rows } = await this.#client.query<{ market: MarketId }>(FIND_OPEN, [deviceId, sizes])
    await this.#requireVersions(rows.map(({ market }) => market))
    await this.#client.query(CLOSE_SIZES, [deviceId, sizes, this.#writeVersions()])
    return rows.length > 0
  }

  /** Nothing has to be compared for new devices, which is most of the work in a large file of them. */
  async #open(fresh: readonly PricedDevice[]): Promise<void> {
    const prices = fresh.flatMap(listPrices)
    if (prices.length === 0) return
    await this.#requireVersions(prices.map(({ market }) => market))
    await this.#client.query(OPEN_FIRST, [JSON.stringify(prices), this.#writeVersions()])
  }

  async #replace<Device extends PricedDevice>(
    saved: readonly Device[],
  ): Promise<readonly RepricedDevice<Device>[]> {
    if (saved.length === 0) return []
    const prices = saved.flatMap(listPrices)
    // By the devices, not by their prices: one that is no longer bought at all has none.
    const { rows } = await this.#client.query<{ market: MarketId; device: number }>(FIND_CHANGES, [
      JSON.stringify(prices),
      saved.map(({ deviceId }) => deviceId),
    ])
    if (rows.length === 0) return []
    const devices = new Set(rows.map(({ device }) => device))
    const before = await this.#findBought([...devices])
    await this.#requireVersions(rows.map(({ market }) => market))
    const changed = JSON.stringify(prices.filter(({ device }) => devices.has(device)))
    await this.#client.query(CLOSE_OLD, [changed, this.#writeVersions(), [...devices]])
    await this.#client.query(OPEN_NEW, [changed, this.#writeVersions()])
    const after = groupLanguages(prices)
    return saved
      .filter(({ deviceId }) => devices.has(deviceId))
      .map((device) => ({
        device,
        comesOrGoes: before.get(device.deviceId) !== after.get(device.deviceId),
      }))
  }

  async #findBought(deviceIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { rows } = await this.#client.query<MarketDevice>(FIND_BOUGHT, [deviceIds])
    return groupLanguages(rows)
  }

  #writeVersions(): string {
    return JSON.stringify([...this.#versions].map(([market, version]) => ({ market, version })))
  }

  async #requireVersions(markets: readonly MarketId[]): Promise<void> {
    for (const market of new Set(markets)) await this.#requireVersion(market)
  }

  async #requireVersion(id: MarketId): Promise<void> {
    if (this.#versions.has(id)) return
    const { currency, deductionFactorBp } = MARKETS[id]
    const { rows } = await this.#client.query<{ version: number }>(NEXT_VERSION, [
      id,
      currency,
      deductionFactorBp,
    ])
    this.#versions.set(id, rows[0]?.version ?? 0)
  }
}
