import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DEVELOPERS_PATH } from '#contracts/paths/developers.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { buildApiDocument } from '#server/http/openapi.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { renderReference, type ShownDocument } from './render-reference.ts'

/** The page has no script, no form and no picture: only its own style may apply. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REFERENCE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'cache-control': 'public, max-age=300',
  vary: 'accept-encoding',
  'content-security-policy': POLICY,
  'content-language': 'en',
  // The same English page on every host would compete with the shop's own pages.
  'x-robots-tag': 'noindex',
}

/** The API reference for people, written on the first request, when all routes are known. */
export async function developersRoutes(app: FastifyInstance): Promise<void> {
  let kept: CachedPage | null = null
  const finish = () =>
    finishAnswer({
      status: 200,
      // The page reads parts that the writer of the document has no type for.
      body: renderReference(buildApiDocument(app) as unknown as ShownDocument),
      contentType: 'text/html; charset=utf-8',
      isShared: true,
      headers: HEADERS,
      scopes: [],
      expiresAtMs: Number.POSITIVE_INFINITY,
    })
  app.get(DEVELOPERS_PATH, async (request, reply) => {
    kept ??= await finish()
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, kept)
  })
}
