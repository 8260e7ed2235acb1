import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { PageStore } from './page-store.ts'
import type { PageAddress, PagesService, Redirection } from './pages.service.ts'

export interface PagesRoutesOptions {
  readonly pages: PagesService
  readonly store: PageStore
}

const PAYLOAD_SUFFIX = '/_payload.json'

/** Longer addresses are never ours; refusing them early keeps them out of logs and caches. */
const MAX_PATH_LENGTH = 2_000

function addressOf(url: string): PageAddress {
  const query = url.indexOf('?')
  return query === -1
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) }
}

const redirect = (reply: FastifyReply, { status, location }: Redirection) =>
  reply
    .status(status)
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'cookie')
    .header('location', location)
    .send()

/** Every GET that no other route answers: pages and their payloads. */
export async function pagesRoutes(app: FastifyInstance, { pages, store }: PagesRoutesOptions): Promise<void> {
  async function sendPage(request: FastifyRequest, reply: FastifyReply, address: PageAddress) {
    const found = await store.find(requireShopContext(request), address, request.log)
    if (found.kind === 'redirect') return redirect(reply, found)
    // The bytes are finished: they go out as they are, together with a cookie that was set on the way.
    reply.hijack()
    const cookie = reply.getHeader('set-cookie')
    if (cookie) reply.raw.appendHeader('set-cookie', cookie as string)
    sendCachedPage(request.raw, reply.raw, found.page)
    return undefined
  }

  async function sendPayload(request: FastifyRequest, reply: FastifyReply, address: PageAddress) {
    const { shop, host } = requireShopContext(request)
    const outcome = await pages.resolve(shop, host, address)
    if (outcome.kind === 'redirect') return redirect(reply, outcome)
    const { payload } = outcome.page
    return reply
      .status(payload.error?.statusCode ?? 200)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .send(payload)
  }

  app.get('/*', (request, reply) => {
    const address = addressOf(request.url)
    const { pathname } = address
    if (pathname.length > MAX_PATH_LENGTH)
      throw new HttpError(414, 'INVALID_REQUEST', 'The address is too long.')
    if (pathname.startsWith('/api/')) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathname}`)
    if (!pathname.endsWith(PAYLOAD_SUFFIX)) return sendPage(request, reply, address)
    return sendPayload(request, reply, {
      ...address,
      pathname: pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/',
    })
  })
}
