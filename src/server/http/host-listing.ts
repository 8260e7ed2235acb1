import type { HostEntry, HostTable } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'

// Nobody outside reaches these, and tools that measure a page there shall see it as visitors get it.
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Whether search engines may list what a host shows. */
export type IsListedHost = (host: HostEntry) => boolean

/**
 * Only the own address of a market is listed: partners' hosts and those of test and stage show the same pages. They are
 * told by header, because pages are kept once for all hosts of a shop.
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
