import { z } from 'zod'
import type { Currency } from '#domain/money/currency.ts'
import type { IndividualOfferState } from '#domain/offers/individual-offer.ts'

/** Longer than any valid field, so that the domain reports the limit. */
const OPTIONAL = z.string().max(500).default('')

/** The form by which a business accepts, as browsers send it: no box that isn't ticked, no field that isn't shown. */
export const INDIVIDUAL_OFFER_FORM = z.object({
  companyName: OPTIONAL,
  vatId: OPTIONAL,
  firstName: OPTIONAL,
  lastName: OPTIONAL,
  phone: OPTIONAL,
  street: OPTIONAL,
  addressExtra: OPTIONAL,
  zip: OPTIONAL,
  city: OPTIONAL,
  province: OPTIONAL,
  country: OPTIONAL,
  iban: OPTIONAL,
  accountHolder: z.string().max(500).optional(),
  declaration: z.literal('on').optional(),
})

export const INDIVIDUAL_OFFER_PARAMS = z.object({ offer: z.string().max(40), id: z.string().max(200) })

/** What was typed into the form. */
export interface IndividualOfferValues {
  readonly companyName: string
  readonly vatId: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly street: string
  readonly addressExtra: string
  readonly zip: string
  readonly city: string
  readonly province: string
  readonly country: string
  readonly iban: string
  /** Null while it is the company's own name. */
  readonly accountHolder: string | null
  readonly declaration: boolean
}

/** A line of an individual offer, for the business that got it. */
export interface IndividualOfferLine {
  readonly name: string
  readonly storageGb: number
  readonly conditionId: number
  readonly quantity: number
  readonly priceInCents: number
}

/** An individual offer, for the holder of its link. Moments are ISO 8601. */
export interface IndividualOfferView {
  /** As people name it. */
  readonly number: string
  readonly state: Exclude<IndividualOfferState, 'HELD'>
  readonly createdAt: string
  readonly expiresAt: string
  readonly currency: Currency
  readonly totalInCents: number
  /** What the desk writes; empty for nothing. */
  readonly message: string
  readonly lines: readonly IndividualOfferLine[]
  /** Where the offer was sent, and where everything about the sale goes. */
  readonly email: string
  /** The sale that it became. Its link only reads: whoever accepted gets the other one by mail. */
  readonly sale: { readonly tradeNumber: string; readonly url: string } | null
}

export interface IndividualOfferData {
  readonly offer: IndividualOfferView
  readonly termsPath: string | null
  readonly form:
    | { readonly kind: 'open'; readonly values: IndividualOfferValues }
    /** Sent and rejected. */
    | { readonly kind: 'refused'; readonly values: IndividualOfferValues }
    /** Sent, and could not be accepted for now. */
    | { readonly kind: 'failed'; readonly values: IndividualOfferValues }
}
