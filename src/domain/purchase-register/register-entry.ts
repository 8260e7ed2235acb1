import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import type { Seller } from '#domain/customers/seller.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import type { DocumentKind } from '#domain/identity/identity-document.ts'
import type { Currency } from '#domain/money/currency.ts'

/**
 * What the register says about the document that identified a seller: its kind, and a digest of its fields. The fields
 * themselves are kept encrypted elsewhere; the digest in the chain proves that nobody has changed them.
 */
export interface DocumentDigest {
  readonly kind: DocumentKind
  /** 64 hexadecimal digits. */
  readonly digest: string
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
  /** Null where the sale's law does not ask for one. */
  readonly identityDocument: DocumentDigest | null
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

/** Records that a purchase in the register didn't come about: the device goes back to its seller, unpaid. */
export interface ReversalEntry extends EntryBase {
  readonly kind: 'REVERSAL'
  /** The entry of the purchase. */
  readonly corrects: number
}

export type RegisterEntry = PurchaseEntry | PaymentEntry | ReversalEntry

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
