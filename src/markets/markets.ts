import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import type { MarketDomains } from '#domain/operator/operator-data.ts'
import { at } from './at.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pl } from './pl.ts'

export const MARKETS: Readonly<Record<MarketId, Market>> = { at, de, en, es, fr, it, pl }

/**
 * Gives the markets the operator's addresses. Called once, at the start of a process, before anything reads them: the
 * whole shop takes its markets from here, so passing addresses along beside them would say nothing more.
 */
export function setMarketDomains(domains: MarketDomains): void {
  for (const id of MARKET_IDS) Object.assign(MARKETS[id], domains[id])
}
