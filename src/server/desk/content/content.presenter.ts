import type { DocumentList, DocumentProblem, ListedDocument, OpenDocument } from '#contracts/desk/content.ts'
import { type DocumentContent, type DocumentKey, HOME_NAME } from '#domain/content/content-document.ts'
import { type HomeBlocks, listBannerMoments } from '#domain/content/home-blocks.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { findDocumentProblems } from '#server/modules/content/documents/check-document.ts'
import type { DeskContent } from '#server/modules/content/documents/desk-content.ts'
import {
  findDraft,
  listDrafts,
  listPublished,
  listVersions,
  type StoredDraft,
  type StoredVersion,
} from '#server/modules/content/documents/documents.repository.ts'
import { findDelivered, toPageText } from '#server/modules/content/documents/load-document.ts'
import { findLastNumber, refuseUnknownDocument } from '#server/modules/content/documents/manage-documents.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'

const isSame = (one: DocumentKey, other: DocumentKey): boolean =>
  one.market === other.market && one.kind === other.kind && one.name === other.name

const toChange = (at: Date, by: string) => ({ at: at.toISOString(), by })

const findTitle = (content: DocumentContent): string =>
  content.kind === 'page' ? content.page.title : HOME_NAME

function findNextBanner(content: DocumentContent, nowMs: number): string | null {
  if (content.kind === 'page') return null
  const next = listBannerMoments(content.home).find((moment) => Date.parse(moment) > nowMs)
  return next === undefined ? null : new Date(next).toISOString()
}

interface Known {
  readonly key: DocumentKey
  readonly delivered: DocumentContent | null
}

interface Stored {
  readonly versions: readonly StoredVersion[]
  readonly drafts: readonly StoredDraft[]
  readonly nowMs: number
}

function toRow({ key, delivered }: Known, { versions, drafts, nowMs }: Stored): ListedDocument[] {
  const version = versions.find((each) => isSame(each, key))
  const draft = drafts.find((each) => isSame(each, key))
  const content = version?.content ?? delivered ?? draft?.content
  if (!content) return []
  return [
    {
      market: key.market,
      kind: key.kind,
      name: key.name,
      title: findTitle(content),
      version: version?.number ?? 0,
      isPublished: version !== undefined || delivered !== null,
      published: version ? toChange(version.publishedAt, version.publishedBy) : null,
      draft: draft ? toChange(draft.changedAt, draft.changedBy) : null,
      nextBannerAt: findNextBanner(content, nowMs),
    },
  ]
}

async function listDelivered({ delivered }: DeskContent, market: MarketId): Promise<Known[]> {
  const pages = await delivered.getContentPages(MARKETS[market])
  const home: DocumentKey = { market, kind: 'home', name: HOME_NAME }
  return [
    { key: home, delivered: await findDelivered(delivered, home) },
    ...pages.map((page) => ({
      key: { market, kind: 'page' as const, name: page.id },
      delivered: { kind: 'page' as const, page: toPageText(page) },
    })),
  ]
}

/** Every document of every market, with its state. */
export async function presentDocuments(
  db: Connection,
  content: DeskContent,
  nowMs: number,
): Promise<DocumentList> {
  const stored = { versions: await listPublished(db), drafts: await listDrafts(db), nowMs }
  const delivered = (await Promise.all(MARKET_IDS.map((market) => listDelivered(content, market)))).flat()
  const added = [...stored.versions, ...stored.drafts]
    .filter((each) => !delivered.some(({ key }) => isSame(key, each)))
    .map(({ market, kind, name }) => ({ key: { market, kind, name }, delivered: null }))
  const once = added.filter(({ key }, index) => added.findIndex((each) => isSame(each.key, key)) === index)
  return {
    isElsewhere: content.isElsewhere,
    documents: [...delivered, ...once].flatMap((known) => toRow(known, stored)),
  }
}

const copyHome = (home: HomeBlocks) => ({
  headerMenu: home.headerMenu.map((entry) => ({ ...entry })),
  footerLeft: home.footerLeft.map((entry) => ({ ...entry })),
  footerCenter: home.footerCenter.map((entry) => ({ ...entry })),
  footerRight: home.footerRight.map((entry) => ({ ...entry })),
  footerB2b: home.footerB2b.map((entry) => ({ ...entry })),
  images: home.images.map((image) => ({ ...image })),
  banners: home.banners.map((banner) => ({ ...banner })),
})

/** The content as the API writes it. */
export const presentContent = (content: DocumentContent) =>
  content.kind === 'page'
    ? { kind: content.kind, page: { ...content.page } }
    : { kind: content.kind, home: copyHome(content.home) }

export const presentProblems = (problems: readonly FieldProblem[]): DocumentProblem[] =>
  problems.map(({ field, key, params }) => (params ? { field, key, params: { ...params } } : { field, key }))

const EMPTY_PAGE: DocumentContent = {
  kind: 'page',
  page: { slug: '', title: '', description: '', lead: '', body: '' },
}

/** A document with its draft, its versions, and what is wrong with it. A page that nobody has written yet is empty. */
export async function presentDocument(
  db: Connection,
  content: DeskContent,
  key: DocumentKey,
): Promise<OpenDocument> {
  const [delivered, draft, versions] = await Promise.all([
    findDelivered(content.delivered, key),
    findDraft(db, key),
    listVersions(db, key),
  ])
  if (key.kind === 'home' && !delivered) throw refuseUnknownDocument()
  const published = versions[0]?.content ?? delivered
  const checked = draft?.content ?? published ?? EMPTY_PAGE
  const problems = await findDocumentProblems(db, content.delivered, { key, content: checked })
  const facts = createShopFacts().get(MARKETS[key.market])
  return {
    market: key.market,
    kind: key.kind,
    name: key.name,
    isElsewhere: content.isElsewhere,
    version: findLastNumber(versions),
    published: published && presentContent(published),
    revision: draft?.revision ?? 0,
    draft: draft?.content
      ? { ...toChange(draft.changedAt, draft.changedBy), content: presentContent(draft.content) }
      : null,
    problems: presentProblems(problems),
    versions: versions.map(({ number, restores, publishedAt, publishedBy }) => ({
      number,
      restores,
      ...toChange(publishedAt, publishedBy),
    })),
    modes: SHOP_MODES.filter((mode) => content.previews.find(key.market, mode) !== null),
    placeholders: Object.entries(facts).map(([name, value]) => ({ name, value })),
  }
}
