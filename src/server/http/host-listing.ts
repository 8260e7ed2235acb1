import type { HostEntry, HostTable } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'

// Unreachable from outside. Tools that audit a page there should see it as visitors do.
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Whether search engines may list what a host shows. */
export type IsListedHost = (host: HostEntry) => boolean

/**
 * Only a market's own domain is listed, because partner, test and stage hosts show the same pages. A header marks the
 * others: pages are cached once for all hosts of a shop.
 */
export const createHostListing =
  (hosts: HostTable, isPublic: boolean): IsListedHost =>
  ({ host, shopMode, lang }) => {
    const { domain } = MARKETS[lang]
    return (
      isPublic && shopMode === 'default' && (host === domain || LOOPBACK.test(host) || !hosts.has(domain))
    )
  }

export const UNLISTED_HEADER = ['x-robots-tag', 'noindex'] as const
