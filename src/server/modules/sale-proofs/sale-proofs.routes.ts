import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { streamZip } from '#archives/stream-zip.ts'
import { buildSaleProofPath, buildTradeFilePath } from '#contracts/paths/transparency-log.ts'
import { TRADE_PARAMS } from '#contracts/trades.ts'
import { SALE_PROOF_QUERY } from '#contracts/transparency-log.ts'
import {
  describeFile,
  describeRoutes,
  TRADE_KEY_OR_SIGNED_IN,
  TRADE_READER,
} from '#server/http/openapi-parts.ts'
import { TRADE_FILE_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { openSale, readSaleCaller } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { buildTradeFile, type TradeFileOptions } from './build-trade-file.ts'
import { readTradeArchive, writeTradeFile } from './read-trade-archive.ts'

const JSON_TYPE = 'application/json'
const ZIP_TYPE = 'application/zip'

const nameDownload = (reference: string, extension: string): string =>
  `attachment; filename="${reference}-trade-file.${extension}"`

/** The trade file of a sale: alone for everyone who may see the sale, with its photos for the seller. */
export async function saleProofsRoutes(
  app: FastifyInstance,
  options: TradesOptions & TradeFileOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: buildSaleProofPath(':tradeNumber'),
    schema: {
      summary: 'Returns the trade file: everything about a sale, chained and sealed, without its photos.',
      security: TRADE_READER,
      params: TRADE_PARAMS,
      querystring: SALE_PROOF_QUERY,
      response: { 200: describeFile(JSON_TYPE) },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber } = request.params
      const { key, known: knownSize = null } = request.query
      const caller = await readSaleCaller(request, { tradeNumber, readKey: key })
      const { trade } = await openSale(options, caller, 'read')
      const file = await buildTradeFile(options, trade.transactionId, { knownSize })
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', nameDownload(file.reference, 'json'))
        .type(JSON_TYPE)
        .send(writeTradeFile(file))
    },
  })
  routes.route({
    method: 'GET',
    url: buildTradeFilePath(':tradeNumber'),
    schema: {
      summary: 'Returns the trade file of a sale with its photos as one archive.',
      security: TRADE_KEY_OR_SIGNED_IN,
      params: TRADE_PARAMS,
      response: { 200: describeFile(ZIP_TYPE) },
    },
    config: { rateLimit: TRADE_FILE_LIMIT },
    // It would build a whole archive only to discard it.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const caller = await readSaleCaller(request, request.params)
      const { trade } = await openSale(options, caller, 'act')
      const file = await buildTradeFile(options, trade.transactionId, { hasPhotos: true })
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', nameDownload(file.reference, 'zip'))
        .type(ZIP_TYPE)
        .send(Readable.from(streamZip(readTradeArchive(options, file)), { objectMode: false }))
    },
  })
}
