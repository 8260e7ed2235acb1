import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IDENTIFIER_HEADER, ONE_USE_TOKEN_HEADER, REFRESH_TOKEN_HEADER } from '#contracts/paths/account.ts'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'

/** Groups the operations of the API. Every operation has one tag. */
const TAGS = {
  Account: 'Registration, sign-in and passwords.',
  Customers: 'The signed-in customer’s data, and customer numbers for guests.',
  Catalogue: 'Devices and search.',
  Offers: 'Prices for devices as their sellers describe them.',
  Lists: 'Prices for many devices at once.',
  Vouchers: 'What a voucher adds to a sale.',
  Trades: 'Sales, shipping labels and packing slips.',
  Clarification:
    'What we ask a seller after an inspection. Opening the emailed link starts a visit; calls need its id and its cookie.',
  Log: 'The public log of hashes, which anyone can check.',
  Contact: 'Messages to the help desk.',
  Recycling: 'Free labels for devices that we can’t make an offer for.',
  Newsletter: 'Subscribing to the newsletter and unsubscribing.',
  'Price watch': 'Asking to be told about a price, and ending that.',
  Controlling: 'Business events.',
  Monitoring: 'What pages report about themselves.',
  Builds: 'Which build of the shop is running, for pages that are open.',
  Description: 'This document.',
} as const

export const TAG_LIST = Object.entries(TAGS).map(([name, description]) => ({ name, description }))

const describeHeader = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'header', name, description }) as const

/** How a caller proves its permission. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A sign-in’s `access_token`. It’s valid for ten minutes.',
  },
  refreshToken: describeHeader(REFRESH_TOKEN_HEADER, 'A sign-in’s `refresh_token`. It works once.'),
  oneUseToken: describeHeader(ONE_USE_TOKEN_HEADER, 'The token from an emailed link.'),
  identifier: describeHeader(
    IDENTIFIER_HEADER,
    'The `identifier` claim of the token that the activation returned.',
  ),
  tradeKey: describeHeader(
    SALE_KEY_HEADER,
    'The `key` returned when the sale was created, or the `readKey`, which can’t change anything. Every link to a sale contains one of them.',
  ),
  tradeReadKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The sale’s `readKey`, for documents opened as plain links.',
  },
  recyclingKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The key of a recycling parcel, from the link in its email.',
  },
} as const

/** Any one of the entries is enough. An empty one allows calls without credentials. */
export type Security = readonly Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>[]

export const SIGNED_IN: Security = [{ accessToken: [] }]
export const GUEST_OR_SIGNED_IN: Security = [{}, { accessToken: [] }]
export const REFRESH_TOKEN: Security = [{ refreshToken: [] }]
export const ANY_SESSION_TOKEN: Security = [{ refreshToken: [] }, { accessToken: [] }]
export const ONE_USE_TOKEN: Security = [{ oneUseToken: [] }]
export const IDENTIFIER: Security = [{ identifier: [] }]
export const TRADE_KEY: Security = [{ tradeKey: [] }]
export const TRADE_READER: Security = [{ tradeKey: [] }, { tradeReadKey: [] }, { accessToken: [] }]
export const RECYCLING_KEY: Security = [{ recyclingKey: [] }]
export const TRADE_KEY_OR_SIGNED_IN: Security = [{ tradeKey: [] }, { accessToken: [] }]

/** A response without a body. */
export const NO_CONTENT = z.undefined().describe('Done.')

/** The response is a file of one of these types. */
export const describeFiles = (...contentTypes: readonly string[]) => ({
  description: 'The file.',
  content: Object.fromEntries(
    contentTypes.map((contentType) => [
      contentType,
      { schema: z.unknown().meta({ type: 'string', contentMediaType: contentType }) },
    ]),
  ),
})

export const describeFile = (contentType: string) => describeFiles(contentType)

/** Describes all routes of a scope. A route may override it; a nested scope may only add to it. */
export function describeRoutes(
  app: FastifyInstance,
  { tag, security }: { readonly tag?: keyof typeof TAGS; readonly security?: Security },
): void {
  const common = { ...(tag ? { tags: [tag] } : {}), ...(security ? { security } : {}) }
  app.addHook('onRoute', (route) => {
    route.schema = { ...common, ...route.schema }
  })
}
