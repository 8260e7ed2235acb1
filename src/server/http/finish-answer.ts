import { createHash } from 'node:crypto'
import { encodeAll } from './encoding.ts'
import type { CachedPage, Encoding } from './html-cache.ts'
import { BASE_SECURITY_HEADERS } from './security-headers.ts'

export interface AnswerInput extends Pick<CachedPage, 'status' | 'scopes' | 'expiresAtMs'> {
  readonly body: string
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string>>
}

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
  headers = {},
  ...rest
}: AnswerInput): Promise<CachedPage> {
  const bodies = await encodeAll(Buffer.from(body))
  const etag = etagOf(bodies.identity)
  const all = {
    'content-type': contentType,
    // Browsers ask again each time (a stored language changes the page); a CDN may keep it for a minute.
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'accept-encoding, cookie',
    etag,
    ...BASE_SECURITY_HEADERS,
    ...headers,
  }
  return { ...rest, etag, bodies, headers: headerLists(all, bodies) }
}
