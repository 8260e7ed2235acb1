import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { buildSignedOfferPath, SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
import { SIGNED_OFFER_KEYS } from '#contracts/signed-offers.ts'
import { TRADE_PARAMS, TRADE_QUERY } from '#contracts/trades.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { describeFile, describeRoutes, TRADE_READER } from '#server/http/openapi-parts.ts'
import { TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { openSale, readSaleCaller } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { SignedOffersService } from './signed-offers.service.ts'
import { toJwk } from './signing-key-jwk.ts'

export interface SignedOffersRoutesOptions extends TradesOptions {
  readonly signedOffers: SignedOffersService
  /** Every key that may have signed an offer, also those that have left the ring. */
  readonly readKeys: () => Promise<readonly SignedOfferKey[]>
}

const FILE_TYPE = 'application/json'

/** The signed offer of a trade as a file, and the keys to check it with. */
export async function signedOffersRoutes(
  app: FastifyInstance,
  options: SignedOffersRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: buildSignedOfferPath(':tradeNumber'),
    schema: {
      summary: 'Returns the signed offer: devices, answers, prices and deadlines as agreed.',
      security: TRADE_READER,
      params: TRADE_PARAMS,
      querystring: TRADE_QUERY,
      response: { 200: describeFile(FILE_TYPE) },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber } = request.params
      const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
      const { trade } = await openSale(options, caller, 'read')
      const { name, content } = await options.signedOffers.getFile(trade.transactionId)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(FILE_TYPE)
        .send(content)
    },
  })
  routes.route({
    method: 'GET',
    url: SIGNED_OFFER_KEYS_PATH,
    schema: { summary: 'Returns the keys that verify signed offers.', response: { 200: SIGNED_OFFER_KEYS } },
    handler: async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        // The keys are public: pages of other sites may check signed offers, too.
        .header('access-control-allow-origin', '*')
        .send({ keys: (await options.readKeys()).map(toJwk) }),
  })
}
