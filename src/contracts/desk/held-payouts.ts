import { z } from 'zod'
import { PAYOUT_HOLD_REASONS } from '#domain/payouts/payout-hold.ts'
import { PAYOUT_CHANGERS } from '#domain/trades/payout-change.ts'

const MOMENT = z.iso.datetime()

export const HELD_PAYOUT = z.object({
  id: z.number().int(),
  reason: z.enum(PAYOUT_HOLD_REASONS),
  tradeNumber: z.string(),
  dueInCents: z.number().int(),
  currency: z.string(),
  accountHolder: z.string(),
  maskedAccount: z.string(),
  facts: z.array(z.string()),
  since: MOMENT,
  until: MOMENT.nullable().describe('When the hold ends by itself; null if someone has to release it.'),
})

export type HeldPayout = z.output<typeof HELD_PAYOUT>

/** A hold with everything that a person compares before deciding. */
export const SHOWN_HOLD = HELD_PAYOUT.extend({
  seller: z
    .object({
      name: z.string(),
      companyName: z.string().nullable(),
      email: z.string().nullable().describe('Only for a frozen sale, which has to be talked about.'),
      phone: z.string().nullable(),
    })
    .nullable()
    .describe('Null once the seller’s data is erased.'),
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        changedAt: MOMENT,
        by: z.enum(PAYOUT_CHANGERS),
        previousHolder: z.string(),
        previousMasked: z.string(),
        isOriginal: z.boolean().describe('Whether the sale was made with the previous account.'),
      }),
    )
    .describe('Changes of the account, newest first, where the hold is about one.'),
  others: z
    .array(HELD_PAYOUT.pick({ id: true, reason: true }))
    .describe('Other open holds of the same sale.'),
})

export type ShownHold = z.output<typeof SHOWN_HOLD>

const NOTE = z.string().trim().min(3).max(500)

export const RELEASE_INPUT = z.strictObject({ note: NOTE })

export const RESTORE_INPUT = z.strictObject({ note: NOTE, changeId: z.uuid() })

export const RELEASED_HOLD = z.object({ id: z.number().int() })
