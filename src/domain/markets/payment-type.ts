/** A way to pay the seller. Ids are part of the trade's data and never change. */
export interface PaymentType {
  readonly id: 13 | 14
  readonly code: 'DIRECT_DEBIT' | 'PAYPAL'
}

/** Bank transfer; the specification's word for it is "direct debit". */
export const DIRECT_DEBIT = { id: 13, code: 'DIRECT_DEBIT' } as const satisfies PaymentType

export const PAYPAL = { id: 14, code: 'PAYPAL' } as const satisfies PaymentType

/** The payment type that checkout selects until the seller chooses. */
export const DEFAULT_PAYMENT_TYPE_ID = 13

/** A new payment account is always an invoice account and never the primary one. */
export const NEW_PAYMENT_ACCOUNT = { paymentType: 'INVOICE', isPrimary: false } as const
