/** Whether the visitor lets the shop measure. Nothing is measured before, or against, a decision. */
export type Consent = 'undecided' | 'granted' | 'denied'

export interface Decision {
  readonly isGranted: boolean
  readonly decidedAtMs: number
}

export const CONSENT_KEY = 'analyticsConsent'

/** After a year the visitor is asked again. */
const HOLDS_MS = 31_536_000_000

const DENIED: Decision = { isGranted: false, decidedAtMs: 0 }

function parseDecision(text: string): Decision | null {
  try {
    const { isGranted, decidedAtMs }: Partial<Decision> = JSON.parse(text)
    const isDecided = typeof isGranted === 'boolean' && Date.now() - Number(decidedAtMs) < HOLDS_MS
    return isDecided ? { isGranted, decidedAtMs: Number(decidedAtMs) } : null
  } catch {
    return null
  }
}

/** What the visitor has decided; null while nobody has. */
export function readDecision(): Decision | null {
  try {
    return parseDecision(localStorage.getItem(CONSENT_KEY) ?? '{}')
  } catch {
    // Who lets the browser keep nothing is not asked what may be kept.
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

/** Does what has waited for a decision, in its order, or forgets it. */
export function settleWaiting(): void {
  const actions = waiting
  waiting = []
  for (const action of actions) whenGranted(action)
}

/**
 * Does something that needs consent: at once where it was given, never where it was denied. While nobody has decided it
 * waits in memory, as long as the page is open; of too much the newest is kept.
 */
export function whenGranted(action: Action): void {
  const consent = readConsent()
  if (consent === 'undecided') waiting = [...waiting, action].slice(-MAX_WAITING)
  if (consent !== 'granted') return
  if (waiting.length > 0) settleWaiting()
  action()
}
