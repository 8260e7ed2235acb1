import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ERASURE_CERTIFICATE_PARAMS } from '#contracts/device-erasure.ts'
import { buildErasureCertificatePath } from '#contracts/paths/device-erasure.ts'
import { TRADE_QUERY } from '#contracts/trades.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes, TRADE_READER } from '#server/http/openapi-parts.ts'
import { TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { openSale, readSaleCaller } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { findCertificate } from './device-erasure.repository.ts'
import { drawCertificate, nameCertificateFile } from './draw-certificate.ts'

const FILE_TYPE = 'application/pdf'

export interface DeviceErasureOptions extends TradesOptions {
  readonly draw?: Draw
}

/** The certificate of an erased device, for anyone who may see the sale. */
export async function deviceErasureRoutes(
  app: FastifyInstance,
  { draw = drawInProcess, ...options }: DeviceErasureOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Trades' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: buildErasureCertificatePath(':tradeNumber', ':item'),
    schema: {
      summary: 'Returns the certificate that a device was erased.',
      security: TRADE_READER,
      params: ERASURE_CERTIFICATE_PARAMS,
      querystring: TRADE_QUERY,
      response: { 200: describeFile(FILE_TYPE) },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request, reply) => {
      const { tradeNumber, item } = request.params
      const caller = await readSaleCaller(request, { tradeNumber, readKey: request.query.key })
      const { trade } = await openSale(options, caller, 'read')
      const key = { transactionId: trade.transactionId, itemNumber: item }
      const signed = await findCertificate(options.db, key)
      if (!signed || signed.certificate.method === null)
        throw new HttpError(404, 'NOT_FOUND', 'There’s no certificate that this device was erased.')
      const bytes = await drawCertificate(draw, trade, signed)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${nameCertificateFile(signed)}"`)
        .type(FILE_TYPE)
        .send(Buffer.from(bytes))
    },
  })
}
