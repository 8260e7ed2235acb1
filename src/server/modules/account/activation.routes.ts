import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  ACTIVATE_REQUEST,
  ACTIVATE_RESULT,
  ACTIVATION,
  IDENTIFIER_HEADERS,
  ONE_USE_HEADERS,
} from '#contracts/account.ts'
import { ACTIVATE_BY_IDENTIFIER_PATH, ACTIVATE_REGISTRATION_PATH } from '#contracts/paths/account.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { IDENTIFIER, ONE_USE_TOKEN } from '#server/http/openapi-parts.ts'
import { ACCOUNT_CHANGE_LIMIT } from '#server/http/rate-limit.ts'
import { type AccountRoutesOptions, readCaller } from './account-caller.ts'

/** A password of maximum length. */
const BODY_LIMIT_BYTES = 8_192

/** The token is in a header, so a client may send no body at all, whatever type it claims to have. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parseJson(request, body.toString(), done),
  )
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) =>
    body === ''
      ? done(null, null)
      : done(new HttpError(415, 'INVALID_REQUEST', 'Send the password as JSON, or no body.')),
  )
}

/** Activates an account in two steps, by the link of its first mail. */
export async function activationRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  acceptEmptyBodies(app)
  const { account } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: ACTIVATE_REGISTRATION_PATH,
    schema: {
      summary:
        'Checks the token from an activation email, optionally with the password, and returns an identifier.',
      security: ONE_USE_TOKEN,
      headers: ONE_USE_HEADERS,
      body: ACTIVATE_REQUEST,
      response: { 200: ACTIVATE_RESULT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    handler: async (request) => {
      const token = request.headers['x-token']
      if (!token) throw new HttpError(400, 'TOKEN_INVALID', 'Token is missing from activateResult')
      const password = request.body?.password ?? null
      return account.activateRegistration({ token, password }, readCaller(request, options))
    },
  })
  routes.route({
    method: 'GET',
    url: ACTIVATE_BY_IDENTIFIER_PATH,
    // The GET activates the account; a HEAD must not.
    exposeHeadRoute: false,
    schema: {
      summary: 'Activates an account with the identifier from the first step.',
      security: IDENTIFIER,
      headers: IDENTIFIER_HEADERS,
      response: { 200: ACTIVATION },
    },
    config: { rateLimit: ACCOUNT_CHANGE_LIMIT },
    handler: async ({ headers }) => ({
      activated: await account.activateByIdentifier(headers['x-identifier'] ?? ''),
    }),
  })
}
