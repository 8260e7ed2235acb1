import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  LIST_NAMES,
  LIST_NAMES_REQUEST,
  LIST_OFFERS,
  LIST_OFFERS_REQUEST,
  LIST_QUERY,
  LIST_ROW_QUOTE,
  LIST_TEXT,
} from '#contracts/lists.ts'
import {
  LIST_MEDIA_TYPE,
  LIST_NAMES_PATH,
  LIST_OFFERS_PATH,
  LIST_QUOTES_PATH,
  LIST_ROWS_PATH,
  LIST_TEXT_TYPE,
} from '#contracts/paths/offers.ts'
import { MAX_LIST_BYTES } from '#domain/lists/list-row.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { describeFile, describeRoutes, GUEST_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { LIST_LIMIT, LIST_NAMES_LIMIT, LIST_ROW_LIMIT } from '#server/http/rate-limit.ts'
import { findCustomer } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { ListsService } from './lists.service.ts'

const ROW_BODY_LIMIT_BYTES = 4_096
const NAMES_BODY_LIMIT_BYTES = 32_768
/** Room for as many lines as a list may have, each with all its answers. */
const OFFERS_BODY_LIMIT_BYTES = 3_000_000

interface ListsRoutesOptions {
  readonly lists: ListsService
  readonly isTrustedProxy: IsTrustedProxy
}

const TEXT_BODY = { body: LIST_TEXT, consumes: [LIST_TEXT_TYPE] }

function registerQuotes(app: FastifyInstance, { lists }: ListsRoutesOptions): void {
  app.addContentTypeParser(LIST_TEXT_TYPE, { parseAs: 'buffer' }, (_, body, done) =>
    done(null, decodeText(body as Buffer)),
  )
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: LIST_QUOTES_PATH,
    schema: {
      summary: 'Prices a list of devices and returns one line of JSON per row.',
      querystring: LIST_QUERY,
      ...TEXT_BODY,
      response: { 200: describeFile(LIST_MEDIA_TYPE) },
    },
    bodyLimit: MAX_LIST_BYTES,
    config: { rateLimit: LIST_LIMIT },
    handler: async (request, reply) => {
      const input = { text: String(request.body), conditionId: request.query.condition ?? null }
      const lines = await lists.quote(requireShopContext(request).shop, input)
      return reply
        .type(LIST_MEDIA_TYPE)
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(lines))
    },
  })

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: LIST_ROWS_PATH,
    schema: {
      summary: 'Prices one row of a list again.',
      querystring: LIST_QUERY,
      ...TEXT_BODY,
      response: { 200: z.object({ row: LIST_ROW_QUOTE }) },
    },
    bodyLimit: ROW_BODY_LIMIT_BYTES,
    config: { rateLimit: LIST_ROW_LIMIT },
    handler: async (request, reply) => {
      const input = { text: String(request.body), conditionId: request.query.condition ?? null }
      const row = await lists.quoteOne(requireShopContext(request).shop, input)
      return reply.header('cache-control', 'no-store').send({ row })
    },
  })
}

/** Lists of devices: prices for all rows, offers for those that are sold, and names that people paste. */
export async function listsRoutes(app: FastifyInstance, options: ListsRoutesOptions): Promise<void> {
  const { lists, isTrustedProxy } = options
  describeRoutes(app, { tag: 'Lists' })
  registerQuotes(app, options)
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: LIST_OFFERS_PATH,
    schema: {
      summary: 'Creates offers for the lines of a business’s list.',
      security: GUEST_OR_SIGNED_IN,
      body: LIST_OFFERS_REQUEST,
      response: { 201: LIST_OFFERS },
    },
    bodyLimit: OFFERS_BODY_LIMIT_BYTES,
    config: { rateLimit: LIST_LIMIT },
    handler: async (request, reply) => {
      const session = await findCustomer(request)
      const { shop } = requireShopContext(request)
      const address = readClientAddress(request.raw, isTrustedProxy)
      const caller = { address, customerId: session?.customerId ?? null }
      const offers = await lists.createOffers(shop, caller, request.body)
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({ offers: [...offers] })
    },
  })

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: LIST_NAMES_PATH,
    schema: {
      summary: 'Matches names to devices.',
      body: LIST_NAMES_REQUEST,
      response: { 200: LIST_NAMES },
    },
    bodyLimit: NAMES_BODY_LIMIT_BYTES,
    config: { rateLimit: LIST_NAMES_LIMIT },
    handler: async (request, reply) => {
      const matched = await lists.matchNames(requireShopContext(request).shop.market, request.body.names)
      return reply.header('cache-control', 'no-store').send(matched)
    },
  })
}
