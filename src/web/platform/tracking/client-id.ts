import { CLIENT_ID_FAILURE, CLIENT_ID_PATH } from '#contracts/paths/tracking.ts'
import { CLIENT_ID_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { readConsent } from '#web/platform/tracking/consent.ts'
import { expireCookie, readCookie, writeCookie } from './tracking-cookie.ts'

let asked: Promise<string> | null = null

async function ask(): Promise<string> {
  const response = await fetch(CLIENT_ID_PATH)
  const { hash }: { readonly hash?: unknown } = await response.json()
  if (!response.ok || typeof hash !== 'string' || !/^[0-9a-f]{32}$/.test(hash))
    throw new Error(`Status ${response.status}`)
  // The visitor may have withdrawn consent meanwhile, or another tab may have been faster.
  if (readConsent() !== 'granted') return ''
  const earlier = readCookie(CLIENT_ID_COOKIE)
  if (!earlier) writeCookie(CLIENT_ID_COOKIE, hash)
  return earlier || hash
}

/** Gets an id for this browser and keeps it for a year. Concurrent callers share one request. */
export function createClientId(): Promise<string> {
  asked ??= ask().catch((cause: unknown) => {
    asked = null
    throw new Error(CLIENT_ID_FAILURE, { cause })
  })
  return asked
}

export function forgetClientId(): void {
  asked = null
  expireCookie(CLIENT_ID_COOKIE)
}
