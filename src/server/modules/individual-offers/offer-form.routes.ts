import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  INDIVIDUAL_OFFER_FORM,
  INDIVIDUAL_OFFER_PARAMS,
  type IndividualOfferData,
  type IndividualOfferValues,
} from '#contracts/individual-offers.ts'
import { readOfferNumber } from '#domain/offers/individual-offer-number.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildFormPath } from '#server/http/form-path.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import {
  type PostedPageOptions,
  renderPostedPage,
  requireOwnForm,
  sendPostedPage,
} from '#server/modules/pages/posted-page.ts'
import type { CreationOptions } from '#server/modules/trades/creation/create-trade.ts'
import { acceptOffer } from './accept-offer.ts'
import { findOfferPage } from './offer-page.ts'

const BODY_LIMIT_BYTES = 16_384

export interface OfferFormOptions extends PostedPageOptions, CreationOptions {
  readonly isTrustedProxy: IsTrustedProxy
}

type Posted = z.output<typeof INDIVIDUAL_OFFER_FORM>
type Params = z.output<typeof INDIVIDUAL_OFFER_PARAMS>

/** What was typed. Where a market has one country, the form doesn't ask for it. */
function toValues({ shop }: ShopContext, posted: Posted): IndividualOfferValues {
  const [country = ''] = MARKETS[shop.market].countries
  return {
    ...posted,
    country: posted.country || country,
    accountHolder: posted.accountHolder ?? null,
    declaration: posted.declaration === 'on',
  }
}

/** Shows the form again with what was typed. */
async function showAgain(
  options: OfferFormOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { values, error }: { readonly values: IndividualOfferValues; readonly error: unknown },
): Promise<void> {
  const [pathname = ''] = request.url.split('?', 1)
  const isRefused = error instanceof HttpError && error.statusCode === 422
  if (!isRefused) request.log.error({ err: error }, 'an individual offer was not accepted')
  const kind = isRefused ? 'refused' : 'failed'
  const fill = (data: IndividualOfferData): IndividualOfferData => ({ ...data, form: { kind, values } })
  const context = requireShopContext(request)
  const page = await renderPostedPage(options, context, { screen: 'individualOffer', pathname, fill })
  sendPostedPage(request, reply, { page, status: isRefused ? 422 : 503 })
}

/** The page itself says why an offer can't be accepted any more. */
const isShownOnPage = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 409

async function handleForm(
  options: OfferFormOptions,
  request: FastifyRequest<{ Body: Posted; Params: Params }>,
  reply: FastifyReply,
): Promise<unknown> {
  const context = requireShopContext(request)
  const market = MARKETS[context.shop.market]
  const { offer, id } = request.params
  const pathname = buildPath(market, 'individualOffer', { offer, id })
  requireOwnForm(request, pathname)
  const key = readOfferNumber(offer)
  const page = await findOfferPage(options, market, { offer, id })
  if (!key || !page) throw new HttpError(404, 'NOT_FOUND', 'There’s no such offer.')
  const values = toValues(context, request.body)
  const { links } = context
  const statusUrl = links.origin + buildPath(MARKETS[links.lang], 'thankYou')
  const network = findNetwork(readClientAddress(request.raw, options.isTrustedProxy))
  try {
    await acceptOffer(options, { key, values, statusUrl, network })
  } catch (error) {
    if (!isShownOnPage(error)) return showAgain(options, { request, reply }, { values, error })
  }
  return reply.header('cache-control', 'no-store').redirect(pathname, 303)
}

/** Accepting an individual offer: a form that posts to its own page, with or without script. */
export async function offerFormRoutes(app: FastifyInstance, options: OfferFormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  // The URL is the key to the offer: it isn't told to other sites.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('referrer-policy', 'same-origin')
  })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildFormPath('individualOffer'),
    schema: { params: INDIVIDUAL_OFFER_PARAMS, body: INDIVIDUAL_OFFER_FORM },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: (request, reply) => handleForm(options, request, reply),
  })
}
