import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { OFFER, OFFER_RENEWALS, OFFER_RENEWALS_REQUEST, OFFER_REQUEST } from '#contracts/offers.ts'
import { OFFER_RENEWALS_PATH, OFFERS_PATH } from '#contracts/paths/offers.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { OFFER_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { OfferCaller } from './offer-quotas.ts'
import type { OffersService } from './offers.service.ts'

const BODY_LIMIT_BYTES = 8_192
const RENEWALS_BODY_LIMIT_BYTES = 32_768

export interface OffersRoutesOptions {
  readonly offers: OffersService
  readonly isTrustedProxy: IsTrustedProxy
}

export async function offersRoutes(
  app: FastifyInstance,
  { offers, isTrustedProxy }: OffersRoutesOptions,
): Promise<void> {
  const findCaller = async (request: FastifyRequest): Promise<OfferCaller> => ({
    address: readClientAddress(request.raw, isTrustedProxy),
    customerId: (await findCustomer(request))?.customerId ?? null,
  })
  describeRoutes(app, { tag: 'Offers' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: OFFERS_PATH,
    schema: {
      summary: 'Creates an offer for a device as the seller describes it.',
      body: OFFER_REQUEST,
      response: { 201: OFFER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: OFFER_LIMIT },
    handler: async (request, reply) => {
      const offer = await offers.create(
        requireShopContext(request).shop,
        await findCaller(request),
        request.body,
      )
      return reply.status(201).header('cache-control', 'no-store').send(offer)
    },
  })

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: OFFER_RENEWALS_PATH,
    schema: {
      summary: 'Says which of a cart’s offers are still valid, have been renewed or are gone.',
      body: OFFER_RENEWALS_REQUEST,
      response: { 200: OFFER_RENEWALS },
    },
    bodyLimit: RENEWALS_BODY_LIMIT_BYTES,
    config: { rateLimit: OFFER_LIMIT },
    handler: async (request, reply) => {
      const { offerIds } = request.body
      const renewed = await offers.renew(
        requireShopContext(request).shop,
        await findCaller(request),
        offerIds,
      )
      return reply.header('cache-control', 'no-store').send({ offers: renewed })
    },
  })
}
