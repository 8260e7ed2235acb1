import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { buildSaleChangesPath, buildSalePhotoPath } from '#contracts/paths/trades.ts'
import { LISTENING_HEADERS, SALE_PHOTO_PARAMS, TRADE_PARAMS, TRADE_QUERY } from '#contracts/trades.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { EVENT_STREAM_TYPE, sendEventStream } from '#server/http/event-stream.ts'
import { describeFile, describeFiles, describeRoutes, TRADE_READER } from '#server/http/openapi-parts.ts'
import { SALE_PHOTO_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { readSaleCaller, requireSaleAccess } from '#server/modules/trades/open-sale.ts'
import { findSalePhoto } from '#server/modules/trades/sale-photos.repository.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { LiveSales } from './live-sales.ts'

export interface LiveSalesRoutesOptions extends TradesOptions {
  readonly liveSales: LiveSales
  readonly isTrustedProxy: IsTrustedProxy
}

/** Pages that lose their process at the same time don't all knock at the next one in the same moment. */
const RETRY_MS = 1_000
const RETRY_SPREAD_MS = 4_000

function registerChanges(app: FastifyInstance, options: LiveSalesRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: buildSaleChangesPath(':tradeNumber'),
    schema: {
      summary: 'Announces changes of a sale by server-sent events.',
      security: TRADE_READER,
      params: TRADE_PARAMS,
      querystring: TRADE_QUERY,
      headers: LISTENING_HEADERS,
      response: { 200: describeFile(EVENT_STREAM_TYPE) },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber } = request.params
      const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
      const sale = await requireSaleAccess(options, caller, 'read')
      const network = findNetwork(readClientAddress(request.raw, options.isTrustedProxy))
      const open = options.liveSales.join(sale, network)
      // Neither stored nor compressed on the way: a compressor would wait for more.
      reply.header('cache-control', 'private, no-store, no-transform')
      return sendEventStream(reply, { open, retryMs: RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS) })
    },
  })
}

function registerPhotos(app: FastifyInstance, options: LiveSalesRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: buildSalePhotoPath(':tradeNumber', ':photoId'),
    schema: {
      summary: 'Returns a photo that we took of the parcel, or of a device whose findings are locked.',
      security: TRADE_READER,
      params: SALE_PHOTO_PARAMS,
      querystring: TRADE_QUERY,
      response: { 200: describeFiles(...PHOTO_MEDIA_TYPES) },
    },
    config: { rateLimit: SALE_PHOTO_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber, photoId } = request.params
      const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
      const { transactionId } = await requireSaleAccess(options, caller, 'read')
      const photo = await findSalePhoto(options.db, transactionId, photoId)
      const content = await options.blobs.read(photo)
      if (!photo || !content) throw new HttpError(404, 'NOT_FOUND', 'There’s no such photo.')
      // Whatever the bytes are, browsers treat them as a picture only.
      return reply
        .type(photo.mediaType)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(content)
    },
  })
}

/** What keeps the page of a sale up to date, and what there is to see on it. */
export async function liveSalesRoutes(app: FastifyInstance, options: LiveSalesRoutesOptions): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  registerChanges(app, options)
  registerPhotos(app, options)
}
