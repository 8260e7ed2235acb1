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

export const unauthenticated = (): HttpError =>
  new HttpError(401, 'UNAUTHENTICATED', 'Sign in to go on: the access token is missing, wrong or expired.')

/** What follows `Bearer` in the header; null without one. */
export const bearerTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/**
 * The customer who is signed in; 401 when nobody is. The token alone tells, for ten minutes: a route must still expect
 * that the account has just been deleted.
 */
export async function requireCustomer(request: FastifyRequest): Promise<CustomerSession> {
  const token = bearerTokenOf(request)
  const session = token ? await request.server.accessTokens.read(token) : null
  if (!session) throw unauthenticated()
  return session
}

/** Who is signed in; null for a guest. A token that is not believed is no guest: the account would miss what was done. */
export const findCustomer = async (request: FastifyRequest): Promise<CustomerSession | null> =>
  /^Bearer\b/i.test(request.headers.authorization ?? '') ? requireCustomer(request) : null
