import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { FAIRNESS_FILE_PARAMS, FAIRNESS_FILE_QUERY } from '#contracts/fairness.ts'
import { buildFairnessFilePath, type FairnessFormat } from '#contracts/paths/fairness.ts'
import { writeFairnessCsv } from '#domain/fairness/read-fairness-file.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes } from '#server/http/openapi-parts.ts'
import { LOG_LIMIT } from '#server/http/rate-limit.ts'
import { type BuildDownloadOptions, buildDownload } from './build-download.ts'
import { findEditionOf, type StoredEdition } from './editions.repository.ts'

const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const

/** An edition never changes. Its proof is final with the tree head that has it; keys are added later. */
const DAY = 'public, max-age=86400'
const MINUTE = 'public, max-age=60'

async function requireEdition(db: Database, number: number): Promise<StoredEdition> {
  const edition = await findEditionOf(db, number)
  if (!edition) throw new HttpError(404, 'NOT_FOUND', 'No figures were published under this number.')
  return edition
}

interface Sending {
  readonly format: FairnessFormat
  readonly edition: number
  readonly cacheControl: string
}

/** Pages of other sites may read the figures, too. */
const prepareFile = (reply: FastifyReply, { format, edition, cacheControl }: Sending): FastifyReply =>
  reply
    .header('cache-control', cacheControl)
    .header('access-control-allow-origin', '*')
    .header('content-disposition', `attachment; filename="fairness-${edition}.${format}"`)
    .type(TYPES[format])

/** The figures of the fairness page as files. */
export async function fairnessRoutes(app: FastifyInstance, options: BuildDownloadOptions): Promise<void> {
  describeRoutes(app, { tag: 'Log' })
  const { db } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: LOG_LIMIT }
  routes.route({
    method: 'GET',
    url: buildFairnessFilePath(':edition', 'json'),
    schema: {
      summary: 'Returns published figures of inspections with the proof that the public log has them.',
      params: FAIRNESS_FILE_PARAMS,
      querystring: FAIRNESS_FILE_QUERY,
      response: { 200: describeFile(TYPES.json) },
    },
    config,
    handler: async ({ params: { edition }, query: { known = null } }, reply) => {
      const download = await buildDownload(options, await requireEdition(db, edition), known)
      const cacheControl = download.log.inclusion ? DAY : MINUTE
      return prepareFile(reply, { format: 'json', edition, cacheControl }).send(
        `${JSON.stringify(download, null, 2)}\n`,
      )
    },
  })
  routes.route({
    method: 'GET',
    url: buildFairnessFilePath(':edition', 'csv'),
    schema: {
      summary: 'Returns published figures of inspections as a table.',
      params: FAIRNESS_FILE_PARAMS,
      response: { 200: describeFile('text/csv') },
    },
    config,
    handler: async ({ params: { edition } }, reply) => {
      const { file } = await requireEdition(db, edition)
      return prepareFile(reply, { format: 'csv', edition, cacheControl: DAY }).send(writeFairnessCsv(file))
    },
  })
}
