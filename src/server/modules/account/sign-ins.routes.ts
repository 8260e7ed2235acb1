import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  END_SIGN_IN_REQUEST,
  ONE_USE_HEADERS,
  SIGN_INS,
  STEP_UP_REQUEST,
  STEP_UP_RESULT,
} from '#contracts/account.ts'
import {
  END_SIGN_IN_PATH,
  NOT_ME_PATH,
  SIGN_INS_PATH,
  SIGN_OUT_EVERYWHERE_PATH,
  STEP_UP_PATH,
} from '#contracts/paths/account.ts'
import { NO_CONTENT, ONE_USE_TOKEN, SIGNED_IN } from '#server/http/openapi-parts.ts'
import { ACCOUNT_CHANGE_LIMIT, SESSION_LIMIT } from '#server/http/rate-limit.ts'
import { requireCustomer } from '#server/http/session.ts'
import { type AccountRoutesOptions, readCaller } from './account-caller.ts'

/** A password of maximum length. */
const BODY_LIMIT_BYTES = 8_192

/** The sign-ins of a customer: listed, ended, confirmed by the password, and denied by mail. */
export function registerSignIns(app: FastifyInstance, options: AccountRoutesOptions): void {
  registerOwnSignIns(app, options)
  registerStepUpByPassword(app, options)
  registerDenial(app, options)
}

function registerOwnSignIns(app: FastifyInstance, { account }: AccountRoutesOptions): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'GET',
    url: SIGN_INS_PATH,
    schema: {
      summary: 'Lists where the customer is signed in, most recently used first.',
      security: SIGNED_IN,
      response: { 200: SIGN_INS },
    },
    config: { rateLimit: SESSION_LIMIT },
    handler: async (request) => ({
      signIns: [...(await account.listSignIns(await requireCustomer(request)))],
    }),
  })
  routes.route({
    method: 'POST',
    url: END_SIGN_IN_PATH,
    schema: {
      summary: 'Ends one of the customer’s sign-ins, whose tokens stop working at once.',
      security: SIGNED_IN,
      body: END_SIGN_IN_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SESSION_LIMIT },
    preParsing: async (request) => void (await requireCustomer(request)),
    handler: async (request, reply) => {
      await account.endSignIn(await requireCustomer(request), request.body.id)
      return reply.status(204).send()
    },
  })
  routes.route({
    method: 'POST',
    url: SIGN_OUT_EVERYWHERE_PATH,
    schema: {
      summary:
        'Ends all of the customer’s sign-ins, including this one, and invalidates the links to their sales.',
      security: SIGNED_IN,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SESSION_LIMIT },
    handler: async (request, reply) => {
      await account.signOutEverywhere(await requireCustomer(request))
      return reply.status(204).send()
    },
  })
}

function registerStepUpByPassword(app: FastifyInstance, options: AccountRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: STEP_UP_PATH,
    schema: {
      summary: 'Returns the proof that sensitive changes need, if the password is right.',
      security: SIGNED_IN,
      body: STEP_UP_REQUEST,
      response: { 200: STEP_UP_RESULT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    preParsing: async (request) => void (await requireCustomer(request)),
    handler: async (request) => {
      const session = await requireCustomer(request)
      return options.account.stepUp(session, request.body.password, readCaller(request, options))
    },
  })
}

function registerDenial(app: FastifyInstance, options: AccountRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: NOT_ME_PATH,
    schema: {
      summary:
        'For the “This wasn’t me” link: ends all sign-ins, undoes the change and emails a link to set a new password.',
      security: ONE_USE_TOKEN,
      headers: ONE_USE_HEADERS,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    handler: async (request, reply) => {
      const caller = readCaller(request, options)
      const { unreadableSales } = await options.account.denyChange(request.headers['x-token'] ?? '', caller)
      if (unreadableSales.length > 0)
        request.log.error({ unreadableSales }, 'frozen without comparing: no key opens the payout accounts')
      return reply.status(204).send()
    },
  })
}
