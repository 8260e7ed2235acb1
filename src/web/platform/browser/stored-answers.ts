import { DAY_MS } from '#domain/kernel/durations.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import { DEVICE_PREFIX, OFFER_PREFIX } from './kept-keys.ts'

/** As long as the offer they lead to. */
const KEPT_MS = OFFER_LIFETIME_DAYS * DAY_MS

/** In the address of a device's page: the offer in the cart whose answers this visit changes. */
export const CHANGE_PARAM = 'change'

const readChangedOffer = (): string | null => new URLSearchParams(location.search).get(CHANGE_PARAM)

const NO_ANSWERS: GivenAnswers = { storageGb: null, conditionId: null, answers: {} }

interface StoredAnswers extends GivenAnswers {
  readonly savedAtMs: number
  /** The offer that has taken the place of this one. */
  readonly movedTo?: string
}

/** Storage may hold anything, so whoever reads the answers checks that they fit the device. */
export function readEntry(key: string): StoredAnswers | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredAnswers | null
    return stored && stored.savedAtMs > Date.now() - KEPT_MS ? stored : null
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

export function writeEntry(key: string, stored: StoredAnswers): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage the answers live as long as the page.
  }
}

export function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}

/** More often than anyone changes the answers of one device within a week. */
const MAX_MOVES = 100

/**
 * The offer that this visit changes; null where it is about another device. It is part of the address, so that it is the
 * same after a reload and in a new tab, and other visits know nothing of it. An offer that was renewed or changed since
 * counts as the one that took its place.
 */
export function findReplacedOffer(): string | null {
  let offerId = readChangedOffer()
  for (let moves = 0; offerId !== null && moves < MAX_MOVES; moves++) {
    const next: unknown = readEntry(OFFER_PREFIX + offerId)?.movedTo
    if (typeof next !== 'string') break
    offerId = next
  }
  return offerId
}

/** A visit that changes an offer has answers of its own, so that other visits to the device do not get them. */
export const buildAnswersKey = (deviceId: number, changedOfferId: string | null): string =>
  DEVICE_PREFIX + deviceId + (changedOfferId === null ? '' : `:${changedOfferId}`)

const findKey = (deviceId: number): string => buildAnswersKey(deviceId, readChangedOffer())

/** The stored answers about a device, unchecked; null after seven days. A change starts with those behind its offer. */
export function readStoredAnswers(deviceId: number): unknown {
  const replaced = findReplacedOffer()
  return readEntry(findKey(deviceId)) ?? (replaced === null ? null : readEntry(OFFER_PREFIX + replaced))
}

/** Keeps the answers about a device for seven days, in all tabs. */
export function storeAnswers(deviceId: number, { storageGb, conditionId, answers }: GivenAnswers): void {
  writeEntry(findKey(deviceId), { storageGb, conditionId, answers, savedAtMs: Date.now() })
}

/** Forgets the answers about a device. */
export function forgetAnswers(deviceId: number): void {
  // Without an entry, a change would start with the answers behind its offer again.
  if (readChangedOffer() === null) removeEntry(findKey(deviceId))
  else storeAnswers(deviceId, NO_ANSWERS)
}

/** Calls back when another tab has changed the answers about a device; returns the way to stop. */
export function watchStoredAnswers(deviceId: number, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === findKey(deviceId)) onChange()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
