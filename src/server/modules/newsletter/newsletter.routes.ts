import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  CHOICES_FORM,
  EMAIL_HASH_PARAMS,
  SUBSCRIPTION_ANSWER,
  SUBSCRIPTION_REQUEST,
} from '#contracts/newsletter.ts'
import {
  NEWSLETTER_FORM_PATH,
  NOT_SAVED_FRAGMENT,
  SAVED_FRAGMENT,
  SUBSCRIPTIONS_PATH,
  UNSUBSCRIPTIONS_PATH,
} from '#contracts/paths/newsletter.ts'
import type { Market } from '#domain/markets/market.ts'
import { checkChoices, type FormFields } from '#domain/newsletter/newsletter-choices.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildFormPath } from '#server/http/form-path.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { ACCOUNT_MAIL_LIMIT, CLARIFICATION_ANSWER_LIMIT, UNSUBSCRIBE_LIMIT } from '#server/http/rate-limit.ts'
import { refuseForeignForm } from '#server/http/refuse-foreign-form.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import type { NewsletterService, SignUp } from './newsletter.service.ts'

export interface NewsletterRoutesOptions {
  readonly newsletter: NewsletterService
  readonly isTrustedProxy: IsTrustedProxy
}

/** A mail address. */
const BODY_LIMIT_BYTES = 2_048

/** The form of choices with every field filled in. */
const CHOICES_LIMIT_BYTES = 8_192

/** Marks the form of choices: the button that only confirms sends no field. */
const CHOICES_FIELD = 'choices'

const readMarket = (request: FastifyRequest): Market => MARKETS[requireShopContext(request).shop.market]

function readSignUp(request: FastifyRequest, email: string, isTrustedProxy: IsTrustedProxy): SignUp {
  const context = requireShopContext(request)
  return {
    email,
    market: context.shop.market,
    address: readClientAddress(request.raw, isTrustedProxy),
    shopUrl: buildShopUrl(context),
  }
}

/** Answers aren't cached, and the URL, which is the key to a subscription, isn't leaked to other sites. */
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
      summary: 'Emails the owner of an address a link to confirm the newsletter.',
      body: SUBSCRIPTION_REQUEST,
      response: { 202: SUBSCRIPTION_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      await newsletter.signUp(readSignUp(request, request.body.email, isTrustedProxy))
      return reply.status(202).send({ status: 'ok' })
    },
  })
}

/** Mail programs call it on behalf of their users (RFC 8058), with a body of any type: the link alone decides. */
function registerOneClick(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_, __, done) =>
    done(null),
  )
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${UNSUBSCRIPTIONS_PATH}/:emailHash`,
    schema: {
      summary: 'Unsubscribes with one click, for email programs.',
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

/** A mistyped address is redirected to the same page, which says what to do if no mail arrives. */
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
      refuseForeignForm(request)
      await newsletter
        .signUp(readSignUp(request, request.body.email, isTrustedProxy))
        .catch((error: unknown) => {
          if (!isMistyped(error)) throw error
        })
      return reply.redirect(buildPath(readMarket(request), 'newsletterRequested'), 303)
    },
  })
}

/** False for an unknown or expired link, or invalid choices. */
async function saveForm(newsletter: NewsletterService, emailHash: string, fields: FormFields) {
  if (!fields[CHOICES_FIELD]) return newsletter.confirm(emailHash, null)
  const checked = checkChoices(fields)
  return checked.kind === 'values' && newsletter.confirm(emailHash, checked.values)
}

function registerEnrichForm(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildFormPath('newsletterEnrich'),
    schema: { params: EMAIL_HASH_PARAMS, body: CHOICES_FORM },
    bodyLimit: CHOICES_LIMIT_BYTES,
    config: { rateLimit: CLARIFICATION_ANSWER_LIMIT },
    handler: async (request, reply) => {
      const { emailHash } = request.params
      const isSaved = await saveForm(newsletter, emailHash, request.body)
      const path = buildPath(readMarket(request), 'newsletterEnrich', { emailHash })
      const hasChoices = CHOICES_FIELD in request.body
      const fragment = isSaved ? SAVED_FRAGMENT : NOT_SAVED_FRAGMENT
      return reply.redirect(hasChoices ? `${path}#${fragment}` : path, 303)
    },
  })
}

function registerUnsubscribeForm(app: FastifyInstance, { newsletter }: NewsletterRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: buildFormPath('newsletterUnsubscribe'),
    schema: { params: EMAIL_HASH_PARAMS },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: UNSUBSCRIBE_LIMIT },
    handler: async (request, reply) => {
      await newsletter.unsubscribe(request.params.emailHash)
      return reply.redirect(buildPath(readMarket(request), 'newsletterUnsubscribeSuccess'), 303)
    },
  })
}
