import { z } from 'zod'
import { CURRENCIES } from '#domain/money/currency.ts'

/** The limits of a cart in any shop mode. */
const MAX_LINES = 500
const MAX_QUANTITY = 500

/** A code as typed, and the offers of the cart. Without prices, which the server knows. */
export const VOUCHER_CHECK_REQUEST = z.strictObject({
  // Malformed codes are refused like unknown ones. The limit only keeps out garbage.
  code: z.string().min(1).max(100),
  lines: z
    .array(z.strictObject({ offerId: z.uuid(), quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

export type VoucherCheckRequest = z.output<typeof VOUCHER_CHECK_REQUEST>

/** What the voucher would add to the current sale. */
export const VOUCHER_CHECK = z.object({
  code: z.string(),
  valueInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
})

export type VoucherCheck = z.output<typeof VOUCHER_CHECK>
