import type { DocumentContent } from '#domain/content/content-document.ts'
import { HOME_NAME } from '#domain/content/content-document.ts'
import type { ContentSource } from '#domain/content/content-page.ts'
import { writeHomeDocument } from '#domain/content/home-blocks.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Cms } from './cms.ts'

/** A document as it was published at the desk. */
export interface PublishedDocument {
  readonly name: string
  readonly publishedAt: Date
  readonly content: DocumentContent
}

export interface StoredCmsOptions {
  /** What is shown of documents that nobody has published at the desk: the delivered files. */
  readonly delivered: Cms
  readonly readPublished: (market: MarketId) => Promise<readonly PublishedDocument[]>
}

const toIsoDay = (moment: Date): string => moment.toISOString().slice(0, 10)

const toPage = ({ name, publishedAt, content }: PublishedDocument): ContentSource[] =>
  content.kind === 'page' ? [{ ...content.page, id: name, updated: toIsoDay(publishedAt) }] : []

/** Lays the pages of one source over those of another, by their ids. */
export function coverPages(
  delivered: readonly ContentSource[],
  over: readonly ContentSource[],
): readonly ContentSource[] {
  const ids = new Set(over.map(({ id }) => id))
  return [...delivered.filter(({ id }) => !ids.has(id)), ...over].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )
}

/**
 * The content that editors publish at the desk, over the delivered files. It remembers nothing: an older answer would stay in
 * the memory of whoever asks until the next change.
 */
export function createStoredCms({ delivered, readPublished }: StoredCmsOptions): Cms {
  return {
    async getHomeDocument(market: Market) {
      const published = await readPublished(market.id)
      const home = published.find(({ name, content }) => name === HOME_NAME && content.kind === 'home')
      if (home?.content.kind !== 'home') return delivered.getHomeDocument(market)
      return writeHomeDocument(market.landingPageCode, home.content.home)
    },
    async getContentPages(market: Market) {
      const [pages, published] = await Promise.all([
        delivered.getContentPages(market),
        readPublished(market.id),
      ])
      return coverPages(pages, published.flatMap(toPage))
    },
  }
}
