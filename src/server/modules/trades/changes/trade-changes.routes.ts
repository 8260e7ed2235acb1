import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/api-paths.ts'
import { TRADE_PARAMS, TRADE_PAYOUT_REQUEST, TRADE_QUERY, TRADE_VIEW } from '#contracts/trades.ts'
import { MARKETS } from '#markets/markets.ts'
import { TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { requireOwnTrade, type TradeCaller } from '#server/modules/trades/require-own-trade.ts'
import { toTradeView } from '#server/modules/trades/trades.service.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { cancelTrade } from './cancel-trade.ts'
import { changePayout } from './change-payout.ts'

const BODY_LIMIT_BYTES = 4_096

const COMMON = { security: TRADE_KEY_OR_SIGNED_IN, params: TRADE_PARAMS, querystring: TRADE_QUERY }

/** What a seller can change about a trade, by its link or signed in. The response is the trade after the change. */
export async function tradeChangesRoutes(app: FastifyInstance, options: TradesOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
  const readCaller = async (
    request: FastifyRequest,
    link: Pick<TradeCaller, 'tradeNumber' | 'key'>,
  ): Promise<TradeCaller> => ({ ...link, account: await findCustomer(request) })
  const present = async (request: FastifyRequest, caller: TradeCaller) => {
    const market = MARKETS[requireShopContext(request).shop.market]
    return toTradeView(await requireOwnTrade(options, caller), { secret: options.secret, market })
  }
  routes.route({
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/cancel`,
    schema: {
      ...COMMON,
      summary: 'Cancels a sale, until the carrier has the parcel.',
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readCaller(request, { ...request.params, ...request.query })
      const { transactionId } = await requireOwnTrade(options, caller)
      await cancelTrade(options, transactionId)
      return present(request, caller)
    },
  })
  routes.route({
    method: 'PATCH',
    url: `${TRADES_PATH}/:tradeNumber/payout`,
    schema: {
      ...COMMON,
      summary: 'Changes the payout account of a trade, until the money is on its way.',
      body: TRADE_PAYOUT_REQUEST,
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readCaller(request, { ...request.params, ...request.query })
      await changePayout(options, await requireOwnTrade(options, caller), request.body)
      return present(request, caller)
    },
  })
}
