import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { X_DEFAULT_MARKETS } from '#markets/x-default.ts'
import { escapeHtml } from './html-text.ts'

/** What search engines do with a page: list it, take the page that it is a view of instead, or leave it out. */
export type Listing = 'listed' | 'variant' | 'unlisted'

export interface Addressed {
  readonly market: Market
  readonly listing: Listing
  /** Address of the page in every market that has it and a host of its own. */
  readonly paths: Partial<Record<MarketId, string>>
}

export const urlIn = (market: Market, path: string): string => `https://${market.domain}${path}`

/** The one address of a page; null when nobody outside may be told of it, or its market has no host of its own. */
export function ownUrl({ market, listing, paths }: Addressed): string | null {
  const path = paths[market.id]
  return listing === 'unlisted' || path === undefined ? null : urlIn(market, path)
}

/** The other markets that have the page. */
export const otherMarkets = ({ market, paths }: Addressed): Market[] =>
  Object.keys(paths)
    .map((id) => MARKETS[id as MarketId])
    .filter(({ id }) => id !== market.id)

/** The same set on the page of every market, itself included: search engines believe only what both sides say. */
function alternateTags({ paths }: Addressed): string[] {
  const entries = Object.entries(paths).map(([id, path]) => [id as MarketId, path] as const)
  if (entries.length < 2) return []
  const toTag = (language: string, market: Market, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(urlIn(market, path))}">`
  const fallback = X_DEFAULT_MARKETS.find((id) => paths[id] !== undefined)
  return [
    ...entries.map(([id, path]) => toTag(MARKETS[id].locale, MARKETS[id], path)),
    ...(fallback ? [toTag('x-default', MARKETS[fallback], paths[fallback] ?? '/')] : []),
  ]
}

/** Tells search engines whether the page is to be listed, under which address, and where its translations are. */
export function addressTags(page: Addressed): string[] {
  const own = ownUrl(page)
  return [
    ...(page.listing === 'listed' ? [] : ['<meta name="robots" content="noindex">']),
    ...(own ? [`<link rel="canonical" href="${escapeHtml(own)}">`] : []),
    ...(own && page.listing === 'listed' ? alternateTags(page) : []),
  ]
}
