import { isLoopbackHost } from '#domain/markets/host-reach.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { HostConfig } from './load-host-config.ts'

/** Where links of mails lead that no visitor has caused: to the market's own shop, or to the local one of a trial. */
export function createFindShopUrl({
  table,
  findLinkOrigin,
}: Pick<HostConfig, 'table' | 'findLinkOrigin'>): (market: MarketId) => string {
  const entries = [...table.values()].filter(({ shopMode }) => shopMode === 'default')
  return (market) => {
    const own = entries.filter(({ lang }) => lang === market)
    const entry = own.find(({ host }) => isLoopbackHost(host)) ?? own[0]
    return entry ? findLinkOrigin(entry, market).origin : `https://${MARKETS[market].domain}`
  }
}
