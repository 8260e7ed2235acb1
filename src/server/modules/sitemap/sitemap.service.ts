import type { Market } from '#domain/markets/market.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { mapInSlices } from '#server/slices/map-in-slices.ts'
import type { CatalogueUrls } from './sitemap.repository.ts'

export interface SitemapSources {
  readonly content: ContentService
  readonly urls: CatalogueUrls
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface ListedPage {
  readonly path: string
  /** ISO day of the last change, if it's known. */
  readonly updated?: string
}

/** Without blocking other requests: a file has thousands of lines. */
async function toXml(
  market: Market,
  { root, entry }: { root: string; entry: string },
  list: readonly ListedPage[],
): Promise<string> {
  const lines = await mapInSlices(list, ({ path, updated }) => {
    const day = updated ? `<lastmod>${escapeHtml(updated)}</lastmod>` : ''
    return `<${entry}><loc>${escapeHtml(buildSellShopUrl(market, path))}</loc>${day}</${entry}>`
  })
  const head = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}">`]
  return [...head, ...lines, `</${root}>`].join('\n')
}

/** Screens without parameters that search engines may list. */
const LISTED_SCREENS = [
  'home',
  'contact',
  'fairness',
  'recycling',
  'verify',
  'list',
  'b2bLandingpage',
  'b2bPortal',
] as const

async function listPages(market: Market, { content, urls }: SitemapSources): Promise<ListedPage[]> {
  const categories = await urls.listCategories(market.catalogueLanguage)
  return [
    ...LISTED_SCREENS.filter((route) => hasScreen(market, route)).map((route) => ({
      path: buildPath(market, route),
    })),
    ...(await content.listContentPages(market)),
    ...categories.map((category) => ({ path: buildPath(market, 'sell', { category }) })),
  ]
}

async function listOverviews(market: Market, { urls }: SitemapSources, file: number): Promise<ListedPage[]> {
  const overviews = await urls.listOverviews(market.catalogueLanguage, file)
  return mapInSlices(overviews, (overview) => ({ path: buildPath(market, 'overview', { overview }) }))
}

async function listDevices(market: Market, { urls }: SitemapSources, file: number): Promise<ListedPage[]> {
  const devices = await urls.listDevices(market.catalogueLanguage, file)
  return mapInSlices(devices, (pdp) => ({ path: buildPath(market, 'pdp', { pdp }) }))
}

async function buildIndex(market: Market, { urls }: SitemapSources): Promise<string> {
  const overviewFiles = (await urls.listOverviewFiles()).map((file) => `overviews-${file}`)
  const deviceFiles = (await urls.listDeviceFiles()).map((file) => `devices-${file}`)
  return toXml(
    market,
    { root: 'sitemapindex', entry: 'sitemap' },
    ['pages', ...overviewFiles, ...deviceFiles].map((file) => ({ path: `/sitemap-${file}.xml` })),
  )
}

function listFile(market: Market, name: string, sources: SitemapSources): Promise<ListedPage[]> {
  if (name === 'sitemap-pages') return listPages(market, sources)
  const [, kind, file] = /^sitemap-(overviews|devices)-([1-9]\d{0,4})$/.exec(name) ?? []
  if (kind === 'overviews') return listOverviews(market, sources, Number(file))
  return kind === 'devices' ? listDevices(market, sources, Number(file)) : Promise.resolve([])
}

/** Builds a file of a market's sitemap by its name; null for an unknown or empty one. */
export async function buildSitemap(
  market: Market,
  name: string,
  sources: SitemapSources,
): Promise<string | null> {
  if (name === 'sitemap') return buildIndex(market, sources)
  const list = await listFile(market, name, sources)
  return list.length > 0 ? toXml(market, { root: 'urlset', entry: 'url' }, list) : null
}

// Not pages. Pages with noindex aren't closed: a crawler has to read them to see it.
const CLOSED_PATHS = ['/api/', '/searches']

/** What crawlers may read and, on a listed host, where the sitemap is. */
export function buildRobots(market: Market, isListed: boolean): string {
  const rules = CLOSED_PATHS.map((path) => `Disallow: ${path}`)
  const sitemap = isListed ? ['', `Sitemap: ${buildSellShopUrl(market, '/sitemap.xml')}`] : []
  return `${['User-agent: *', ...rules, ...sitemap].join('\n')}\n`
}
