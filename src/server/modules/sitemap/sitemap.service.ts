import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { hasScreen } from '#domain/pages/route-middleware.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import type { CatalogueUrls } from './sitemap.repository.ts'

export interface SitemapSources {
  readonly content: ContentService
  readonly readUrls: (language: CatalogueLanguage) => Promise<CatalogueUrls>
}

/** Search engines read at most 50,000 URLs per file; smaller files are read sooner. */
const DEVICES_PER_FILE = 10_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface ListedPage {
  readonly path: string
  /** ISO day of the last change, if it's known. */
  readonly updated?: string
}

function toXml(
  market: Market,
  { root, entry }: { root: string; entry: string },
  list: readonly ListedPage[],
) {
  const lines = list.map(({ path, updated }) => {
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

async function listPages(market: Market, { content, readUrls }: SitemapSources): Promise<ListedPage[]> {
  const { categories } = await readUrls(market.catalogueLanguage)
  return [
    ...LISTED_SCREENS.filter((route) => hasScreen(market, route)).map((route) => ({
      path: buildPath(market, route),
    })),
    ...(await content.listContentPages(market)),
    ...categories.map((category) => ({ path: buildPath(market, 'sell', { category }) })),
  ]
}

async function listOverviews(market: Market, { readUrls }: SitemapSources): Promise<ListedPage[]> {
  const { overviews } = await readUrls(market.catalogueLanguage)
  return overviews.map((overview) => ({ path: buildPath(market, 'overview', { overview }) }))
}

async function listDevices(
  market: Market,
  { readUrls }: SitemapSources,
  part: number,
): Promise<ListedPage[]> {
  const { devices } = await readUrls(market.catalogueLanguage)
  const start = (part - 1) * DEVICES_PER_FILE
  return devices
    .slice(start, start + DEVICES_PER_FILE)
    .map((pdp) => ({ path: buildPath(market, 'pdp', { pdp }) }))
}

async function buildIndex(market: Market, { readUrls }: SitemapSources): Promise<string> {
  const { devices } = await readUrls(market.catalogueLanguage)
  const parts = Array.from({ length: Math.ceil(devices.length / DEVICES_PER_FILE) }, (_, index) => index + 1)
  const files = ['pages', 'overviews', ...parts.map((part) => `devices-${part}`)]
  return toXml(
    market,
    { root: 'sitemapindex', entry: 'sitemap' },
    files.map((file) => ({ path: `/sitemap-${file}.xml` })),
  )
}

function listFile(market: Market, name: string, sources: SitemapSources): Promise<ListedPage[]> {
  if (name === 'sitemap-pages') return listPages(market, sources)
  if (name === 'sitemap-overviews') return listOverviews(market, sources)
  const [, part] = /^sitemap-devices-([1-9]\d{0,3})$/.exec(name) ?? []
  return part ? listDevices(market, sources, Number(part)) : Promise.resolve([])
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
