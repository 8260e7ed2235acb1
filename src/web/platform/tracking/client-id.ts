import { CLIENT_ID_FAILURE, CLIENT_ID_PATH } from '#contracts/paths/tracking.ts'
import { CLIENT_ID_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { readConsent, readDecision } from '#web/platform/tracking/consent.ts'
import { readCookie, writeCookie } from './tracking-cookie.ts'

let asked: { readonly id: Promise<string>; readonly decidedAtMs: number | undefined } | null = null

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

/**
 * Gets an id for this browser and keeps it for a year. Callers share one request, for as long as the decision holds under
 * which it was made: whoever withdraws consent is someone else after the next yes.
 */
export function createClientId(): Promise<string> {
  const decidedAtMs = readDecision()?.decidedAtMs
  if (asked && asked.decidedAtMs === decidedAtMs) return asked.id
  const id = ask().catch((cause: unknown) => {
    asked = null
    throw new Error(CLIENT_ID_FAILURE, { cause })
  })
  asked = { id, decidedAtMs }
  return id
}
