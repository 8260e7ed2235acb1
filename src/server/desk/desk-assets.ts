import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { YEAR_MS } from '#domain/kernel/durations.ts'

/**
 * The files of the operators' application. Their names change with their content, so browsers may keep them forever. They
 * hold no data, and a part that is requested after the session has ended must still come, so that the page can say so.
 */
export async function registerDeskAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  app.get<{ Params: { '*': string } }>(
    '/desk/assets/*',
    { config: { access: 'open' } },
    async (request, reply) =>
      reply
        .header('cache-control', `public, max-age=${YEAR_MS / 1_000}, immutable`)
        .sendFile(request.params['*']),
  )
}
