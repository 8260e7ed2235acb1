import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { CONTACT_FORM, type ContactData, type ContactForm } from '#contracts/contact.ts'
import { buildContactSearch } from '#domain/contact/contact-search.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { BlockedError, HttpError } from '#server/http/error-handler.ts'
import { CONTACT_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext, type ShopContext } from '#server/http/shop-context.ts'
import {
  type PostedPageOptions,
  renderPostedPage,
  requireOwnForm,
  sendPostedPage,
} from '#server/modules/pages/posted-page.ts'
import type { ContactFields, ContactService } from './contact.service.ts'

/** More than the form accepts, so that the page can say what is too long. */
const BODY_LIMIT_BYTES = 262_144

export interface ContactFormOptions extends PostedPageOptions {
  readonly contact: ContactService
  readonly isTrustedProxy: IsTrustedProxy
}

const buildContactPath = ({ shop }: ShopContext): string => buildPath(MARKETS[shop.market], 'contact')

interface Refusal {
  readonly status: number
  readonly form: ContactForm
}

/** What the page says about a refused message; nothing that was typed is lost. */
function describeRefusal(error: unknown, { website: _, ...input }: ContactFields): Refusal {
  if (error instanceof BlockedError)
    return { status: 429, form: { kind: 'failed', input, waitSeconds: error.retryAfterSeconds } }
  if (error instanceof HttpError && error.statusCode === 422)
    return { status: 422, form: { kind: 'refused', input } }
  return { status: 503, form: { kind: 'failed', input, waitSeconds: null } }
}

async function handleForm(
  options: ContactFormOptions,
  request: FastifyRequest<{ Body: ContactFields }>,
  reply: FastifyReply,
): Promise<unknown> {
  const context = requireShopContext(request)
  const pathname = buildContactPath(context)
  requireOwnForm(request, pathname)
  const address = readClientAddress(request.raw, options.isTrustedProxy)
  try {
    await options.contact.createFromForm({ shop: context.shop, address }, request.body)
  } catch (err) {
    const { status, form } = describeRefusal(err, request.body)
    if (status >= 500) request.log.error({ err }, 'a contact message was not stored')
    const fill = (data: ContactData): ContactData => ({ ...data, form })
    const page = await renderPostedPage(options, context, { screen: 'contact', pathname, fill })
    sendPostedPage(request, reply, { page, status })
    return undefined
  }
  const location = pathname + buildContactSearch({ kind: 'sent' })
  return reply.header('cache-control', 'no-store').redirect(location, 303)
}

/** The contact form without JavaScript: it posts to its own page, which shows the outcome. */
export async function contactFormRoutes(app: FastifyInstance, options: ContactFormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  for (const url of new Set(MARKET_IDS.map((id) => buildPath(MARKETS[id], 'contact'))))
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: { body: CONTACT_FORM },
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: CONTACT_LIMIT },
      handler: (request, reply) => handleForm(options, request, reply),
    })
}
