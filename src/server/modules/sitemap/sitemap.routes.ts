import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { HostEntry } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import type { IsListedHost } from '#server/http/host-listing.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { buildRobots, buildSitemap, type SitemapSources } from './sitemap.service.ts'

export interface SitemapOptions extends SitemapSources {
  readonly isListedHost: IsListedHost
  /** A sitemap consists of public addresses, so a market without one has none. */
  readonly marketsWithHost: ReadonlySet<MarketId>
  /** One of its own: the files of a large catalogue would push out the pages. */
  readonly cache: HtmlCache
  readonly now: () => number
}

const LIFETIME_MS = HOUR_MS

// By host, not by the visitor's stored language: everyone gets the same.
const HEADERS = { 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' }

interface SitemapFile {
  readonly body: string
  readonly contentType: string
}

/** `robots.txt` and the sitemap. */
export async function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { cache, now, isListedHost, marketsWithHost } = options

  async function buildFile(file: string, host: HostEntry): Promise<SitemapFile> {
    const market = MARKETS[host.lang]
    if (file === 'robots.txt')
      return { body: buildRobots(market, isListedHost(host)), contentType: 'text/plain; charset=utf-8' }
    const isOwnShop = host.shopMode === 'default' && marketsWithHost.has(host.lang)
    const body = isOwnShop ? await buildSitemap(market, file.replace(/\.xml$/, ''), options) : null
    if (body === null) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: /${file}`)
    return { body, contentType: 'application/xml; charset=utf-8' }
  }

  async function renderFile(file: string, host: HostEntry): Promise<CachedPage> {
    const { body, contentType } = await buildFile(file, host)
    return finishAnswer({
      body,
      contentType,
      status: 200,
      isShared: true,
      headers: HEADERS,
      scopes: ['content', 'catalogue'],
      // It shows no prices.
      parts: [],
      expiresAtMs: now() + LIFETIME_MS,
    })
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string) {
    const { host } = requireShopContext(request)
    const key = `${file}|${host.lang}|${host.shopMode}|${isListedHost(host)}`
    const cached = cache.find(key)
    const page =
      cached && !cache.isStale(cached) ? cached : await cache.render(key, () => renderFile(file, host))
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, page)
    return undefined
  }

  app.get('/robots.txt', (request, reply) => sendFile(request, reply, 'robots.txt'))
  app.get('/sitemap.xml', (request, reply) => sendFile(request, reply, 'sitemap.xml'))
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', (request, reply) =>
    sendFile(request, reply, `sitemap-${request.params.name}.xml`),
  )
}
