import type { MarketId } from '#domain/markets/market-id.ts'
import { LOCALE_COOKIE } from '#domain/markets/shop-constants.ts'
import { readCookie } from './read-cookie.ts'

const SECONDS_PER_DAY = 86_400

/** The stored language choice exactly as the browser sent it, valid or not; null without a cookie. */
export const readLocaleCookie = (header: string | undefined): string | null =>
  readCookie(header, LOCALE_COOKIE.name)

function writeCookie(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const parts = [
    `${LOCALE_COOKIE.name}=${value}`,
    `Path=${LOCALE_COOKIE.path}`,
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
  ]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

export const writeLocaleCookie = (market: MarketId, isSecure: boolean): string =>
  writeCookie(market, LOCALE_COOKIE.maxAgeDays * SECONDS_PER_DAY, isSecure)

export const expireLocaleCookie = (isSecure: boolean): string => writeCookie('', 0, isSecure)
