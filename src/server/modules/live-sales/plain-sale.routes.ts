import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ThankYouData } from '#contracts/page-payload.ts'
import { SALE_LINK_FORM } from '#contracts/trades.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { readSaleLink } from '#domain/trades/sale-link.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import {
  type PostedPageOptions,
  renderPostedPage,
  requireOwnForm,
  sendPostedPage,
} from '#server/modules/pages/posted-page.ts'
import { type OpenedSale, openSale } from '#server/modules/trades/open-sale.ts'
import { toTradeView } from '#server/modules/trades/trades.service.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

type PlainSaleOptions = TradesOptions & PostedPageOptions

/** Either key opens it to be read. Without script nothing can be changed, so more is not given. */
async function findSale(options: TradesOptions, text: string): Promise<OpenedSale | null> {
  const link = readSaleLink(text)
  if (!link) return null
  const { tradeNumber, key } = link
  try {
    const { trade, keyVersion } = await openSale(
      options,
      { tradeNumber, key, readKey: '', account: null },
      'read',
    )
    return { trade, keyVersion, access: 'read', subjects: [] }
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404) return null
    throw error
  }
}

async function handleForm(
  options: PlainSaleOptions,
  request: FastifyRequest<{ Body: { link: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const context = requireShopContext(request)
  const market = MARKETS[context.shop.market]
  const pathname = buildPath(market, 'thankYou')
  requireOwnForm(request, pathname)
  const { secret, now } = options
  const opened = await findSale(options, request.body.link)
  const sale = opened && toTradeView(opened, { secret, market, nowMs: now() })
  const fill = (data: ThankYouData): ThankYouData => ({ ...data, sale, isRefused: sale === null })
  const page = await renderPostedPage(options, context, { screen: 'thankYou', pathname, fill })
  sendPostedPage(request, reply, { page, status: sale ? 200 : 422 })
}

/**
 * The page of a sale without JavaScript. What opens it follows the `#` of its link, which browsers never send, so the
 * visitor pastes the link into a form: its key is in the body of a request, and in no address.
 */
export async function plainSaleRoutes(app: FastifyInstance, options: PlainSaleOptions): Promise<void> {
  await app.register(formbody)
  for (const url of new Set(MARKET_IDS.map((id) => buildPath(MARKETS[id], 'thankYou'))))
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: { body: SALE_LINK_FORM },
      config: { rateLimit: TRADE_VIEW_LIMIT },
      handler: (request, reply) => handleForm(options, request, reply),
    })
}
