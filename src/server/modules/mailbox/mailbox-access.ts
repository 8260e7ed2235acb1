import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isSameToken } from '#server/http/is-same-token.ts'
import { readCookie } from '#server/http/read-cookie.ts'

const COOKIE = 'mailbox'

const CONSTRAINT = 'opensMailbox'

/** Routes with this constraint exist only for whoever has opened the mailbox. */
export const FOR_READERS = { constraints: { [CONSTRAINT]: 'cookie' } }

/** The route of the link that opens it. */
export const FOR_LINK = { constraints: { [CONSTRAINT]: 'link' } }

const readLinkToken = (url: string): string | null => {
  const query = url.indexOf('?')
  return query === -1 ? null : new URLSearchParams(url.slice(query)).get('token')
}

/** How a request opens the mailbox: by the link printed at the start, by the cookie that the link sets, or not at all. */
function findKey({ url = '', headers }: IncomingMessage, token: string): 'link' | 'cookie' | null {
  if (!url.startsWith('/mailbox')) return null
  if (isSameToken(readLinkToken(url), token)) return 'link'
  return isSameToken(readCookie(headers.cookie, COOKIE), token) ? 'cookie' : null
}

/** To all other requests, a route with such a constraint does not exist: they get the response of an unknown path. */
export function addMailboxConstraint(app: FastifyInstance, token: string): void {
  app.addConstraintStrategy({
    name: CONSTRAINT,
    storage() {
      const handlers = new Map()
      return { get: (key) => handlers.get(key) ?? null, set: (key, value) => void handlers.set(key, value) }
    },
    // Every HTTP request is an IncomingMessage.
    deriveConstraint: (request) => findKey(request as IncomingMessage, token),
    validate: () => undefined,
  })
}

/** Until the browser is closed. The next start has another token. */
export const buildMailboxCookie = (token: string): string =>
  `${COOKIE}=${token}; Path=/mailbox; HttpOnly; SameSite=Strict`
