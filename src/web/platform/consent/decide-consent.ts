import { PERSONALISATION_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { forgetClientId } from '#web/platform/tracking/client-id.ts'
import { forgetEvents } from '#web/platform/tracking/data-layer.ts'
import { REPORTED_TRADE_KEY } from '#web/platform/tracking/reported-trades.ts'
import { expireCookie } from '#web/platform/tracking/tracking-cookie.ts'
import { CONSENT_KEY, type Decision, readConsent, settleWaiting } from './consent.ts'

/** Removes what was kept to measure: the cookies, the memory of a reported sale, the events of this page. */
function forgetTracking(): void {
  forgetClientId()
  expireCookie(PERSONALISATION_COOKIE)
  try {
    localStorage.removeItem(REPORTED_TRADE_KEY)
  } catch {
    // Without storage nothing was kept.
  }
  forgetEvents()
}

/** Does in this tab what the decision means, wherever it was made. */
export function followDecision(): void {
  if (readConsent() !== 'granted') forgetTracking()
  settleWaiting()
}

/** Keeps the visitor's decision for all tabs and follows it. */
export function decideConsent(isGranted: boolean): void {
  const decision: Decision = { isGranted, decidedAtMs: Date.now() }
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(decision))
  } catch {
    // What cannot be kept counts as not granted.
  }
  followDecision()
}
