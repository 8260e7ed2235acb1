import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type HostEntry, resolveShop, type Shop } from '#domain/markets/host-table.ts'
import type { LinkOrigin } from '#domain/markets/link-origin.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { type IsTrustedProxy, isSecureRequest, readRequestHost } from './client-address.ts'
import { toEdgeVary } from './edge-answer.ts'
import { HttpError } from './error-handler.ts'
import { type IsListedHost, UNLISTED_HEADER } from './host-listing.ts'
import { expireLocaleCookie } from './locale-cookie.ts'
import { readStoredLocale } from './stored-locale.ts'

/** The shop that a request sees. */
export interface ShopContext {
  readonly shop: Shop
  readonly host: HostEntry
  readonly isSecure: boolean
  /** Whether an edge asks that keeps answers by language. */
  readonly isFromEdge: boolean
  /** Where links in mails lead. Configured, so that nobody can choose it by the way of asking. */
  readonly links: LinkOrigin
  /** A cookie that the next page has to set to expire an invalid language choice. */
  readonly cookie: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    shopContext: ShopContext | null
  }
}

export function requireShopContext(request: FastifyRequest): ShopContext {
  if (!request.shopContext) throw new Error('No shop context: the route is registered outside the shop')
  return request.shopContext
}

/** The shop's address for links in mails, without a path. */
export const buildShopUrl = ({ links }: Pick<ShopContext, 'links'>): string => links.origin

export interface ShopContextOptions {
  readonly hosts: Pick<HostConfig, 'table' | 'findLinkOrigin'>
  readonly isTrustedProxy: IsTrustedProxy
  readonly isListedHost: IsListedHost
}

/** Resolves host and stored language before any route of the shop runs. */
export function registerShopContext(
  app: FastifyInstance,
  { hosts, isTrustedProxy, isListedHost }: ShopContextOptions,
): void {
  app.decorateRequest('shopContext', null)
  app.addHook('onRequest', async (request, reply) => {
    const isSecure = isSecureRequest(request.raw, isTrustedProxy)
    const { storedLocale, isFromEdge } = readStoredLocale(request.raw, isTrustedProxy)
    const resolution = resolveShop(hosts.table, SHOP_LANGUAGES, {
      host: readRequestHost(request.raw, isTrustedProxy),
      storedLocale,
    })
    if (resolution.kind === 'unknownHost')
      throw new HttpError(421, 'UNKNOWN_HOST', 'There’s no shop at this host name. Check the address.')
    if (resolution.invalidLocale) {
      request.log.warn({ host: resolution.host.host }, 'invalid locale')
      if (request.url.startsWith('/api/')) throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
    }
    const { shop, host, invalidLocale } = resolution
    // Not through `reply`: most responses are finished bytes that bypass it.
    if (!isListedHost(host)) reply.raw.setHeader(...UNLISTED_HEADER)
    request.shopContext = {
      shop,
      host,
      isSecure,
      isFromEdge,
      links: hosts.findLinkOrigin(host, shop.market),
      cookie: invalidLocale ? expireLocaleCookie(isSecure) : null,
    }
  })
  app.addHook('onSend', async (request, reply) => {
    const vary = reply.getHeader('vary')
    if (request.shopContext?.isFromEdge && typeof vary === 'string') reply.header('vary', toEdgeVary(vary))
  })
}
