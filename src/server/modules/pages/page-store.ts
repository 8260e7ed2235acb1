import type { FastifyBaseLogger } from 'fastify'
import { MARKETS } from '#markets/markets.ts'
import { pageKey } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import type { ShopContext } from '#server/http/shop-context.ts'
import type { createPageRenderer } from './page-renderer.ts'
import {
  failurePage,
  type PageAddress,
  type PagesService,
  type Redirection,
  type ResolvedPage,
} from './pages.service.ts'

export interface PageStoreOptions {
  readonly pages: PagesService
  readonly renderPage: ReturnType<typeof createPageRenderer>
  readonly cache: HtmlCache
}

export type FoundPage = { readonly kind: 'bytes'; readonly page: CachedPage } | Redirection

export interface PageStore {
  /** The finished answer for an address: kept, or made now. Never fails: a failure has its own page. */
  find(context: ShopContext, address: PageAddress, log: FastifyBaseLogger): Promise<FoundPage>
}

// Every missing path of a market shares one page per wording, so unknown addresses cannot fill the memory.
const keyOf = ({ shop }: ShopContext, pathname: string, { payload }: ResolvedPage): string =>
  payload.error
    ? pageKey(shop, `404 ${payload.error.message.slice(0, 6)} ${payload.error.isExpiredLink}`)
    : pageKey(shop, pathname)

export function createPageStore({ pages, renderPage, cache }: PageStoreOptions): PageStore {
  const render = (context: ShopContext, pathname: string, page: ResolvedPage) =>
    cache.render(keyOf(context, pathname, page), () => renderPage(context.shop, pathname, page))

  async function refresh(context: ShopContext, address: PageAddress): Promise<void> {
    const outcome = await pages.resolve(context.shop, context.host, address)
    if (outcome.kind === 'page') await render(context, address.pathname, outcome.page)
  }

  async function make(
    context: ShopContext,
    address: PageAddress,
    log: FastifyBaseLogger,
  ): Promise<FoundPage> {
    const outcome = await pages.resolve(context.shop, context.host, address)
    if (outcome.kind === 'redirect') return outcome
    const { page } = outcome
    if (page.payload.error) log.info({ path: address.pathname }, page.payload.error.message)
    const kept = cache.find(keyOf(context, address.pathname, page))
    return { kind: 'bytes', page: kept ?? (await render(context, address.pathname, page)) }
  }

  return {
    async find(context, address, log) {
      const kept = cache.find(pageKey(context.shop, address.pathname))
      if (kept) {
        if (cache.isStale(kept))
          refresh(context, address).catch((err) => log.error({ err }, 'page refresh failed'))
        return { kind: 'bytes', page: kept }
      }
      try {
        return await make(context, address, log)
      } catch (err) {
        log.error({ err }, 'page failed')
        const failure = failurePage(MARKETS[context.shop.market])
        return { kind: 'bytes', page: await renderPage(context.shop, address.pathname, failure) }
      }
    },
  }
}
