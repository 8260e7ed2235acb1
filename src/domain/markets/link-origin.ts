import { isLoopbackHost, isPublicHost } from './host-reach.ts'
import type { HostEntry, HostTable } from './host-table.ts'
import type { MarketId } from './market-id.ts'
import type { ShopMode } from './shop-mode.ts'

/** Where links in mails lead, and the language of the pages there. */
export interface LinkOrigin {
  readonly origin: string
  readonly lang: MarketId
}

/** Chooses where the links of a mail lead that a visitor of this host and market causes. */
export type FindLinkOrigin = (host: HostEntry, market: MarketId) => LinkOrigin

const toOrigin = ({ host, lang }: HostEntry): LinkOrigin => ({
  origin: `${isLoopbackHost(host) ? 'http' : 'https'}://${host}`,
  lang,
})

/**
 * Links lead to the market's own address, whichever host the visitor used: a partner's host may be pointed elsewhere
 * one day, and a host name is chosen by whoever sends the request. A host may name another one for its links
 * (`linkHost`). Only an installation that nobody visits from outside links back to the local port it was asked on.
 */
export function createLinkOrigins(
  table: HostTable,
  domains: Readonly<Record<MarketId, string>>,
): FindLinkOrigin {
  const entries = [...table.values()]
  const reachable = entries.filter(({ host }) => !isLoopbackHost(host))
  const isLocal = !entries.some(isPublicHost)
  const findIn = (shopMode: ShopMode, market: MarketId) =>
    reachable.find((entry) => entry.shopMode === shopMode && entry.lang === market)

  function findOwn(market: MarketId): HostEntry | undefined {
    const own = table.get(domains[market])
    return own?.shopMode === 'default' ? own : findIn('default', market)
  }

  return (host, market) => {
    const named = host.linkHost === undefined ? undefined : table.get(host.linkHost)
    if (named) return toOrigin(named)
    if (isLocal && isLoopbackHost(host.host)) return toOrigin(host)
    const { shopMode, lang } = host
    const found = findOwn(market) ?? findIn(shopMode, market) ?? findOwn(lang) ?? findIn(shopMode, lang)
    return toOrigin(found ?? reachable[0] ?? host)
  }
}
