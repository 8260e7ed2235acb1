import { createHash } from 'node:crypto'
import { encodeAll, encodeQuickly, encodeText } from './encoding.ts'
import type { ByEncoding, CachedPage, Encoding } from './html-cache.ts'
import { BASE_SECURITY_HEADERS } from './security-headers.ts'

export interface AnswerInput extends Pick<CachedPage, 'status' | 'scopes' | 'parts' | 'expiresAtMs'> {
  /** A long text may come in pieces. */
  readonly body: string | readonly string[]
  readonly contentType: string
  /** Whether shared caches may store it. Never true for errors and for pages behind a secret link. */
  readonly isShared: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** The encoding that the only reader asked for; by default all are made, for everyone who will get it from the cache. */
  readonly onlyEncoding?: Encoding | undefined
}

// May be stored, but must be revalidated: the language cookie changes what an address shows.
export const SHARED_CACHING = 'public, no-cache'
const UNSHARED = 'private, no-store'

const computeEtag = (bytes: Buffer) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** The same encodings with other values. */
function mapEncodings<From, To>(
  values: ByEncoding<From>,
  map: (value: From, encoding: Encoding) => To,
): ByEncoding<To> {
  const { identity, gzip, br, zstd } = values
  return {
    identity: map(identity, 'identity'),
    ...(gzip ? { gzip: map(gzip, 'gzip') } : {}),
    ...(br ? { br: map(br, 'br') } : {}),
    ...(zstd ? { zstd: map(zstd, 'zstd') } : {}),
  }
}

function buildHeaderLists(
  headers: Readonly<Record<string, string>>,
  bodies: ByEncoding<Buffer>,
): ByEncoding<readonly string[]> {
  const flat = Object.entries(headers).flat()
  const buildList = ({ length }: Buffer, encoding: Encoding) => [
    ...flat,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(length),
  ]
  return mapEncodings(bodies, buildList)
}

const encode = (
  bytes: Buffer,
  only: Encoding | undefined,
): ByEncoding<Buffer> | Promise<ByEncoding<Buffer>> =>
  only ? { identity: bytes, [only]: encodeQuickly(bytes, only) } : encodeAll(bytes)

/** Compresses a response and serialises its headers once, so that sending it later is cheap. */
export async function finishAnswer({
  body,
  contentType,
  isShared,
  headers = {},
  onlyEncoding,
  ...rest
}: AnswerInput): Promise<CachedPage> {
  const bodies = await encode(encodeText(typeof body === 'string' ? [body] : body), onlyEncoding)
  // Made for one visitor: by the next request it would have to be made again to be compared.
  const etag = onlyEncoding ? null : computeEtag(bodies.identity)
  const all = {
    'content-type': contentType,
    'cache-control': isShared ? SHARED_CACHING : UNSHARED,
    vary: 'accept-encoding, cookie',
    ...(etag === null ? {} : { etag }),
    ...BASE_SECURITY_HEADERS,
    ...headers,
  }
  return { ...rest, etag, bodies, headers: buildHeaderLists(all, bodies) }
}

export interface BytesInput {
  readonly bytes: Buffer
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  readonly expiresAtMs?: number
}

/** A response in a compressed format, such as a picture: all encodings share the same bytes. */
export function finishBytes({ bytes, contentType, headers, expiresAtMs = 0 }: BytesInput): CachedPage {
  const etag = computeEtag(bytes)
  const all = { 'content-type': contentType, etag, ...BASE_SECURITY_HEADERS, ...headers }
  const list = [...Object.entries(all).flat(), 'content-length', String(bytes.length)]
  return {
    status: 200,
    etag,
    bodies: { identity: bytes, gzip: bytes, br: bytes },
    headers: { identity: list, gzip: list, br: list },
    scopes: [],
    expiresAtMs,
  }
}

type HeaderList = readonly string[]

/** The same page with other headers. */
export function mapHeaders(page: CachedPage, map: (list: HeaderList) => HeaderList): CachedPage {
  return { ...page, headers: mapEncodings(page.headers, map) }
}

/** The same page with more headers, given as names and values in turn. */
export const addHeaders = (page: CachedPage, added: HeaderList): CachedPage =>
  mapHeaders(page, (list) => [...list, ...added])

/** Adds a cookie for one visitor, so no cache may store the response. */
export const addCookie = (page: CachedPage, cookie: string): CachedPage =>
  mapHeaders(page, (list) => [
    ...list.map((value, index) => (list[index - 1] === 'cache-control' ? UNSHARED : value)),
    'set-cookie',
    cookie,
  ])
