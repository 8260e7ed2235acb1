import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens, CustomerSession } from '#server/secrets/access-tokens.ts'
import { HttpError } from './error-handler.ts'

/** How a bearer token is checked. */
export interface SessionChecks {
  readonly accessTokens: AccessTokens
  /** Whether the sign-in goes on. It ends by signing out, with a new password, a noticed theft or the account itself. */
  isSignInLive(session: CustomerSession): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionChecks: SessionChecks
  }
}

/** Lets the routes of a scope ask who is signed in. */
export function registerSession(app: FastifyInstance, checks: SessionChecks): void {
  app.decorate('sessionChecks', checks)
}

export const createUnauthenticatedError = (): HttpError =>
  new HttpError(
    401,
    'UNAUTHENTICATED',
    'You aren’t signed in, or your access token has expired. Sign in again.',
  )

/** The bearer token of a request; null without one. */
export const findBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** The customer that a token was issued for, whether or not the sign-in goes on. It proves nothing but who is meant. */
export async function requireSignedToken({ headers, server }: FastifyRequest): Promise<CustomerSession> {
  const token = findBearerToken({ headers })
  const session = token ? await server.sessionChecks.accessTokens.read(token) : null
  if (!session) throw createUnauthenticatedError()
  return session
}

/**
 * The signed-in customer, or 401. Every call looks the sign-in up, so that a stolen token ends with it. A route must still
 * expect that the account is deleted a moment later.
 */
export async function requireCustomer(request: FastifyRequest): Promise<CustomerSession> {
  const session = await requireSignedToken(request)
  if (!(await request.server.sessionChecks.isSignInLive(session))) throw createUnauthenticatedError()
  return session
}

/** The signed-in customer; null for a guest. An invalid token is an error, or the account would miss the sale. */
export const findCustomer = async (request: FastifyRequest): Promise<CustomerSession | null> =>
  /^Bearer\b/i.test(request.headers.authorization ?? '') ? requireCustomer(request) : null
