import type { MarketId } from '#domain/markets/market-id.ts'
import { LOCALE_COOKIE } from '#domain/markets/shop-constants.ts'

const PATTERN = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`)

const SECONDS_PER_DAY = 86_400

/** The stored language choice as the browser sent it, whatever it says, or null. */
export function readLocaleCookie(header: string | undefined): string | null {
  if (!header) return null
  return PATTERN.exec(header)?.[1]?.trim() ?? null
}

function cookieText(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const parts = [
    `${LOCALE_COOKIE.name}=${value}`,
    `Path=${LOCALE_COOKIE.path}`,
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
  ]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

export const storedLocaleCookie = (market: MarketId, isSecure: boolean): string =>
  cookieText(market, LOCALE_COOKIE.maxAgeDays * SECONDS_PER_DAY, isSecure)

export const expiredLocaleCookie = (isSecure: boolean): string => cookieText('', 0, isSecure)
