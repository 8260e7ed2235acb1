import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HostTable, resolveShop, type Shop } from '#domain/markets/host-table.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { type IsTrustedProxy, readRequestHost } from './client-address.ts'
import type { ToEdgeAnswer } from './edge-answer.ts'
import { listAcceptedEncodings } from './encoding.ts'
import { addHeaders } from './finish-answer.ts'
import { type IsListedHost, UNLISTED_HEADER } from './host-listing.ts'
import type { CachedPage, Encoding, HtmlCache } from './html-cache.ts'
import { readStoredLocale } from './stored-locale.ts'

export interface HotPathOptions {
  readonly hosts: HostTable
  readonly cache: HtmlCache
  readonly isTrustedProxy: IsTrustedProxy
  readonly isListedHost: IsListedHost
  readonly toEdgeAnswer: ToEdgeAnswer
  readonly onServed: (status: number) => void
}

/** What the keys of all pages of a shop begin with. */
const buildKeyStart = ({ shopMode, partner = '', market }: Shop): string =>
  `${shopMode}|${partner}|${market}|`

/** The cache key of a page: everything its bytes depend on. */
export const buildPageKey = (shop: Shop, pathname: string): string => buildKeyStart(shop) + pathname

const MAX_ETAGS_LENGTH = 1_024

/** Whether the client already has this version. */
function hasEtag(header: string | undefined, etag: string | null): boolean {
  if (etag === null) return false
  if (!header || header === etag) return header === etag
  // A browser names the one version that it has. To a longer list the page is sent: that is always right.
  if (header.length > MAX_ETAGS_LENGTH) return false
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => weak(tag) === weak(etag))
}

/** The best of what the client accepts and the page has. */
function chooseEncoding({ bodies }: CachedPage, header: string | undefined): Encoding {
  for (const encoding of listAcceptedEncodings(header)) if (bodies[encoding]) return encoding
  return 'identity'
}

/** Sends a finished page, or 304 if the client already has it. */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): number {
  const encoding = chooseEncoding(page, request.headers['accept-encoding'])
  const isKnown = page.status === 200 && hasEtag(request.headers['if-none-match'], page.etag)
  const status = isKnown ? 304 : page.status
  response.writeHead(status, page.headers[encoding] as string[])
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(page.bodies[encoding])
  return status
}

const unlistedPages = new WeakMap<CachedPage, CachedPage>()

/** Made once per page: a header that is set on the response itself would make Node set all the others one by one. */
function markUnlisted(page: CachedPage): CachedPage {
  const known = unlistedPages.get(page)
  if (known) return known
  const marked = addHeaders(page, UNLISTED_HEADER)
  unlistedPages.set(page, marked)
  return marked
}

/** What a request's host and stored language lead to. */
interface ServedShop {
  readonly keyStart: string
  readonly isListed: boolean
}

/** Hosts and languages are few, so each pair is resolved once; null for what is not served from the cache. */
function createShopFinder({ hosts, isListedHost }: Pick<HotPathOptions, 'hosts' | 'isListedHost'>) {
  const known = new Map<string, ServedShop>()
  return (host: string, storedLocale: string | null): ServedShop | null => {
    const key = storedLocale === null ? host : `${host} ${storedLocale}`
    const before = known.get(key)
    if (before) return before
    const resolution = resolveShop(hosts, SHOP_LANGUAGES, { host, storedLocale })
    if (resolution.kind !== 'shop' || resolution.invalidLocale) return null
    const found = { keyStart: buildKeyStart(resolution.shop), isListed: isListedHost(resolution.host) }
    // Not for other spellings of a host: there is no end of them.
    if (hosts.has(host)) known.set(key, found)
    return found
  }
}

/**
 * Answers requests for cached pages before the server's plugin chain runs. Returns false, without side effects, for
 * every request that needs more than that.
 */
export function createHotPath({
  hosts,
  cache,
  isTrustedProxy,
  isListedHost,
  toEdgeAnswer,
  onServed,
}: HotPathOptions) {
  const findShop = createShopFinder({ hosts, isListedHost })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false
    const { storedLocale, isFromEdge } = readStoredLocale(request, isTrustedProxy)
    const found = findShop(readRequestHost(request, isTrustedProxy), storedLocale)
    if (!found) return false
    const kept = cache.find(found.keyStart + url)
    if (!kept || cache.isStale(kept)) return false
    const page = isFromEdge ? toEdgeAnswer(kept) : kept
    onServed(sendCachedPage(request, response, found.isListed ? page : markUnlisted(page)))
    return true
  }
}
