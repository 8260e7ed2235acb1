import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DataOf } from '#contracts/page-payload.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { HttpError, RETRY_SECONDS } from '#server/http/error-handler.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { refuseForeignForm } from '#server/http/refuse-foreign-form.ts'
import type { ShopContext } from '#server/http/shop-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PagesService } from './pages.service.ts'

export interface PostedPageOptions {
  readonly pages: PagesService
  readonly renderer: PageRenderer
}

/** Refuses forms sent from another site or to another market's path. */
export function requireOwnForm(request: FastifyRequest, ownPath: string): void {
  refuseForeignForm(request)
  const [pathname = ''] = request.url.split('?', 1)
  if (pathname !== ownPath) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathname}`)
}

/** The page of a form with what the visitor typed into it; never cached. */
export async function renderPostedPage<Screen extends RouteName>(
  { pages, renderer }: PostedPageOptions,
  { shop, host }: ShopContext,
  posted: {
    readonly screen: Screen
    readonly pathname: string
    readonly fill: (data: DataOf<Screen>) => DataOf<Screen>
  },
): Promise<CachedPage> {
  const { screen, pathname, fill } = posted
  const outcome = await pages.resolve(shop, host, { pathname, search: '' })
  if (outcome.kind !== 'page' || outcome.page.payload.screen !== screen)
    throw new Error(`There is no page ${screen}`)
  const { payload } = outcome.page
  // The check above proves that the data belongs to the screen.
  const data = fill(payload.data as DataOf<Screen>)
  const page = { ...outcome.page, payload: { ...payload, data } }
  return renderer.renderPage(
    shop,
    { ...page, isKept: false, visibility: 'unlisted' },
    { path: pathname, onlyEncoding: 'gzip' },
  )
}

/** Answers a refused form with its page. */
export function sendPostedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status }: { readonly page: CachedPage; readonly status: number },
): void {
  reply.hijack()
  reply.raw.setHeader('x-request-id', request.id)
  if (status === 503) reply.raw.setHeader('retry-after', RETRY_SECONDS)
  sendCachedPage(request.raw, reply.raw, { ...page, status })
}
