import type { MarketId } from '#domain/markets/market-id.ts'
import type { PageText } from './check-content.ts'
import type { HomeBlocks } from './home-blocks.ts'

export const CONTENT_KINDS = ['page', 'home'] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

/** The one home document of a market. */
export const HOME_NAME = 'home'

/** Names a document of a market: a page by its id, or the home document. */
export interface DocumentKey {
  readonly market: MarketId
  readonly kind: ContentKind
  readonly name: string
}

/** What a document says. */
export type DocumentContent =
  | { readonly kind: 'page'; readonly page: PageText }
  | { readonly kind: 'home'; readonly home: HomeBlocks }
