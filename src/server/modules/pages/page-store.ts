import type { FastifyBaseLogger } from 'fastify'
import type { PagePayload } from '#contracts/page-payload.ts'
import { isPlainList, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { isStorageOnly, readOfferSearch } from '#domain/offers/given-answers.ts'
import { normalisePageSearch } from '#domain/pages/normalise-page-search.ts'
import { parsePath } from '#domain/routing/path.ts'
import { redactPath } from '#domain/routing/redact-path.ts'
import { MARKETS } from '#markets/markets.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { BlockedError, OverloadedError } from '#server/http/error-handler.ts'
import { buildPageKey } from '#server/http/hot-path.ts'
import type { CachedPage, Encoding, HtmlCache } from '#server/http/html-cache.ts'
import type { LoadShedding } from '#server/http/load-shedding.ts'
import type { CountNetwork } from '#server/http/network-limit.ts'
import type { ShopContext } from '#server/http/shop-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import {
  buildBusyPage,
  buildFailurePage,
  findMissingSlug,
  type PageAddress,
  type PagesService,
  type Redirection,
  type ResolvedPage,
} from './pages.service.ts'

export const PAYLOAD_SUFFIX = '/_payload.json'

/** The whole page, or only its payload. */
export type PageForm = 'page' | 'payload'

export interface PageLookup {
  readonly context: ShopContext
  readonly address: PageAddress
  readonly form: PageForm
  /** The visitor's network. */
  readonly network: string
  /** The best encoding that the visitor accepts. */
  readonly encoding: Encoding
  readonly log: FastifyBaseLogger
}

export type FoundPage = { readonly kind: 'bytes'; readonly page: CachedPage } | Redirection

export interface PageStore {
  /** The finished answer for an address, from the cache or rendered now. A page that fails is answered with an error page. */
  find(lookup: PageLookup): Promise<FoundPage>
  /** The error page of an address that failed before it could be looked up. */
  fail(lookup: PageLookup, error: unknown): Promise<FoundPage>
}

export interface PageStoreOptions {
  readonly pages: PagesService
  readonly renderer: PageRenderer
  readonly cache: HtmlCache
  /** Counts pages that are made for one visitor. */
  readonly countUncached: CountNetwork
  readonly load: LoadShedding
}

/** The part of the query that the page may depend on. */
function readPageSearch({ address, context }: PageLookup): string {
  if (address.search === '') return ''
  const parsed = parsePath(MARKETS[context.shop.market], address.pathname)
  return normalisePageSearch(parsed.kind === 'match' ? parsed.route : null, address.search)
}

/**
 * A list that is filtered, sorted or searched, or a device with answers. Further pages of a plain list, and a device with
 * the storage that a link presets, are the same for all.
 */
function isOwnView(lookup: PageLookup): boolean {
  const search = readPageSearch(lookup)
  if (search === '') return false
  const parsed = parsePath(MARKETS[lookup.context.shop.market], lookup.address.pathname)
  if (parsed.kind !== 'match') return false
  if (parsed.route === 'pdp') return !isStorageOnly(readOfferSearch(search))
  return parsed.route === 'overview' && !isPlainList(readOverviewQuery(search))
}

/** Pages that hardly anyone else will ask for: views of one's own, and those behind a secret link. */
function isForOneVisitor(lookup: PageLookup): boolean {
  const { pathname } = lookup.address
  return isOwnView(lookup) || redactPath(MARKETS[lookup.context.shop.market], pathname) !== pathname
}

const OVERLOADED_SECONDS = 5

function buildRequestedPath({ address: { pathname }, form }: PageLookup): string {
  return form === 'page' ? pathname : (pathname === '/' ? '' : pathname) + PAYLOAD_SUFFIX
}

/** There is no end of addresses without a device, so only a few of their pages are kept. */
const MAX_NEAREST_PAGES = 50

/** Missing devices with the same nearest ones share a page. */
const listNearestIds = ({ data }: PagePayload): number[] =>
  data && 'nearest' in data ? data.nearest.map(({ id }) => id) : []

/** The key of an answer in the cache. All missing paths share one page per wording, so unknown addresses can't fill the memory. */
function buildKey(lookup: PageLookup, { payload, search }: ResolvedPage): string {
  const { shop } = lookup.context
  // By the query that the page depends on, not the one in the address: made-up filters all lead to the same page.
  if (!payload.error) return buildPageKey(shop, buildRequestedPath(lookup) + search)
  const [wording] = payload.error.message.split(':', 1)
  const kind = payload.error.isExpiredLink ? 'expired' : listNearestIds(payload).join()
  return buildPageKey(shop, `${wording} ${kind}`)
}

const isFailure = ({ payload }: ResolvedPage): boolean => (payload.error?.statusCode ?? 0) >= 500

class Store implements PageStore {
  readonly #options: PageStoreOptions
  readonly #refreshing = new Set<string>()
  /** Keys of pages that name the nearest devices, the latest last. */
  readonly #nearestKeys = new Set<string>()

  constructor(options: PageStoreOptions) {
    this.#options = options
  }

  async find(lookup: PageLookup): Promise<FoundPage> {
    const { cache } = this.#options
    const key = buildPageKey(lookup.context.shop, buildRequestedPath(lookup) + readPageSearch(lookup))
    const kept = cache.find(key)
    if (!kept) return (await this.#refuse(lookup)) ?? this.#makeOrFail(lookup)
    if (cache.isStale(kept)) {
      this.#refresh(lookup, key).catch((err) => lookup.log.error({ err }, 'page refresh failed'))
    }
    return { kind: 'bytes', page: kept }
  }

  /**
   * Work for one visitor must not slow down everybody: it has a limit per network, and waits while the process cannot keep
   * up. Cached pages and everything that changes data go on.
   */
  async #refuse(lookup: PageLookup): Promise<FoundPage | null> {
    if (!isForOneVisitor(lookup)) return null
    const { load, countUncached } = this.#options
    const { shop } = lookup.context
    if (load.isShedding()) {
      if (lookup.form === 'payload') throw new OverloadedError(OVERLOADED_SECONDS)
      return this.#sendKept(lookup, buildFailurePage(shop, 503))
    }
    const waitSeconds = countUncached(lookup.network)
    if (waitSeconds === null) return null
    if (lookup.form === 'payload') throw new BlockedError(waitSeconds)
    return this.#sendKept(lookup, buildBusyPage(shop))
  }

  /** An error page without the visitor's path, made once: rendering it each time would be the work that is refused. */
  async #sendKept(lookup: PageLookup, page: ResolvedPage): Promise<FoundPage> {
    const { cache, renderer } = this.#options
    const { shop } = lookup.context
    const key = buildKey(lookup, page)
    const kept = cache.find(key)
    if (kept && !cache.isStale(kept)) return { kind: 'bytes', page: kept }
    const produce = () => renderer.renderPage(shop, page, { path: lookup.address.pathname })
    return { kind: 'bytes', page: await cache.render(key, produce) }
  }

  #resolve({ context, address }: PageLookup) {
    return this.#options.pages.resolve(context.shop, context.host, address)
  }

  /** `generation` was read before the content, so a page built from old content is sent, but not cached. */
  #render(lookup: PageLookup, page: ResolvedPage, generation: number): Promise<CachedPage> {
    const { renderer, cache } = this.#options
    const { context, address, form } = lookup
    // The payload of a missing path names the path, so no other path can share it.
    const isKept = cache.isKeeping && page.isKept && !(form === 'payload' && page.payload.error)
    const onlyEncoding = isKept ? undefined : lookup.encoding
    const produce = () =>
      form === 'page'
        ? renderer.renderPage(context.shop, page, { path: address.pathname + page.search, onlyEncoding })
        : renderer.renderPayload(context.shop, page, onlyEncoding)
    return isKept ? cache.render(buildKey(lookup, page), produce, generation) : produce()
  }

  async #refresh(lookup: PageLookup, key: string): Promise<void> {
    if (this.#refreshing.has(key)) return
    this.#refreshing.add(key)
    const { cache } = this.#options
    try {
      const { generation } = cache
      const outcome = await this.#resolve(lookup)
      // While the catalogue doesn't answer, the old page is better than none.
      if (outcome.kind === 'page' && isFailure(outcome.page)) return
      const hasMoved = outcome.kind === 'redirect' || buildKey(lookup, outcome.page) !== key
      if (hasMoved) cache.forget(key)
      else await this.#render(lookup, outcome.page, generation)
    } finally {
      this.#refreshing.delete(key)
    }
  }

  /** A search for one visitor: beyond the limit, and while the process cannot keep up, the plain page has to do. */
  async #addNearestDevices({ context, address, network }: PageLookup, page: ResolvedPage) {
    const { pages, load, countUncached } = this.#options
    const { market } = context.shop
    if (findMissingSlug(MARKETS[market], address.pathname, page) === null) return page
    if (load.isShedding() || countUncached(network) !== null) return page
    return pages.addNearestDevices(market, address.pathname, page)
  }

  #keepFewNearest(key: string): void {
    this.#nearestKeys.delete(key)
    this.#nearestKeys.add(key)
    const [oldest] = this.#nearestKeys
    if (oldest === undefined || this.#nearestKeys.size <= MAX_NEAREST_PAGES) return
    this.#nearestKeys.delete(oldest)
    this.#options.cache.forget(oldest)
  }

  async #make(lookup: PageLookup): Promise<FoundPage> {
    const { cache } = this.#options
    const { generation } = cache
    const outcome = await this.#resolve(lookup)
    if (outcome.kind === 'redirect') return outcome
    const page = await this.#addNearestDevices(lookup, outcome.page)
    const key = buildKey(lookup, page)
    const kept = lookup.form === 'page' && page.isKept ? cache.find(key) : undefined
    if (listNearestIds(page.payload).length > 0) this.#keepFewNearest(key)
    const isUsable = kept && !cache.isStale(kept)
    return { kind: 'bytes', page: isUsable ? kept : await this.#render(lookup, page, generation) }
  }

  #makeOrFail(lookup: PageLookup): Promise<FoundPage> {
    return this.#make(lookup).catch((err: unknown) => this.fail(lookup, err))
  }

  async fail({ context, address, form, encoding, log }: PageLookup, err: unknown): Promise<FoundPage> {
    if (form === 'payload') throw err
    log.error({ err }, 'page failed')
    const failure = buildFailurePage(context.shop, isDatabaseAway(err) ? 503 : 500)
    const options = { path: address.pathname, onlyEncoding: encoding }
    return {
      kind: 'bytes',
      page: await this.#options.renderer.renderPage(context.shop, failure, options),
    }
  }
}

export const createPageStore = (options: PageStoreOptions): PageStore => new Store(options)
