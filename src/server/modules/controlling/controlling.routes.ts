import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { CLIENT_ID, CONTROLLING_REQUEST } from '#contracts/controlling.ts'
import { CLIENT_ID_PATH, CONTROLLING_PATH } from '#contracts/paths/tracking.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { describeRoutes, NO_CONTENT } from '#server/http/openapi-parts.ts'
import { CLIENT_ID_LIMIT, CONTROLLING_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { type ControllingService, createControllingError } from './controlling.service.ts'

const BODY_LIMIT_BYTES = 8_192

/** Too long to be guessed, or to collide. */
const CLIENT_ID_BYTES = 16

export async function controllingRoutes(
  app: FastifyInstance,
  { controlling }: { readonly controlling: ControllingService },
): Promise<void> {
  describeRoutes(app, { tag: 'Controlling' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: CONTROLLING_PATH,
    schema: {
      summary: 'Stores a business event.',
      body: CONTROLLING_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CONTROLLING_LIMIT },
    // The limit needs the database, too: without it the caller reads the same as when storing fails.
    errorHandler: (error) => {
      throw isDatabaseAway(error) ? createControllingError(error) : error
    },
    handler: async (request, reply) => {
      await controlling.store(requireShopContext(request).shop, request.body)
      return reply.status(204).header('cache-control', 'no-store').send()
    },
  })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: CLIENT_ID_PATH,
    schema: {
      summary: 'Creates an id for a browser whose visitor has agreed to analytics.',
      response: { 200: CLIENT_ID },
    },
    config: { rateLimit: CLIENT_ID_LIMIT },
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return { hash: randomBytes(CLIENT_ID_BYTES).toString('hex') }
    },
  })
}
