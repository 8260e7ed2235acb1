import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { makeRobots, makeSitemap, type SitemapSources } from './sitemap.service.ts'

export interface SitemapOptions extends SitemapSources {
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
  const { cache, now } = options

  async function make(file: string, lang: MarketId, shopMode: ShopMode): Promise<Made> {
    const isOwnShop = shopMode === 'default'
    if (file === 'robots.txt')
      return { body: makeRobots(MARKETS[lang], isOwnShop), contentType: 'text/plain; charset=utf-8' }
    const body = isOwnShop ? await makeSitemap(MARKETS[lang], file.replace(/\.xml$/, ''), options) : null
    if (body === null) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: /${file}`)
    return { body, contentType: 'application/xml; charset=utf-8' }
  }

  async function produce(file: string, lang: MarketId, shopMode: ShopMode): Promise<CachedPage> {
    const made = await make(file, lang, shopMode)
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
    const { lang, shopMode } = requireShopContext(request).host
    const key = `${file}|${lang}|${shopMode}`
    const kept = cache.find(key)
    const page =
      kept && !cache.isStale(kept) ? kept : await cache.render(key, () => produce(file, lang, shopMode))
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
