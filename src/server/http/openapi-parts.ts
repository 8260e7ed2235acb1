import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IDENTIFIER_HEADER, ONE_USE_TOKEN_HEADER, REFRESH_TOKEN_HEADER } from '#contracts/api-paths.ts'

/** What the calls of the API are about; every call has one of them. */
const TAGS = {
  Account: 'Registration, sign-in and passwords.',
  Customers: 'What belongs to the customer who is signed in, and numbers for guests.',
  Catalogue: 'Devices, and the search for them.',
  Offers: 'Prices for devices, as their seller describes them.',
  Lists: 'Prices for many devices at once.',
  Vouchers: 'What a code adds to a sale.',
  Trades: 'Sales, and the papers of their parcels.',
  Clarification: 'Questions to a seller after inspection; the link of each is its key.',
  Contact: 'Messages to the help desk.',
  Newsletter: 'Ordering the newsletter, and ending it.',
  Controlling: 'Events that are counted.',
  Description: 'This document.',
} as const

export const TAG_LIST = Object.entries(TAGS).map(([name, description]) => ({ name, description }))

const header = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'header', name, description }) as const

/** How a caller proves that it may. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access_token` of a sign-in. It holds for ten minutes.',
  },
  refreshToken: header(REFRESH_TOKEN_HEADER, 'The `refresh_token` of a sign-in. It can be used once.'),
  oneUseToken: header(ONE_USE_TOKEN_HEADER, 'The token in the link of a mail.'),
  identifier: header(IDENTIFIER_HEADER, 'The claim `identifier` of the token that an activation answers.'),
  tradeKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'The key that was answered when the trade was created, and stands in its link.',
  },
} as const

/** Each entry is one way that is enough; an empty one is a call without any proof. */
type Security = readonly Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>[]

export const SIGNED_IN: Security = [{ accessToken: [] }]
export const GUEST_OR_SIGNED_IN: Security = [{}, { accessToken: [] }]
export const REFRESH_TOKEN: Security = [{ refreshToken: [] }]
export const ANY_SESSION_TOKEN: Security = [{ refreshToken: [] }, { accessToken: [] }]
export const ONE_USE_TOKEN: Security = [{ oneUseToken: [] }]
export const IDENTIFIER: Security = [{ identifier: [] }]
export const TRADE_KEY: Security = [{ tradeKey: [] }]
export const TRADE_KEY_OR_SIGNED_IN: Security = [{ tradeKey: [] }, { accessToken: [] }]

/** The answer to a call that has nothing to say. */
export const NO_CONTENT = z.undefined().describe('Done.')

/** The answer is a file of one of the types; its bytes go out as they are. */
export const filesOf = (...contentTypes: readonly string[]) => ({
  description: 'The file.',
  content: Object.fromEntries(
    contentTypes.map((contentType) => [
      contentType,
      { schema: z.unknown().meta({ type: 'string', contentMediaType: contentType }) },
    ]),
  ),
})

export const fileOf = (contentType: string) => filesOf(contentType)

/** What the routes of a scope have in common; a route may say otherwise, a scope inside of it may only add. */
export function describeRoutes(
  app: FastifyInstance,
  { tag, security }: { readonly tag?: keyof typeof TAGS; readonly security?: Security },
): void {
  const common = { ...(tag ? { tags: [tag] } : {}), ...(security ? { security } : {}) }
  app.addHook('onRoute', (route) => {
    route.schema = { ...common, ...route.schema }
  })
}
