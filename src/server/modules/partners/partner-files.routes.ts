import type { FastifyInstance } from 'fastify'
import type { BrandRecord } from '#domain/partners/partner.ts'
import { finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { PARTNER_FILE_LIMIT } from '#server/http/rate-limit.ts'
import { buildPartnerFiles, type PartnerFile } from './partner-files.ts'
import type { Partners } from './partners.ts'

const CACHING = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }

// A logo opened on its own is a document of this site: it may do nothing.
const POLICY = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

export interface PartnerFilesOptions {
  readonly partners: Pick<Partners, 'find'>
  /** Every record of a partner that a page somewhere may still refer to. */
  readonly listRecords: (id: string) => Promise<readonly BrandRecord[]>
}

const FILE_NAME = /^([a-z0-9-]{1,40})-[0-9a-f]{10}\.(?:svg|css)$/

/** More than any shop has; a process that has served more starts over. */
const MAX_FILES = 500

const finish = ({ contentType, body }: PartnerFile): CachedPage =>
  finishBytes({ bytes: Buffer.from(body), contentType, headers: { ...CACHING, ...POLICY } })

/**
 * Finds a file by its name. Pages outlive a change of the record, in browsers and at the edge, and another process may
 * have heard of it earlier: what isn't of the current record is looked for in the others.
 */
function createFileFinder({ partners, listRecords }: PartnerFilesOptions) {
  const known = new Map<string, CachedPage>()

  async function load(name: string): Promise<CachedPage | null> {
    const [, id] = FILE_NAME.exec(name) ?? []
    if (id === undefined) return null
    const findIn = (records: readonly BrandRecord[]) =>
      records
        .flatMap((record) => Object.values(buildPartnerFiles({ id, ...record })))
        .find(({ path }) => path === `/partners/${name}`)
    const current = partners.find(id)
    const file = (current && findIn([current])) ?? findIn(await listRecords(id))
    return file ? finish(file) : null
  }

  return async (name: string): Promise<CachedPage | null> => {
    const before = known.get(name)
    if (before) return before
    const file = await load(name)
    if (known.size >= MAX_FILES) known.clear()
    if (file) known.set(name, file)
    return file
  }
}

/** Logos and colours of the brand partners. */
export async function partnerFilesRoutes(app: FastifyInstance, options: PartnerFilesOptions): Promise<void> {
  const findFile = createFileFinder(options)
  app.get<{ Params: { file: string } }>(
    '/partners/:file',
    { schema: { hide: true }, config: { rateLimit: PARTNER_FILE_LIMIT } },
    async (request, reply) => {
      const file = await findFile(request.params.file)
      if (!file) return reply.callNotFound()
      reply.hijack()
      reply.raw.setHeader('x-request-id', request.id)
      sendCachedPage(request.raw, reply.raw, file)
    },
  )
}
