import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { drawCondition } from '#drawings/condition/condition-drawing.ts'
import { CONDITION_GRADES, type ConditionGrade } from '#drawings/condition/marks.ts'
import { drawWornDevice } from '#drawings/condition/worn-device.ts'
import { DEVICE_FORM, type DeviceForm, drawDevice } from '#drawings/device-drawing.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer, finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import { type CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import { SHARE_PICTURE_LIMIT } from '#server/http/rate-limit.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { drawPhoto } from './draw-photo.ts'
import { PICTURE_KEY } from './picture-key.ts'
import type { StoredPicture } from './pictures.repository.ts'

export interface PicturesOptions {
  /** What is behind a picture's name; null if there is none. */
  readonly findPicture: (key: string) => Promise<StoredPicture | null>
  readonly blobs: Blobs
  readonly now: () => number
  /** Paints pictures for social networks. */
  readonly draw?: Draw
}

const CACHE_BYTES = 32 * 1024 * 1024
// A drawing may improve without getting another name, so browsers check for a new one now and then.
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

const PARAMS = z.object({ file: z.string().max(64) })
const WORN_PARAMS = z.object({ key: z.string().max(64), file: z.string().max(64) })

interface Picture {
  /** What it is cached under. */
  readonly name: string
  readonly draw: (expiresAtMs: number) => Promise<CachedPage>
}

const findGrade = (digit: string | undefined): ConditionGrade | undefined =>
  CONDITION_GRADES.find((grade) => String(grade) === digit)

const refuse = () => new HttpError(404, 'NOT_FOUND', 'There’s no such picture.')

const HEADERS = {
  'cache-control': CACHING,
  vary: 'accept-encoding',
  // Opened directly it is a document of this site, so it must not be able to do anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** A photo that is removed must be gone soon, also where others keep copies. */
const PHOTO_HEADERS = { ...HEADERS, 'cache-control': `public, max-age=${HOUR_MS / 1_000}` }

const finishPhoto = (bytes: Buffer, expiresAtMs: number): CachedPage =>
  finishBytes({ bytes, contentType: 'image/webp', headers: PHOTO_HEADERS, expiresAtMs })

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
  finishBytes({ bytes: Buffer.from(bytes), contentType: 'image/png', headers: HEADERS, expiresAtMs })

/** Pictures of devices and of their conditions: drawn, or read from storage, on first request. */
export async function picturesRoutes(
  app: FastifyInstance,
  { findPicture, blobs, now, draw: paint = drawInProcess }: PicturesOptions,
): Promise<void> {
  const cache = new HtmlCache({ maxBytes: CACHE_BYTES, now })

  async function getPicture(key: string): Promise<StoredPicture> {
    const picture = PICTURE_KEY.test(key) ? await findPicture(key) : null
    if (picture === null) throw refuse()
    return picture
  }

  const getForm = async (key: string): Promise<DeviceForm> => DEVICE_FORM.parse((await getPicture(key)).form)

  async function readPhoto({ blobKey }: StoredPicture): Promise<Buffer> {
    const photo = blobKey === null ? null : await blobs.read({ bytes: null, blobKey })
    if (photo === null) throw refuse()
    return photo
  }

  async function drawPicture(key: string): Promise<string> {
    const picture = await getPicture(key)
    return picture.blobKey === null
      ? drawDevice(DEVICE_FORM.parse(picture.form))
      : drawPhoto(await readPhoto(picture))
  }

  /** From the cache, or drawn now. */
  async function send(request: FastifyRequest, reply: FastifyReply, { name, draw }: Picture) {
    const kept = cache.find(name)
    const picture =
      kept && !cache.isStale(kept) ? kept : await cache.render(name, async () => draw(now() + DAY_MS))
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
      const [name = '', key = '', extension] = /^(.*)\.(svg|webp)$/.exec(request.params.file) ?? []
      return send(request, reply, {
        name,
        draw: async (expiresAtMs) =>
          extension === 'webp'
            ? finishPhoto(await readPhoto(await getPicture(key)), now() + HOUR_MS)
            : finishSvg(drawDevice(await getForm(key)), expiresAtMs),
      })
    },
  })

  routes.route({
    method: 'GET',
    url: '/pictures/:file.png',
    schema: { params: PARAMS },
    config: { rateLimit: SHARE_PICTURE_LIMIT },
    handler: (request, reply) => {
      const key = request.params.file
      return send(request, reply, {
        name: `${key}.png`,
        draw: async (expiresAtMs) => {
          const svg = await drawPicture(key)
          return finishPng(await paint({ kind: 'sharePicture', svg }), expiresAtMs)
        },
      })
    },
  })

  routes.route({
    method: 'GET',
    url: '/pictures/conditions/:file',
    schema: { params: PARAMS },
    handler: (request, reply) => {
      const { file } = request.params
      const [, kind, digit] = /^([a-z]{1,16})-(\d)\.svg$/.exec(file) ?? []
      const category = CATEGORY_IDS.find((id) => id === kind)
      const grade = findGrade(digit)
      if (!category || !grade) throw refuse()
      return send(request, reply, {
        name: `conditions/${file}`,
        draw: (expiresAtMs) => finishSvg(drawCondition(category, grade), expiresAtMs),
      })
    },
  })

  routes.route({
    method: 'GET',
    url: '/pictures/:key/:file',
    schema: { params: WORN_PARAMS },
    handler: (request, reply) => {
      const { key, file } = request.params
      const grade = findGrade(/^(\d)\.svg$/.exec(file)?.[1])
      if (!grade) throw refuse()
      return send(request, reply, {
        name: `${key}/${file}`,
        draw: async (expiresAtMs) => finishSvg(drawWornDevice(await getForm(key), grade), expiresAtMs),
      })
    },
  })
}
