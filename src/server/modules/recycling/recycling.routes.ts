import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RECYCLING_PATH } from '#contracts/paths/recycling.ts'
import { RECYCLING_PARAMS, RECYCLING_QUERY, RECYCLING_REQUEST } from '#contracts/recycling.ts'
import type { Database } from '#server/db/database.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, describeRoutes, NO_CONTENT, RECYCLING_KEY } from '#server/http/openapi-parts.ts'
import { RECYCLING_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { findRecyclingLabel, findSender } from './recycling.repository.ts'
import type { RecyclingService } from './recycling.service.ts'
import { describeRecyclingSlip } from './recycling-papers.ts'

/** All fields with every character escaped. */
const BODY_LIMIT_BYTES = 49_152

export interface RecyclingRoutesOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly recycling: RecyclingService
  readonly isTrustedProxy: IsTrustedProxy
  readonly draw?: Draw
}

const sendPdf = (reply: FastifyReply, filename: string, bytes: Uint8Array) =>
  reply
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${filename}"`)
    .send(Buffer.from(bytes))

const refuseUnknownParcel = (): HttpError =>
  new HttpError(
    404,
    'NOT_FOUND',
    'There’s no such label, or it’s no longer available. Use the link in our email.',
  )

/** Free labels for recycling, requested by the script, and the papers behind the link in the mail. */
export async function recyclingRoutes(
  app: FastifyInstance,
  { db, blobs, recycling, isTrustedProxy, draw = drawInProcess }: RecyclingRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Recycling' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: RECYCLING_PATH,
    schema: {
      summary: 'Emails a free recycling label.',
      body: RECYCLING_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: RECYCLING_LIMIT },
    handler: async (request, reply) => {
      const { shop, links } = requireShopContext(request)
      const network = findNetwork(readClientAddress(request.raw, isTrustedProxy))
      await recycling.requestLabel({ shop, links, network }, request.body)
      return reply.header('cache-control', 'no-store').status(204).send()
    },
  })
  routes.route({
    method: 'GET',
    url: `${RECYCLING_PATH}/:number/label.pdf`,
    schema: {
      summary: 'Returns the shipping label of a recycling parcel as a PDF.',
      security: RECYCLING_KEY,
      params: RECYCLING_PARAMS,
      querystring: RECYCLING_QUERY,
      response: { 200: describeFile('application/pdf') },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async ({ params, query }, reply) => {
      const parcel = await recycling.find(params.number, query.key)
      const label = parcel && (await blobs.read(await findRecyclingLabel(db, parcel.id)))
      if (!parcel || !label) throw refuseUnknownParcel()
      return sendPdf(reply, `label-${parcel.number}.pdf`, label)
    },
  })
  routes.route({
    method: 'GET',
    url: `${RECYCLING_PATH}/:number/packing-slip.pdf`,
    schema: {
      summary: 'Returns the packing slip of a recycling parcel as a PDF.',
      security: RECYCLING_KEY,
      params: RECYCLING_PARAMS,
      querystring: RECYCLING_QUERY,
      response: { 200: describeFile('application/pdf') },
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async ({ params, query }, reply) => {
      const parcel = await recycling.find(params.number, query.key)
      const sender = parcel && (await findSender(db, parcel.id))
      if (!parcel || !sender) throw refuseUnknownParcel()
      const slip = await draw(describeRecyclingSlip(parcel, sender))
      return sendPdf(reply, `packing-slip-${parcel.number}.pdf`, slip)
    },
  })
}
