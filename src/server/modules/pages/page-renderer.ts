import {
  buildPayloadStamp,
  type InlineState,
  PAYLOAD_STAMP_HEADER,
  type PagePayload,
  type ShopShell,
} from '#contracts/page-payload.ts'
import type { HomeContent } from '#domain/content/home-document.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { formatPageTitle } from '#messages/format-page-title.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { audienceOf } from '#messages/text-set.ts'
import { getCompany } from '#server/config/company.ts'
import type { Tracking } from '#server/config/read-tracking.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import {
  REPORTING_HEADER,
  type SecurityOptions,
  writeContentSecurityPolicy,
} from '#server/http/security-headers.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { findShopPartner, presentPartner } from '#server/modules/partners/partner.presenter.ts'
import type { AddressedPage, Listing } from '#server/render/address-tags.ts'
import { renderDocument } from '#server/render/document.ts'
import type { Renderer } from '#server/render/renderer.ts'
import type { ResolvedPage } from './pages.service.ts'

/** What is allowed on every page; a personalisation service is allowed only in markets that have one. */
export type PageSecurity = Omit<SecurityOptions, 'personalisationScript'>

export interface PageRendererOptions {
  readonly renderer: Renderer
  readonly content: ContentService
  readonly partners: ReadonlyMap<string, Partner>
  readonly tracking: Tracking
  /** Markets whose sellers have to show an identity document. */
  readonly identityMarkets: ReadonlySet<MarketId>
  /** Null switches the content policy off: the development server injects its own scripts. */
  readonly security: PageSecurity | null
  /** Markets whose own domain is served here: pages name their addresses there. */
  readonly servedMarkets: ReadonlySet<MarketId>
  /** Markets with any public address; only these are listed for search engines. */
  readonly marketsWithHost: ReadonlySet<MarketId>
  /** Whether search engines may list the shop at all. */
  readonly isPublic: boolean
  readonly onFailure: (error: unknown) => void
  readonly now: () => number
}

// Pages are dropped when their content's version changes; the time limit is the safety net.
const PAGE_LIFETIME_MS = 5 * MINUTE_MS

/** When an error may be over. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '30' }

// No market has a page here. All missing paths share one page, so it must not contain a visitor's path.
const MISSING_PATH = '/404'

const listLanguages = (shopMode: ShopMode): ShopShell['languages'] =>
  SHOP_LANGUAGES[shopMode].map((id) => ({
    id,
    name: MARKETS[id].languageName,
    locale: MARKETS[id].locale,
  }))

const NO_MENUS: Pick<HomeContent, 'headerMenu' | 'footerMenus' | 'images'> = {
  headerMenu: [],
  footerMenus: { left: [], center: [], right: [], b2b: [] },
  images: {},
}

const findPersonalisationScript = ({ flags }: Market, tracking: Tracking): string | null =>
  flags.dynamicYield ? tracking.personalisationScript : null

/** The frame of a page. Menus that can't be read are left out: they must not break the page. */
async function buildShell(shop: Shop, market: Market, options: PageRendererOptions): Promise<ShopShell> {
  const { content, tracking, onFailure } = options
  const company = getCompany()
  const partner = findShopPartner(shop, options.partners)
  const orElse = <Value>(loading: Promise<Value>, otherwise: Value) =>
    loading.catch((error: unknown) => {
      onFailure(error)
      return otherwise
    })
  const { headerMenu, footerMenus, images } = await orElse<typeof NO_MENUS>(
    content.getHomeContent(market),
    NO_MENUS,
  )
  return {
    shopMode: shop.shopMode,
    market: toPublicMarket(market),
    brand: partner?.name ?? BRAND.name,
    partner: partner && presentPartner(partner, shop),
    companyName: company.name,
    companyAddress: formatCompanyAddress(market, company.address),
    menus: { headerMenu, footerMenus },
    images,
    profiles: market.flags.socialButtons ? company.profiles : [],
    howItWorksPath: await orElse(content.findContentPath(market, 'how-it-works'), null),
    privacyPath: await orElse(content.findContentPath(market, 'privacy'), null),
    asksIdentityDocument: options.identityMarkets.has(market.id),
    hasConsentBanner: tracking.hasConsentBanner,
    personalisationScript: findPersonalisationScript(market, tracking),
    languages: listLanguages(shop.shopMode),
    buildId: options.renderer.build.id,
  }
}

/**
 * Partners' shops repeat our pages under their own names, a trial shop is not public, and a market without a host has no
 * address that a search engine could name: none of them is listed.
 */
function decideListing(shop: Shop, { visibility }: ResolvedPage, options: PageRendererOptions): Listing {
  const { isPublic, marketsWithHost } = options
  const isListed = shop.shopMode === 'default' && isPublic && marketsWithHost.has(shop.market)
  return !isListed || visibility === 'secret' ? 'unlisted' : visibility
}

const toAddressed = (shop: Shop, page: ResolvedPage, options: PageRendererOptions): AddressedPage => ({
  market: MARKETS[shop.market],
  listing: decideListing(shop, page, options),
  paths: Object.fromEntries(
    Object.entries(page.paths).filter(([id]) => options.servedMarkets.has(id as MarketId)),
  ),
})

// The page for missing paths is cached once for all of them, so it must not contain the path.
const removePath = (payload: PagePayload): PagePayload =>
  payload.error
    ? { ...payload, error: { ...payload.error, message: payload.error.message.replace(/: .*$/s, '') } }
    : payload

const writePolicyHeaders = ({ shopMode }: Shop, security: SecurityOptions) => ({
  'content-security-policy': writeContentSecurityPolicy(shopMode, security),
  ...REPORTING_HEADER,
})

function buildHeaders(
  shop: Shop,
  page: ResolvedPage,
  security: SecurityOptions | null,
): Record<string, string> {
  const retryAfter = RETRY_AFTER_SECONDS[page.payload.error?.statusCode ?? 0]
  return {
    // The address of a secret page is its key: it must not travel to the next site.
    ...(page.visibility === 'secret' ? { 'referrer-policy': 'same-origin' } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...(security ? writePolicyHeaders(shop, security) : {}),
    ...(shop.shopMode === 'b2bWidget' ? {} : { 'x-frame-options': 'DENY' }),
  }
}

export interface PageRenderer {
  /** The whole page. */
  renderPage(shop: Shop, path: string, page: ResolvedPage): Promise<CachedPage>
  /** Only what differs from page to page, for a navigation inside the application. */
  renderPayload(shop: Shop, page: ResolvedPage): Promise<CachedPage>
}

/** Turns a resolved page into finished bytes with all their headers. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { renderer, security, now } = options

  const answerTo = ({ payload, scopes, isKept, statusCode }: ResolvedPage) => ({
    status: payload.error?.statusCode ?? statusCode ?? 200,
    isShared: isKept && (payload.error?.statusCode ?? 200) <= 404,
    scopes,
    expiresAtMs: now() + PAGE_LIFETIME_MS,
  })

  return {
    async renderPage(shop, path, page) {
      const market = MARKETS[shop.market]
      const translate = getTranslator(market, audienceOf(shop))
      const payload = removePath(page.payload)
      const state: InlineState = { shell: await buildShell(shop, market, options), payload }
      const app = await renderer.renderApp({ path: payload.error ? MISSING_PATH : path, state })
      const extraHead = await renderer.renderHead?.(path)
      const body = renderDocument({
        ...toAddressed(shop, page, options),
        state,
        app,
        title: formatPageTitle(translate, payload.head.title, state.shell.brand),
        translate,
        build: renderer.build,
        ...(extraHead ? { extraHead } : {}),
      })
      const script = { personalisationScript: findPersonalisationScript(market, options.tracking) }
      const headers = buildHeaders(shop, page, security && { ...security, ...script })
      return finishAnswer({ ...answerTo(page), body, contentType: 'text/html; charset=utf-8', headers })
    },
    renderPayload: (shop, page) =>
      finishAnswer({
        ...answerTo(page),
        body: JSON.stringify(page.payload),
        contentType: 'application/json; charset=utf-8',
        headers: {
          [PAYLOAD_STAMP_HEADER]: buildPayloadStamp(shop.shopMode, shop.market, renderer.build.id),
          'x-robots-tag': 'noindex',
        },
      }),
  }
}
