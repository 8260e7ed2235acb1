import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostEntry } from '#domain/markets/host-table.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import type { IsListedHost } from '#server/http/host-listing.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { makeRobots, makeSitemap, type SitemapSources } from './sitemap.service.ts'

export interface SitemapOptions extends SitemapSources {
  readonly isListedHost: IsListedHost
  readonly cache: HtmlCache
  readonly now: () => number
}

const LIFETIME_MS = 60 * 60 * 1_000

// Made of the host, not of a visitor's stored language: everybody reads the same.
const HEADERS = { 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' }

interface Made {
  readonly body: string
  readonly contentType: string
}

/** What search engines ask for. */
export async function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { cache, now, isListedHost } = options

  async function make(file: string, host: HostEntry): Promise<Made> {
    const market = MARKETS[host.lang]
    if (file === 'robots.txt')
      return { body: makeRobots(market, isListedHost(host)), contentType: 'text/plain; charset=utf-8' }
    const isOwnShop = host.shopMode === 'default'
    const body = isOwnShop ? await makeSitemap(market, file.replace(/\.xml$/, ''), options) : null
    if (body === null) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: /${file}`)
    return { body, contentType: 'application/xml; charset=utf-8' }
  }

  async function produce(file: string, host: HostEntry): Promise<CachedPage> {
    const made = await make(file, host)
    return finishAnswer({
      ...made,
      status: 200,
      isShared: true,
      headers: HEADERS,
      scopes: ['content', 'catalogue'],
      expiresAtMs: now() + LIFETIME_MS,
    })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, file: string) {
    const { host } = requireShopContext(request)
    const key = `${file}|${host.lang}|${host.shopMode}|${isListedHost(host)}`
    const kept = cache.find(key)
    const page = kept && !cache.isStale(kept) ? kept : await cache.render(key, () => produce(file, host))
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, page)
    return undefined
  }

  app.get('/robots.txt', (request, reply) => answer(request, reply, 'robots.txt'))
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, 'sitemap.xml'))
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', (request, reply) =>
    answer(request, reply, `sitemap-${request.params.name}.xml`),
  )
}
