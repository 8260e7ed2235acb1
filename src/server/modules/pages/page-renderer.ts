import { createHash } from 'node:crypto'
import type { InlineState, PagePayload, ShopShell } from '#contracts/page-payload.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { encodeAll } from '#server/http/encoding.ts'
import type { CachedPage, Encoding } from '#server/http/html-cache.ts'
import {
  BASE_SECURITY_HEADERS,
  contentSecurityPolicy,
  type SecurityOptions,
} from '#server/http/security-headers.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { renderDocument } from '#server/render/document.ts'
import type { Renderer } from '#server/render/renderer.ts'
import type { ResolvedPage } from './pages.service.ts'
import { translatorOf } from './translate.ts'

export interface PageRendererOptions {
  readonly renderer: Renderer
  readonly content: ContentService
  /** Null switches the content policy off: the development server injects scripts of its own. */
  readonly security: SecurityOptions | null
  readonly now: () => number
}

// Pages change when their content's version does; the time limit is the net below that.
const PAGE_LIFETIME_MS = 5 * 60 * 1_000

const LANGUAGES = MARKET_IDS.map((id) => ({ id, name: MARKETS[id].languageName, locale: MARKETS[id].locale }))

async function buildShell(shop: Shop, market: Market, options: PageRendererOptions): Promise<ShopShell> {
  const { headerMenu, footerMenus, images } = await options.content.getHomeContent(market)
  const howItWorks = await options.content.findContentPaths('how-it-works')
  return {
    shopMode: shop.shopMode,
    market: toPublicMarket(market),
    brand: BRAND.name,
    companyName: BRAND.companyName,
    menus: { headerMenu, footerMenus },
    images,
    howItWorksPath: howItWorks[market.id] ?? null,
    languages: LANGUAGES,
    buildId: options.renderer.build.id,
  }
}

const pageTitle = (market: Market, payload: PagePayload): string =>
  translatorOf(market)('PAGE_TITLE', { title: payload.head.title, brand: BRAND.name })

// The page of a missing path is kept once for all paths, so the path must not stand in it.
const withoutPath = (payload: PagePayload): PagePayload =>
  payload.error
    ? { ...payload, error: { ...payload.error, message: payload.error.message.replace(/: .*$/s, '') } }
    : payload

function headersFor(shop: Shop, etag: string, security: SecurityOptions | null): Record<Encoding, string[]> {
  const shared = {
    'content-type': 'text/html; charset=utf-8',
    // Browsers ask again each time (a stored language changes the page); a CDN may keep it for a minute.
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'accept-encoding, cookie',
    etag,
    ...(security ? { 'content-security-policy': contentSecurityPolicy(shop.shopMode, security) } : {}),
    ...(shop.shopMode === 'b2bWidget' ? {} : { 'x-frame-options': 'DENY' }),
    ...BASE_SECURITY_HEADERS,
  }
  const flat = Object.entries(shared).flat()
  return {
    identity: flat,
    gzip: [...flat, 'content-encoding', 'gzip'],
    br: [...flat, 'content-encoding', 'br'],
  }
}

/** Renders a resolved page into finished bytes with all their headers. */
export function createPageRenderer(options: PageRendererOptions) {
  const { renderer, security, now } = options

  return async (shop: Shop, path: string, page: ResolvedPage): Promise<CachedPage> => {
    const market = MARKETS[shop.market]
    const payload = withoutPath(page.payload)
    const state: InlineState = { shell: await buildShell(shop, market, options), payload }
    const app = await renderer.renderApp({ path, state })
    const extraHead = await renderer.headFor?.(path)
    const { isListed, paths, scopes } = page
    const title = pageTitle(market, payload)
    const html = renderDocument({
      ...{ market, state, app, title, isListed, paths, build: renderer.build },
      ...(extraHead ? { extraHead } : {}),
    })
    const bodies = await encodeAll(Buffer.from(html))
    const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
    const headers = headersFor(shop, etag, security)
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      headers[encoding].push('content-length', String(bodies[encoding].length))
    }
    return {
      status: payload.error?.statusCode ?? 200,
      etag,
      bodies,
      headers,
      scopes,
      expiresAtMs: now() + PAGE_LIFETIME_MS,
    }
  }
}
