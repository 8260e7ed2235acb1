import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { VERIFIER_PATH } from '#contracts/paths/transparency-log.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { LOG_LIMIT } from '#server/http/rate-limit.ts'
import { VERIFIER_FILE } from '#server/render/build-info.ts'

/** The verifier at an address that never changes, for whoever doesn't want to rely on our pages. */
export async function verifierRoutes(app: FastifyInstance): Promise<void> {
  app.get(VERIFIER_PATH, { schema: { hide: true }, config: { rateLimit: LOG_LIMIT } }, async (_, reply) => {
    // In development, nothing may have been built.
    const text = await readFile(VERIFIER_FILE, 'utf8').catch(() => null)
    if (text === null) throw new HttpError(404, 'NOT_FOUND', 'The verifier hasn’t been built.')
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(text)
  })
}
