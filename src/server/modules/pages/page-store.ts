import type { FastifyBaseLogger } from 'fastify'
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

const requestedPath = ({ address, form }: PageQuestion): string =>
  form === 'page' ? address.pathname : (address.pathname === '/' ? '' : address.pathname) + PAYLOAD_SUFFIX

/** Where an answer is kept. Every missing path shares one page per wording, so unknown addresses cannot fill the memory. */
function keyOf(question: PageQuestion, { payload }: ResolvedPage): string {
  const { shop } = question.context
  if (!payload.error) return pageKey(shop, requestedPath(question))
  return pageKey(shop, `404 ${payload.error.message.slice(0, 6)} ${payload.error.isExpiredLink}`)
}

export function createPageStore({ pages, renderer, cache }: PageStoreOptions): PageStore {
  function render(question: PageQuestion, page: ResolvedPage): Promise<CachedPage> {
    const { context, address, form } = question
    if (form === 'page') {
      return cache.render(keyOf(question, page), () =>
        renderer.renderPage(context.shop, address.pathname, page),
      )
    }
    // The payload of a missing path names the path, so it is nobody else's.
    if (page.payload.error) return renderer.renderPayload(page)
    return cache.render(keyOf(question, page), () => renderer.renderPayload(page))
  }

  const resolve = ({ context, address }: PageQuestion) => pages.resolve(context.shop, context.host, address)

  async function refresh(question: PageQuestion): Promise<void> {
    const outcome = await resolve(question)
    if (outcome.kind === 'page') await render(question, outcome.page)
  }

  async function make(question: PageQuestion): Promise<FoundPage> {
    const outcome = await resolve(question)
    if (outcome.kind === 'redirect') return outcome
    const { page } = outcome
    const { error } = page.payload
    if (error) question.log.info({ path: question.address.pathname }, error.message)
    const kept = question.form === 'page' ? cache.find(keyOf(question, page)) : undefined
    const isUsable = kept && !cache.isStale(kept)
    return { kind: 'bytes', page: isUsable ? kept : await render(question, page) }
  }

  return {
    async find(question) {
      const { context, address, log } = question
      const kept = cache.find(pageKey(context.shop, requestedPath(question)))
      if (kept) {
        if (cache.isStale(kept)) refresh(question).catch((err) => log.error({ err }, 'page refresh failed'))
        return { kind: 'bytes', page: kept }
      }
      try {
        return await make(question)
      } catch (err) {
        if (question.form === 'payload') throw err
        log.error({ err }, 'page failed')
        const failure = failurePage(MARKETS[context.shop.market])
        return { kind: 'bytes', page: await renderer.renderPage(context.shop, address.pathname, failure) }
      }
    },
  }
}
