import { createHash } from 'node:crypto'
import { encodeAll } from './encoding.ts'
import type { CachedPage, Encoding } from './html-cache.ts'
import { BASE_SECURITY_HEADERS } from './security-headers.ts'

export interface AnswerInput extends Pick<CachedPage, 'status' | 'scopes' | 'expiresAtMs'> {
  readonly body: string
  readonly contentType: string
  /** Whether shared caches may store it. Never true for errors and for pages behind a secret link. */
  readonly isShared: boolean
  readonly headers?: Readonly<Record<string, string>>
}

// May be stored, but must be revalidated: the language cookie changes what an address shows.
const SHARED = 'public, no-cache'
const UNSHARED = 'private, no-store'

const computeEtag = (bytes: Buffer) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

function buildHeaderLists(
  headers: Readonly<Record<string, string>>,
  bodies: CachedPage['bodies'],
): CachedPage['headers'] {
  const flat = Object.entries(headers).flat()
  const buildList = (encoding: Encoding) => [
    ...flat,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bodies[encoding].length),
  ]
  return { identity: buildList('identity'), gzip: buildList('gzip'), br: buildList('br') }
}

/** Compresses a response and serialises its headers once, so that sending it later is cheap. */
export async function finishAnswer({
  body,
  contentType,
  isShared,
  headers = {},
  ...rest
}: AnswerInput): Promise<CachedPage> {
  const bodies = await encodeAll(Buffer.from(body))
  const etag = computeEtag(bodies.identity)
  const all = {
    'content-type': contentType,
    'cache-control': isShared ? SHARED : UNSHARED,
    vary: 'accept-encoding, cookie',
    etag,
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

/** Adds a cookie for one visitor, so no cache may store the response. */
export function addCookie(page: CachedPage, cookie: string): CachedPage {
  const headers = Object.entries(page.headers).map(([encoding, list]) => [
    encoding,
    [
      ...list.map((value, index) => (list[index - 1] === 'cache-control' ? UNSHARED : value)),
      'set-cookie',
      cookie,
    ],
  ])
  return { ...page, headers: Object.fromEntries(headers) }
}
