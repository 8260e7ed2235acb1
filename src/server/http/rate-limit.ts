import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress, type IsTrustedProxy } from './client-address.ts'
import { HttpError } from './error-handler.ts'

/** How often one address may ask; set per route, counted per web process. */
export interface RateLimit {
  readonly max: number
  readonly timeWindow: string
}

/** Fast typing asks some five times a second; a whole company may share one address. */
export const SEARCH_LIMIT: RateLimit = { max: 1_200, timeWindow: '1 minute' }

/** A seller makes a handful of offers; a business some hundred, with pauses. */
export const OFFER_LIMIT: RateLimit = { max: 120, timeWindow: '1 minute' }

/** Makes limits available to the routes of a scope; a route without one has none. */
export async function registerRateLimits(
  app: FastifyInstance,
  isTrustedProxy: IsTrustedProxy,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request: FastifyRequest) => clientAddress(request.raw, isTrustedProxy),
    errorResponseBuilder: (_, { after }) =>
      new HttpError(429, 'TOO_MANY_REQUESTS', `Too many requests. Try again in ${after}.`),
  })
}
