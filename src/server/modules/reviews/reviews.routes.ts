import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import { REVIEW_INPUT } from '#contracts/reviews.ts'
import { TRADE_PARAMS, TRADE_VIEW } from '#contracts/trades.ts'
import { MARKETS } from '#markets/markets.ts'
import { describeRoutes, NO_CONTENT, TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { openSale, readSaleCaller, type SaleCaller } from '#server/modules/trades/open-sale.ts'
import { toTradeView } from '#server/modules/trades/trades.service.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { objectToReviewRequests, withdrawReview, writeReview } from './write-review.ts'

const BODY_LIMIT_BYTES = 32_768

const COMMON = { security: TRADE_KEY_OR_SIGNED_IN, params: TRADE_PARAMS }

const REVIEW_URL = `${TRADES_PATH}/:tradeNumber/review`

/** What a seller says about a paid sale, by its acting key or signed in. The response is the sale after the change. */
export async function reviewsRoutes(app: FastifyInstance, options: TradesOptions): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
  const present = async (request: FastifyRequest, caller: SaleCaller) => {
    const market = MARKETS[requireShopContext(request).shop.market]
    const { secret, now } = options
    return toTradeView(await openSale(options, caller, 'act'), { secret, market, nowMs: now() })
  }
  routes.route({
    method: 'POST',
    url: REVIEW_URL,
    schema: {
      ...COMMON,
      summary:
        'Writes the review of a sale with a paid device, which is published once an operator has read it.',
      body: REVIEW_INPUT,
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      await writeReview(options, await openSale(options, caller, 'act'), request.body)
      return present(request, caller)
    },
  })
  routes.route({
    method: 'DELETE',
    url: REVIEW_URL,
    schema: {
      ...COMMON,
      summary: 'Withdraws the review of a sale and deletes it for good.',
      response: { 200: TRADE_VIEW },
    },
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      await withdrawReview(options, await openSale(options, caller, 'act'))
      return present(request, caller)
    },
  })
  routes.route({
    method: 'POST',
    url: `${REVIEW_URL}/objection`,
    schema: {
      ...COMMON,
      summary: 'Ends the requests for reviews to the sale’s email address.',
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request, reply) => {
      const caller = await readSaleCaller(request, request.params)
      await objectToReviewRequests(options, await openSale(options, caller, 'act'))
      return reply.status(204).send()
    },
  })
}
