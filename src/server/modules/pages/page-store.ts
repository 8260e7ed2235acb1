import type { FastifyBaseLogger } from 'fastify'
import { normalisePageSearch } from '#domain/pages/normalise-page-search.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { buildPageKey } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import type { ShopContext } from '#server/http/shop-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import {
  buildFailurePage,
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
  readonly log: FastifyBaseLogger
}

export type FoundPage = { readonly kind: 'bytes'; readonly page: CachedPage } | Redirection

export interface PageStore {
  /** The finished answer for an address, from the cache or rendered now. A page that fails is answered with an error page. */
  find(lookup: PageLookup): Promise<FoundPage>
}

export interface PageStoreOptions {
  readonly pages: PagesService
  readonly renderer: PageRenderer
  readonly cache: HtmlCache
}

/** The part of the query that the page may depend on. */
function readPageSearch({ address, context }: PageLookup): string {
  if (address.search === '') return ''
  const parsed = parsePath(MARKETS[context.shop.market], address.pathname)
  return normalisePageSearch(parsed.kind === 'match' ? parsed.route : null, address.search)
}

function buildRequestedPath({ address: { pathname }, form }: PageLookup): string {
  return form === 'page' ? pathname : (pathname === '/' ? '' : pathname) + PAYLOAD_SUFFIX
}

/** The key of an answer in the cache. All missing paths share one page per wording, so unknown addresses can't fill the memory. */
function buildKey(lookup: PageLookup, { payload, search }: ResolvedPage): string {
  const { shop } = lookup.context
  // By the query that the page depends on, not the one in the address: made-up filters all lead to the same page.
  if (!payload.error) return buildPageKey(shop, buildRequestedPath(lookup) + search)
  const [wording] = payload.error.message.split(':', 1)
  return buildPageKey(shop, `${wording} ${payload.error.isExpiredLink ? 'expired' : ''}`)
}

const isFailure = ({ payload }: ResolvedPage): boolean => (payload.error?.statusCode ?? 0) >= 500

class Store implements PageStore {
  readonly #options: PageStoreOptions
  readonly #refreshing = new Set<string>()

  constructor(options: PageStoreOptions) {
    this.#options = options
  }

  async find(lookup: PageLookup): Promise<FoundPage> {
    const { cache } = this.#options
    const key = buildPageKey(lookup.context.shop, buildRequestedPath(lookup) + readPageSearch(lookup))
    const kept = cache.find(key)
    if (!kept) return this.#makeOrFail(lookup)
    if (cache.isStale(kept)) {
      this.#refresh(lookup, key).catch((err) => lookup.log.error({ err }, 'page refresh failed'))
    }
    return { kind: 'bytes', page: kept }
  }

  #resolve({ context, address }: PageLookup) {
    return this.#options.pages.resolve(context.shop, context.host, address)
  }

  /** `generation` was read before the content, so a page built from old content is sent, but not cached. */
  #render(lookup: PageLookup, page: ResolvedPage, generation: number): Promise<CachedPage> {
    const { renderer, cache } = this.#options
    const { context, address, form } = lookup
    const produce = () =>
      form === 'page'
        ? renderer.renderPage(context.shop, address.pathname + page.search, page)
        : renderer.renderPayload(context.shop, page)
    // The payload of a missing path names the path, so no other path can share it.
    const isKept = page.isKept && !(form === 'payload' && page.payload.error)
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

  async #make(lookup: PageLookup): Promise<FoundPage> {
    const { cache } = this.#options
    const { generation } = cache
    const outcome = await this.#resolve(lookup)
    if (outcome.kind === 'redirect') return outcome
    const { page } = outcome
    const kept = lookup.form === 'page' && page.isKept ? cache.find(buildKey(lookup, page)) : undefined
    const isUsable = kept && !cache.isStale(kept)
    return { kind: 'bytes', page: isUsable ? kept : await this.#render(lookup, page, generation) }
  }

  async #makeOrFail(lookup: PageLookup): Promise<FoundPage> {
    const { context, address, form, log } = lookup
    try {
      return await this.#make(lookup)
    } catch (err) {
      if (form === 'payload') throw err
      log.error({ err }, 'page failed')
      const failure = buildFailurePage(MARKETS[context.shop.market])
      return {
        kind: 'bytes',
        page: await this.#options.renderer.renderPage(context.shop, address.pathname, failure),
      }
    }
  }
}

export const createPageStore = (options: PageStoreOptions): PageStore => new Store(options)
