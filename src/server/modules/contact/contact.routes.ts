import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { CONTACT_REQUEST, CONTACT_TOKEN, CONTACT_TOKEN_QUERY } from '#contracts/contact.ts'
import { CONTACT_PATH } from '#contracts/paths/contact.ts'
import { IDEMPOTENCY_HEADERS } from '#contracts/trades.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { describeRoutes, NO_CONTENT } from '#server/http/openapi-parts.ts'
import { CONTACT_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { ContactService } from './contact.service.ts'
import type { ContactTokens } from './contact-tokens.ts'

/** The longest message with every character escaped. */
const BODY_LIMIT_BYTES = 131_072

export interface ContactRoutesOptions {
  readonly contact: ContactService
  readonly tokens: ContactTokens
  readonly isTrustedProxy: IsTrustedProxy
}

/** The contact form with JavaScript. */
export async function contactRoutes(app: FastifyInstance, options: ContactRoutesOptions): Promise<void> {
  const { contact, tokens, isTrustedProxy } = options
  describeRoutes(app, { tag: 'Contact' })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const router = app.withTypeProvider<ZodTypeProvider>()
  router.route({
    method: 'GET',
    url: `${CONTACT_PATH}/token`,
    schema: {
      summary: 'Returns the token that a message with this idempotency key needs.',
      querystring: CONTACT_TOKEN_QUERY,
      response: { 200: CONTACT_TOKEN },
    },
    config: { rateLimit: CONTACT_LIMIT },
    handler: async ({ query }) => ({ token: tokens.issue(query.key) }),
  })
  router.route({
    method: 'POST',
    url: CONTACT_PATH,
    schema: {
      summary: 'Sends a message to the help desk.',
      headers: IDEMPOTENCY_HEADERS,
      body: CONTACT_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CONTACT_LIMIT },
    handler: async (request, reply) => {
      const { shop } = requireShopContext(request)
      const address = readClientAddress(request.raw, isTrustedProxy)
      await contact.create({ shop, address }, request.headers['idempotency-key'], request.body)
      return reply.status(204).send()
    },
  })
}
