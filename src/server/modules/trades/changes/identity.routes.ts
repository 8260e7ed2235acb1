import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import { IDENTITY_FILE_PARAMS, IDENTITY_REQUEST, TRADE_PARAMS, TRADE_VIEW } from '#contracts/trades.ts'
import { MARKETS } from '#markets/markets.ts'
import { TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import {
  openSale,
  readSaleCaller,
  requireSaleAccess,
  type SaleCaller,
} from '#server/modules/trades/open-sale.ts'
import { toTradeView } from '#server/modules/trades/trades.service.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { registerUpload } from '#server/uploads/upload-route.ts'
import {
  declineIdentity,
  requireWantedDocument,
  storeDocumentFile,
  submitDocument,
} from './submit-document.ts'

const BODY_LIMIT_BYTES = 4_096

/** The identity document that the law asks of a seller. Each response is the trade after the change, never the document. */
export async function identityRoutes(app: FastifyInstance, options: TradesOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { secret, now } = options
  const present = async (request: FastifyRequest, caller: SaleCaller) => {
    const market = MARKETS[requireShopContext(request).shop.market]
    return toTradeView(await openSale(options, caller, 'act'), { secret, market, nowMs: now() })
  }
  await registerUpload(app, {
    url: `${TRADES_PATH}/:tradeNumber/identity/files/:side`,
    schema: {
      summary: 'Stores one side of the seller’s identity document, a photo or PDF.',
      security: TRADE_KEY_OR_SIGNED_IN,
      params: IDENTITY_FILE_PARAMS,
      response: { 200: TRADE_VIEW },
    },
    async requireUploader(request, params) {
      const caller = await readSaleCaller(request, params)
      const { transactionId } = await requireSaleAccess(options, caller, 'act')
      await requireWantedDocument(options, transactionId)
    },
    async take({ request, params }, { upload }) {
      const caller = await readSaleCaller(request, params)
      await storeDocumentFile(options, await openSale(options, caller, 'act'), { side: params.side, upload })
      return present(request, caller)
    },
  })
  routes.route({
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/identity`,
    schema: {
      summary: 'Submits the seller’s identity document: the typed fields, with the pictures sent before.',
      security: TRADE_KEY_OR_SIGNED_IN,
      params: TRADE_PARAMS,
      body: IDENTITY_REQUEST,
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      await submitDocument(options, await openSale(options, caller, 'act'), request.body)
      return present(request, caller)
    },
  })
  routes.route({
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/identity/decline`,
    schema: {
      summary: 'Returns the accepted devices, because the seller shows no identity document.',
      security: TRADE_KEY_OR_SIGNED_IN,
      params: TRADE_PARAMS,
      response: { 200: TRADE_VIEW },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      await declineIdentity(options, await openSale(options, caller, 'act'))
      return present(request, caller)
    },
  })
}
