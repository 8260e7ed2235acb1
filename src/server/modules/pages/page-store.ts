import type { FastifyBaseLogger } from 'fastify'
import { pageSearch } from '#domain/routing/page-search.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { pageKey } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import type { ShopContext } from '#server/http/shop-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import {
  failurePage,
  type PageAddress,
  type PagesService,
  type Redirection,
  type ResolvedPage,
} from './pages.service.ts'

export const PAYLOAD_SUFFIX = '/_payload.json'

/** What is asked for: the whole page, or only its payload. */
export type PageForm = 'page' | 'payload'

export interface PageQuestion {
  readonly context: ShopContext
  readonly address: PageAddress
  readonly form: PageForm
  readonly log: FastifyBaseLogger
}

export type FoundPage = { readonly kind: 'bytes'; readonly page: CachedPage } | Redirection

export interface PageStore {
  /** The finished answer for an address: kept, or made now. A page that cannot be made is answered with one that says so. */
  find(question: PageQuestion): Promise<FoundPage>
}

export interface PageStoreOptions {
  readonly pages: PagesService
  readonly renderer: PageRenderer
  readonly cache: HtmlCache
}

/** The query as far as such a page may depend on it. */
function searchOf({ address, context }: PageQuestion): string {
  if (address.search === '') return ''
  const parsed = parsePath(MARKETS[context.shop.market], address.pathname)
  return pageSearch(parsed.kind === 'match' ? parsed.route : null, address.search)
}

function requestedPath({ address: { pathname }, form }: PageQuestion): string {
  return form === 'page' ? pathname : (pathname === '/' ? '' : pathname) + PAYLOAD_SUFFIX
}

/** Where an answer is kept. Every missing path shares one page per wording, so unknown addresses cannot fill the memory. */
function keyOf(question: PageQuestion, { payload, search }: ResolvedPage): string {
  const { shop } = question.context
  // By the query that the page is made of, not the one that was asked: made-up filters all lead to the same page.
  if (!payload.error) return pageKey(shop, requestedPath(question) + search)
  const [wording] = payload.error.message.split(':', 1)
  return pageKey(shop, `${wording} ${payload.error.isExpiredLink ? 'expired' : ''}`)
}

const isFailure = ({ payload }: ResolvedPage): boolean => (payload.error?.statusCode ?? 0) >= 500

class Store implements PageStore {
  readonly #options: PageStoreOptions
  readonly #refreshing = new Set<string>()

  constructor(options: PageStoreOptions) {
    this.#options = options
  }

  async find(question: PageQuestion): Promise<FoundPage> {
    const { cache } = this.#options
    const key = pageKey(question.context.shop, requestedPath(question) + searchOf(question))
    const kept = cache.find(key)
    if (!kept) return this.#makeOrFail(question)
    if (cache.isStale(kept)) {
      this.#refresh(question, key).catch((err) => question.log.error({ err }, 'page refresh failed'))
    }
    return { kind: 'bytes', page: kept }
  }

  #resolve({ context, address }: PageQuestion) {
    return this.#options.pages.resolve(context.shop, context.host, address)
  }

  /** `generation` was asked for before the content was read, so a page of old content is sent, but not kept. */
  #render(question: PageQuestion, page: ResolvedPage, generation: number): Promise<CachedPage> {
    const { renderer, cache } = this.#options
    const { context, address, form } = question
    const produce = () =>
      form === 'page'
        ? renderer.renderPage(context.shop, address.pathname + page.search, page)
        : renderer.renderPayload(context.shop, page)
    // The payload of a missing path names the path, so it is nobody else's.
    const isKept = page.isKept && !(form === 'payload' && page.payload.error)
    return isKept ? cache.render(keyOf(question, page), produce, generation) : produce()
  }

  async #refresh(question: PageQuestion, key: string): Promise<void> {
    if (this.#refreshing.has(key)) return
    this.#refreshing.add(key)
    const { cache } = this.#options
    try {
      const { generation } = cache
      const outcome = await this.#resolve(question)
      // While the catalogue does not answer, the page that was made of it is better than none.
      if (outcome.kind === 'page' && isFailure(outcome.page)) return
      const hasMoved = outcome.kind === 'redirect' || keyOf(question, outcome.page) !== key
      if (hasMoved) cache.forget(key)
      else await this.#render(question, outcome.page, generation)
    } finally {
      this.#refreshing.delete(key)
    }
  }

  async #make(question: PageQuestion): Promise<FoundPage> {
    const { cache } = this.#options
    const { generation } = cache
    const outcome = await this.#resolve(question)
    if (outcome.kind === 'redirect') return outcome
    const { page } = outcome
    const kept = question.form === 'page' && page.isKept ? cache.find(keyOf(question, page)) : undefined
    const isUsable = kept && !cache.isStale(kept)
    return { kind: 'bytes', page: isUsable ? kept : await this.#render(question, page, generation) }
  }

  async #makeOrFail(question: PageQuestion): Promise<FoundPage> {
    const { context, address, form, log } = question
    try {
      return await this.#make(question)
    } catch (err) {
      if (form === 'payload') throw err
      log.error({ err }, 'page failed')
      const failure = failurePage(MARKETS[context.shop.market])
      return {
        kind: 'bytes',
        page: await this.#options.renderer.renderPage(context.shop, address.pathname, failure),
      }
    }
  }
}

export const createPageStore = (options: PageStoreOptions): PageStore => new Store(options)
