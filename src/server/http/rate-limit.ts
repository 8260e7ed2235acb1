import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress, type IsTrustedProxy, networkOf } from './client-address.ts'
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

/** A list is priced in a second or two of work; a business sends a few. */
export const LIST_LIMIT: RateLimit = { max: 12, timeWindow: '1 minute' }

/** Rows that are put right one after the other. */
export const LIST_ROW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

export const LIST_NAMES_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** A seller asks for one number and creates one trade; the rest is for several people behind one address. */
export const GUEST_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

export const TRADE_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** Looking at a trade: the page asks again while its label is being made. */
export const TRADE_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** A seller answers a few questions; whoever asks more often tries tokens. */
export const CASE_ANSWER_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** A question has some ten photos, and the page may be opened again. */
export const CASE_PHOTO_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** A visit reports some ten events, a trade one for each of its lines, 500 at most. */
export const CONTROLLING_LIMIT: RateLimit = { max: 600, timeWindow: '1 minute' }

/** A browser asks once a year; the rest is for several people behind one address. */
export const CLIENT_ID_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** A seller types one code, wrongly a few times; whoever asks more often is guessing. */
export const VOUCHER_LIMIT: RateLimit = { max: 20, timeWindow: '1 minute' }

/** A customer looks at his own data; the pages of an account ask some five times each. */
export const CUSTOMER_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** Forms of an account, wrongly filled in a few times. */
export const CUSTOMER_CHANGE_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** An archive of everything is made anew each time. */
export const DATA_EXPORT_LIMIT: RateLimit = { max: 5, timeWindow: '1 hour' }

/** Several people behind one address sign in; against guessing there is also the guard, which all processes share. */
export const LOGIN_LIMIT: RateLimit = { max: 60, timeWindow: '1 minute' }

/** Every open tab renews its token every ten minutes. */
export const SESSION_LIMIT: RateLimit = { max: 240, timeWindow: '1 minute' }

/** One account per person; the rest is for forms that come back with a problem. */
export const REGISTER_LIMIT: RateLimit = { max: 60, timeWindow: '10 minutes' }

/** Each may send a mail to somebody. */
export const ACCOUNT_MAIL_LIMIT: RateLimit = { max: 30, timeWindow: '10 minutes' }

/** Mail programs of many readers unsubscribe from one address. */
export const UNSUBSCRIBE_LIMIT: RateLimit = { max: 600, timeWindow: '1 minute' }

export const ACCOUNT_CHANGE_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** Somebody writes one message, wrongly filled in a few times; the hourly limits of all processes stand beside it. */
export const CONTACT_LIMIT: RateLimit = { max: 30, timeWindow: '1 minute' }

/** A sharer asks for one picture per link; each is painted when it is first asked for. */
export const SHARE_PICTURE_LIMIT: RateLimit = { max: 120, timeWindow: '1 minute' }

/** Makes limits available to the routes of a scope; a route without one has none. */
export async function registerRateLimits(
  app: FastifyInstance,
  isTrustedProxy: IsTrustedProxy,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // By network: whoever has an IPv6 address has billions of them.
    keyGenerator: (request: FastifyRequest) => networkOf(clientAddress(request.raw, isTrustedProxy)),
    errorResponseBuilder: (_, { after }) =>
      new HttpError(429, 'TOO_MANY_REQUESTS', `Too many requests. Try again in ${after}.`),
  })
}
