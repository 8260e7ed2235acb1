import { SIGN_IN_LIFETIME_MS } from '#server/desk/operators/operator-sessions.ts'

export const SESSION_COOKIE = 'desk_session'

const PATTERN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]*)`)

/** The token that a browser keeps, or null. */
export const readSessionCookie = (header: string | undefined): string | null =>
  PATTERN.exec(header ?? '')?.[1]?.trim() || null

const cookieOf = (value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  [
    `${SESSION_COOKIE}=${value}`,
    // Browsers do not tell ports apart: without it the shop on the same name would be sent the cookie.
    'Path=/desk',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export const startedSessionCookie = (token: string, isSecure: boolean): string =>
  cookieOf(token, SIGN_IN_LIFETIME_MS / 1_000, isSecure)

export const endedSessionCookie = (isSecure: boolean): string => cookieOf('', 0, isSecure)
