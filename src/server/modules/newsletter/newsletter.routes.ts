import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  ENRICH_FORM_PATH,
  NEWSLETTER_FORM_PATH,
  NOT_SAVED_FRAGMENT,
  SAVED_FRAGMENT,
  SUBSCRIPTIONS_PATH,
  UNSUBSCRIBE_FORM_PATH,
  UNSUBSCRIPTIONS_PATH,
} from '#contracts/api-paths.ts'
import {
  CHOICES_FORM,
  EMAIL_HASH_PARAMS,
  SUBSCRIPTION_ANSWER,
  SUBSCRIPTION_REQUEST,
} from '#contracts/newsletter.ts'
import type { Market } from '#domain/markets/market.ts'
import { checkChoices, type FormFields } from '#domain/newsletter/newsletter-choices.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { clientAddress, type IsTrustedProxy } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { ACCOUNT_MAIL_LIMIT, CASE_ANSWER_LIMIT, UNSUBSCRIBE_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { NewsletterService, SignUp } from './newsletter.service.ts'

export interface NewsletterRoutesOptions {
  readonly newsletter: NewsletterService
  readonly isTrustedProxy: IsTrustedProxy
}

/** An address. */
const BODY_LIMIT_BYTES = 2_048

/** The choices of a subscriber, with everything filled in. */
const CHOICES_LIMIT_BYTES = 8_192

/** The button that only confirms sends no field; the form of the choices names itself. */
const CHOICES_FIELD = 'choices'

const marketOf = (request: FastifyRequest): Market => MARKETS[requireShopContext(request).shop.market]

function signUpOf(request: FastifyRequest, email: string, isTrustedProxy: IsTrustedProxy): SignUp {
  const { shop, host, isSecure } = requireShopContext(request)
  return {
    email,
    market: shop.market,
    address: clientAddress(request.raw, isTrustedProxy),
    shopUrl: `${isSecure ? 'https' : 'http'}://${host.host}`,
  }
}

/** No answer is kept on the way, and the address of a page is its key: it does not travel on. */
function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'same-origin')
  })
}

/** The newsletter: signing up, confirming with or without choices, unsubscribing. */
export async function newsletterRoutes(
  app: FastifyInstance,
  options: NewsletterRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Newsletter' })
  keepPrivate(app)
  registerSignUp(app, options)
  await app.register(async (scope) => registerOneClick(scope, options))
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: CHOICES_LIMIT_BYTES })
    registerSignUpForm(scope, options)
    registerEnrichForm(scope, options)
    registerUnsubscribeForm(scope, options)
  })
}

function registerSignUp(app: FastifyInstance, { newsletter, isTrustedProxy }: NewsletterRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: SUBSCRIPTIONS_PATH,
    schema: {
      summary: 'Asks the owner of an address by mail whether he wants the newsletter.',
      body: SUBSCRIPTION_REQUEST,
      response: { 202: SUBSCRIPTION_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      await newsletter.signUp(signUpOf(request, request.body.email, isTrustedProxy))
      return reply.status(202).send({ status: 'ok' })
    },
  })
}

/** Mail programs call it for their reader (RFC 8058), with a form of either kind: the link alone says what to do. */
function registerOneClick(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_, __, done) =>
    done(null),
  )
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${UNSUBSCRIPTIONS_PATH}/:emailHash`,
    schema: {
      summary: 'Ends a subscription with one click, as mail programs offer it.',
      params: EMAIL_HASH_PARAMS,
      response: { 200: SUBSCRIPTION_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: UNSUBSCRIBE_LIMIT },
    handler: async ({ params }) => {
      await newsletter.unsubscribe(params.emailHash)
      return { status: 'ok' as const }
    },
  })
}

/** A mistyped address is led to the same page, which says what to do when no mail comes. */
const isMistyped = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 422

function registerSignUpForm(
  app: FastifyInstance,
  { newsletter, isTrustedProxy }: NewsletterRoutesOptions,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: NEWSLETTER_FORM_PATH,
    schema: { body: SUBSCRIPTION_REQUEST },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new HttpError(403, 'FORBIDDEN_ORIGIN', 'The newsletter can only be ordered in the shop itself.')
      await newsletter
        .signUp(signUpOf(request, request.body.email, isTrustedProxy))
        .catch((error: unknown) => {
          if (!isMistyped(error)) throw error
        })
      return reply.redirect(buildPath(marketOf(request), 'newsletterRequested'), 303)
    },
  })
}

/** False when the link leads to nothing, or the choices cannot be kept. */
async function takeForm(newsletter: NewsletterService, emailHash: string, fields: FormFields) {
  if (!fields[CHOICES_FIELD]) return newsletter.confirm(emailHash, null)
  const checked = checkChoices(fields)
  return checked.kind === 'values' && newsletter.confirm(emailHash, checked.values)
}

function registerEnrichForm(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: ENRICH_FORM_PATH,
    schema: { params: EMAIL_HASH_PARAMS, body: CHOICES_FORM },
    bodyLimit: CHOICES_LIMIT_BYTES,
    config: { rateLimit: CASE_ANSWER_LIMIT },
    handler: async (request, reply) => {
      const { emailHash } = request.params
      const isDone = await takeForm(newsletter, emailHash, request.body)
      const path = buildPath(marketOf(request), 'newsletterEnrich', { emailHash })
      const hasChoices = CHOICES_FIELD in request.body
      const fragment = isDone ? SAVED_FRAGMENT : NOT_SAVED_FRAGMENT
      return reply.redirect(hasChoices ? `${path}#${fragment}` : path, 303)
    },
  })
}

function registerUnsubscribeForm(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: UNSUBSCRIBE_FORM_PATH,
    schema: { params: EMAIL_HASH_PARAMS },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: UNSUBSCRIBE_LIMIT },
    handler: async (request, reply) => {
      await newsletter.unsubscribe(request.params.emailHash)
      return reply.redirect(buildPath(marketOf(request), 'newsletterUnsubscribeSuccess'), 303)
    },
  })
}
