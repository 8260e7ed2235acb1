import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'

export type SortField =
  | 'id'
  | 'model'
  | 'popularity'
  | 'releaseMonth'
  | 'releaseYear'
  | 'seriesRank'
  | `topPrices.${MarketId}`

export interface SortKey {
  readonly field: SortField
  readonly direction: 'asc' | 'desc'
}

export type DeviceSort = 'newest' | 'series' | 'popular' | 'name' | `price.${MarketId}`

// The id breaks ties, so that pages of a list never overlap.
const BY_ID: SortKey = { field: 'id', direction: 'asc' }

const NEWEST: readonly SortKey[] = [
  { field: 'releaseYear', direction: 'desc' },
  { field: 'releaseMonth', direction: 'desc' },
  BY_ID,
]

const buildPriceSort = (market: MarketId): readonly SortKey[] => [
  { field: `topPrices.${market}`, direction: 'desc' },
  BY_ID,
]

/** Every order in which the shop lists devices; an engine doesn't need to know any other. */
export const DEVICE_SORTS: Readonly<Record<DeviceSort, readonly SortKey[]>> = {
  newest: NEWEST,
  series: [{ field: 'seriesRank', direction: 'asc' }, ...NEWEST],
  popular: [{ field: 'popularity', direction: 'desc' }, BY_ID],
  name: [{ field: 'model', direction: 'asc' }, BY_ID],
  // One entry per market.
  ...(Object.fromEntries(MARKET_IDS.map((id) => [`price.${id}`, buildPriceSort(id)])) as Record<
    `price.${MarketId}`,
    readonly SortKey[]
  >),
}
