import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HostTable, resolveShop, type Shop } from '#domain/markets/host-table.ts'
import { type IsTrustedProxy, requestHost } from './client-address.ts'
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

/** Where a page is kept: everything its bytes depend on. */
export const pageKey = ({ shopMode, market }: Shop, pathname: string): string =>
  `${shopMode}|${market}|${pathname}`

/** Whether the client names the tag among those it has. */
function knows(header: string | undefined, etag: string): boolean {
  if (!header || header === etag) return header === etag
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => weak(tag) === weak(etag))
}

/** Sends a finished page, or 304 when the client has these bytes already. */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): number {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const isKnown = page.status === 200 && knows(request.headers['if-none-match'], page.etag)
  const status = isKnown ? 304 : page.status
  response.writeHead(status, page.headers[encoding] as string[])
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(page.bodies[encoding])
  return status
}

/**
 * Answers a page that is kept in memory before the server's plugin chain runs.
 * Returns false, having touched nothing, for every request that needs more than that.
 */
export function createHotPath({ hosts, cache, isTrustedProxy, isListedHost, onServed }: HotPathOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false
    const resolution = resolveShop(
      hosts,
      requestHost(request, isTrustedProxy),
      readLocaleCookie(headers.cookie),
    )
    if (resolution.kind !== 'shop' || resolution.invalidLocale) return false
    const page = cache.find(pageKey(resolution.shop, url))
    if (!page || cache.isStale(page)) return false
    if (!isListedHost(resolution.host)) response.setHeader(...UNLISTED_HEADER)
    onServed(sendCachedPage(request, response, page))
    return true
  }
}
