import { MARKETS } from '#markets/markets.ts'
import type { IndexNames } from './search-engine.ts'

/** The indexes of all markets, each pair once: markets that share a language share its indexes. */
export const SHOP_INDEXES: readonly IndexNames[] = [
  ...new Map(
    Object.values(MARKETS).map(({ searchIndexes }) => [searchIndexes.devices, searchIndexes]),
  ).values(),
]
