import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  RECYCLING_FORM,
  type RecyclingData,
  type RecyclingForm,
  type RecyclingValues,
} from '#contracts/recycling.ts'
import { joinTown } from '#domain/customers/town-line.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildRecyclingSearch } from '#domain/recycling/recycling-search.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { BlockedError, HttpError } from '#server/http/error-handler.ts'
import { RECYCLING_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import {
  type PostedPageOptions,
  renderPostedPage,
  requireOwnForm,
  sendPostedPage,
} from '#server/modules/pages/posted-page.ts'
import type { RecyclingService } from './recycling.service.ts'

const BODY_LIMIT_BYTES = 49_152

type PostedForm = z.output<typeof RECYCLING_FORM>

export interface RecyclingFormOptions extends PostedPageOptions {
  readonly recycling: RecyclingService
  readonly isTrustedProxy: IsTrustedProxy
}

const buildFormPath = ({ shop }: ShopContext): string => buildPath(MARKETS[shop.market], 'recycling')

/** What was typed. Where a market has one country, the form doesn't ask for it. */
function toValues({ shop }: ShopContext, { website: _, ...posted }: PostedForm): RecyclingValues {
  const [country = ''] = MARKETS[shop.market].countries
  return { ...posted, country: posted.country || country, isBatterySafe: posted.isBatterySafe === 'on' }
}

interface Refusal {
  readonly status: number
  readonly form: RecyclingForm
}

/** What the page says about a refused request; nothing that was typed is lost. */
function describeRefusal(error: unknown, values: RecyclingValues): Refusal {
  if (error instanceof BlockedError)
    return { status: 429, form: { kind: 'failed', values, waitSeconds: error.retryAfterSeconds } }
  if (error instanceof HttpError && error.statusCode === 422)
    return { status: 422, form: { kind: 'refused', values } }
  return { status: 503, form: { kind: 'failed', values, waitSeconds: null } }
}

async function handleForm(
  options: RecyclingFormOptions,
  request: FastifyRequest<{ Body: PostedForm }>,
  reply: FastifyReply,
): Promise<unknown> {
  const context = requireShopContext(request)
  const pathname = buildFormPath(context)
  requireOwnForm(request, pathname)
  const { shop, links } = context
  const network = findNetwork(readClientAddress(request.raw, options.isTrustedProxy))
  const values = toValues(context, request.body)
  const { province, ...fields } = values
  const city = joinTown({ city: values.city, province }, values.country)
  try {
    const { website } = request.body
    await options.recycling.requestLabel(
      { shop, links, network },
      { ...fields, city, houseNumber: '', website },
    )
  } catch (err) {
    const { status, form } = describeRefusal(err, values)
    if (status >= 500) request.log.error({ err }, 'a recycling label was not requested')
    const fill = (data: RecyclingData): RecyclingData => ({ ...data, form })
    const page = await renderPostedPage(options, context, { screen: 'recycling', pathname, fill })
    sendPostedPage(request, reply, { page, status })
    return undefined
  }
  const location = pathname + buildRecyclingSearch({ kind: 'sent' })
  return reply.header('cache-control', 'no-store').redirect(location, 303)
}

/** The form for a free label without JavaScript: it posts to its own page, which shows the outcome. */
export async function recyclingFormRoutes(
  app: FastifyInstance,
  options: RecyclingFormOptions,
): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  for (const url of new Set(MARKET_IDS.map((id) => buildPath(MARKETS[id], 'recycling'))))
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: { body: RECYCLING_FORM },
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: RECYCLING_LIMIT },
      handler: (request, reply) => handleForm(options, request, reply),
    })
}
