import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  IDENTIFIER_HEADER,
  ONE_USE_TOKEN_HEADER,
  REFRESH_TOKEN_HEADER,
  SALE_KEY_HEADER,
} from '#contracts/api-paths.ts'

/** Groups the operations of the API. Every operation has one tag. */
const TAGS = {
  Account: 'Registration, sign-in and passwords.',
  Customers: 'Data of the signed-in customer, and numbers for guests.',
  Catalogue: 'Devices, and the search for them.',
  Offers: 'Prices for devices, as their seller describes them.',
  Lists: 'Prices for many devices at once.',
  Vouchers: 'What a code adds to a sale.',
  Trades: 'Sales, and the documents of their parcels.',
  Clarification: 'Clarifications with a seller after inspection. The link of each is its key.',
  Contact: 'Messages to the help desk.',
  Newsletter: 'Subscribing to the newsletter, and unsubscribing.',
  Controlling: 'Business events.',
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
    description: 'The `access_token` of a sign-in. It is valid for ten minutes.',
  },
  refreshToken: describeHeader(
    REFRESH_TOKEN_HEADER,
    'The `refresh_token` of a sign-in. It can be used once.',
  ),
  oneUseToken: describeHeader(ONE_USE_TOKEN_HEADER, 'The token in a mailed link.'),
  identifier: describeHeader(
    IDENTIFIER_HEADER,
    'The `identifier` claim of the token that an activation returned.',
  ),
  tradeKey: describeHeader(
    SALE_KEY_HEADER,
    'The `key` that was returned when the trade was created, or the `readKey`, which changes nothing. One of them is part of every trade link.',
  ),
  tradeReadKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The `readKey` of the trade, for papers that are opened as plain links.',
  },
} as const

/** Any one of the entries is enough. An empty one allows calls without credentials. */
type Security = readonly Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>[]

export const SIGNED_IN: Security = [{ accessToken: [] }]
export const GUEST_OR_SIGNED_IN: Security = [{}, { accessToken: [] }]
export const REFRESH_TOKEN: Security = [{ refreshToken: [] }]
export const ANY_SESSION_TOKEN: Security = [{ refreshToken: [] }, { accessToken: [] }]
export const ONE_USE_TOKEN: Security = [{ oneUseToken: [] }]
export const IDENTIFIER: Security = [{ identifier: [] }]
export const TRADE_KEY: Security = [{ tradeKey: [] }]
export const TRADE_READER: Security = [{ tradeKey: [] }, { tradeReadKey: [] }, { accessToken: [] }]
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
