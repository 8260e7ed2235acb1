import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { hasScreen } from '#domain/routing/route-middleware.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import type { CatalogueUrls } from './sitemap.repository.ts'

export interface SitemapSources {
  readonly content: ContentService
  readonly readUrls: (language: CatalogueLanguage) => Promise<CatalogueUrls>
}

/** Search engines read at most 50,000 addresses from one file; smaller files are read sooner. */
const DEVICES_PER_FILE = 10_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlIn = (market: Market, path: string) => escapeHtml(`https://${market.domain}${path}`)

const toXml = (root: string, entry: string, urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...urls.map((url) => `<${entry}><loc>${url}</loc></${entry}>`),
    `</${root}>`,
  ].join('\n')

async function pagePaths(market: Market, { content, readUrls }: SitemapSources): Promise<string[]> {
  const { categories } = await readUrls(market.catalogueLanguage)
  return [
    buildPath(market, 'home'),
    buildPath(market, 'contact'),
    buildPath(market, 'fairness'),
    buildPath(market, 'verify'),
    ...(hasScreen(market, 'b2bLandingpage') ? [buildPath(market, 'b2bLandingpage')] : []),
    ...(await content.listContentPaths(market)),
    ...categories.map((category) => buildPath(market, 'sell', { category })),
  ]
}

async function overviewPaths(market: Market, { readUrls }: SitemapSources): Promise<string[]> {
  const { overviews } = await readUrls(market.catalogueLanguage)
  return overviews.map((overview) => buildPath(market, 'overview', { overview }))
}

async function devicePaths(market: Market, { readUrls }: SitemapSources, part: number): Promise<string[]> {
  const { devices } = await readUrls(market.catalogueLanguage)
  const start = (part - 1) * DEVICES_PER_FILE
  return devices.slice(start, start + DEVICES_PER_FILE).map((pdp) => buildPath(market, 'pdp', { pdp }))
}

async function indexOf(market: Market, { readUrls }: SitemapSources): Promise<string> {
  const { devices } = await readUrls(market.catalogueLanguage)
  const parts = Array.from({ length: Math.ceil(devices.length / DEVICES_PER_FILE) }, (_, index) => index + 1)
  const files = ['pages', 'overviews', ...parts.map((part) => `devices-${part}`)]
  return toXml(
    'sitemapindex',
    'sitemap',
    files.map((file) => urlIn(market, `/sitemap-${file}.xml`)),
  )
}

/** A file of a market's sitemap by its name; null when there is none of that name. */
export async function makeSitemap(
  market: Market,
  name: string,
  sources: SitemapSources,
): Promise<string | null> {
  if (name === 'sitemap') return indexOf(market, sources)
  const [, part] = /^sitemap-devices-([1-9]\d{0,3})$/.exec(name) ?? []
  const paths = part
    ? await devicePaths(market, sources, Number(part))
    : name === 'sitemap-pages'
      ? await pagePaths(market, sources)
      : name === 'sitemap-overviews'
        ? await overviewPaths(market, sources)
        : []
  if (paths.length === 0) return null
  return toXml(
    'urlset',
    'url',
    paths.map((path) => urlIn(market, path)),
  )
}

/** Pages that only their visitor needs, and answers that are no pages. */
const privatePaths = (market: Market): string[] => [
  '/api/',
  '/searches',
  buildPath(market, 'overview', { overview: market.searchOverview }),
  buildPath(market, 'checkout'),
  buildPath(market, 'accountOverview'),
]

/** What search engines may read; a partner's shop shows the same pages and is left to its own site. */
export function makeRobots(market: Market, isOwnShop: boolean): string {
  const rules = isOwnShop ? privatePaths(market).map((path) => `Disallow: ${path}`) : ['Disallow: /']
  const sitemap = isOwnShop ? [`Sitemap: https://${market.domain}/sitemap.xml`] : []
  return `${['User-agent: *', ...rules, ...sitemap].join('\n')}\n`
}
