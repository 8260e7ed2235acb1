import type { InlineState, PagePayload, ShopShell } from '#contracts/page-payload.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { contentSecurityPolicy, type SecurityOptions } from '#server/http/security-headers.ts'
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

// No market has a page here, and no visitor's own path may stand in the page that all missing paths share.
const MISSING_PATH = '/404'

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

function pageHeaders(shop: Shop, security: SecurityOptions | null): Record<string, string> {
  return {
    ...(security ? { 'content-security-policy': contentSecurityPolicy(shop.shopMode, security) } : {}),
    ...(shop.shopMode === 'b2bWidget' ? {} : { 'x-frame-options': 'DENY' }),
  }
}

export interface PageRenderer {
  /** The whole page. */
  renderPage(shop: Shop, path: string, page: ResolvedPage): Promise<CachedPage>
  /** Only what differs from page to page, for a navigation inside the application. */
  renderPayload(page: ResolvedPage): Promise<CachedPage>
}

/** Turns a resolved page into finished bytes with all their headers. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { renderer, security, now } = options

  const answerTo = ({ payload, scopes }: ResolvedPage) => ({
    status: payload.error?.statusCode ?? 200,
    scopes,
    expiresAtMs: now() + PAGE_LIFETIME_MS,
  })

  return {
    async renderPage(shop, path, page) {
      const market = MARKETS[shop.market]
      const payload = withoutPath(page.payload)
      const state: InlineState = { shell: await buildShell(shop, market, options), payload }
      const app = await renderer.renderApp({ path: payload.error ? MISSING_PATH : path, state })
      const extraHead = await renderer.headFor?.(path)
      const { isListed, paths } = page
      const document = {
        market,
        state,
        app,
        title: pageTitle(market, payload),
        isListed,
        paths,
        build: renderer.build,
      }
      const body = renderDocument({ ...document, ...(extraHead ? { extraHead } : {}) })
      const headers = pageHeaders(shop, security)
      return finishAnswer({ ...answerTo(page), body, contentType: 'text/html; charset=utf-8', headers })
    },
    renderPayload: (page) =>
      finishAnswer({
        ...answerTo(page),
        body: JSON.stringify(page.payload),
        contentType: 'application/json; charset=utf-8',
      }),
  }
}
