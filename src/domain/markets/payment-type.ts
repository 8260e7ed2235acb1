/** Payment by bank transfer. Its code is the specification's word for it, "direct debit". */
export const BANK_TRANSFER = { id: 13, code: 'DIRECT_DEBIT' } as const

export const PAYPAL = { id: 14, code: 'PAYPAL' } as const

/** How sellers can be paid. The ids are stored with every trade and never change. */
export const PAYMENT_TYPES = [BANK_TRANSFER, PAYPAL] as const

export type PaymentType = (typeof PAYMENT_TYPES)[number]

export type PaymentTypeId = PaymentType['id']

export const PAYMENT_TYPE_IDS = [BANK_TRANSFER.id, PAYPAL.id] as const satisfies readonly PaymentTypeId[]

/** Preselected at checkout until the seller chooses. */
export const DEFAULT_PAYMENT_TYPE_ID = BANK_TRANSFER.id

/** A new payment account is always an invoice account and never the primary one. */
export const NEW_PAYMENT_ACCOUNT = { paymentType: 'INVOICE', isPrimary: false } as const
