import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import type { HostEntry, Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import {
  isExpiredLinkPath,
  type NotFoundReason,
  pageNotFoundMessage,
} from '#domain/routing/page-not-found.ts'
import { buildMatchPath, parsePath, type RouteMatch } from '#domain/routing/path.ts'
import { findRedirect, type RedirectTable } from '#domain/routing/redirects.ts'
import { checkRoute, hasScreen } from '#domain/routing/route-middleware.ts'
import { MARKETS } from '#markets/markets.ts'
import type { CacheScope, LoadedPage, PageServices } from './page-loader.ts'
import { PAGE_LOADERS } from './page-loaders.ts'
import { translatorOf } from './translate.ts'

export interface PageAddress {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

export interface ResolvedPage {
  readonly payload: PagePayload
  readonly scopes: readonly CacheScope[]
  readonly isListed: boolean
  /** Address of the same page in every market that has it. */
  readonly paths: Partial<Record<MarketId, string>>
}

export interface Redirection {
  readonly kind: 'redirect'
  readonly status: 301 | 302
  readonly location: string
}

export type PageOutcome = { readonly kind: 'page'; readonly page: ResolvedPage } | Redirection

export interface PagesService {
  resolve(shop: Shop, host: HostEntry, address: PageAddress): Promise<PageOutcome>
  /** The path of the page in another market, for the language switch; home where that market lacks it. */
  findPathIn(target: MarketId, source: MarketId, pathname: string): Promise<string>
}

const HOME_PATH = '/'

const NOT_FOUND_SCOPES: readonly CacheScope[] = ['content']

function notFoundPage(market: Market, error: PageError): ResolvedPage {
  const translate = translatorOf(market)
  const title = translate(error.isExpiredLink ? 'ERRORPAGE_OOPS_EXPIRED_LINK' : 'ERRORPAGE_OOPS')
  const description = translate(error.isExpiredLink ? 'ERRORPAGE_EXPIRED_LINK' : 'ERRORPAGE_MSG')
  const payload: PagePayload<'notFound'> = {
    screen: 'notFound',
    head: { title, description },
    error,
    data: null,
  }
  return { payload, scopes: NOT_FOUND_SCOPES, isListed: false, paths: {} }
}

/** The page that is shown when making another one has failed. */
export function failurePage(market: Market): ResolvedPage {
  const translate = translatorOf(market)
  const head = { title: translate('ERRORPAGE_FAILURE'), description: translate('ERRORPAGE_FAILURE_MSG') }
  const error = { statusCode: 500, message: 'Internal Server Error', isExpiredLink: false }
  return { payload: { screen: 'notFound', head, error, data: null }, scopes: [], isListed: false, paths: {} }
}

function notFound(market: Market, reason: NotFoundReason, pathname: string): PageOutcome {
  const message = pageNotFoundMessage(reason, pathname)
  const error = { statusCode: 404, message, isExpiredLink: isExpiredLinkPath(pathname) }
  return { kind: 'page', page: notFoundPage(market, error) }
}

/** Routes whose parameters mean the same everywhere have a path in every market that has the screen. */
const pathsOf = (match: RouteMatch): Partial<Record<MarketId, string>> =>
  Object.fromEntries(
    MARKET_IDS.filter((id) => hasScreen(MARKETS[id], match.route)).map((id) => [
      id,
      buildMatchPath(MARKETS[id], match),
    ]),
  )

async function loadPage(
  market: Market,
  { route, params }: RouteMatch,
  services: PageServices,
): Promise<ResolvedPage | null> {
  if (route === 'buyShop') return null
  const translate = translatorOf(market)
  const loaded: LoadedPage<PagePayload['data']> | null = await PAGE_LOADERS[route]({
    market,
    params,
    translate,
    services,
  })
  if (!loaded) return null
  const payload: PagePayload = { screen: route, head: loaded.head, error: null, data: loaded.data }
  const { scopes, isListed } = loaded
  return { payload, scopes, isListed, paths: loaded.paths ?? pathsOf({ route, params }) }
}

/** Decides what a path answers with: a page, a redirect, or the page that says there is none. */
export function createPagesService(
  services: PageServices,
  redirects: Readonly<Record<MarketId, RedirectTable>>,
): PagesService {
  async function resolveMatch(market: Market, match: RouteMatch): Promise<PageOutcome | null> {
    const check = checkRoute(market, match.route)
    if (check.kind === 'externalRedirect') return { kind: 'redirect', status: 302, location: check.to }
    const page = check.kind === 'pass' ? await loadPage(market, match, services) : null
    return page && { kind: 'page', page }
  }

  /** A link of the host's own language keeps working for a visitor who has chosen another one. */
  async function findInHostLanguage(shop: Shop, host: HostEntry, pathname: string): Promise<string | null> {
    const market = MARKETS[host.lang]
    const parsed = parsePath(market, pathname)
    if (host.lang === shop.market || parsed.kind !== 'match') return null
    const outcome = await resolveMatch(market, parsed)
    return outcome?.kind === 'page' ? (outcome.page.paths[shop.market] ?? null) : null
  }

  /** Where a path without a page has moved to, if anywhere. */
  async function findMoved(shop: Shop, host: HostEntry, address: PageAddress): Promise<Redirection | null> {
    const { pathname, search } = address
    const isOnlySlash = pathname.length > 1 && pathname.endsWith('/') && !pathname.includes('//')
    if (isOnlySlash) return { kind: 'redirect', status: 301, location: pathname.slice(0, -1) + search }
    const moved = findRedirect(redirects[shop.market], MARKETS[shop.market], address)
    if (moved) return { kind: 'redirect', status: 301, location: moved }
    const translated = await findInHostLanguage(shop, host, pathname)
    return translated ? { kind: 'redirect', status: 302, location: translated + search } : null
  }

  return {
    async resolve(shop, host, address) {
      const market = MARKETS[shop.market]
      const parsed = parsePath(market, address.pathname)
      const found = parsed.kind === 'match' ? await resolveMatch(market, parsed) : null
      const outcome = found ?? (await findMoved(shop, host, address))
      return (
        outcome ??
        notFound(market, parsed.kind === 'unmatched' ? 'unmatched' : 'failedValidation', address.pathname)
      )
    },
    async findPathIn(target, source, pathname) {
      const parsed = parsePath(MARKETS[source], pathname)
      const outcome = parsed.kind === 'match' ? await resolveMatch(MARKETS[source], parsed) : null
      return (outcome?.kind === 'page' && outcome.page.paths[target]) || HOME_PATH
    },
  }
}
