import { isLoopbackHost, isPublicHost } from '#domain/markets/host-reach.ts'
import type { HostEntry, HostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'

/** Where the desk finds the shop to show what isn't published yet. */
export interface PreviewHosts {
  /** The shop of a mode that can be read in a market; null where there is none. */
  find(market: MarketId, shopMode: ShopMode): string | null
  /** Everything that the desk may have to frame. */
  readonly origins: readonly string[]
}

export const NO_PREVIEWS: PreviewHosts = { find: () => null, origins: [] }

const toOrigin = ({ host }: HostEntry): string => `${isLoopbackHost(host) ? 'http' : 'https'}://${host}`

/** A shop that visitors reach has its preview there; a trial has it on its own machine. */
export function createPreviewHosts(table: HostTable): PreviewHosts {
  const entries = [...table.values()]
  const isLocal = !entries.some(isPublicHost)
  const reachable = entries.filter((entry) => (isLocal ? isLoopbackHost(entry.host) : isPublicHost(entry)))
  const find = (market: MarketId, shopMode: ShopMode): string | null => {
    if (!SHOP_LANGUAGES[shopMode].includes(market)) return null
    const ofMode = reachable.filter((entry) => entry.shopMode === shopMode)
    const entry = ofMode.find(({ lang }) => lang === market) ?? ofMode[0]
    return entry ? toOrigin(entry) : null
  }
  const origins = MARKET_IDS.flatMap((market) => SHOP_MODES.flatMap((mode) => find(market, mode) ?? []))
  return { find, origins: [...new Set(origins)] }
}
