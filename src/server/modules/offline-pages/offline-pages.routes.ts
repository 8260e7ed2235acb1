import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  buildPageManifestPath,
  buildWorkerPath,
  OFFLINE_PAGES,
  type OfflinePage,
} from '#contracts/paths/offline.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { findShopPartner } from '#server/modules/partners/partner.presenter.ts'
import type { ShopParts } from '#server/shop-parts.ts'
import { buildPageManifest } from './build-page-manifest.ts'
import { describeKeptPage, EMPTY_WORKER, readWorkerProgram, writeWorker } from './write-worker.ts'

/** A worker may ask our own server, and nothing else. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'"

export type OfflinePagesOptions = Pick<ShopParts, 'partners' | 'renderer' | 'hasOfflinePages'>

/** The host's shop in the market of the address; a language that the shop doesn't speak has no pages to keep. */
function requireShop(request: FastifyRequest, market: MarketId): Shop {
  const { shop } = requireShopContext(request)
  if (!SHOP_LANGUAGES[shop.shopMode].includes(market))
    throw new HttpError(404, 'NOT_FOUND', 'This shop isn’t offered in that language.')
  return { ...shop, market }
}

const SALE_QUERY = z.object({
  sale: z.string().regex(/^[0-9A-Za-z-]{1,20}$/),
  key: z.string().regex(/^[\w-]{10,64}$/),
})

/** The sale that an installed status page opens. Whoever writes another one here opens it on their own device only. */
function readSaleHash(query: unknown): string {
  const { data } = SALE_QUERY.safeParse(query)
  return data ? `#${data.sale}.${data.key}` : ''
}

/** Service worker and web manifest of each page that opens without a network. */
export async function offlinePagesRoutes(
  app: FastifyInstance,
  { partners, renderer, hasOfflinePages }: OfflinePagesOptions,
): Promise<void> {
  const program = readWorkerProgram()

  function writeFile(shop: Shop, page: OfflinePage): string {
    const partner = findShopPartner(shop, partners)
    const kept = describeKeptPage({ shop, partner, page, build: renderer.build })
    if (!hasOfflinePages || !kept || program === null) return EMPTY_WORKER
    return writeWorker(program, kept)
  }

  const addFiles = (market: MarketId, page: OfflinePage) => {
    app.get(buildWorkerPath(market, page), { schema: { hide: true } }, async (request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        // An old copy would hold back the next build, and the switch that turns it off.
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', buildPath(MARKETS[market], page))
        .header('content-security-policy', WORKER_CSP)
        .send(writeFile(requireShop(request, market), page)),
    )
    app.get(buildPageManifestPath(market, page), { schema: { hide: true } }, async (request, reply) => {
      const shop = requireShop(request, market)
      const hash = readSaleHash(request.query)
      const manifest = buildPageManifest({ shop, page, partner: findShopPartner(shop, partners), hash })
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', hash ? 'private, no-store' : 'public, max-age=86400')
        .send(JSON.stringify(manifest))
    })
  }

  for (const market of MARKET_IDS) for (const page of OFFLINE_PAGES) addFiles(market, page)
}
