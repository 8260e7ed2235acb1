import { isLoopbackHost, listMarketsWithHost } from '#domain/markets/host-reach.ts'
import type { HostEntry, HostTable } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'

/** Whether search engines may list what a host shows. */
export type IsListedHost = (host: HostEntry) => boolean

/**
 * Only a market's own domain is listed, because partner, test and stage hosts show the same pages. A local port is
 * unreachable from outside, and tools that audit a page there should see it as visitors do. A market without any address
 * is listed nowhere. A header marks the other hosts: pages are cached once for all hosts of a shop.
 */
export function createHostListing(hosts: HostTable, isPublic: boolean): IsListedHost {
  const withHost = listMarketsWithHost(hosts)
  return ({ host, shopMode, lang }) => {
    const { domain } = MARKETS[lang]
    const isOwn = host === domain || isLoopbackHost(host) || !hosts.has(domain)
    return isPublic && shopMode === 'default' && withHost.has(lang) && isOwn
  }
}

export const UNLISTED_HEADER = ['x-robots-tag', 'noindex'] as const
