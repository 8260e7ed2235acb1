import { createHash } from 'node:crypto'
import { encodeAll } from './encoding.ts'
import type { CachedPage, Encoding } from './html-cache.ts'
import { BASE_SECURITY_HEADERS } from './security-headers.ts'

export interface AnswerInput extends Pick<CachedPage, 'status' | 'scopes' | 'expiresAtMs'> {
  readonly body: string
  readonly contentType: string
  /** Whether caches on the way may keep it; never a failure, never a page that only its link opens. */
  readonly isShared: boolean
  readonly headers?: Readonly<Record<string, string>>
}

// May be kept, but is asked for again each time: a stored language changes what an address shows.
const SHARED = 'public, no-cache'
const UNSHARED = 'private, no-store'

const etagOf = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

function headerLists(
  headers: Readonly<Record<string, string>>,
  bodies: CachedPage['bodies'],
): CachedPage['headers'] {
  const flat = Object.entries(headers).flat()
  const listFor = (encoding: Encoding) => [
    ...flat,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bodies[encoding].length),
  ]
  return { identity: listFor('identity'), gzip: listFor('gzip'), br: listFor('br') }
}

/** Compresses an answer and writes its headers once, so that sending it later costs nothing but the sending. */
export async function finishAnswer({
  body,
  contentType,
  isShared,
  headers = {},
  ...rest
}: AnswerInput): Promise<CachedPage> {
  const bodies = await encodeAll(Buffer.from(body))
  const etag = etagOf(bodies.identity)
  const all = {
    'content-type': contentType,
    'cache-control': isShared ? SHARED : UNSHARED,
    vary: 'accept-encoding, cookie',
    etag,
    ...BASE_SECURITY_HEADERS,
    ...headers,
  }
  return { ...rest, etag, bodies, headers: headerLists(all, bodies) }
}

export interface BytesInput {
  readonly bytes: Buffer
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  readonly expiresAtMs?: number
}

/** An answer that is compressed by its own format, a picture for example: the same bytes for everybody. */
export function finishBytes({ bytes, contentType, headers, expiresAtMs = 0 }: BytesInput): CachedPage {
  const etag = etagOf(bytes)
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

/** The same answer for one visitor only, with a cookie: no cache may keep it. */
export function withCookie(page: CachedPage, cookie: string): CachedPage {
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
