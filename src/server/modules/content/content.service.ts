import type { ContentPage, ContentSource } from '#domain/content/content-page.ts'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import { listBannerMoments, readHomeBlocks } from '#domain/content/home-blocks.ts'
import type { HomeContent, HomeDocument, MenuEntry } from '#domain/content/home-document.ts'
import { readPathTarget } from '#domain/content/path-target.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildMatchPath, buildPath } from '#domain/routing/path.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'
import { createMemory } from '#server/http/memory.ts'
import { createShopFacts, type ShopFacts } from '#server/modules/facts/shop-facts.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { parseContentBody } from './parse-content-body.ts'

export interface ContentService {
  getHomeContent(market: Market): Promise<HomeContent>
  findContentPage(market: Market, slug: string): Promise<ContentPage | null>
  findContentPageById(market: Market, id: string): Promise<ContentPage | null>
  findContentPath(market: Market, id: string): Promise<string | null>
  /** Paths of all content pages of a market, with the day of their last change. */
  listContentPages(market: Market): Promise<readonly { readonly path: string; readonly updated: string }[]>
  /** The page's path in every market that has it; leaves out a market whose content can't be read. */
  findContentPaths(id: string): Promise<Partial<Record<MarketId, string>>>
  /** Drops what was read, so that the next page uses fresh content. */
  refresh(): void
}

/** The landing page for businesses has its own screen, so the content route doesn't serve it. */
const hasOwnScreen = (market: Market, page: ContentSource) => page.id === market.b2bLandingPageCode

function resolveContentLink(market: Market, pages: readonly ContentSource[], target: string): string {
  if (target.startsWith('mailto:')) return target
  const [kind, name = ''] = target.split(':')
  if (kind === 'content') {
    const page = pages.find(({ id }) => id === name)
    if (page) return buildPath(market, 'content', { contentPages: page.slug })
  }
  const route = kind === 'route' ? ROUTE_NAMES.find((candidate) => candidate === name) : undefined
  if (route) return buildMatchPath(market, { route, params: {} })
  if (readPathTarget(market, target).kind !== 'nowhere') return target
  throw new Error(`Unknown link ${target} in the content of ${market.id}`)
}

/** A page, and those that it may link to. */
export interface FoundPage {
  readonly source: ContentSource
  readonly pages: readonly ContentSource[]
}

/** A page as it is published. Throws where it has something that doesn't exist. */
export function buildContentPage(
  market: Market,
  { source, pages }: FoundPage,
  facts: ShopFacts,
): ContentPage {
  const fill = (text: string) => facts.fill(market, text)
  const { body, ...rest } = source
  return {
    ...rest,
    title: fill(rest.title),
    description: fill(rest.description),
    lead: fill(rest.lead),
    blocks: parseContentBody(fill(body), (target) => resolveContentLink(market, pages, target)),
  }
}

/** A page with something broken: what doesn't exist is shown as it was typed, and links to it lead nowhere. */
function sketchContentPage(market: Market, { source, pages }: FoundPage, facts: ShopFacts): ContentPage {
  const fill = (text: string) => facts.fillKnown(market, text)
  const resolve = (target: string) => {
    try {
      return resolveContentLink(market, pages, target)
    } catch {
      return '#'
    }
  }
  const { body, ...rest } = source
  return {
    ...rest,
    title: fill(rest.title),
    description: fill(rest.description),
    lead: fill(rest.lead),
    blocks: parseContentBody(fill(body), resolve, ({ raw }) => raw),
  }
}

const mapEntries = <Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

/** Menus, pictures and the banner with their facts. */
function fillHome(content: HomeContent, fill: (text: string) => string): HomeContent {
  const fillEntry = (entry: MenuEntry): MenuEntry => ({ ...entry, title: fill(entry.title) })
  const { left, center, right, b2b } = content.footerMenus
  const { banner } = content
  return {
    ...content,
    headerMenu: content.headerMenu.map(fillEntry),
    footerMenus: {
      left: left.map(fillEntry),
      center: center.map(fillEntry),
      right: right.map(fillEntry),
      b2b: b2b.map(fillEntry),
    },
    images: mapEntries(content.images, ({ alt, title, ...image }) => ({
      ...image,
      alt: fill(alt),
      title: fill(title),
    })),
    banner: banner && { text: fill(banner.text), link: fillEntry(banner.link) },
  }
}

/** What a menu entry may link to. Checked, so that an editor's typo doesn't put a dead link on every page. */
interface KnownTargets {
  readonly slugs: ReadonlySet<string>
  readonly categoryUrls: ReadonlySet<string> | null
}

function isLiveEntry(market: Market, { title, url }: MenuEntry, known: KnownTargets): boolean {
  const target = readPathTarget(market, url)
  if (title === '' || target.kind === 'nowhere') return false
  if (target.kind === 'content') return known.slugs.has(target.slug)
  return target.kind === 'category' ? (known.categoryUrls?.has(target.url) ?? true) : true
}

function keepLiveEntries(market: Market, content: HomeContent, known: KnownTargets): HomeContent {
  const filterLive = (entries: readonly MenuEntry[]) =>
    entries.filter((entry) => isLiveEntry(market, entry, known))
  const { left, center, right, b2b } = content.footerMenus
  return {
    ...content,
    headerMenu: filterLive(content.headerMenu),
    footerMenus: {
      left: filterLive(left),
      center: filterLive(center),
      right: filterLive(right),
      b2b: filterLive(b2b),
    },
    banner: content.banner && isLiveEntry(market, content.banner.link, known) ? content.banner : null,
  }
}

type HomeAtTime = (nowMs: number) => HomeContent

/**
 * What is remembered is every banner, and the time decides when it is asked for: a process whose clock is behind the one
 * that has pages made again would otherwise keep the banner of before. Between two moments it is the same object.
 */
function createHomeAtTime(document: HomeDocument, build: HomeAtTime): HomeAtTime {
  const moments = listBannerMoments(readHomeBlocks(document)).map((moment) => Date.parse(moment))
  const built = new Map<number, HomeContent>()
  return (nowMs) => {
    const passed = moments.filter((moment) => moment <= nowMs).length
    const home = built.get(passed) ?? build(nowMs)
    built.set(passed, home)
    return home
  }
}

export type ListCategoryUrls = (market: Market) => Promise<ReadonlySet<string> | null>

export interface ContentServiceOptions {
  /** How long content is used before it's read again. */
  readonly maxAgeMs: number
  readonly now: () => number
  readonly facts?: ShopFacts
  /** URLs of the categories that a market buys; null if they can't be read, and then every URL counts as known. */
  readonly listCategoryUrls?: ListCategoryUrls
  /**
   * Hears of content that names something that doesn't exist. It is shown as far as it can be: content outlives the
   * program that checked it, and a legal page must not be missing because a later one has renamed a placeholder.
   */
  readonly onBroken?: (error: unknown) => void
}

const KEEP_UNTIL_REFRESHED: ContentServiceOptions = {
  maxAgeMs: Number.POSITIVE_INFINITY,
  now: Date.now,
}

type GetPages = (market: Market) => Promise<readonly ContentSource[]>

/** Pages that the content route serves. */
const listPages = async (getPages: GetPages, market: Market) =>
  (await getPages(market))
    .filter((page) => !hasOwnScreen(market, page))
    .map(({ slug, updated }) => ({ path: buildPath(market, 'content', { contentPages: slug }), updated }))

/** Menus, pictures and content pages of every market, read from the CMS. */
export function createContentService(
  cms: Cms,
  options: ContentServiceOptions = KEEP_UNTIL_REFRESHED,
): ContentService {
  const { facts = createShopFacts(), now, onBroken = () => undefined } = options
  const homes = createMemory<HomeAtTime>(options)
  const collections = createMemory<readonly ContentSource[]>(options)

  // Parsed once: the source is another object as soon as it is read again.
  const parsed = new WeakMap<ContentSource, ContentPage>()

  const getPages: GetPages = (market) => collections.get(market.id, () => cms.getContentPages(market))

  /** What is strict reports what is broken, and what is lenient is shown then. */
  const orLenient = <Value>(strict: () => Value, lenient: () => Value): Value => {
    try {
      return strict()
    } catch (error) {
      onBroken(error)
      return lenient()
    }
  }

  const buildPage = (market: Market, found: FoundPage): ContentPage =>
    orLenient(
      () => buildContentPage(market, found, facts),
      () => sketchContentPage(market, found, facts),
    )

  const fillText = (market: Market, text: string): string =>
    orLenient(
      () => facts.fill(market, text),
      () => facts.fillKnown(market, text),
    )

  async function findPage(
    market: Market,
    isWanted: (page: ContentSource) => boolean,
  ): Promise<ContentPage | null> {
    const pages = await getPages(market)
    const source = pages.find(isWanted)
    if (!source) return null
    const page = parsed.get(source) ?? buildPage(market, { source, pages })
    parsed.set(source, page)
    return page
  }

  async function loadHome(market: Market): Promise<HomeAtTime> {
    const [document, pages] = await Promise.all([cms.getHomeDocument(market), getPages(market)])
    const slugs = new Set(pages.filter((page) => !hasOwnScreen(market, page)).map(({ slug }) => slug))
    const categoryUrls = (await options.listCategoryUrls?.(market)) ?? null
    return createHomeAtTime(document, (nowMs) => {
      const home = fillHome(flattenHomeDocument(document, nowMs), (text) => fillText(market, text))
      return keepLiveEntries(market, home, { slugs, categoryUrls })
    })
  }

  async function findContentPath(market: Market, id: string): Promise<string | null> {
    const page = (await getPages(market)).find((candidate) => candidate.id === id)
    return page ? buildPath(market, 'content', { contentPages: page.slug }) : null
  }

  return {
    getHomeContent: async (market) => (await homes.get(market.id, () => loadHome(market)))(now()),
    findContentPage: (market, slug) =>
      findPage(market, (page) => page.slug === slug && !hasOwnScreen(market, page)),
    findContentPageById: (market, id) => findPage(market, (page) => page.id === id),
    findContentPath,
    listContentPages: (market) => listPages(getPages, market),
    async findContentPaths(id) {
      const found = MARKET_IDS.map(async (marketId) => {
        const path = await findContentPath(MARKETS[marketId], id).catch(() => null)
        return path ? [[marketId, path] as const] : []
      })
      return Object.fromEntries((await Promise.all(found)).flat())
    },
    refresh() {
      homes.forget()
      collections.forget()
    },
  }
}
