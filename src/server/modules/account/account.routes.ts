import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  CHANGE_PASSWORD_REQUEST,
  DELETE_USER,
  DELETE_USER_REQUEST,
  FORGOT_PASSWORD_REQUEST,
  LOGIN_REQUEST,
  ONE_USE_HEADERS,
  REFRESH_HEADERS,
  REGISTRATION,
  REGISTRATION_REQUEST,
  RESET_PASSWORD_REQUEST,
  TOKENS,
} from '#contracts/account.ts'
import {
  CHANGE_PASSWORD_PATH,
  DELETE_USER_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  LOGIN_REFRESH_PATH,
  LOGOUT_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
} from '#contracts/paths/account.ts'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import { TRADE_PARAMS } from '#contracts/trades.ts'
import {
  ANY_SESSION_TOKEN,
  describeRoutes,
  NO_CONTENT,
  ONE_USE_TOKEN,
  REFRESH_TOKEN,
  SIGNED_IN,
  TRADE_KEY_OR_SIGNED_IN,
} from '#server/http/openapi-parts.ts'
import {
  ACCOUNT_CHANGE_LIMIT,
  ACCOUNT_MAIL_LIMIT,
  LOGIN_LIMIT,
  REGISTER_LIMIT,
  SESSION_LIMIT,
} from '#server/http/rate-limit.ts'
import { findBearerToken, requireCustomer, requireSignedToken } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { requireStepUp } from '#server/modules/step-up/require-step-up.ts'
import { readSaleCaller } from '#server/modules/trades/open-sale.ts'
import { type AccountRoutesOptions, readCaller, setDeviceCookie } from './account-caller.ts'
import { activationRoutes } from './activation.routes.ts'
import { registerSignIns } from './sign-ins.routes.ts'

/** Two passwords of maximum length, and a mail address. */
const BODY_LIMIT_BYTES = 12_288

/** A registration with every field filled in. */
const REGISTRATION_LIMIT_BYTES = 16_384

/** Registration, sign-in and passwords. No answer may be cached, not even a refusal. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  describeRoutes(app, { tag: 'Account' })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  registerSessions(app, options)
  registerRegistration(app, options)
  registerSaleAccount(app, options)
  await app.register(activationRoutes, options)
  registerPasswordChange(app, options)
  registerForgottenPassword(app, options)
  registerDeletion(app, options)
  registerSignIns(app, options)
}

function registerSessions(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { account } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: LOGIN_PATH,
    schema: { summary: 'Signs a customer in.', body: LOGIN_REQUEST, response: { 200: TOKENS } },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: LOGIN_LIMIT },
    handler: async (request, reply) => {
      const { tokens, deviceId } = await account.login(request.body, readCaller(request, options))
      return setDeviceCookie(reply, options, deviceId).send(tokens)
    },
  })
  routes.route({
    method: 'POST',
    url: LOGIN_REFRESH_PATH,
    schema: {
      summary: 'Exchanges a refresh token for new tokens.',
      security: REFRESH_TOKEN,
      headers: REFRESH_HEADERS,
      response: { 200: TOKENS },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SESSION_LIMIT },
    handler: ({ headers }) => account.refresh(headers['x-refresh-token'] ?? ''),
  })
  routes.route({
    method: 'POST',
    url: LOGOUT_PATH,
    schema: {
      summary: 'Signs a customer out with either token.',
      security: ANY_SESSION_TOKEN,
      headers: REFRESH_HEADERS,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SESSION_LIMIT },
    handler: async (request, reply) => {
      const tokens = { access: findBearerToken(request), refresh: request.headers['x-refresh-token'] ?? '' }
      await account.logout(tokens)
      return reply.status(204).send()
    },
  })
}

function registerRegistration(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { account } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: REGISTER_PATH,
    schema: {
      summary: 'Registers a customer without revealing whether the address already has an account.',
      body: REGISTRATION_REQUEST,
      response: { 202: REGISTRATION },
    },
    bodyLimit: REGISTRATION_LIMIT_BYTES,
    config: { rateLimit: REGISTER_LIMIT },
    handler: async (request, reply) => {
      const { shop } = requireShopContext(request)
      await account.register({ shop, caller: readCaller(request, options), request: request.body })
      return reply.status(202).send({ status: 'ok' })
    },
  })
}

function registerSaleAccount(app: FastifyInstance, options: AccountRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/account`,
    schema: {
      summary: 'Creates an account for a sale’s seller, who chooses a password through an emailed link.',
      security: TRADE_KEY_OR_SIGNED_IN,
      params: TRADE_PARAMS,
      response: { 202: NO_CONTENT },
    },
    config: { rateLimit: REGISTER_LIMIT },
    handler: async (request, reply) => {
      const sale = await readSaleCaller(request, request.params)
      await options.account.openFromSale(sale, readCaller(request, options))
      return reply.status(202).send()
    },
  })
}

function registerPasswordChange(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { account } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: CHANGE_PASSWORD_PATH,
    schema: {
      summary: 'Changes the password and signs out all other devices.',
      security: SIGNED_IN,
      body: CHANGE_PASSWORD_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    // Before the body is read: strangers don't learn what it has to look like.
    preParsing: async (request) => void (await requireCustomer(request)),
    handler: async (request, reply) => {
      const session = await requireCustomer(request)
      await account.changePassword(session, request.body, readCaller(request, options))
      return reply.status(204).send()
    },
  })
}

function registerForgottenPassword(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { account } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: FORGOT_PASSWORD_PATH,
    schema: {
      summary: 'Emails a link to set a new password, if the account exists.',
      body: FORGOT_PASSWORD_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_MAIL_LIMIT },
    handler: async (request, reply) => {
      await account.forgotPassword(request.body, readCaller(request, options))
      return reply.status(204).send()
    },
  })
  routes.route({
    method: 'POST',
    url: RESET_PASSWORD_PATH,
    schema: {
      summary: 'Sets a new password with the token from an email.',
      security: ONE_USE_TOKEN,
      headers: ONE_USE_HEADERS,
      body: RESET_PASSWORD_REQUEST,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    handler: async (request, reply) => {
      const caller = readCaller(request, options)
      const token = request.headers['x-token'] ?? ''
      const { deviceId } = await account.resetPassword(token, request.body.password, caller)
      return setDeviceCookie(reply, options, deviceId).status(204).send()
    },
  })
}

function registerDeletion(app: FastifyInstance, { account }: AccountRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'DELETE',
    url: DELETE_USER_PATH,
    schema: {
      summary: 'Deletes the signed-in customer’s account.',
      security: SIGNED_IN,
      body: DELETE_USER_REQUEST,
      response: { 200: DELETE_USER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    preParsing: async (request) => void (await requireSignedToken(request)),
    handler: async (request) => {
      // A retry, because the first answer was lost: the sign-in went with the account.
      if (await account.isDeleted(await requireSignedToken(request))) return { success: true }
      const session = await requireCustomer(request)
      await requireStepUp(request, { kind: 'account', ...session })
      await account.deleteUser(session, request.body)
      return { success: true }
    },
  })
}
