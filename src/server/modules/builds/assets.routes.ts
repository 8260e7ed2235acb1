import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { YEAR_MS } from '#domain/kernel/durations.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { finishAnswer, finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage, HtmlCache } from '#server/http/html-cache.ts'
import type { SharedFiles } from './shared-files.ts'

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

const HEADERS = {
  'cache-control': `public, max-age=${YEAR_MS / 1_000}, immutable`,
  vary: 'accept-encoding',
}

/** As the build names its files, in folders too. */
const FILE_NAME = /^[\w-][\w./-]{0,199}$/

const PREFIX = '/assets/'

export interface AssetsOptions {
  /** The browser's files of this build. */
  readonly folder: string
  readonly files: SharedFiles
  readonly cache: HtmlCache
}

function finishFile(name: string, bytes: Buffer): Promise<CachedPage> | CachedPage {
  const extension = extname(name)
  const text = TEXT_TYPES[extension]
  const neverStale = { scopes: [], expiresAtMs: Number.POSITIVE_INFINITY }
  return text
    ? finishAnswer({
        ...neverStale,
        status: 200,
        body: bytes.toString(),
        contentType: text,
        isShared: true,
        headers: HEADERS,
      })
    : finishBytes({
        bytes,
        contentType: BINARY_TYPES[extension] ?? 'application/octet-stream',
        headers: HEADERS,
        expiresAtMs: neverStale.expiresAtMs,
      })
}

/** The file of another build, made ready to send once. */
async function findFile(name: string, { files, cache }: AssetsOptions): Promise<CachedPage | null> {
  const key = `asset|${name}`
  const kept = cache.find(key)
  if (kept) return kept
  const bytes = FILE_NAME.test(name) ? await files.find(name) : null
  return bytes && cache.render(key, async () => finishFile(name, bytes))
}

/**
 * Files of the build: their names change with their content, so browsers may cache them forever. Those of another build
 * come from the shared store, because its pages are open in browsers and may be kept by an edge.
 */
export async function assetsRoutes(app: FastifyInstance, options: AssetsOptions): Promise<void> {
  async function sendShared(request: FastifyRequest, reply: FastifyReply) {
    const [pathname = ''] = request.url.split('?', 1)
    const file = await findFile(pathname.slice(PREFIX.length), options)
    if (!file) throw new HttpError(404, 'NOT_FOUND', `Page Not Found: ${pathname}`)
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, file)
    return undefined
  }

  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(sendShared)
      await scope.register(fastifyStatic, {
        root: options.folder,
        preCompressed: true,
        decorateReply: false,
        index: false,
        immutable: true,
        maxAge: YEAR_MS,
      })
    },
    { prefix: PREFIX },
  )
}
