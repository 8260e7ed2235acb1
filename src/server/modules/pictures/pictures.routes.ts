import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { DEVICE_FORM, drawDevice } from '#drawings/device-drawing.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer, finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import { type CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import { SHARE_PICTURE_LIMIT } from '#server/http/rate-limit.ts'
import { PICTURE_KEY } from './picture-key.ts'

export interface PicturesOptions {
  /** The form behind a drawing's name; null if there is none. */
  readonly findForm: (key: string) => Promise<unknown>
  readonly now: () => number
  /** Paints pictures for social networks. */
  readonly draw?: Draw
}

const CACHE_BYTES = 32 * 1024 * 1024
// A drawing may improve without getting another name, so browsers check for a new one now and then.
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

const PARAMS = z.object({ file: z.string().max(64) })

interface PictureName {
  readonly key: string
  /** As pages show it, or framed for social networks. */
  readonly ending: 'svg' | 'png'
}

const HEADERS = {
  'cache-control': CACHING,
  vary: 'accept-encoding',
  // Opened directly it is a document of this site, so it must not be able to do anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const finishSvg = (svg: string, expiresAtMs: number): Promise<CachedPage> =>
  finishAnswer({
    status: 200,
    body: svg,
    contentType: 'image/svg+xml; charset=utf-8',
    isShared: true,
    headers: HEADERS,
    scopes: [],
    expiresAtMs,
  })

const finishPng = (bytes: Uint8Array, expiresAtMs: number): CachedPage =>
  finishBytes({
    bytes: Buffer.from(bytes),
    contentType: 'image/png',
    headers: HEADERS,
    expiresAtMs,
  })

/** Drawings of devices, drawn on first request. */
export async function picturesRoutes(
  app: FastifyInstance,
  { findForm, now, draw: paint = drawInProcess }: PicturesOptions,
): Promise<void> {
  const cache = new HtmlCache({ maxBytes: CACHE_BYTES, now })

  async function draw({ key, ending }: PictureName) {
    const form = await findForm(key)
    if (form === null) throw new HttpError(404, 'NOT_FOUND', 'There is no such picture.')
    const expiresAtMs = now() + DAY_MS
    const svg = drawDevice(DEVICE_FORM.parse(form))
    if (ending === 'svg') return finishSvg(svg, expiresAtMs)
    return finishPng(await paint({ kind: 'sharePicture', svg }), expiresAtMs)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: PictureName) {
    const { key, ending } = name
    if (!PICTURE_KEY.test(key)) throw new HttpError(404, 'NOT_FOUND', 'There is no such picture.')
    const file = `${key}.${ending}`
    const kept = cache.find(file)
    const picture = kept && !cache.isStale(kept) ? kept : await cache.render(file, () => draw(name))
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, picture)
  }

  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    method: 'GET',
    url: '/pictures/:file',
    schema: { params: PARAMS },
    handler: (request, reply) => {
      const [, key = ''] = /^(.*)\.svg$/.exec(request.params.file) ?? []
      return send(request, reply, { key, ending: 'svg' })
    },
  })

  routes.route({
    method: 'GET',
    url: '/pictures/:file.png',
    schema: { params: PARAMS },
    config: { rateLimit: SHARE_PICTURE_LIMIT },
    handler: (request, reply) => send(request, reply, { key: request.params.file, ending: 'png' }),
  })
}
