import { z } from 'zod'

/** Money that came back, and for which the seller has to name another account. */
export const FAILED_PAYOUT = z.object({
  tradeNumber: z.string(),
  references: z.array(z.string()),
  amountInCents: z.number().int(),
  currency: z.string(),
  accountHolder: z.string(),
  maskedAccount: z.string(),
  reason: z.string().nullable(),
  failedAt: z.iso.datetime(),
  askedAt: z.iso.datetime().nullable().describe('When the seller was last asked for another account.'),
  canBeAsked: z
    .boolean()
    .describe('False for a voucher of a sale that is otherwise paid: its account can’t be changed any more.'),
})

export type FailedPayout = z.output<typeof FAILED_PAYOUT>

export const ACCOUNT_REQUEST = z.object({ tradeNumber: z.string(), askedAt: z.iso.datetime() })

export const VOUCHER_AGAIN = z.object({ reference: z.string() })
