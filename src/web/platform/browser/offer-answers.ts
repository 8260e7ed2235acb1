import type { CartDevice } from '#domain/cart/cart.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import { OFFER_PREFIX } from './kept-keys.ts'
import { buildAnswersKey, CHANGE_PARAM, readEntry, removeEntry, writeEntry } from './stored-answers.ts'

/** Leads visits that change the first offer to the one that has taken its place. */
function pointTo(fromOfferId: string, toOfferId: string): void {
  if (fromOfferId === toOfferId) return
  const nothing = { storageGb: null, conditionId: null, answers: {} }
  writeEntry(OFFER_PREFIX + fromOfferId, { ...nothing, movedTo: toOfferId, savedAtMs: Date.now() })
}

export interface TakenOffer {
  readonly offerId: string
  readonly deviceId: number
  readonly given: GivenAnswers
  /** The offer that it takes the place of; null for a new device. */
  readonly replaced: string | null
}

/** Keeps the answers behind an offer. The next visit to its device starts with them, too. */
export function storeOfferAnswers({ offerId, deviceId, given, replaced }: TakenOffer): void {
  const stored = { ...given, savedAtMs: Date.now() }
  // First: whoever goes back to earlier answers may get the earlier offer again.
  if (replaced !== null) pointTo(replaced, offerId)
  writeEntry(OFFER_PREFIX + offerId, stored)
  writeEntry(buildAnswersKey(deviceId, null), stored)
}

/** A renewed offer keeps the answers behind it, for as long as they are kept at all. */
export function moveOfferAnswers(fromOfferId: string, toOfferId: string): void {
  const stored = readEntry(OFFER_PREFIX + fromOfferId)
  pointTo(fromOfferId, toOfferId)
  if (stored) writeEntry(OFFER_PREFIX + toOfferId, stored)
}

/** Where the answers behind an offer are gone, a change starts with what the cart knows. */
export function keepOfferAnswers({ offerId, storageGb, conditionId }: CartDevice): void {
  const key = OFFER_PREFIX + offerId
  if (!readEntry(key)) writeEntry(key, { storageGb, conditionId, answers: {}, savedAtMs: Date.now() })
}

/** The query of a visit that changes the answers of an offer. */
export const buildChangeSearch = (offerId: string): string => `?${CHANGE_PARAM}=${offerId}`

/** "Change answers" in the cart: what an earlier visit has left unfinished is forgotten. */
export const restartAnswerChange = ({ offerId, deviceId }: CartDevice): void =>
  removeEntry(buildAnswersKey(deviceId, offerId))
