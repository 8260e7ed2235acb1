import { z } from 'zod'

/** Most lines of a cart, and most devices of a line in any shop. */
const MAX_LINES = 500
const MAX_QUANTITY = 500

/** A code as it was typed, and the offers of the cart. No prices: the server knows its own. */
export const VOUCHER_CHECK_REQUEST = z.strictObject({
  // What cannot be a code is refused like one that there is not; the limit only keeps out what nobody has typed.
  code: z.string().min(1).max(100),
  lines: z
    .array(z.strictObject({ offerId: z.uuid(), quantity: z.number().int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

export type VoucherCheckRequest = z.output<typeof VOUCHER_CHECK_REQUEST>

/** What the voucher would add to the sale as it is now. */
export const VOUCHER_CHECK = z.object({
  code: z.string(),
  valueInCents: z.number().int(),
  currency: z.enum(['EUR', 'PLN']),
})

export type VoucherCheck = z.output<typeof VOUCHER_CHECK>
