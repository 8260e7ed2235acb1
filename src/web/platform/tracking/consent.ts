import { CONSENT_YEARS } from '#domain/analytics/consent-period.ts'
import { YEAR_MS } from '#domain/kernel/durations.ts'

/** Whether the visitor allows analytics. Nothing is measured before, or against, that decision. */
export type Consent = 'undecided' | 'granted' | 'denied'

export interface Decision {
  readonly isGranted: boolean
  readonly decidedAtMs: number
}

export const CONSENT_KEY = 'analyticsConsent'

/** The last sale that was reported. Per browser, not per tab: the mailed link may be opened beside the new sale's page. */
export const REPORTED_TRADE_KEY = 'tradeReported'

const HOLDS_MS = CONSENT_YEARS * YEAR_MS

const DENIED: Decision = { isGranted: false, decidedAtMs: 0 }

function parseDecision(text: string): Decision | null {
  try {
    const { isGranted, decidedAtMs }: Partial<Decision> = JSON.parse(text)
    const isDecided = typeof isGranted === 'boolean' && Date.now() - Number(decidedAtMs) < HOLDS_MS
    return isDecided ? { isGranted, decidedAtMs: Number(decidedAtMs) } : null
  } catch {
    // Anything may be stored: what can't be read is no decision.
    return null
  }
}

/** The visitor's decision; null if there is none. */
export function readDecision(): Decision | null {
  try {
    return parseDecision(localStorage.getItem(CONSENT_KEY) ?? '{}')
  } catch {
    // A visitor whose browser blocks storage is not asked what may be stored.
    return DENIED
  }
}

export function readConsent(): Consent {
  const decision = readDecision()
  if (!decision) return 'undecided'
  return decision.isGranted ? 'granted' : 'denied'
}

type Action = () => void

const MAX_WAITING = 100

let waiting: Action[] = []

/** Runs what was waiting for a decision, in order, or discards it. */
export function settleWaiting(): void {
  const actions = waiting
  waiting = []
  for (const action of actions) whenGranted(action)
}

/**
 * Does something that needs consent: at once if granted, never if denied. Until there is a decision it waits in
 * memory while the page is open; when too much is waiting, the newest is kept.
 */
export function whenGranted(action: Action): void {
  const consent = readConsent()
  if (consent === 'undecided') waiting = [...waiting, action].slice(-MAX_WAITING)
  if (consent !== 'granted') return
  if (waiting.length > 0) settleWaiting()
  action()
}
