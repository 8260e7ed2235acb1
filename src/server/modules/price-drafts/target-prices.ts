import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { followGermanPrice } from '#domain/price-lists/follow-german-price.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import type { SeedPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import type { ListVersions, PriceDraft } from './drafts.repository.ts'
import { readUndo } from './undo-prices.ts'

/** A device with the prices that it is to have, in all markets. */
export interface TargetDevice {
  readonly deviceId: number
  readonly isNew: false
  readonly entry: {
    readonly seriesId: number
    readonly prices: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

interface PriceRow {
  readonly market: MarketId
  readonly deviceId: number
  readonly storageGb: number
  readonly amount: number
}

/** Amounts by market, then by storage size. */
type Prices = Map<MarketId, Map<number, number>>

const READ_PRICES = `
  select price.market, price.device_id as "deviceId", price.storage_gb as "storageGb", price.amount_in_cents as amount
  from base_price as price where price.device_id = any($1::integer[]) and price.to_version is null`

const READ_SERIES = 'select id, series_id as "seriesId" from device where id = any($1::integer[])'

const READ_WANTED = `
  select device_id as "deviceId", storage_gb as "storageGb", amount_in_cents as amount
  from price_draft_row where draft_id = $1 and device_id = any($2::integer[])`

function groupPrices(rows: readonly PriceRow[]): Map<number, Prices> {
  const devices = new Map<number, Prices>()
  for (const { market, deviceId, storageGb, amount } of rows) {
    const prices = devices.get(deviceId) ?? new Map<MarketId, Map<number, number>>()
    const sizes = prices.get(market) ?? new Map<number, number>()
    devices.set(deviceId, prices.set(market, sizes.set(storageGb, amount)))
  }
  return devices
}

/** Today's prices of some devices, to be changed before they are written. */
export class DevicePrices {
  readonly #client: PoolClient
  readonly #deviceIds: readonly number[]
  readonly #prices: Map<number, Prices>

  private constructor(client: PoolClient, deviceIds: readonly number[], prices: Map<number, Prices>) {
    this.#client = client
    this.#deviceIds = deviceIds
    this.#prices = prices
  }

  static async read(client: PoolClient, deviceIds: readonly number[]): Promise<DevicePrices> {
    const { rows } = await client.query<PriceRow>(READ_PRICES, [deviceIds])
    return new DevicePrices(client, deviceIds, groupPrices(rows))
  }

  #find(deviceId: number, market: MarketId): Map<number, number> {
    const prices = this.#prices.get(deviceId) ?? new Map<MarketId, Map<number, number>>()
    const sizes = prices.get(market) ?? new Map<number, number>()
    this.#prices.set(deviceId, prices.set(market, sizes))
    return sizes
  }

  /** Sets what a draft wants. Markets without a price of their own follow the German one. */
  async start({ id, market }: Pick<PriceDraft, 'id' | 'market'>, lists: SeedPriceLists): Promise<void> {
    const { rows } = await this.#client.query<Omit<PriceRow, 'market'>>(READ_WANTED, [id, this.#deviceIds])
    for (const { deviceId, storageGb, amount } of rows) {
      const own = this.#find(deviceId, market)
      const germanBeforeInCents = own.get(storageGb) ?? null
      own.set(storageGb, amount)
      if (market !== SOURCE_MARKET) continue
      for (const each of MARKET_IDS.filter((other) => other !== SOURCE_MARKET)) {
        const sizes = this.#find(deviceId, each)
        const followed = followGermanPrice({
          germanBeforeInCents,
          germanAfterInCents: amount,
          marketBeforeInCents: sizes.get(storageGb) ?? null,
          factorBp: lists[each].factorBp,
        })
        sizes.set(storageGb, followed)
      }
    }
  }

  /** Puts the prices back that a start has replaced and nothing has changed since. */
  async undo(versions: ListVersions | null): Promise<void> {
    for (const price of await readUndo(drizzle({ client: this.#client }), versions, this.#deviceIds)) {
      if (price.changedIn !== null) continue
      const sizes = this.#find(price.deviceId, price.market)
      if (price.backInCents === null) sizes.delete(price.storageGb)
      else sizes.set(price.storageGb, price.backInCents)
    }
  }

  /** The devices as the catalogue's writer takes them. */
  async list(): Promise<readonly TargetDevice[]> {
    const { rows } = await this.#client.query<{ id: number; seriesId: number }>(READ_SERIES, [
      this.#deviceIds,
    ])
    return rows.map(({ id, seriesId }) => {
      const prices = [...(this.#prices.get(id) ?? [])].map(([market, sizes]) => [
        market,
        Object.fromEntries(sizes),
      ])
      return { deviceId: id, isNew: false, entry: { seriesId, prices: Object.fromEntries(prices) } }
    })
  }
}
