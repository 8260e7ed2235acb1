import {
  type ContentSurroundings,
  checkContentPage,
  checkHomeBlocks,
  filterLinksTo,
  type PageText,
} from '#domain/content/check-content.ts'
import type { DocumentContent, DocumentKey } from '#domain/content/content-document.ts'
import type { OutlineEntry } from '#domain/content/content-outline.ts'
import { HOME_MENUS, type HomeBlocks } from '#domain/content/home-blocks.ts'
import { readPathTarget } from '#domain/content/path-target.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { MARKETS } from '#markets/markets.ts'
import { listUnknownFacts } from '#messages/facts/fill-facts.ts'
import type { Connection } from '#server/db/database.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { buildContentPage } from '../content.service.ts'
import { outlineContentBody } from '../outline-content-body.ts'
import { type CatalogueTarget, findCatalogueTargets } from './known-targets.repository.ts'
import { loadMarketContent, type MarketContent } from './load-document.ts'

const listHomePaths = (home: HomeBlocks): readonly string[] =>
  [...HOME_MENUS.flatMap((name) => home[name]), ...home.banners].map(({ url }) => url)

const listLinks = (outline: readonly OutlineEntry[]): readonly string[] =>
  outline.flatMap((entry) => (entry.kind === 'link' ? entry.target : []))

/**
 * Menus, banners and texts may name pages by their address, so a page that moves would leave them. Each place is named;
 * links like `content:terms` follow the page.
 */
function checkMove(
  { market, name }: DocumentKey,
  page: PageText,
  { pages, home }: MarketContent,
): FieldProblem[] {
  const before = pages.find(({ id }) => id === name)
  if (!before || before.slug === page.slug) return []
  const findLink = (paths: readonly string[]) =>
    filterLinksTo(MARKETS[market], before.slug, paths).slice(0, 1)
  const report = (params: Record<string, string>): FieldProblem => ({
    field: 'slug',
    key: 'CONTENT_SLUG_LINKED',
    params,
  })
  return [
    ...findLink(listHomePaths(home)).map((found) => report({ found })),
    ...pages
      .filter(({ id }) => id !== name)
      .flatMap(({ id, body }) =>
        findLink(listLinks(outlineContentBody(body))).map((found) => report({ found, page: id })),
      ),
  ]
}

/** Whatever the checks don't know of: a page that the shop couldn't build must not be published. */
function checkBuild({ market, name }: DocumentKey, page: PageText, { pages }: MarketContent): FieldProblem[] {
  const source = { ...page, id: name, updated: '2000-01-01' }
  try {
    buildContentPage(
      MARKETS[market],
      { source, pages: [...pages.filter(({ id }) => id !== name), source] },
      createShopFacts(),
    )
    return []
  } catch (error) {
    return [{ field: 'body', key: 'CONTENT_UNSUPPORTED', params: { found: (error as Error).message } }]
  }
}

/** What keeps a document from being published, with the place of each problem. */
export async function findDocumentProblems(
  db: Connection,
  delivered: Cms,
  { key, content }: { readonly key: DocumentKey; readonly content: DocumentContent },
): Promise<FieldProblem[]> {
  const market = MARKETS[key.market]
  const facts = createShopFacts().get(market)
  const current = await loadMarketContent(db, delivered, key.market)
  const outline = content.kind === 'page' ? outlineContentBody(content.page.body) : []
  const paths = content.kind === 'page' ? listLinks(outline) : listHomePaths(content.home)
  const targets = paths
    .map((path) => readPathTarget(market, path))
    .filter((target): target is CatalogueTarget => 'url' in target)
  // The landing page for businesses has no address of its own below the content pages.
  const isLinked = (id: string) => id !== market.b2bLandingPageCode
  const known: ContentSurroundings = {
    market,
    pages: current.pages.filter(({ id }) => id !== key.name && isLinked(id)),
    isInCatalogue: await findCatalogueTargets(db, market, targets),
    listUnknownPlaceholders: (text) => listUnknownFacts(text, facts),
  }
  if (content.kind === 'home') return checkHomeBlocks(content.home, known)
  const { page } = content
  const problems = [...checkContentPage(key.name, { page, outline }, known), ...checkMove(key, page, current)]
  return problems.length > 0 ? problems : checkBuild(key, page, current)
}
