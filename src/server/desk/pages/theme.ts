import { readCookie } from '#server/http/read-cookie.ts'

/** What an operator has chosen; null follows the system. */
export type Theme = 'light' | 'dark' | null

/** The choice is a cookie, so that the first paint has it. The application writes it. */
export function readTheme(cookies: string | undefined): Theme {
  const chosen = readCookie(cookies, 'desk_theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}
