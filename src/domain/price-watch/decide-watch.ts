import { computeOldestRecentMail } from './watch-clock.ts'

/** A mail once a price is reached, or whenever the price of one's own device has changed. */
export const WATCH_KINDS = ['reached', 'changed'] as const

export type WatchKind = (typeof WATCH_KINDS)[number]

/** What decides whether someone is written to. */
export interface Watch {
  readonly kind: WatchKind
  /** The price that is waited for; null for a watch of changes. */
  readonly targetInCents: number | null
  /** The price that the watcher knows: of the request, then of the latest mail. */
  readonly knownInCents: number
  readonly mailedAtMs: number | null
}

/**
 * Whether a price is worth a mail now. A change that comes too soon after the last mail waits for the next one, if it still
 * holds. A device that we make no offer for has no price to tell.
 */
export function decideWatch(watch: Watch, priceInCents: number, nowMs: number): WatchKind | null {
  const { kind, targetInCents, knownInCents, mailedAtMs } = watch
  if (priceInCents === 0) return null
  if (kind === 'reached') return targetInCents !== null && priceInCents >= targetInCents ? 'reached' : null
  const isRecent = mailedAtMs !== null && mailedAtMs > computeOldestRecentMail(nowMs)
  return priceInCents !== knownInCents && !isRecent ? 'changed' : null
}
