import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADE_HISTORY, TRADE_HISTORY_QUERY } from '#contracts/customer-resources.ts'
import { TRADE_HISTORY_PATH } from '#contracts/paths/customers.ts'
import { MARKETS } from '#markets/markets.ts'
import { CUSTOMER_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { CustomersService } from './customers.service.ts'
import type { CustomersOptions } from './own-account.ts'
import { readCaller } from './signed-in.ts'
import { toTradeRecord } from './trade-history.presenter.ts'
import { readTradeHistory } from './trade-history.repository.ts'

export type TradeHistoryRoutesOptions = Pick<CustomersOptions, 'db' | 'secret'> & {
  readonly customers: CustomersService
}

/** The trades of the customer who is signed in. */
export async function tradeHistoryRoutes(
  app: FastifyInstance,
  { db, secret, customers }: TradeHistoryRoutesOptions,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: TRADE_HISTORY_PATH,
    schema: {
      summary: 'Lists the customer’s sales, newest first, 20 at a time.',
      querystring: TRADE_HISTORY_QUERY,
      response: { 200: TRADE_HISTORY },
    },
    config: { rateLimit: CUSTOMER_VIEW_LIMIT },
    handler: async (request) => {
      // The number comes from the account, not from the token: a deleted account has no history.
      const { customerNumber } = await customers.getCustomer(readCaller(request))
      const trades = await readTradeHistory(db, { customerNumber, before: request.query.before ?? null })
      const market = MARKETS[requireShopContext(request).shop.market]
      return trades.map((trade) => toTradeRecord({ secret, market }, trade))
    },
  })
}
