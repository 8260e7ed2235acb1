import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { buildSaleProofPath } from '#contracts/paths/transparency-log.ts'
import { TRADE_PARAMS } from '#contracts/trades.ts'
import { SALE_PROOF_QUERY } from '#contracts/transparency-log.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes, TRADE_READER } from '#server/http/openapi-parts.ts'
import { TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { openSale, readSaleCaller } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { type BuildProofOptions, buildProof } from './build-proof.ts'

const FILE_TYPE = 'application/json'

/** The proof of a sale as a file. */
export async function saleProofsRoutes(
  app: FastifyInstance,
  options: TradesOptions & BuildProofOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: buildSaleProofPath(':tradeNumber'),
    schema: {
      summary: 'Returns what proves how the devices of a sale were inspected.',
      security: TRADE_READER,
      params: TRADE_PARAMS,
      querystring: SALE_PROOF_QUERY,
      response: { 200: describeFile(FILE_TYPE) },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber } = request.params
      const { key, known = null } = request.query
      const caller = await readSaleCaller(request, { tradeNumber, readKey: key })
      const { trade } = await openSale(options, caller, 'read')
      const proof = await buildProof(options, trade.transactionId, known)
      if (!proof) throw new HttpError(404, 'NOT_FOUND', 'No findings of this sale have been locked yet.')
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${proof.reference}-proof.json"`)
        .type(FILE_TYPE)
        .send(`${JSON.stringify(proof, null, 2)}\n`)
    },
  })
}
