import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/api-paths.ts'
import {
  IDEMPOTENCY_HEADERS,
  TRADE,
  TRADE_PARAMS,
  TRADE_QUERY,
  TRADE_REQUEST,
  TRADE_VIEW,
} from '#contracts/trades.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes, GUEST_OR_SIGNED_IN, TRADE_KEY } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import { tradeChangesRoutes } from './changes/trade-changes.routes.ts'
import type { TradeDocuments } from './documents/trade-documents.ts'
import { type TradesService, toTradeView } from './trades.service.ts'
import type { TradesOptions } from './trades-options.ts'

/** A cart of 500 lines with some 80 bytes each, and the seller. */
const BODY_LIMIT_BYTES = 49_152

export interface TradesRoutesOptions extends TradesOptions {
  readonly trades: TradesService
  readonly documents: TradeDocuments
}

/** The page of the trade on the host where it is created, by that host's own path: it works in every language. */
const buildStatusUrl = ({ host, isSecure }: ShopContext): string =>
  `${isSecure ? 'https' : 'http'}://${host.host}${buildPath(MARKETS[host.lang], 'thankYou')}`

/** Personal data: no cache on the way may store it. */
const keepPrivate = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

/** Opens in the browser, and has a sensible name when saved. */
const sendPdf = (reply: FastifyReply, filename: string, bytes: Uint8Array) =>
  keepPrivate(reply)
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${filename}"`)
    .send(Buffer.from(bytes))

export async function tradesRoutes(
  app: FastifyInstance,
  { trades, documents, ...options }: TradesRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: TRADES_PATH,
    schema: {
      summary: 'Creates a trade from a cart, once per idempotency key.',
      security: GUEST_OR_SIGNED_IN,
      headers: IDEMPOTENCY_HEADERS,
      body: TRADE_REQUEST,
      response: { 200: TRADE, 201: TRADE },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request, reply) => {
      const context = requireShopContext(request)
      const { trade, isNew } = await trades.create({
        shop: context.shop,
        statusUrl: buildStatusUrl(context),
        idempotencyKey: request.headers['idempotency-key'],
        account: await findCustomer(request),
        request: request.body,
      })
      return keepPrivate(reply)
        .status(isNew ? 201 : 200)
        .send(trade)
    },
  })
  routes.route({
    method: 'GET',
    url: `${TRADES_PATH}/:tradeNumber`,
    schema: {
      summary: 'A trade as its seller sees it.',
      security: TRADE_KEY,
      params: TRADE_PARAMS,
      querystring: TRADE_QUERY,
      response: { 200: TRADE_VIEW },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const trade = await trades.requireTrade({ ...request.params, ...request.query })
      const market = MARKETS[requireShopContext(request).shop.market]
      return keepPrivate(reply).send(toTradeView(trade, { secret: options.secret, market }))
    },
  })
  registerDocuments(app, { trades, documents })
  await app.register(tradeChangesRoutes, options)
}

const buildDocumentSchema = (summary: string, contentType: string) => ({
  summary,
  security: TRADE_KEY,
  params: TRADE_PARAMS,
  querystring: TRADE_QUERY,
  response: { 200: describeFile(contentType) },
})

/** The documents of the parcel, for the holder of the trade's link. */
function registerDocuments(
  app: FastifyInstance,
  { trades, documents }: Pick<TradesRoutesOptions, 'trades' | 'documents'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: TRADE_VIEW_LIMIT }
  routes.get(
    `${TRADES_PATH}/:tradeNumber/label.pdf`,
    { schema: buildDocumentSchema('The shipping label.', 'application/pdf'), config },
    async ({ params, query }, reply) => {
      const trade = await trades.requireTrade({ ...params, ...query })
      const label = await documents.findLabel(trade)
      if (!label) throw new HttpError(404, 'NOT_FOUND', 'The label is not there yet.')
      return sendPdf(reply, `label-${params.tradeNumber}.pdf`, label)
    },
  )
  routes.get(
    `${TRADES_PATH}/:tradeNumber/packing-slip.pdf`,
    { schema: buildDocumentSchema('The packing slip.', 'application/pdf'), config },
    async ({ params, query }, reply) => {
      const trade = await trades.requireTrade({ ...params, ...query })
      return sendPdf(reply, `packing-slip-${params.tradeNumber}.pdf`, await documents.makePackingSlip(trade))
    },
  )
  routes.get(
    `${TRADES_PATH}/:tradeNumber/qr.svg`,
    { schema: buildDocumentSchema('The code that a parcel shop scans.', 'image/svg+xml'), config },
    async ({ params, query }, reply) => {
      const trade = await trades.requireTrade({ ...params, ...query })
      if (!trade.shipment) throw new HttpError(404, 'NOT_FOUND', 'The code is not there yet.')
      return keepPrivate(reply)
        .type('image/svg+xml')
        .send(await documents.drawQrCode(trade.shipment.qrText))
    },
  )
}
