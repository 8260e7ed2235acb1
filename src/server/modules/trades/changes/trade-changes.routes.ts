import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import { TRADE_PARAMS, TRADE_PAYOUT_REQUEST, TRADE_VIEW } from '#contracts/trades.ts'
import { MARKETS } from '#markets/markets.ts'
import { TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { requireStepUp } from '#server/modules/step-up/require-step-up.ts'
import { openSale, readSaleCaller, type SaleCaller } from '#server/modules/trades/open-sale.ts'
import { toTradeView } from '#server/modules/trades/trades.service.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { cancelTrade } from './cancel-trade.ts'
import { changePayout } from './change-payout.ts'
import { identityRoutes } from './identity.routes.ts'
import { proofRoutes } from './proof.routes.ts'

const BODY_LIMIT_BYTES = 4_096

const COMMON = { security: TRADE_KEY_OR_SIGNED_IN, params: TRADE_PARAMS }

/** What a seller can change about a trade, by its acting key or signed in. The response is the trade after the change. */
export async function tradeChangesRoutes(app: FastifyInstance, options: TradesOptions): Promise<void> {
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
    url: `${TRADES_PATH}/:tradeNumber/cancel`,
    schema: {
      ...COMMON,
      summary: 'Cancels a sale, up to the carrier’s first scan.',
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      await cancelTrade(options, await openSale(options, caller, 'act'))
      return present(request, caller)
    },
  })
  routes.route({
    method: 'PATCH',
    url: `${TRADES_PATH}/:tradeNumber/payout`,
    schema: {
      ...COMMON,
      summary: 'Changes a sale’s payout account with a fresh proof, until the money is on its way.',
      body: TRADE_PAYOUT_REQUEST,
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      const opened = await openSale(options, caller, 'act')
      await requireStepUp(request, ...opened.subjects)
      await changePayout(options, opened, request.body)
      return present(request, caller)
    },
  })
  await app.register(proofRoutes, options)
  await app.register(identityRoutes, options)
}
