import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import type { HostEntry, Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { normalisePageSearch } from '#domain/pages/normalise-page-search.ts'
import { buildNotFoundMessage, isExpiredLinkPath, type NotFoundReason } from '#domain/pages/page-not-found.ts'
import { checkRoute, hasScreen } from '#domain/pages/route-middleware.ts'
import { findOwnPath, hasTranslatedParams, readNeutralPath } from '#domain/routing/neutral-path.ts'
import { buildMatchPath, parsePath, type RouteMatch } from '#domain/routing/path.ts'
import { findRedirect, type RedirectTable } from '#domain/routing/redirects.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Translate } from '#messages/format-message.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { audienceOf } from '#messages/text-set.ts'
import type { CacheScope, CataloguePart } from '#server/http/cache-scope.ts'
import { toDeviceCard } from '#server/modules/catalogue/catalogue.presenter.ts'
import { CatalogueUnavailableError } from '#server/modules/catalogue/catalogue.service.ts'
import { findShopPartner } from '#server/modules/partners/partner.presenter.ts'
import { findNamedPaths } from './named-paths.ts'
import { findNearestDevices } from './nearest-devices.ts'
import type { LoadedPage, PageServices, Visibility } from './page-loader.ts'
import { PAGE_LOADERS } from './page-loaders.ts'

export interface PageAddress {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** The browser's cookies, for pages whose link was exchanged for one. Such a page is secret. */
  readonly cookies?: string | undefined
}

/** An address as a visitor of a shop asks for it; without a shop only its existence matters. */
type AskedAddress = PageAddress & { readonly shop?: Shop }

export interface ResolvedPage {
  readonly payload: PagePayload
  readonly scopes: readonly CacheScope[]
  readonly parts?: readonly CataloguePart[]
  readonly visibility: Visibility
  /** Address of the same page in every market that has it. */
  readonly paths: Partial<Record<MarketId, string>>
  /** The part of the query that the page depends on, with its question mark, or empty. */
  readonly search: string
  /** Whether the page may be cached for the next visitor. */
  readonly isKept: boolean
  /** Set by a screen that explains itself that something is gone; an error has its own status. */
  readonly statusCode?: 404
}

export interface Redirection {
  readonly kind: 'redirect'
  readonly status: 301 | 302
  readonly location: string
}

export type PageOutcome = { readonly kind: 'page'; readonly page: ResolvedPage } | Redirection

export interface PagesService {
  resolve(shop: Shop, host: HostEntry, address: PageAddress): Promise<PageOutcome>
  /** The page of a missing device with the nearest ones by name; any other page as it is. */
  addNearestDevices(market: MarketId, pathname: string, page: ResolvedPage): Promise<ResolvedPage>
  /** The path of the page in another market, for the language switch; home where that market lacks it. */
  findPathIn(target: MarketId, source: MarketId, address: Omit<PageAddress, 'search'>): Promise<string>
}

const HOME_PATH = '/'

// One slash at the end of an ordinary path; `//` and backslashes could turn a redirect into one to another site.
const CLOSING_SLASH = /^(?!.*(?:\/\/|\\)).+\/$/

// A path that has no page today may get one with the next text or device.
const NOT_FOUND_SCOPES: readonly CacheScope[] = ['content', 'catalogue']

const getShopTranslator = (shop: Shop): Translate => getTranslator(MARKETS[shop.market], audienceOf(shop))

function buildNotFoundPage(shop: Shop, error: PageError): ResolvedPage {
  const translate = getShopTranslator(shop)
  const title = translate(error.isExpiredLink ? 'ERRORPAGE_OOPS_EXPIRED_LINK' : 'ERRORPAGE_OOPS')
  const description = translate(error.isExpiredLink ? 'ERRORPAGE_EXPIRED_LINK' : 'ERRORPAGE_MSG')
  const payload: PagePayload<'notFound'> = {
    screen: 'notFound',
    head: { title, description },
    error,
    data: null,
  }
  return { payload, scopes: NOT_FOUND_SCOPES, visibility: 'unlisted', paths: {}, search: '', isKept: true }
}

/** The page shown when another one has failed; 503 if trying again later may help. */
export function buildFailurePage(shop: Shop, statusCode: 500 | 503 = 500): ResolvedPage {
  const translate = getShopTranslator(shop)
  const head = { title: translate('ERRORPAGE_FAILURE'), description: translate('ERRORPAGE_FAILURE_MSG') }
  const message = statusCode === 503 ? 'Service Unavailable' : 'Internal Server Error'
  const error = { statusCode, message, isExpiredLink: false }
  return {
    payload: { screen: 'notFound', head, error, data: null },
    scopes: [],
    visibility: 'unlisted',
    paths: {},
    search: '',
    isKept: false,
  }
}

/** The page for a network that asks for more than its part of what must be made for each visitor. */
export function buildBusyPage(shop: Shop): ResolvedPage {
  const translate = getShopTranslator(shop)
  const head = { title: translate('ERRORPAGE_BUSY'), description: translate('ERRORPAGE_BUSY_MSG') }
  const error = { statusCode: 429, message: 'Too Many Requests', isExpiredLink: false }
  return {
    payload: { screen: 'notFound', head, error, data: null },
    scopes: [],
    visibility: 'unlisted',
    paths: {},
    search: '',
    isKept: true,
  }
}

function answerNotFound(shop: Shop, reason: NotFoundReason, pathname: string): PageOutcome {
  const message = buildNotFoundMessage(reason, pathname)
  const error = { statusCode: 404, message, isExpiredLink: isExpiredLinkPath(pathname) }
  return { kind: 'page', page: buildNotFoundPage(shop, error) }
}

/** Routes whose parameters mean the same everywhere have a path in every market that has the screen. */
const listPaths = (match: RouteMatch): Partial<Record<MarketId, string>> =>
  Object.fromEntries(
    MARKET_IDS.filter((id) => hasScreen(MARKETS[id], match.route)).map((id) => [
      id,
      buildMatchPath(MARKETS[id], match),
    ]),
  )

async function loadPage(
  market: Market,
  { route, params, search, cookies, shop }: RouteMatch & Omit<AskedAddress, 'pathname'>,
  services: PageServices,
): Promise<ResolvedPage | null> {
  if (route === 'buyShop') return null
  const translate = getTranslator(
    market,
    shop ? audienceOf({ shopMode: shop.shopMode, screen: route }) : 'people',
  )
  const loaded: LoadedPage<PagePayload['data']> | null = await PAGE_LOADERS[route]({
    market,
    params,
    search: normalisePageSearch(route, search),
    cookies,
    partner: shop ? findShopPartner(shop, services.partners) : null,
    translate,
    services,
  })
  if (!loaded) return null
  const payload: PagePayload = { screen: route, head: loaded.head, error: null, data: loaded.data }
  const { scopes, parts, visibility } = loaded
  const isKept = visibility !== 'secret' && !loaded.isIncomplete && !loaded.isForOneVisitor
  const paths = loaded.paths ?? listPaths({ route, params })
  const status = loaded.statusCode ? { statusCode: loaded.statusCode } : {}
  const shown = parts ? { parts } : {}
  return { payload, scopes, ...shown, visibility, isKept, paths, search: loaded.search ?? '', ...status }
}

/** The slug of a device's address that has no page; null for any other page. */
export function findMissingSlug(market: Market, pathname: string, { payload }: ResolvedPage): string | null {
  const parsed = payload.error?.statusCode === 404 ? parsePath(market, pathname) : null
  return parsed?.kind === 'match' && parsed.route === 'pdp' ? (parsed.params.pdp ?? null) : null
}

/** Trying again later may help. */
const isUnavailable = (error: unknown): boolean => error instanceof CatalogueUnavailableError

/** Without the catalogue the name of a device in another market is unknown: the switch leads home. */
function ignoreUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}

type Redirects = Readonly<Record<MarketId, RedirectTable>>

/** Decides what a path is answered with: a page, a redirect, or the page for missing paths. */
class Pages implements PagesService {
  readonly #services: PageServices
  readonly #redirects: Redirects

  constructor(services: PageServices, redirects: Redirects) {
    this.#services = services
    this.#redirects = redirects
  }

  async resolve(shop: Shop, host: HostEntry, address: PageAddress): Promise<PageOutcome> {
    const market = MARKETS[shop.market]
    try {
      const outcome =
        (await this.#resolvePath(market, { ...address, shop })) ??
        (await this.#findMoved(shop, host, address))
      if (outcome) return outcome
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { kind: 'page', page: buildFailurePage(shop, 503) }
    }
    const parsed = parsePath(market, address.pathname)
    return answerNotFound(
      shop,
      parsed.kind === 'unmatched' ? 'unmatched' : 'failedValidation',
      address.pathname,
    )
  }

  async addNearestDevices(id: MarketId, pathname: string, page: ResolvedPage): Promise<ResolvedPage> {
    const market = MARKETS[id]
    const slug = findMissingSlug(market, pathname, page)
    if (slug === null) return page
    const devices = await findNearestDevices(this.#services.catalogue, market, slug).catch(ignoreUnavailable)
    if (!devices || devices.length === 0) return page
    const nearest = devices.map((device) => toDeviceCard(device, market))
    return { ...page, payload: { ...page.payload, data: { nearest } } }
  }

  async findPathIn(
    target: MarketId,
    source: MarketId,
    { pathname, cookies }: Omit<PageAddress, 'search'>,
  ): Promise<string> {
    const parsed = parsePath(MARKETS[source], pathname)
    const outcome =
      parsed.kind === 'match'
        ? await this.#resolveMatch(MARKETS[source], { ...parsed, search: '', cookies }).catch(
            ignoreUnavailable,
          )
        : null
    return (outcome?.kind === 'page' && outcome.page.paths[target]) || HOME_PATH
  }

  async #resolveMatch(
    market: Market,
    match: RouteMatch & Omit<AskedAddress, 'pathname'>,
  ): Promise<PageOutcome | null> {
    const check = checkRoute(market, match.route)
    if (check.kind === 'externalRedirect') return { kind: 'redirect', status: 302, location: check.to }
    const page = check.kind === 'pass' ? await loadPage(market, match, this.#services) : null
    return page && { kind: 'page', page }
  }

  /** The page of a path; another spelling of the path is redirected to the right one. */
  async #resolvePath(market: Market, { pathname, ...asked }: AskedAddress): Promise<PageOutcome | null> {
    const parsed = parsePath(market, pathname)
    if (parsed.kind !== 'match') return null
    const outcome = await this.#resolveMatch(market, { ...parsed, ...asked })
    const written = buildMatchPath(market, parsed)
    if (outcome?.kind !== 'page' || written === pathname) return outcome
    return { kind: 'redirect', status: 301, location: written + asked.search }
  }

  /** A link in the host's own language, old or new, keeps working for a visitor who has chosen another one. */
  async #findInHostLanguage(shop: Shop, host: HostEntry, address: PageAddress): Promise<string | null> {
    if (host.lang === shop.market) return null
    const market = MARKETS[host.lang]
    const moved =
      findRedirect(this.#redirects[host.lang], market, address) ?? address.pathname + address.search
    const [pathname = '/'] = moved.split('?', 1)
    const search = moved.slice(pathname.length)
    const outcome = await this.#resolvePath(market, { pathname, search })
    const path = outcome?.kind === 'page' ? outcome.page.paths[shop.market] : undefined
    return path ? path + search : null
  }

  /** The market's own path of a neutral one that a visitor typed; null where it leads to no page. */
  async #findNeutral(market: Market, pathname: string): Promise<string | null> {
    for (const match of readNeutralPath(pathname)) {
      const own = findOwnPath(market, match, pathname)
      if (own && hasScreen(market, match.route) && !hasTranslatedParams(match)) return own
      const named = hasTranslatedParams(match) ? await this.#findNamed(market, match) : null
      if (named && named !== pathname) return named
    }
    return null
  }

  /** The page of a name in the market's own words, or else in those of the neutral paths, which are English. */
  async #findNamed(market: Market, match: RouteMatch): Promise<string | null> {
    if (!hasScreen(market, match.route)) return null
    for (const words of new Set([market, MARKETS.en])) {
      // English writes overviews like devices, with a word before the name.
      const parsed = parsePath(words, buildMatchPath(words, match))
      const paths = parsed.kind === 'match' ? await findNamedPaths(this.#services, words, parsed) : {}
      if (paths[market.id]) return paths[market.id] ?? null
    }
    return null
  }

  /** Where a path without a page has moved to, if anywhere; always in one redirect. */
  async #findMoved(shop: Shop, host: HostEntry, address: PageAddress): Promise<PageOutcome | null> {
    const { pathname, search } = address
    const moved = findRedirect(this.#redirects[shop.market], MARKETS[shop.market], address)
    if (moved) return { kind: 'redirect', status: 301, location: moved }
    const translated = await this.#findInHostLanguage(shop, host, address)
    if (translated) return { kind: 'redirect', status: 302, location: translated }
    const own = await this.#findNeutral(MARKETS[shop.market], pathname)
    if (own) return { kind: 'redirect', status: 301, location: own + search }
    if (!CLOSING_SLASH.test(pathname)) return null
    const shorter = { pathname: pathname.slice(0, -1), search }
    const outcome =
      (await this.#resolvePath(MARKETS[shop.market], shorter)) ?? (await this.#findMoved(shop, host, shorter))
    return outcome?.kind === 'page'
      ? { kind: 'redirect', status: 301, location: shorter.pathname + search }
      : outcome
  }
}

export const createPagesService = (services: PageServices, redirects: Redirects): PagesService =>
  new Pages(services, redirects)
