import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import type { Seller } from '#domain/customers/seller.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import type { Currency } from '#domain/money/currency.ts'

/** The document that identified the seller. */
export interface IdentityDocument {
  readonly kind: 'ID_CARD' | 'PASSPORT' | 'RESIDENCE_PERMIT' | 'DRIVING_LICENCE'
  readonly number: string
  readonly issuedBy: string
  /** `YYYY-MM-DD`. */
  readonly issuedDay: string
}

interface EntryBase {
  /** ISO code of the country whose register it is. */
  readonly country: string
  /** `YYYY-MM-DD`, the day of the entry. */
  readonly day: string
  /** From 1 without gaps, per country. */
  readonly sequence: number
  /** Trade number and number of the device, as on the payout. */
  readonly reference: string
  readonly priceInCents: number
  readonly currency: Currency
  readonly paymentTypeId: PaymentAccount['paymentTypeId']
}

/** A device that was bought. */
export interface PurchaseEntry extends EntryBase {
  readonly kind: 'PURCHASE'
  /** The entry that this one corrects: nothing in the register is ever changed. */
  readonly corrects: number | null
  readonly sellerName: string
  readonly sellerAddress: string
  /** Null where the market does not ask for one. */
  readonly identityDocument: IdentityDocument | null
  readonly description: string
  /** Null for a device without a legible one. */
  readonly serialNumber: string | null
}

/** Records that a device was paid. The day is only known when the entry of the purchase can no longer change. */
export interface PaymentEntry extends EntryBase {
  readonly kind: 'PAYMENT'
  /** `YYYY-MM-DD`, the day of the payment. */
  readonly paidDay: string
}

export type RegisterEntry = PurchaseEntry | PaymentEntry

type Unplaced<Entry> = Entry extends RegisterEntry ? Omit<Entry, 'sequence'> : never

/** An entry before it has its number in the register. */
export type EntryDraft = Unplaced<RegisterEntry>

export type RegisterProblem =
  | 'CORRECTS'
  | 'COUNTRY'
  | 'DAY'
  | 'DESCRIPTION'
  | 'IDENTITY_DOCUMENT'
  | 'PAID_DAY'
  | 'PRICE'
  | 'REFERENCE'
  | 'SELLER_ADDRESS'
  | 'SELLER_NAME'
  | 'SERIAL_NUMBER'

type RegisterSeller = Pick<
  Seller,
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'addressExtra'
  | 'zip'
  | 'city'
  | 'country'
>

const joinParts = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator)

/** The seller as the register names them. */
export const describeSeller = (seller: RegisterSeller) => ({
  sellerName: joinParts([seller.companyName, `${seller.firstName} ${seller.lastName}`], ', '),
  sellerAddress: joinParts(
    [
      joinStreetLine(seller, seller.country),
      seller.addressExtra,
      joinParts([seller.zip, seller.city], ' '),
      seller.country,
    ],
    ', ',
  ),
})
