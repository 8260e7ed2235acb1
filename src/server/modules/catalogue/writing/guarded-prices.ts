import type { MarketId } from '#domain/markets/market-id.ts'
import { findGuardHits, type GuardRail } from '#domain/price-lists/guard-rails.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import type { PricedDevice } from './save-prices.ts'

/** A price that hits a guard rail. */
export interface GuardedPrice {
  readonly deviceId: number
  readonly market: MarketId
  readonly storageGb: number
  readonly beforeInCents: number | null
  readonly afterInCents: number
  readonly guards: readonly GuardRail[]
}

interface PriceRow {
  readonly deviceId: number
  readonly market: MarketId
  readonly storageGb: number
  readonly amount: number
}

const READ_PRICES = `
  select device_id as "deviceId", market, storage_gb as "storageGb", amount_in_cents as amount
  from base_price where device_id = any($1::integer[]) and to_version is null`

const nameSizes = (deviceId: number, market: string): string => `${deviceId}/${market}`

function checkMarket(
  deviceId: number,
  market: MarketId,
  {
    after,
    before,
  }: {
    readonly after: Readonly<Record<string, number>>
    readonly before: ReadonlyMap<number, number>
  },
): GuardedPrice[] {
  const sizes = Object.entries(after).map(([size, amount]) => ({
    storageGb: Number(size),
    beforeInCents: before.get(Number(size)) ?? null,
    weekAgoInCents: null,
    afterInCents: amount,
  }))
  const hits = findGuardHits(sizes, { launchPriceInCents: null, seriesHighestInCents: null })
  return sizes.flatMap(({ storageGb, beforeInCents, afterInCents }) => {
    // A file may well begin with a device that nothing is known of.
    const guards = (hits.get(storageGb) ?? []).filter((guard) => guard !== 'NOTHING_TO_COMPARE')
    return guards.length > 0 ? [{ deviceId, market, storageGb, beforeInCents, afterInCents, guards }] : []
  })
}

/** The prices that hit a guard rail. A device that is added is compared with its own sizes only. */
export async function findGuardedPrices(
  client: StatementClient,
  devices: readonly PricedDevice[],
): Promise<readonly GuardedPrice[]> {
  const known = devices.flatMap(({ isNew, deviceId }) => (isNew ? [] : deviceId))
  const { rows } =
    known.length > 0 ? await client.query<PriceRow>(READ_PRICES, [known]) : { rows: [] as PriceRow[] }
  const current = Map.groupBy(rows, ({ deviceId, market }) => nameSizes(deviceId, market))
  return devices.flatMap(({ deviceId, entry }) =>
    Object.entries(entry.prices).flatMap(([market, after]) => {
      const listed = current.get(nameSizes(deviceId, market)) ?? []
      const before = new Map(listed.map(({ storageGb, amount }) => [storageGb, amount]))
      // The keys of an entry's prices are markets: its schema says so.
      return checkMarket(deviceId, market as MarketId, { after, before })
    }),
  )
}
