import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'

/** A field and its direction, as the search engine writes it. */
export type SortClause = Readonly<Record<string, 'asc' | 'desc'>>

export type DeviceSort = 'newest' | 'series' | 'popular' | 'name' | `price.${MarketId}`

// The id decides between equals, so that pages of a list never overlap.
const BY_ID: SortClause = { id: 'asc' }
const NEWEST: readonly SortClause[] = [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }, BY_ID]

/** Every order in which the shop lists devices; an engine need not know others. */
export const DEVICE_SORTS: Readonly<Record<DeviceSort, readonly SortClause[]>> = {
  newest: NEWEST,
  series: [{ seriesRank: 'asc' }, ...NEWEST],
  popular: [{ popularity: 'desc' }, BY_ID],
  name: [{ 'model.keyword': 'asc' }, BY_ID],
  // One entry per market.
  ...(Object.fromEntries(
    MARKET_IDS.map((id) => [`price.${id}`, [{ [`topPrices.${id}`]: 'desc' }, BY_ID]]),
  ) as unknown as Record<`price.${MarketId}`, readonly SortClause[]>),
}

const NAMES = new Map(
  Object.entries(DEVICE_SORTS).map(([name, clauses]) => [JSON.stringify(clauses), name as DeviceSort]),
)

/** The order that these clauses describe, if it is one of the shop's. */
export const findDeviceSort = (clauses: unknown): DeviceSort | undefined => NAMES.get(JSON.stringify(clauses))
