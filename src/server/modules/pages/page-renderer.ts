import {
  buildPayloadStamp,
  type InlineState,
  PAYLOAD_STAMP_HEADER,
  type PagePayload,
} from '#contracts/page-payload.ts'
import { isOfflinePage } from '#contracts/paths/offline.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatPageTitle } from '#messages/format-page-title.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { audienceOf } from '#messages/text-set.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import type { CachedPage, Encoding } from '#server/http/html-cache.ts'
import {
  PHOTO_PASSPORT_HEADERS,
  REPORTING_HEADER,
  SELF_TEST_HEADERS,
  type SecurityOptions,
  writeContentSecurityPolicy,
} from '#server/http/security-headers.ts'
import type { Partners } from '#server/modules/partners/partners.ts'
import type { AddressedPage, Listing } from '#server/render/address-tags.ts'
import { renderDocument } from '#server/render/document.ts'
import type { Renderer } from '#server/render/renderer.ts'
import type { ResolvedPage } from './pages.service.ts'
import { createShopShells, findPersonalisationScript, type ShopShellsOptions } from './shop-shells.ts'

/** What is allowed on every page; a personalisation service is allowed only in markets that have one. */
export type PageSecurity = Omit<SecurityOptions, 'personalisationScript' | 'widgetPartnerOrigins'>

export interface PageRendererOptions extends Omit<ShopShellsOptions, 'buildId'> {
  readonly partners: Partners
  readonly renderer: Renderer
  /** Null switches the content policy off: the development server injects its own scripts. */
  readonly security: PageSecurity | null
  /** Markets whose own domain is served here: pages name their addresses there. */
  readonly servedMarkets: ReadonlySet<MarketId>
  /** Markets with any public address; only these are listed for search engines. */
  readonly marketsWithHost: ReadonlySet<MarketId>
  /** Whether search engines may list the shop at all. */
  readonly isPublic: boolean
  /** For pages that are only looked at: they run no script, and their links lead nowhere. */
  readonly isStatic?: boolean
  readonly now: () => number
}

// Pages are dropped when their content's version changes; the time limit is the safety net.
const PAGE_LIFETIME_MS = 5 * MINUTE_MS

/** When an error may be over. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '30' }

// No market has a page here. All missing paths share one page, so it must not contain a visitor's path.
const MISSING_PATH = '/404'

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

/** The policy of each shop, written once until other pages may embed it: it hashes the inline scripts. */
function createPolicies({
  security,
  tracking,
  partners,
}: Pick<PageRendererOptions, 'security' | 'tracking' | 'partners'>) {
  const known = new Map<string, { readonly origins: readonly string[]; readonly policy: string }>()
  return ({ shopMode, market }: Shop): Record<string, string> => {
    if (!security) return {}
    const key = `${shopMode}|${market}`
    const origins = partners.widgetOrigins
    const before = known.get(key)
    const personalisationScript = findPersonalisationScript(MARKETS[market], tracking)
    const policy =
      before?.origins === origins
        ? before.policy
        : writeContentSecurityPolicy(shopMode, {
            ...security,
            personalisationScript,
            widgetPartnerOrigins: origins,
          })
    known.set(key, { origins, policy })
    return { 'content-security-policy': policy, ...REPORTING_HEADER }
  }
}

/** A service worker keeps a page only with the files of the same build. */
const buildStampHeader = ({ shopMode, market }: Shop, { payload }: ResolvedPage, buildId: string) =>
  isOfflinePage(payload.screen)
    ? { [PAYLOAD_STAMP_HEADER]: buildPayloadStamp(shopMode, market, buildId) }
    : {}

function buildHeaders(
  { shopMode }: Shop,
  page: ResolvedPage,
  policy: Record<string, string>,
): Record<string, string> {
  const retryAfter = RETRY_AFTER_SECONDS[page.payload.error?.statusCode ?? 0]
  return {
    // The address of a secret page is its key: it must not travel to the next site.
    ...(page.visibility === 'secret' ? { 'referrer-policy': 'same-origin' } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...policy,
    ...(page.payload.screen === 'selfTest' ? SELF_TEST_HEADERS : {}),
    ...(page.payload.screen === 'photoPassport' ? PHOTO_PASSPORT_HEADERS : {}),
    ...(shopMode === 'b2bWidget' ? {} : { 'x-frame-options': 'DENY' }),
  }
}

export interface RenderedForm {
  readonly path: string
  /** Set for bytes that only one visitor gets: no other encoding is made. */
  readonly onlyEncoding?: Encoding | undefined
}

export interface PageRenderer {
  /** The whole page. */
  renderPage(shop: Shop, page: ResolvedPage, form: RenderedForm): Promise<CachedPage>
  /** Only what differs from page to page, for a navigation inside the application. */
  renderPayload(shop: Shop, page: ResolvedPage, onlyEncoding?: Encoding): Promise<CachedPage>
}

/** Turns a resolved page into finished bytes with all their headers. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { renderer, now, isStatic = false } = options
  const findShell = createShopShells({ ...options, buildId: renderer.build.id })
  const findPolicy = createPolicies(options)

  const answerTo = ({ payload, scopes, parts, isKept, statusCode }: ResolvedPage) => ({
    status: payload.error?.statusCode ?? statusCode ?? 200,
    isShared: isKept && (payload.error?.statusCode ?? 200) <= 404,
    scopes,
    ...(parts ? { parts } : {}),
    expiresAtMs: now() + PAGE_LIFETIME_MS,
  })

  return {
    async renderPage(shop, page, { path, onlyEncoding }) {
      const payload = removePath(page.payload)
      const audience = audienceOf({ shopMode: shop.shopMode, screen: payload.screen })
      const translate = getTranslator(MARKETS[shop.market], audience)
      const { shell, isCurrent } = await findShell(shop)
      const state: InlineState = { shell, payload }
      const app = await renderer.renderApp({ path: payload.error ? MISSING_PATH : path, state })
      const extraHead = await renderer.renderHead?.(path)
      const body = renderDocument({
        ...toAddressed(shop, page, options),
        state,
        app,
        title: formatPageTitle(translate, payload.head.title, state.shell.brand),
        translate,
        build: renderer.build,
        isStatic,
        ...(extraHead ? { extraHead } : {}),
      })
      const answer = await finishAnswer({
        ...answerTo({ ...page, isKept: page.isKept && isCurrent }),
        body,
        contentType: 'text/html; charset=utf-8',
        headers: {
          ...buildHeaders(shop, page, findPolicy(shop)),
          ...buildStampHeader(shop, page, renderer.build.id),
        },
        onlyEncoding,
      })
      return isCurrent ? answer : { ...answer, isOnce: true }
    },
    renderPayload: (shop, page, onlyEncoding) =>
      finishAnswer({
        ...answerTo(page),
        body: JSON.stringify(page.payload),
        contentType: 'application/json; charset=utf-8',
        headers: {
          [PAYLOAD_STAMP_HEADER]: buildPayloadStamp(shop.shopMode, shop.market, renderer.build.id),
          'x-robots-tag': 'noindex',
        },
        onlyEncoding,
      }),
  }
}
