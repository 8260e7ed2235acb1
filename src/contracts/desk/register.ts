import { z } from 'zod'
import { DOCUMENT_KINDS } from '#domain/identity/identity-document.ts'
import { PAYMENT_TYPE_IDS } from '#domain/markets/payment-type.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { CHAIN_BREAKS } from '#domain/purchase-register/verify-chain.ts'

const COUNTRY = z.string().regex(/^[A-Z]{2}$/)

export const REGISTER_PARAMS = z.object({ country: COUNTRY })

/** Days of one country's register, both ends included; a year at most. */
export const REGISTER_DAYS = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

/** How many rows a country's register has for a day. */
export const REGISTER_DAY = z.object({
  country: z.string(),
  day: z.string(),
  purchases: z.number().int(),
  payments: z.number().int(),
  reversals: z.number().int().describe('Purchases that didn’t come about: the device went back unpaid.'),
})

export type RegisterDay = z.output<typeof REGISTER_DAY>

const REGISTER_KINDS = ['PURCHASE', 'PAYMENT', 'REVERSAL'] as const

/** A row of the register. Only a purchase names the seller and the device. */
export const REGISTER_ENTRY = z.object({
  sequence: z.number().int(),
  day: z.string(),
  kind: z.enum(REGISTER_KINDS),
  reference: z.string(),
  seller: z.object({ name: z.string(), address: z.string() }).nullable(),
  documentKind: z.enum(DOCUMENT_KINDS).nullable(),
  description: z.string().nullable(),
  serialNumber: z.string().nullable(),
  paidDay: z.string().nullable().describe('For a payment: its day.'),
  corrects: z.number().int().nullable().describe('The row that this one corrects or reverses.'),
  priceInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
  paymentTypeId: z.literal(PAYMENT_TYPE_IDS).describe('13 is a bank transfer, 14 is PayPal.'),
  hash: z.string(),
})

export type RegisterEntryRow = z.output<typeof REGISTER_ENTRY>

/** No list of rows has more. An export has all. */
export const REGISTER_LIST_LIMIT = 2_000

export const REGISTER_ROWS = z.object({
  rows: z.array(REGISTER_ENTRY).describe('In the order in which they were written.'),
  isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
})

export type RegisterRows = z.output<typeof REGISTER_ROWS>

export const REGISTER_CHECK = z.object({
  isWhole: z.boolean(),
  sequence: z.number().int().describe('The last row, or the first damaged one.'),
  hash: z.string().nullable(),
  reason: z.enum(CHAIN_BREAKS).nullable(),
})

export type RegisterCheck = z.output<typeof REGISTER_CHECK>
