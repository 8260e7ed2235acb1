import type { PageText } from '#domain/content/check-content.ts'
import { type DocumentContent, type DocumentKey, HOME_NAME } from '#domain/content/content-document.ts'
import type { ContentSource } from '#domain/content/content-page.ts'
import { type HomeBlocks, readHomeBlocks } from '#domain/content/home-blocks.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createStoredCms } from '#server/ports/cms/stored-cms.ts'
import { readPublished } from './documents.repository.ts'

/** What editors write of a page. */
export const toPageText = ({ slug, title, description, lead, body }: ContentSource): PageText => ({
  slug,
  title,
  description,
  lead,
  body,
})

/** A document as it is delivered with the program; null for one that was added at the desk. */
export async function findDelivered(
  delivered: Cms,
  { market, kind, name }: DocumentKey,
): Promise<DocumentContent | null> {
  if (kind === 'home')
    return name === HOME_NAME
      ? { kind, home: readHomeBlocks(await delivered.getHomeDocument(MARKETS[market])) }
      : null
  const page = (await delivered.getContentPages(MARKETS[market])).find(({ id }) => id === name)
  return page ? { kind, page: toPageText(page) } : null
}

export interface MarketContent {
  readonly pages: readonly ContentSource[]
  readonly home: HomeBlocks
}

/** Everything of a market as the shop shows it now. */
export async function loadMarketContent(
  db: Connection,
  delivered: Cms,
  market: MarketId,
): Promise<MarketContent> {
  const cms = createStoredCms({ delivered, readPublished: (id) => readPublished(db, id) })
  return {
    pages: await cms.getContentPages(MARKETS[market]),
    home: readHomeBlocks(await cms.getHomeDocument(MARKETS[market])),
  }
}
