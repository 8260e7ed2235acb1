import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens, CustomerSession } from '#server/secrets/access-tokens.ts'
import { HttpError } from './error-handler.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
}

/** Lets the routes of a scope ask who is signed in. */
export function registerSession(app: FastifyInstance, accessTokens: AccessTokens): void {
  app.decorate('accessTokens', accessTokens)
}

export const createUnauthenticatedError = (): HttpError =>
  new HttpError(401, 'UNAUTHENTICATED', 'Sign in to continue: the access token is missing, wrong or expired.')

/** The bearer token of a request; null without one. */
export const findBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/**
 * The signed-in customer, or 401. Only the token is checked, which is valid for ten minutes: a route must expect that
 * the account has just been deleted.
 */
export async function requireCustomer(request: FastifyRequest): Promise<CustomerSession> {
  const token = findBearerToken(request)
  const session = token ? await request.server.accessTokens.read(token) : null
  if (!session) throw createUnauthenticatedError()
  return session
}

/** The signed-in customer; null for a guest. An invalid token is an error, or the account would miss the sale. */
export const findCustomer = async (request: FastifyRequest): Promise<CustomerSession | null> =>
  /^Bearer\b/i.test(request.headers.authorization ?? '') ? requireCustomer(request) : null
