import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findNetwork, type IsTrustedProxy, readClientAddress } from './client-address.ts'
import { HttpError } from './error-handler.ts'

/** How often one network may call. Set per route, counted per web process. */
export interface RateLimit {
  readonly max: number
  readonly timeWindow: string
}

/** Fast typing sends about five requests a second, and a whole company may share one address. */
export const SEARCH_LIMIT: RateLimit = { max: 1_200, timeWindow: '1 minute' }

/** A seller creates a handful of offers, a business about a hundred, with pauses. */
export const OFFER_LIMIT: RateLimit = { max: 120, timeWindow: '1 minute' }

/** Pricing a list takes a second or two, and a business sends a few. */
export const LIST_LIMIT: RateLimit = { max: 12, timeWindow: '1 minute' }

/** For correcting row after row. */
export const LIST_ROW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

export const LIST_NAMES_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** A seller needs one number and creates one trade. The rest is for several people behind one address. */
export const GUEST_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

export const TRADE_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** The trade page polls while the label is being created. */
export const TRADE_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** A seller answers a few clarifications. More often means guessing tokens. */
export const CLARIFICATION_ANSWER_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** A clarification has about ten photos, and its page may be reloaded. */
export const CLARIFICATION_PHOTO_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** A visit reports about ten events, a trade one for each of its lines, up to 500. */
export const CONTROLLING_LIMIT: RateLimit = { max: 600, timeWindow: '1 minute' }

/** A browser asks once a year. The rest is for several people behind one address. */
export const CLIENT_ID_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** A seller mistypes a code a few times. More often means guessing. */
export const VOUCHER_LIMIT: RateLimit = { max: 20, timeWindow: '1 minute' }

/** Each account page sends about five requests. */
export const CUSTOMER_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** Account forms, including a few failed attempts. */
export const CUSTOMER_CHANGE_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** The archive is built from scratch each time. */
export const DATA_EXPORT_LIMIT: RateLimit = { max: 5, timeWindow: '1 hour' }

/** Several people may sign in from one address. The login guard, shared by all processes, stops guessing. */
export const LOGIN_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** Every open tab renews its token every ten minutes. */
export const SESSION_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** One account per person. The rest is for rejected forms. */
export const REGISTER_LIMIT: RateLimit = { max: 60, timeWindow: '10 minutes' }

/** Each call may send a mail. */
export const ACCOUNT_MAIL_LIMIT: RateLimit = { max: 30, timeWindow: '10 minutes' }

/** Mail providers unsubscribe many readers from one address. */
export const UNSUBSCRIBE_LIMIT: RateLimit = { max: 600, timeWindow: '1 minute' }

export const ACCOUNT_CHANGE_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** One message, including a few failed attempts. Hourly limits across all processes apply as well. */
export const CONTACT_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** One picture per shared link, painted on its first request. */
export const SHARE_PICTURE_LIMIT: RateLimit = { max: 120, timeWindow: '1 minute' }

/** Enables limits for the routes of a scope. A route without one is unlimited. */
export async function registerRateLimits(
  app: FastifyInstance,
  isTrustedProxy: IsTrustedProxy,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // By network, because every IPv6 household has billions of addresses.
    keyGenerator: (request: FastifyRequest) => findNetwork(readClientAddress(request.raw, isTrustedProxy)),
    errorResponseBuilder: (_, { after }) =>
      new HttpError(429, 'TOO_MANY_REQUESTS', `Too many requests. Try again in ${after}.`),
  })
}
