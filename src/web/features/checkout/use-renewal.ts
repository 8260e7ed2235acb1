import { useCallback, useEffect, useState } from 'react'
import { OFFER_RENEWALS_PATH } from '#contracts/api-paths.ts'
import type { OfferRenewal } from '#contracts/offers.ts'
import { type RenewalNote, renewCart } from '#domain/cart/renew-cart.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { changeCart, useCart, useIsCartReady } from '#web/platform/cart/cart-store.ts'

export interface Renewal {
  readonly state: 'checking' | 'done' | 'failed'
  /** What changed, for the seller to read. */
  readonly notes: readonly RenewalNote[]
  /** Asks the server once more. */
  readonly renew: () => void
}

/** As the server writes the ids of offers. */
const OFFER_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

async function askRenewals(offerIds: readonly string[]): Promise<readonly OfferRenewal[] | null> {
  // A stored cart may hold anything. The server refuses a question with one id that cannot be any, and then the
  // other devices could never be sold.
  const asked = offerIds.filter((offerId) => OFFER_ID.test(offerId))
  const gone = offerIds
    .filter((offerId) => !OFFER_ID.test(offerId))
    .map((offerId) => ({ offerId, status: 'gone' as const, line: null }))
  const call = { body: { offerIds: asked } }
  const result = await callApi<{ readonly offers: readonly OfferRenewal[] }>(OFFER_RENEWALS_PATH, call)
  return result.kind === 'ok' ? [...result.data.offers, ...gone] : null
}

/** Asks the server about the prices in the cart when the page opens: what has ended is priced anew, and noted. */
export function useRenewal(): Renewal {
  const isReady = useIsCartReady()
  const { offerIds, cartExpiry } = useCart()
  const [state, setState] = useState<Renewal['state']>('checking')
  const [notes, setNotes] = useState<readonly RenewalNote[]>([])
  const [round, setRound] = useState(0)
  const renew = useCallback(() => setRound((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per opening and round, not for every change of the cart
  useEffect(() => {
    if (!isReady) return
    if (offerIds.length === 0) {
      setState('done')
      return
    }
    let isCurrent = true
    setState('checking')
    changeCart((cart) => ({ ...cart, priceCalculateDone: false }))
    askRenewals(offerIds).then((renewals) => {
      if (!isCurrent) return
      if (renewals)
        changeCart((cart) => {
          const renewed = renewCart(cart, renewals)
          if (renewed.notes.length > 0) setNotes(renewed.notes)
          return renewed.cart
        })
      setState(renewals ? 'done' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [isReady, round])
  useEffect(() => {
    // A page that stays open overnight: the first offer that ends is asked for again in that moment.
    const wait = cartExpiry - Date.now()
    if (cartExpiry === 0 || wait <= 0 || wait > 2 ** 31 - 1) return
    const timer = setTimeout(renew, wait)
    return () => clearTimeout(timer)
  }, [cartExpiry, renew])
  return { state, notes, renew }
}
