import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HostTable, resolveShop, type Shop } from '#domain/markets/host-table.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { type IsTrustedProxy, readRequestHost } from './client-address.ts'
import { negotiateEncoding } from './encoding.ts'
import { type IsListedHost, UNLISTED_HEADER } from './host-listing.ts'
import type { CachedPage, HtmlCache } from './html-cache.ts'
import { readLocaleCookie } from './locale-cookie.ts'

export interface HotPathOptions {
  readonly hosts: HostTable
  readonly cache: HtmlCache
  readonly isTrustedProxy: IsTrustedProxy
  readonly isListedHost: IsListedHost
  readonly onServed: (status: number) => void
}

/** The cache key of a page: everything its bytes depend on. */
export const buildPageKey = ({ shopMode, partner = '', market }: Shop, pathname: string): string =>
  `${shopMode}|${partner}|${market}|${pathname}`

const MAX_ETAGS_LENGTH = 1_024

/** Whether the client already has this version. */
function hasEtag(header: string | undefined, etag: string): boolean {
  if (!header || header === etag) return header === etag
  // A browser names the one version that it has. To a longer list the page is sent: that is always right.
  if (header.length > MAX_ETAGS_LENGTH) return false
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => weak(tag) === weak(etag))
}

/** Sends a finished page, or 304 if the client already has it. */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): number {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const isKnown = page.status === 200 && hasEtag(request.headers['if-none-match'], page.etag)
  const status = isKnown ? 304 : page.status
  response.writeHead(status, page.headers[encoding] as string[])
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(page.bodies[encoding])
  return status
}

/**
 * Answers requests for cached pages before the server's plugin chain runs. Returns false, without side effects, for
 * every request that needs more than that.
 */
export function createHotPath({ hosts, cache, isTrustedProxy, isListedHost, onServed }: HotPathOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false
    const resolution = resolveShop(hosts, SHOP_LANGUAGES, {
      host: readRequestHost(request, isTrustedProxy),
      storedLocale: readLocaleCookie(headers.cookie),
    })
    if (resolution.kind !== 'shop' || resolution.invalidLocale) return false
    const page = cache.find(buildPageKey(resolution.shop, url))
    if (!page || cache.isStale(page)) return false
    if (!isListedHost(resolution.host)) response.setHeader(...UNLISTED_HEADER)
    onServed(sendCachedPage(request, response, page))
    return true
  }
}
