import { CLIENT_ID_COOKIE, PERSONALISATION_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import {
  CONSENT_KEY,
  type Decision,
  REPORTED_TRADE_KEY,
  readConsent,
  settleWaiting,
} from '#web/platform/tracking/consent.ts'
import { forgetEvents } from '#web/platform/tracking/data-layer.ts'
import { expireCookie } from '#web/platform/tracking/tracking-cookie.ts'

/** Removes everything stored for analytics: cookies, the marker of a reported sale, this page's events. */
function forgetTracking(): void {
  expireCookie(CLIENT_ID_COOKIE)
  expireCookie(PERSONALISATION_COOKIE)
  try {
    localStorage.removeItem(REPORTED_TRADE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
  forgetEvents()
}

/** Applies the decision in this tab, wherever it was made. */
export function followDecision(): void {
  if (readConsent() !== 'granted') forgetTracking()
  settleWaiting()
}

/** Stores the visitor's decision for all tabs and applies it. */
export function decideConsent(isGranted: boolean): void {
  const decision: Decision = { isGranted, decidedAtMs: Date.now() }
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(decision))
  } catch {
    // A decision that cannot be stored counts as not granted.
  }
  followDecision()
}
