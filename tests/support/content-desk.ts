import { type DocumentContent, type DocumentKey, HOME_NAME } from '#domain/content/content-document.ts'
import type { ContentSource } from '#domain/content/content-page.ts'
import { readHomeBlocks } from '#domain/content/home-blocks.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { readPublished } from '#server/modules/content/documents/documents.repository.ts'
import { toPageText } from '#server/modules/content/documents/load-document.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { createStoredCms } from '#server/ports/cms/stored-cms.ts'
import type { Worker } from './desk-work.ts'

const delivered = createFileCms(DATA_FOLDER)

/** The content as the shop reads it. */
export const createShopCms = (db: Database): Cms =>
  createStoredCms({ delivered, readPublished: (market) => readPublished(db, market) })

export async function readDeliveredPage(market: MarketId, id: string): Promise<ContentSource> {
  const page = (await delivered.getContentPages(MARKETS[market])).find((each) => each.id === id)
  if (!page) throw new Error(`There is no page ${id}`)
  return page
}

/** A delivered page with another text, as an editor saves it. */
export const writePage = async (
  { market, name }: DocumentKey,
  change: Partial<Pick<ContentSource, 'slug' | 'title' | 'body'>>,
): Promise<DocumentContent> => ({
  kind: 'page',
  page: { ...toPageText(await readDeliveredPage(market, name)), ...change },
})

export const readDeliveredHome = async (market: MarketId) =>
  readHomeBlocks(await delivered.getHomeDocument(MARKETS[market]))

export const pageKey = (market: MarketId, name: string): DocumentKey => ({ market, kind: 'page', name })

export const homeKey = (market: MarketId): DocumentKey => ({ market, kind: 'home', name: HOME_NAME })

export const buildContentPath = ({ market, kind, name }: DocumentKey, rest = ''): string =>
  `/desk/api/content/${market}/${kind}/${name}${rest}`

/** What an editor does with a document. */
export function editDocument(worker: Worker, key: DocumentKey) {
  const read = async () => (await worker.get(buildContentPath(key))).json()
  const save = async (content: DocumentContent, revision?: number) => {
    const seen = await read()
    return worker.put(buildContentPath(key, '/draft'), {
      revision: revision ?? seen.revision,
      version: seen.version,
      content,
    })
  }
  const publish = async (revision?: number) =>
    worker.post(buildContentPath(key, '/publication'), { revision: revision ?? (await read()).revision })
  return {
    read,
    save,
    publish,
    restore: (version: number, over: number) =>
      worker.post(buildContentPath(key, `/versions/${version}/publication`), { over }),
  }
}
