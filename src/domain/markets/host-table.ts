import type { ShopLanguages } from './business-mode.ts'
import { isMarketId, type MarketId } from './market-id.ts'
import type { ShopMode } from './shop-mode.ts'

/** A host name, with its port unless it is the protocol's default, and the shop it serves. */
export interface HostEntry {
  readonly host: string
  readonly shopMode: ShopMode
  readonly lang: MarketId
  /** Another host of the table, which the links in mails lead to; by default the market's own. */
  readonly linkHost?: string | undefined
  /** The brand partner whose shop it is: every host of the mode `agan` has one, no other does. */
  readonly partner?: string | undefined
}

export type HostTable = ReadonlyMap<string, HostEntry>

/** The shop that a request sees: the host's mode, and the market of the host or of the stored language choice. */
export interface Shop {
  readonly shopMode: ShopMode
  readonly market: MarketId
  /** The brand partner's id, in a partner's shop. */
  readonly partner?: string | undefined
}

export type ShopResolution =
  | { readonly kind: 'unknownHost' }
  | { readonly kind: 'shop'; readonly shop: Shop; readonly host: HostEntry; readonly invalidLocale: boolean }

/** Host names compare in lower case, without a trailing dot and without a default port. */
export const normaliseHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:(80|443)$/, '')
    .replace(/\.(?=:\d+$|$)/, '')

/** Normalises the hosts of all entries, because links and listing compare them. */
export const buildHostTable = (entries: readonly HostEntry[]): HostTable =>
  new Map(
    entries.map((entry) => {
      const host = normaliseHost(entry.host)
      return [host, { ...entry, host }]
    }),
  )

const describeShop = ({ shopMode, partner }: HostEntry, market: MarketId): Shop =>
  partner === undefined ? { shopMode, market } : { shopMode, market, partner }

/** What a request says about the shop that it wants. */
export interface ShopRequest {
  readonly host: string
  readonly storedLocale: string | null
}

/**
 * Decides shop mode and market of a request. A stored language choice wins over the host's language, unless the shop
 * is not offered in it: the choice stays valid, and the host decides.
 */
export function resolveShop(
  table: HostTable,
  languages: ShopLanguages,
  { host, storedLocale }: ShopRequest,
): ShopResolution {
  const entry = table.get(host) ?? table.get(normaliseHost(host))
  if (!entry) return { kind: 'unknownHost' }
  const isValid = storedLocale === null || isMarketId(storedLocale)
  const isOffered = isMarketId(storedLocale) && languages[entry.shopMode].includes(storedLocale)
  const market = isOffered ? storedLocale : entry.lang
  return { kind: 'shop', shop: describeShop(entry, market), host: entry, invalidLocale: !isValid }
}
