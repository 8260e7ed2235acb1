import type { ContentSource } from '#domain/content/content-page.ts'
import type { HomeDocument } from '#domain/content/home-document.ts'
import type { Market } from '#domain/markets/market.ts'

/** The source of menus, pictures and content pages. */
export interface Cms {
  getHomeDocument(market: Market): Promise<HomeDocument>
  getContentPages(market: Market): Promise<readonly ContentSource[]>
}
