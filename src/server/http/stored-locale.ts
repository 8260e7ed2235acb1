import type { IncomingMessage } from 'node:http'
import type { IsTrustedProxy } from './client-address.ts'
import { readLocaleCookie } from './locale-cookie.ts'

/** In it an edge hands on the language cookie, so that it can keep pages by language. */
export const LOCALE_HEADER = 'x-shop-locale'

/** What an edge that can't send an empty header, like nginx, writes where a visitor has no language cookie. */
const NO_CHOICE = 'none'

export interface StoredLocale {
  /** The language choice exactly as it was sent, valid or not; null without one. */
  readonly storedLocale: string | null
  /** Whether an edge read the cookie: only then may it keep the answer for others. */
  readonly isFromEdge: boolean
}

/** The visitor's language choice. The header only counts from a trusted proxy. */
export function readStoredLocale(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrustedProxy: IsTrustedProxy,
): StoredLocale {
  const handed = headers[LOCALE_HEADER]
  return typeof handed === 'string' && isTrustedProxy(socket.remoteAddress)
    ? { storedLocale: handed === '' || handed === NO_CHOICE ? null : handed, isFromEdge: true }
    : { storedLocale: readLocaleCookie(headers.cookie), isFromEdge: false }
}
