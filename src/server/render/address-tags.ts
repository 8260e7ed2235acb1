import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { MARKETS } from '#markets/markets.ts'
import { X_DEFAULT_MARKETS } from '#markets/x-default.ts'
import { escapeHtml } from './html-text.ts'

/** What search engines do with a page: list it, list the page it is a view of, or leave it out. */
export type Listing = 'listed' | 'variant' | 'unlisted'

export interface AddressedPage {
  readonly market: Market
  readonly listing: Listing
  /** Address of the page in every market that has it and its own host. */
  readonly paths: Partial<Record<MarketId, string>>
}

/** The canonical address of a page; null if the page is not public, or its market has no host. */
export function findOwnUrl({ market, listing, paths }: AddressedPage): string | null {
  const path = paths[market.id]
  return listing === 'unlisted' || path === undefined ? null : buildSellShopUrl(market, path)
}

/** The other markets that have the page. */
export const listOtherMarkets = ({ market, paths }: AddressedPage): Market[] =>
  Object.keys(paths)
    .map((id) => MARKETS[id as MarketId])
    .filter(({ id }) => id !== market.id)

/** The same set on the page of every market, itself included: search engines only trust links in both directions. */
function writeAlternateTags({ paths }: AddressedPage): string[] {
  const entries = Object.entries(paths).map(([id, path]) => [id as MarketId, path] as const)
  if (entries.length < 2) return []
  const toTag = (language: string, market: Market, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(buildSellShopUrl(market, path))}">`
  const fallback = X_DEFAULT_MARKETS.find((id) => paths[id] !== undefined)
  return [
    ...entries.map(([id, path]) => toTag(MARKETS[id].locale, MARKETS[id], path)),
    ...(fallback ? [toTag('x-default', MARKETS[fallback], paths[fallback] ?? '/')] : []),
  ]
}

/** Tells search engines whether to list the page, under which address, and where its translations are. */
export function writeAddressTags(page: AddressedPage): string[] {
  const own = findOwnUrl(page)
  return [
    ...(page.listing === 'listed' ? [] : ['<meta name="robots" content="noindex">']),
    ...(own ? [`<link rel="canonical" href="${escapeHtml(own)}">`] : []),
    ...(own && page.listing === 'listed' ? writeAlternateTags(page) : []),
  ]
}
