import { useEffect, useState } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import type { Offer } from '#contracts/offers.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { PriceState } from './price-state.ts'
import type { OfferOutcome, SeenOffer } from './take-offer.ts'

export interface AddToCartInput {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  readonly given: GivenAnswers
  readonly state: PriceState
  /** Null where the device was not tested. */
  readonly test: SelfTest | null
}

export interface AddToCart {
  /** Every question is answered, and we make an offer. */
  readonly isOffered: boolean
  readonly kind: 'idle' | 'adding' | OfferOutcome['kind']
  readonly add: () => void
  /** The offer that was just added, until its sheet is closed. */
  readonly offer: Offer | null
  readonly closeSheet: () => void
}

/** Loads once there is something to take; nothing before needs it. */
const loadTakeOffer = () => import('./take-offer.ts')

/** Reports each offer once. */
function useOfferEvent(seen: SeenOffer, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the offer
  useEffect(() => {
    if (!key) return
    loadTakeOffer()
      .then(({ reportOffer }) => reportOffer(seen, key))
      .catch(reportProblem)
  }, [key])
}

/** Takes the offer for these answers. */
export function useAddToCart({ device, sheet, given, state, test }: AddToCartInput): AddToCart {
  const shop = useShop()
  const [outcome, setOutcome] = useState<{ readonly kind: AddToCart['kind']; readonly key: string } | null>(
    null,
  )
  const [offer, setOffer] = useState<Offer | null>(null)
  const isOffered = state.openCount === 0 && state.result.kind === 'offer'
  const key = isOffered ? JSON.stringify([device.id, given]) : ''
  const seen = { shop, device, sheet, given, test, priceInCents: state.result.breakdown.totalInCents }
  useOfferEvent(seen, key)
  // Other answers are another offer: the outcome of the last one no longer applies.
  const kind = outcome?.key === key ? outcome.kind : 'idle'
  async function add(): Promise<void> {
    if (!isOffered || kind === 'adding' || kind === 'added') return
    setOutcome({ kind: 'adding', key })
    const result = await loadTakeOffer()
      .then(({ takeOffer }) => takeOffer(seen))
      .catch((error: unknown): OfferOutcome => {
        reportProblem(error)
        return { kind: 'failed' }
      })
    if (result.kind === 'added') setOffer(result.offer)
    setOutcome({ kind: result.kind, key })
  }
  return { isOffered, kind, add: () => void add(), offer, closeSheet: () => setOffer(null) }
}
