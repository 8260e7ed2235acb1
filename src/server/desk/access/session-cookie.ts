import { SIGN_IN_LIFETIME_MS } from '#server/desk/operators/operator-sessions.ts'
import { readCookie } from '#server/http/read-cookie.ts'

export const SESSION_COOKIE = 'desk_session'

/** The token in the browser's cookie, or null. */
export const readSessionCookie = (header: string | undefined): string | null =>
  readCookie(header, SESSION_COOKIE) || null

const buildCookie = (value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  [
    `${SESSION_COOKIE}=${value}`,
    // Cookies ignore ports: without a path, the shop on the same host would receive it.
    'Path=/desk',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export const buildSessionCookie = (token: string, isSecure: boolean): string =>
  buildCookie(token, SIGN_IN_LIFETIME_MS / 1_000, isSecure)

export const buildExpiredSessionCookie = (isSecure: boolean): string => buildCookie('', 0, isSecure)
