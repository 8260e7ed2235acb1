import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
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
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes, GUEST_OR_SIGNED_IN, TRADE_READER } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import { tradeChangesRoutes } from './changes/trade-changes.routes.ts'
import type { TradeDocuments } from './documents/trade-documents.ts'
import { openSale, readSaleCaller, requireSale, requireSaleAccess } from './open-sale.ts'
import { type TradesService, toTradeView } from './trades.service.ts'
import type { TradesOptions } from './trades-options.ts'

/** A cart of 500 lines with some 80 bytes each, and the seller. */
const BODY_LIMIT_BYTES = 49_152

export interface TradesRoutesOptions extends TradesOptions {
  readonly trades: TradesService
  readonly documents: TradeDocuments
  readonly isTrustedProxy: IsTrustedProxy
}

/** The page of the trade, for links in mails, by the path of the host they lead to: it works in every language. */
const buildStatusUrl = ({ links }: ShopContext): string =>
  links.origin + buildPath(MARKETS[links.lang], 'thankYou')

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
  { trades, documents, isTrustedProxy, ...options }: TradesRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: TRADES_PATH,
    schema: {
      summary: 'Creates a sale from a cart, once per idempotency key.',
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
        network: findNetwork(readClientAddress(request.raw, isTrustedProxy)),
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
      summary: 'Returns a sale as its seller sees it.',
      security: TRADE_READER,
      params: TRADE_PARAMS,
      querystring: TRADE_QUERY,
      response: { 200: TRADE_VIEW },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber } = request.params
      const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
      const market = MARKETS[requireShopContext(request).shop.market]
      const opened = await openSale(options, caller, 'read')
      const { secret, now } = options
      return keepPrivate(reply).send(toTradeView(opened, { secret, market, nowMs: now() }))
    },
  })
  registerDocuments(app, documents, options)
  await app.register(tradeChangesRoutes, options)
}

const buildDocumentSchema = (summary: string, contentType: string) => ({
  summary,
  security: TRADE_READER,
  params: TRADE_PARAMS,
  querystring: TRADE_QUERY,
  response: { 200: describeFile(contentType) },
})

type PaperRequest = FastifyRequest<{
  Params: { tradeNumber: string }
  Querystring: { key: string }
}>

/** The documents of the parcel, for anyone who may see the trade. */
function registerDocuments(app: FastifyInstance, documents: TradeDocuments, options: TradesOptions): void {
  /** Without loading the trade: a kept paper needs nothing of it. */
  const requireReader = async (request: PaperRequest): Promise<number> => {
    const { tradeNumber } = request.params
    const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
    return (await requireSaleAccess(options, caller, 'read')).transactionId
  }
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: TRADE_VIEW_LIMIT }
  routes.get(
    `${TRADES_PATH}/:tradeNumber/label.pdf`,
    { schema: buildDocumentSchema('Returns the shipping label.', 'application/pdf'), config },
    async (request, reply) => {
      const label = await documents.findLabel(await requireReader(request))
      if (!label) throw new HttpError(404, 'NOT_FOUND', 'The label isn’t ready yet. Try again in a minute.')
      return sendPdf(reply, `label-${request.params.tradeNumber}.pdf`, label)
    },
  )
  routes.get(
    `${TRADES_PATH}/:tradeNumber/packing-slip.pdf`,
    { schema: buildDocumentSchema('Returns the packing slip.', 'application/pdf'), config },
    async (request, reply) => {
      const transactionId = await requireReader(request)
      const slip = await documents.makePackingSlip(transactionId, () =>
        requireSale(options.db, transactionId),
      )
      return sendPdf(reply, `packing-slip-${request.params.tradeNumber}.pdf`, slip)
    },
  )
  routes.get(
    `${TRADES_PATH}/:tradeNumber/qr.svg`,
    { schema: buildDocumentSchema('Returns the QR code that a parcel shop scans.', 'image/svg+xml'), config },
    async (request, reply) => {
      const code = await documents.findQrCode(await requireReader(request))
      if (!code) throw new HttpError(404, 'NOT_FOUND', 'The code isn’t ready yet. Try again in a minute.')
      return keepPrivate(reply).type('image/svg+xml').send(code)
    },
  )
}
