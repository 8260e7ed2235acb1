import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { INDIVIDUAL_OFFERS_PATH } from '#contracts/paths/offers.ts'
import { IDEMPOTENCY_HEADERS, INDIVIDUAL_OFFER, INDIVIDUAL_OFFER_REQUEST } from '#contracts/trades.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { INDIVIDUAL_OFFER_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { IndividualOffersService } from './individual-offers.service.ts'

/** A cart, or a full list in which every row differs. */
const BODY_LIMIT_BYTES = 500_000

export async function individualOffersRoutes(
  app: FastifyInstance,
  { individualOffers }: { readonly individualOffers: IndividualOffersService },
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: INDIVIDUAL_OFFERS_PATH,
    schema: {
      summary: 'Requests an individual offer for a business cart above the limit.',
      headers: IDEMPOTENCY_HEADERS,
      body: INDIVIDUAL_OFFER_REQUEST,
      response: { 201: INDIVIDUAL_OFFER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: INDIVIDUAL_OFFER_LIMIT },
    handler: async (request, reply) => {
      const { shop } = requireShopContext(request)
      const idempotencyKey = request.headers['idempotency-key']
      const session = await findCustomer(request)
      const created = await individualOffers.create({
        shop,
        idempotencyKey,
        request: request.body,
        customerId: session?.customerId ?? null,
      })
      return reply.status(201).header('cache-control', 'no-store').send(created)
    },
  })
}
