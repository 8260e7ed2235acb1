import { useCallback, useEffect, useState } from 'react'
import type { OfferRenewal } from '#contracts/offers.ts'
import { OFFER_RENEWALS_PATH } from '#contracts/paths/offers.ts'
import { hasOutdatedPrice, type RenewalNote, renewCart } from '#domain/cart/renew-cart.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { moveOfferAnswers } from '#web/platform/browser/offer-answers.ts'
import { changeCart, useCart, useIsCartReady } from '#web/platform/cart/cart-store.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

export interface Renewal {
  readonly state: 'checking' | 'done' | 'failed'
  /** The cart was opened with a price that no longer holds: nothing is shown until today's is known. */
  readonly isUnpriced: boolean
  /** What changed, for the seller to read. */
  readonly notes: readonly RenewalNote[]
  /** Checks again. */
  readonly renew: () => void
}

/** The server's format of offer ids. */
const OFFER_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

async function requestRenewals(offerIds: readonly string[]): Promise<readonly OfferRenewal[] | null> {
  // A stored cart may hold anything. The server refuses the whole request for one malformed id, and then the other
  // devices could never be sold.
  const wellFormed = offerIds.filter((offerId) => OFFER_ID.test(offerId))
  const gone = offerIds
    .filter((offerId) => !OFFER_ID.test(offerId))
    .map((offerId) => ({ offerId, status: 'gone' as const, isWithdrawn: false, line: null }))
  const call = { body: { offerIds: wellFormed } }
  const result = await callApi<{ readonly offers: readonly OfferRenewal[] }>(OFFER_RENEWALS_PATH, call)
  return result.kind === 'ok' ? [...result.data.offers, ...gone] : null
}

/** "Change answers" begins with the answers behind the offer that was renewed. */
function keepAnswers(renewals: readonly OfferRenewal[]): void {
  for (const { offerId, line } of renewals)
    if (line && line.offerId !== offerId) moveOfferAnswers(offerId, line.offerId)
}

/** Checks the prices in the cart when the page opens: offers that have ended are priced again, with a note. */
export function useRenewal(): Renewal {
  const isReady = useIsCartReady()
  const { currency } = useShop().market
  const { devices, offerIds, cartExpiry } = useCart()
  const [state, setState] = useState<Renewal['state']>('checking')
  const [notes, setNotes] = useState<readonly RenewalNote[]>([])
  const [attempt, setAttempt] = useState(0)
  const [wasOutdated] = useState(() => hasOutdatedPrice(devices, { nowMs: Date.now(), currency }))
  const renew = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening and attempt, not for every change of the cart
  useEffect(() => {
    if (!isReady) return
    if (offerIds.length === 0) {
      setState('done')
      return
    }
    let isCurrent = true
    setState('checking')
    changeCart((cart) => ({ ...cart, priceCalculateDone: false }))
    requestRenewals(offerIds).then((renewals) => {
      if (!isCurrent) return
      if (renewals) {
        keepAnswers(renewals)
        changeCart((cart) => {
          const renewed = renewCart(cart, renewals)
          if (renewed.notes.length > 0) setNotes(renewed.notes)
          return renewed.cart
        })
      }
      setState(renewals ? 'done' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [isReady, attempt])
  useEffect(() => {
    // A page may stay open overnight: prices are checked again when the first offer ends.
    const wait = cartExpiry - Date.now()
    if (cartExpiry === 0 || wait <= 0 || wait > 2 ** 31 - 1) return
    const timer = setTimeout(renew, wait)
    return () => clearTimeout(timer)
  }, [cartExpiry, renew])
  return { state, isUnpriced: wasOutdated && attempt === 0 && state === 'checking', notes, renew }
}
