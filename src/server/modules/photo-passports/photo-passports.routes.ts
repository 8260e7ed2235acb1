import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  buildPassportPairingsPath,
  buildPassportPath,
  buildPassportPhotoPath,
  buildPassportPhotosPath,
  buildPassportRemovalPath,
  PHOTO_MOVES_PATH,
  PHOTO_VISITS_PATH,
} from '#contracts/paths/photo-passport.ts'
import {
  PASSPORT_PARAMS,
  PASSPORT_PHOTO_PARAMS,
  PASSPORT_SIDE_PARAMS,
  PHOTO_MOVE_REQUEST,
  PHOTO_PAIRING,
  PHOTO_PASSPORT,
  PHOTO_VISIT,
  PHOTO_VISIT_REQUEST,
  type PhotoVisitRequest,
} from '#contracts/photo-passport.ts'
import { buildPath } from '#domain/routing/path.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { buildUploadSearch, findUploadProblem, type UploadProblem } from '#domain/uploads/upload-problem.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFiles, describeRoutes, NO_CONTENT } from '#server/http/openapi-parts.ts'
import {
  CLARIFICATION_PHOTO_LIMIT,
  PHOTO_VISIT_LIMIT,
  SELF_TEST_POLL_LIMIT,
} from '#server/http/rate-limit.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import { readSaleCaller, requireSaleAccess } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { registerUpload } from '#server/uploads/upload-route.ts'
import type { PassportSubject } from './passport-visit.ts'
import type { PassportCall, PhotoPassportService } from './passports.service.ts'

const BODY_LIMIT_BYTES = 1_024

const UNAVAILABLE = 503

export interface PhotoPassportRoutesOptions extends Pick<TradesOptions, 'db' | 'secret'> {
  readonly passports: PhotoPassportService
}

const findMarket = (request: FastifyRequest) => MARKETS[requireShopContext(request).shop.market]

const toCall = (request: FastifyRequest, id: string): PassportCall => ({
  id,
  cookies: request.headers.cookie,
  market: findMarket(request),
})

/** A form of a browser without script: it expects a page, not data. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '')

const buildPagePath = (request: FastifyRequest, problem: UploadProblem | null = null): string => {
  // Every route of a form has this parameter.
  const { id } = request.params as { readonly id: string }
  return buildPath(findMarket(request), 'photoPassport', { id }) + buildUploadSearch(problem)
}

function findProblem(error: FastifyError | HttpError): UploadProblem | null {
  if (error.statusCode === UNAVAILABLE) return 'UPLOAD_BUSY'
  if (!(error instanceof HttpError)) return null
  // A visit that is over leads to a page that says so, like every other page that isn't there.
  const isClosed = error.statusCode === 409 || error.statusCode === 404
  return findUploadProblem(error.errors[0]?.key) ?? (isClosed ? 'UPLOAD_CLOSED' : null)
}

/** A browser without script is led back to the page, which says what was wrong. */
function sendRefusal(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): unknown {
  const problem = findProblem(error)
  if (isForm(request) && problem) return reply.redirect(buildPagePath(request, problem), 303)
  return request.server.errorHandler(error as FastifyError, request, reply)
}

/** What the caller proves: the offer that only its browser knows, the key of the sale, or a code that was scanned. */
async function requireSubject(
  { passports, ...options }: PhotoPassportRoutesOptions,
  request: FastifyRequest,
  body: PhotoVisitRequest,
): Promise<PassportSubject> {
  if ('offerId' in body) return { kind: 'offer', offerId: body.offerId.toLowerCase() }
  if ('code' in body) return passports.takeCode(body.code)
  const { tradeNumber, itemNumber } = body
  const caller = await readSaleCaller(request, { tradeNumber })
  const { transactionId, keyVersion } = await requireSaleAccess(options, caller, 'act')
  return { kind: 'item', transactionId, itemNumber, keyVersion }
}

function registerVisits(app: FastifyInstance, options: PhotoPassportRoutesOptions): void {
  const { passports } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: PHOTO_VISITS_PATH,
    schema: {
      summary:
        'Opens the photos of a device: of an offer, a sold device, or by the code that another device shows.',
      body: PHOTO_VISIT_REQUEST,
      response: { 201: PHOTO_VISIT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: PHOTO_VISIT_LIMIT },
    handler: async (request, reply) => {
      const market = findMarket(request)
      const subject = await requireSubject(options, request, request.body)
      const { isSecure } = requireShopContext(request)
      const browser = { isSecure, cookies: request.headers.cookie }
      const { id, cookies } = await passports.startVisit(subject, { market, ...browser })
      const path = buildPath(market, 'photoPassport', { id })
      return reply.status(201).header('set-cookie', cookies).send({ path })
    },
  })
  routes.route({
    method: 'POST',
    url: PHOTO_MOVES_PATH,
    schema: {
      summary: 'Gives the photos of an offer to the one that has taken its place in a cart.',
      body: PHOTO_MOVE_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: PHOTO_VISIT_LIMIT },
    handler: async (request, reply) => {
      await passports.move(request.body)
      return reply.status(204).send()
    },
  })
  routes.route({
    method: 'POST',
    url: buildPassportPairingsPath(':id'),
    schema: {
      summary: 'Makes a one-use code that opens the photos on another device.',
      params: PASSPORT_PARAMS,
      response: { 201: PHOTO_PAIRING },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: PHOTO_VISIT_LIMIT },
    handler: async (request, reply) => {
      const shopUrl = buildShopUrl(requireShopContext(request))
      return reply.status(201).send(await passports.pair(toCall(request, request.params.id), shopUrl))
    },
  })
}

function registerReading(app: FastifyInstance, passports: PhotoPassportService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: buildPassportPath(':id'),
    schema: {
      summary: 'Returns the photos of a device, without their pictures.',
      params: PASSPORT_PARAMS,
      response: { 200: PHOTO_PASSPORT },
    },
    config: { rateLimit: SELF_TEST_POLL_LIMIT },
    handler: async (request) => {
      const passport = await passports.find(toCall(request, request.params.id))
      if (!passport) throw new HttpError(404, 'NOT_FOUND', 'This page has been closed.')
      return passport
    },
  })
  routes.route({
    method: 'GET',
    url: buildPassportPhotoPath(':id', ':photoId'),
    schema: {
      summary: 'Returns the picture of a photo.',
      params: PASSPORT_PHOTO_PARAMS,
      response: { 200: describeFiles(...PHOTO_MEDIA_TYPES) },
    },
    config: { rateLimit: CLARIFICATION_PHOTO_LIMIT },
    handler: async (request, reply) => {
      const { id, photoId } = request.params
      const picture = await passports.findPicture(toCall(request, id), photoId)
      if (!picture) throw new HttpError(404, 'NOT_FOUND', 'There’s no such photo.')
      // Whatever the bytes are, browsers treat them as a picture only.
      return reply
        .type(picture.mediaType)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(picture.content)
    },
  })
}

async function registerChanges(app: FastifyInstance, passports: PhotoPassportService): Promise<void> {
  await registerUpload(app, {
    url: buildPassportPhotosPath(':id', ':side'),
    schema: {
      summary: 'Adds a photo of one side of a device.',
      params: PASSPORT_SIDE_PARAMS,
      response: { 201: PHOTO_PASSPORT },
    },
    takesForms: true,
    sendRefusal,
    requireUploader: (request, { id }) => passports.requireUploader(toCall(request, id)),
    async take({ request, reply, params: { id, side } }, file) {
      const passport = await passports.add(toCall(request, id), side, file)
      return isForm(request) ? reply.redirect(buildPagePath(request), 303) : reply.status(201).send(passport)
    },
  })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildPassportRemovalPath(':id', ':side'),
    schema: {
      summary: 'Removes a photo of a device that isn’t sold yet.',
      params: PASSPORT_SIDE_PARAMS,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: PHOTO_VISIT_LIMIT },
    errorHandler: sendRefusal,
    handler: async (request, reply) => {
      const { id, side } = request.params
      await passports.remove(toCall(request, id), side)
      return isForm(request) ? reply.redirect(buildPagePath(request), 303) : reply.status(204).send()
    },
  })
}

/**
 * The seller's calls about the photos of a device. What lets a seller in is exchanged for a visit first, and only that is
 * taken by the others, together with its cookie: a page without script has nothing else to send.
 */
export async function photoPassportRoutes(
  app: FastifyInstance,
  options: PhotoPassportRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Offers' })
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'same-origin')
  })
  registerVisits(app, options)
  registerReading(app, options.passports)
  await registerChanges(app, options.passports)
}
