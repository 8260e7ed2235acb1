import { INDIVIDUAL_OFFERS_PATH } from '#contracts/paths/offers.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/paths/trades.ts'
import { checkIndividualOffer, type IndividualOfferInput } from '#domain/customers/individual-offer.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { type CustomerResult, callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { type Form, useForm } from './use-form.ts'

const EMPTY: IndividualOfferInput = { companyName: '', contactPerson: '', email: '', phone: '', message: '' }

/** A request that has arrived. */
export interface SentRequest {
  readonly requestId: number
  /** Null where an earlier version of the form has arrived: its address may have been another one. */
  readonly email: string | null
}

export interface OfferLine {
  readonly offerId: string
  readonly quantity: number
}

export interface IndividualOfferOptions {
  /** The offers to ask about, the same for every retry. */
  readonly loadLines: () => Promise<CustomerResult<readonly OfferLine[]>>
  readonly onSent: (sent: SentRequest) => void
}

/** Asks the people who make offers by hand about some devices. */
export function useIndividualOffer({
  loadLines,
  onSent,
}: IndividualOfferOptions): Form<IndividualOfferInput> {
  const { market } = useShop()
  const isSignedIn = useIsLoggedIn()
  return useForm<IndividualOfferInput, { readonly requestId: number }>({
    initial: EMPTY,
    check(input) {
      const checked = checkIndividualOffer(input, market)
      return checked.kind === 'problems' ? checked.problems : []
    },
    async send(input, idempotencyKey) {
      const loaded = await loadLines()
      if (loaded.kind !== 'ok') return loaded
      const call = isSignedIn ? callAsCustomer : callApi
      return call(INDIVIDUAL_OFFERS_PATH, {
        headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
        body: { ...input, lines: loaded.data },
      })
    },
    onDone: ({ email }, { requestId }) => onSent({ requestId, email: email.trim() }),
  })
}
