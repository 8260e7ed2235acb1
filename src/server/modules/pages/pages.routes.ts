import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Market } from '#domain/markets/market.ts'
import { parsePath } from '#domain/routing/path.ts'
import { redactPath } from '#domain/routing/redact-path.ts'
import { MARKETS } from '#markets/markets.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import type { ToEdgeAnswer } from '#server/http/edge-answer.ts'
import { chooseQuickEncoding } from '#server/http/encoding.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addCookie } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import { PAYLOAD_SUFFIX, type PageForm, type PageStore } from './page-store.ts'
import type { PageAddress, Redirection } from './pages.service.ts'

/** The shop has no longer addresses; refusing them early keeps them out of logs and caches. */
const MAX_PATH_LENGTH = 2_000

function readAddress(url: string): PageAddress {
  const query = url.indexOf('?')
  return query === -1
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) }
}

function readLookup({ url, headers }: FastifyRequest): {
  readonly address: PageAddress
  readonly form: PageForm
} {
  const address = { ...readAddress(url), cookies: headers.cookie }
  if (!address.pathname.endsWith(PAYLOAD_SUFFIX)) return { address, form: 'page' }
  const pathname = address.pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/'
  return { address: { ...address, pathname }, form: 'payload' }
}

/** A link with a token must not end up in a shared cache. */
function chooseCaching(market: Market, location: string): string {
  const [path = ''] = location.split('?', 1)
  return redactPath(market, path) === path ? 'public, max-age=300' : 'private, no-store'
}

const sendRedirect = (reply: FastifyReply, market: Market, { status, location }: Redirection) =>
  reply
    .status(status)
    .header('cache-control', chooseCaching(market, location))
    .header('vary', 'cookie')
    .header('location', location)
    .send()

/** Leads on to the same page. Neither the browser's history nor a page that it opens from there learns the token. */
const sendExchange = (
  reply: FastifyReply,
  { path, cookie }: TokenExchange,
  { address, form }: ReturnType<typeof readLookup>,
) =>
  reply
    .status(303)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('set-cookie', cookie)
    .header('location', path + (form === 'payload' ? PAYLOAD_SUFFIX : '') + address.search)
    .send()

/** Where a page is without the token of its link, and the cookie that opens it there. */
export interface TokenExchange {
  readonly path: string
  readonly cookie: string
}

export interface PagesRoutesOptions {
  readonly store: PageStore
  readonly isTrustedProxy: IsTrustedProxy
  readonly toEdgeAnswer: ToEdgeAnswer
  /** Exchanges the token of an address for a cookie; null for addresses without one. */
  readonly exchangeToken: (request: FastifyRequest, pathname: string) => Promise<TokenExchange | null>
}

/** Every GET that no other route answers: pages and their payloads. */
export async function pagesRoutes(
  app: FastifyInstance,
  { store, isTrustedProxy, toEdgeAnswer, exchangeToken }: PagesRoutesOptions,
): Promise<void> {
  function prepare(page: CachedPage, { cookie, isFromEdge }: ShopContext): CachedPage {
    if (cookie) return addCookie(page, cookie)
    return isFromEdge ? toEdgeAnswer(page) : page
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const context = requireShopContext(request)
    const network = findNetwork(readClientAddress(request.raw, isTrustedProxy))
    const encoding = chooseQuickEncoding(request.headers['accept-encoding'])
    const lookup = { ...readLookup(request), context, network, encoding, log: request.log }
    const exchange = await exchangeToken(request, lookup.address.pathname).catch((err: unknown) => ({ err }))
    if (exchange && !('err' in exchange)) return sendExchange(reply, exchange, lookup)
    const found = await (exchange ? store.fail(lookup, exchange.err) : store.find(lookup))
    if (found.kind === 'redirect') return sendRedirect(reply, MARKETS[context.shop.market], found)
    // The bytes are final: Fastify must not touch them.
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, prepare(found.page, context))
    return undefined
  }

  app.get('/*', (request, reply) => {
    const { pathname } = readAddress(request.url)
    if (pathname.length > MAX_PATH_LENGTH)
      throw new HttpError(414, 'INVALID_REQUEST', 'This address is too long. Shorten it and try again.')
    if (pathname.startsWith('/api/')) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathname}`)
    return answer(request, reply)
  })

  // Other methods, and anything else that no route takes.
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = readAddress(request.url)
    const market = MARKETS[requireShopContext(request).shop.market]
    const isPage = request.method !== 'GET' && parsePath(market, pathname).kind === 'match'
    if (!isPage) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathname}`)
    reply.header('allow', 'GET, HEAD')
    throw new HttpError(405, 'INVALID_REQUEST', 'This page only accepts GET requests.')
  })
}
