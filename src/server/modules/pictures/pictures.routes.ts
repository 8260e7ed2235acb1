import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import { HtmlCache } from '#server/http/html-cache.ts'
import { DEVICE_FORM, drawDevice, PICTURE_KEY } from './device-picture.ts'

export interface PicturesOptions {
  /** What a drawing shows; null when there is none of that name. */
  readonly findForm: (key: string) => Promise<unknown>
  readonly now: () => number
}

const CACHE_BYTES = 32 * 1024 * 1024
const ONE_DAY_MS = 86_400_000
// A drawing may be improved without getting another name, so it is asked for again once in a while.
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

const PARAMS = z.object({ file: z.string().max(64) })

/** Drawings of devices, made when they are first asked for. */
export async function picturesRoutes(
  app: FastifyInstance,
  { findForm, now }: PicturesOptions,
): Promise<void> {
  const cache = new HtmlCache({ maxBytes: CACHE_BYTES, now })

  async function draw(key: string) {
    const form = await findForm(key)
    if (form === null) throw new HttpError(404, 'NOT_FOUND', 'There is no such picture.')
    return finishAnswer({
      status: 200,
      body: drawDevice(DEVICE_FORM.parse(form)),
      contentType: 'image/svg+xml; charset=utf-8',
      isShared: true,
      headers: {
        'cache-control': CACHING,
        vary: 'accept-encoding',
        // Opened on its own it is a document of this site: it may do nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
      scopes: [],
      expiresAtMs: now() + ONE_DAY_MS,
    })
  }

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/pictures/:file',
    schema: { params: PARAMS },
    handler: async (request, reply) => {
      const [, key] = /^(.*)\.svg$/.exec(request.params.file) ?? []
      if (!key || !PICTURE_KEY.test(key)) throw new HttpError(404, 'NOT_FOUND', 'There is no such picture.')
      const kept = cache.find(key)
      const picture = kept && !cache.isStale(kept) ? kept : await cache.render(key, () => draw(key))
      reply.hijack()
      reply.raw.setHeader('x-request-id', request.id)
      sendCachedPage(request.raw, reply.raw, picture)
    },
  })
}
