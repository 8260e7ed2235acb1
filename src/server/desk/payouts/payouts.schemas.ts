import { z } from 'zod'
import { PAYMENT_TYPE_IDS } from '#domain/markets/payment-type.ts'
import { CURRENCIES } from '#domain/money/currency.ts'

const CENTS = z.number().int()
const CURRENCY = z.enum(CURRENCIES)
const PAYMENT_TYPE = z.literal(PAYMENT_TYPE_IDS).describe('13 is a bank transfer, 14 is PayPal.')
const REFERENCES = z.array(z.string())

const MONEY_KIND = { currency: CURRENCY, paymentTypeId: PAYMENT_TYPE }

export const DUE = z.object({
  sums: z.array(z.object({ ...MONEY_KIND, payoutCount: z.number().int(), totalInCents: CENTS })),
  payouts: z.array(
    z.object({
      ...MONEY_KIND,
      reference: z.string(),
      tradeNumber: z.string(),
      itemNumber: z.number().int().describe('0 for the sale’s voucher.'),
      attempt: z.number().int(),
      amountInCents: CENTS,
      bonusInCents: CENTS,
      maskedAccount: z.string(),
      hasAccount: z.boolean(),
      dueSince: z.string(),
    }),
  ),
})

const MADE_BATCH = {
  ...MONEY_KIND,
  messageId: z.string(),
  payoutCount: z.number().int(),
  transferCount: z.number().int(),
  totalInCents: CENTS,
}

const PAYOUT_JOB = z
  .object({
    state: z.enum(['running', 'done', 'stopped']),
    totalCount: z.number().int(),
    doneCount: z.number().int(),
    heldCount: z.number().int(),
  })
  .describe('A run of more than 500 payouts, which goes on in the background.')

export const MADE_BATCHES = z.object({
  job: PAYOUT_JOB.optional(),
  batches: z.array(z.object(MADE_BATCH)),
  held: z.array(
    z.object({
      reference: z.string(),
      amountInCents: CENTS,
      currency: CURRENCY,
      reason: z.enum(['ACCOUNT', 'AMOUNT', 'NAME', 'TWICE']),
    }),
  ),
})

export const LISTED_BATCH = z.object({
  ...MADE_BATCH,
  openCount: z.number().int(),
  rejectedCount: z.number().int(),
  state: z.enum(['prepared', 'approved', 'exported', 'discarded']),
  operator: z.string().describe('Who created it.'),
  createdAt: z.string(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
})

export const SHOWN_BATCH = LISTED_BATCH.extend({
  job: PAYOUT_JOB.optional(),
  transfers: z.array(
    z.object({
      endToEndId: z.string(),
      references: REFERENCES,
      amountInCents: CENTS,
      maskedAccount: z.string(),
      status: z.enum(['prepared', 'ordered', 'confirmed', 'rejected']),
      rejectedReason: z.string().nullable(),
    }),
  ),
})

export const ORDERING = z.object({ job: PAYOUT_JOB })

export const SETTLED_ANSWER = z.object({
  confirmed: REFERENCES,
  rejected: REFERENCES,
  unchanged: REFERENCES,
  contradicted: REFERENCES,
  open: z.array(z.string()),
  unknown: z.array(z.string()),
})

export const BATCH_PARAMS = z.object({ messageId: z.string().max(40) })

export const WITHDRAWAL = z.strictObject({
  which: z
    .string()
    .max(20)
    .describe(
      'HELD for payouts that are held or whose account has changed, ALL for the whole batch, or the number of one sale.',
    ),
})

export const WITHDRAWN = z.object({ withdrawn: REFERENCES })

export const TRANSFER_PARAMS = z.object({ endToEndId: z.string().max(40) })

export const TRANSFER_OUTCOME = z.strictObject({
  outcome: z.enum(['CONFIRMED', 'REJECTED']),
  /** Why a transfer was returned; not shown to the seller. */
  reason: z.string().trim().max(200).default(''),
})

export const BANK_ANSWER = z.strictObject({
  answer: z.string().min(1).describe('The file’s content: a pain.002 message or our own CSV.'),
})
