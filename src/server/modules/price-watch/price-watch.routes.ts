import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { NOT_SAVED_FRAGMENT } from '#contracts/paths/newsletter.ts'
import {
  ENDED_FRAGMENT,
  PRICE_WATCH_ENDS_PATH,
  PRICE_WATCH_FORM_PATH,
  PRICE_WATCHES_PATH,
  REQUESTED_FRAGMENT,
} from '#contracts/paths/price-watch.ts'
import {
  WATCH_ANSWER,
  WATCH_FORM,
  WATCH_KEY_PARAMS,
  WATCH_REQUEST,
  type WatchForm,
  type WatchRequest,
} from '#contracts/price-watch.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildOfferSearch, readOfferSearch } from '#domain/offers/given-answers.ts'
import { buildMatchPath, buildPath } from '#domain/routing/path.ts'
import { hasValidParams } from '#domain/routing/route-params.ts'
import { MARKETS } from '#markets/markets.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildFormPath } from '#server/http/form-path.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { ACCOUNT_MAIL_LIMIT, CLARIFICATION_ANSWER_LIMIT, UNSUBSCRIBE_LIMIT } from '#server/http/rate-limit.ts'
import { refuseForeignForm } from '#server/http/refuse-foreign-form.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import type { PriceWatchService, WatchCall } from './price-watch.service.ts'

export interface PriceWatchRoutesOptions {
  readonly watches: PriceWatchService
  readonly isTrustedProxy: IsTrustedProxy
}

/** A device with every question answered, and an address. */
const BODY_LIMIT_BYTES = 8_192

const readMarket = (request: FastifyRequest): Market => MARKETS[requireShopContext(request).shop.market]

function readCall(request: FastifyRequest, wanted: WatchRequest, isTrustedProxy: IsTrustedProxy): WatchCall {
  const context = requireShopContext(request)
  return {
    request: wanted,
    shop: context.shop,
    address: readClientAddress(request.raw, isTrustedProxy),
    shopUrl: buildShopUrl(context),
  }
}

/** Price watches: asking for one, confirming it, ending it. */
export async function priceWatchRoutes(
  app: FastifyInstance,
  options: PriceWatchRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Price watch' })
  // Answers aren't cached, and the URL, which is the key to a watch, isn't leaked to other sites.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'same-origin')
  })
  registerRequest(app, options)
  await app.register(async (scope) => registerOneClick(scope, options))
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
    registerRequestForm(scope, options)
    registerConfirmForm(scope, options)
    registerEndForm(scope, options)
  })
}

function registerRequest(app: FastifyInstance, { watches, isTrustedProxy }: PriceWatchRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: PRICE_WATCHES_PATH,
    schema: {
      summary: 'Emails the owner of an address a link to confirm a price watch.',
      body: WATCH_REQUEST,
      response: { 202: WATCH_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      await watches.request(readCall(request, request.body, isTrustedProxy))
      return reply.status(202).send({ status: 'ok' })
    },
  })
}

/** Mail programs call it on behalf of their users (RFC 8058), with a body of any type: the link alone decides. */
function registerOneClick(app: FastifyInstance, { watches }: PriceWatchRoutesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_, __, done) =>
    done(null),
  )
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${PRICE_WATCH_ENDS_PATH}/:watchKey`,
    schema: {
      summary: 'Ends a price watch with one click, for email programs.',
      params: WATCH_KEY_PARAMS,
      response: { 200: WATCH_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: UNSUBSCRIBE_LIMIT },
    handler: async ({ params }) => {
      await watches.end(params.watchKey)
      return { status: 'ok' as const }
    },
  })
}

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 422

/** The form's own page again, with what was said about the device. */
function buildPagePath(market: Market, { pdp, search }: WatchForm): string {
  const params = { pdp }
  if (!hasValidParams(params)) throw new HttpError(404, 'NOT_FOUND', 'There’s no such device.')
  return buildMatchPath(market, { route: 'priceWatch', params }) + buildOfferSearch(readOfferSearch(search))
}

function toRequest({ device, search, kind, amount, email }: WatchForm): WatchRequest {
  const { storageGb, conditionId, answers } = readOfferSearch(search)
  const said = Object.entries(answers).map(([code, codes]): [string, string[]] => [code, [...codes]])
  return { deviceId: device, storageGb, conditionId, answers: Object.fromEntries(said), kind, amount, email }
}

function registerRequestForm(
  app: FastifyInstance,
  { watches, isTrustedProxy }: PriceWatchRoutesOptions,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: PRICE_WATCH_FORM_PATH,
    schema: { body: WATCH_FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      refuseForeignForm(request)
      const market = readMarket(request)
      const formPath = buildPagePath(market, request.body)
      try {
        await watches.request(readCall(request, toRequest(request.body), isTrustedProxy))
      } catch (error) {
        if (!isRefused(error)) throw error
        return reply.redirect(`${formPath}#${NOT_SAVED_FRAGMENT}`, 303)
      }
      return reply.redirect(`${formPath}#${REQUESTED_FRAGMENT}`, 303)
    },
  })
}

function registerConfirmForm(app: FastifyInstance, { watches }: PriceWatchRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildFormPath('priceWatchConfirm'),
    schema: { params: WATCH_KEY_PARAMS },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CLARIFICATION_ANSWER_LIMIT },
    handler: async (request, reply) => {
      const { watchKey } = request.params
      await watches.confirm(watchKey)
      return reply.redirect(buildPath(readMarket(request), 'priceWatchConfirm', { watchKey }), 303)
    },
  })
}

function registerEndForm(app: FastifyInstance, { watches }: PriceWatchRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildFormPath('priceWatchEnd'),
    schema: { params: WATCH_KEY_PARAMS },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: UNSUBSCRIBE_LIMIT },
    handler: async (request, reply) => {
      const { watchKey } = request.params
      await watches.end(watchKey)
      const path = buildPath(readMarket(request), 'priceWatchEnd', { watchKey })
      return reply.redirect(`${path}#${ENDED_FRAGMENT}`, 303)
    },
  })
}
