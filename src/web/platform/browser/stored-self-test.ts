import type { CategoryId } from '#domain/catalogue/category.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import { readSelfTest, type SelfTest } from '#domain/self-test/test-steps.ts'

/** As long as the answers that it fills. */
const KEPT_MS = OFFER_LIFETIME_DAYS * DAY_MS

const PREFIX = 'selfTest:'

/** The results of a device's test, and what the seller has made of them. */
export interface StoredSelfTest {
  readonly test: SelfTest
  /** Its answers were filled in; answers that change later are the seller's. */
  readonly isApplied: boolean
  /** Questions whose own answer the seller has kept. */
  readonly kept: readonly string[]
}

/** The results about a device, seven days long; null where there are none. */
export function readStoredSelfTest(deviceId: number, category: CategoryId): StoredSelfTest | null {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(PREFIX + deviceId) ?? 'null'))
    const test = stored.savedAtMs > Date.now() - KEPT_MS ? readSelfTest(category, stored.test) : null
    if (!test) return null
    const kept = Array.isArray(stored.kept)
      ? stored.kept.filter((code: unknown) => typeof code === 'string')
      : []
    return { test, isApplied: stored.isApplied === true, kept }
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

export function storeSelfTest(deviceId: number, { test, isApplied, kept }: StoredSelfTest): void {
  try {
    const stored = { test, isApplied, kept, savedAtMs: Date.now() }
    localStorage.setItem(PREFIX + deviceId, JSON.stringify(stored))
  } catch {
    // Without storage the results live as long as the page.
  }
}

export function forgetSelfTest(deviceId: number): void {
  try {
    localStorage.removeItem(PREFIX + deviceId)
  } catch {
    // Nothing is stored.
  }
}
