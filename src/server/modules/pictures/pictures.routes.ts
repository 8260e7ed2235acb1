import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { drawCondition } from '#drawings/condition/condition-drawing.ts'
import { CONDITION_GRADES, type ConditionGrade } from '#drawings/condition/marks.ts'
import { drawWornDevice } from '#drawings/condition/worn-device.ts'
import { DEVICE_FORM, drawDevice } from '#drawings/device-drawing.ts'
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

/** How long a picture is kept, here and by others. */
interface Keeping {
  readonly headers: Readonly<Record<string, string>>
  readonly expiresAtMs: number
}

interface Picture {
  /** What it is cached under. */
  readonly name: string
  readonly draw: () => Promise<CachedPage>
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

/**
 * A photo that is removed must be gone soon, also where others keep copies. So must the drawings below its name, which
 * change with the drawing that it is shown instead of.
 */
const PHOTO_HEADERS = { ...HEADERS, 'cache-control': `public, max-age=${HOUR_MS / 1_000}` }

const finishSvg = (svg: string, keeping: Keeping): Promise<CachedPage> =>
  finishAnswer({
    status: 200,
    body: svg,
    contentType: 'image/svg+xml; charset=utf-8',
    isShared: true,
    scopes: [],
    ...keeping,
  })

/** Pictures of devices and of their conditions: drawn, or read from storage, on first request. */
export async function picturesRoutes(
  app: FastifyInstance,
  { findPicture, blobs, now, draw: paint = drawInProcess }: PicturesOptions,
): Promise<void> {
  const cache = new HtmlCache({ maxBytes: CACHE_BYTES, now })

  const keep = (isPhoto: boolean): Keeping =>
    isPhoto
      ? { headers: PHOTO_HEADERS, expiresAtMs: now() + HOUR_MS }
      : { headers: HEADERS, expiresAtMs: now() + DAY_MS }

  const keepLike = ({ blobKey }: StoredPicture): Keeping => keep(blobKey !== null)

  async function getPicture(key: string): Promise<StoredPicture> {
    const picture = PICTURE_KEY.test(key) ? await findPicture(key) : null
    if (picture === null) throw refuse()
    return picture
  }

  async function readPhoto({ blobKey }: StoredPicture): Promise<Buffer> {
    const photo = blobKey === null ? null : await blobs.read({ bytes: null, blobKey })
    if (photo === null) throw refuse()
    return photo
  }

  const drawPicture = async (picture: StoredPicture): Promise<string> =>
    picture.blobKey === null
      ? drawDevice(DEVICE_FORM.parse(picture.form))
      : drawPhoto(await readPhoto(picture))

  /** From the cache, or drawn now. */
  async function send(request: FastifyRequest, reply: FastifyReply, { name, draw }: Picture) {
    const kept = cache.find(name)
    const picture = kept && !cache.isStale(kept) ? kept : await cache.render(name, draw)
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
        draw: async () => {
          const picture = await getPicture(key)
          if (extension !== 'webp')
            return finishSvg(drawDevice(DEVICE_FORM.parse(picture.form)), keepLike(picture))
          const bytes = await readPhoto(picture)
          return finishBytes({ bytes, contentType: 'image/webp', ...keep(true) })
        },
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
        draw: async () => {
          const picture = await getPicture(key)
          const painted = await paint({ kind: 'sharePicture', svg: await drawPicture(picture) })
          return finishBytes({ bytes: Buffer.from(painted), contentType: 'image/png', ...keepLike(picture) })
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
        draw: () => finishSvg(drawCondition(category, grade), keep(false)),
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
        draw: async () => {
          const picture = await getPicture(key)
          return finishSvg(drawWornDevice(DEVICE_FORM.parse(picture.form), grade), keepLike(picture))
        },
      })
    },
  })
}
