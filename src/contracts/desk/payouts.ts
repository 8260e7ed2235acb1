import { z } from 'zod'
import { PAYMENT_TYPE_IDS } from '#domain/markets/payment-type.ts'
import { CURRENCIES } from '#domain/money/currency.ts'

const CENTS = z.number().int()
const CURRENCY = z.enum(CURRENCIES)
const PAYMENT_TYPE = z.literal(PAYMENT_TYPE_IDS).describe('13 is a bank transfer, 14 is PayPal.')
const REFERENCES = z.array(z.string())

const MONEY_KIND = { currency: CURRENCY, paymentTypeId: PAYMENT_TYPE }

const PAYOUT_JOB = z
  .object({
    state: z.enum(['running', 'done', 'stopped']),
    totalCount: z.number().int(),
    doneCount: z.number().int(),
    heldCount: z.number().int(),
  })
  .describe('A run of more than 500 payouts, which goes on in the background.')

const LISTED_JOB = PAYOUT_JOB.extend({
  messageId: z.string().nullable().describe('The batch that is ordered; null where batches are created.'),
  createdAt: z.string(),
})

export const DUE = z.object({
  hasPayer: z.boolean().describe('Whether an account to pay from is configured.'),
  heldCount: z.number().int().describe('Open holds. What they keep back isn’t due.'),
  jobs: z.array(LISTED_JOB).describe('The latest ten, running ones first.'),
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
      accountHolder: z.string(),
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

const DOWNLOAD = z.object({ operator: z.string(), downloadedAt: z.string() })

export const SHOWN_BATCH = LISTED_BATCH.extend({
  job: PAYOUT_JOB.optional(),
  isOwn: z.boolean().describe('Whether the operator created it.'),
  isOnePersonDesk: z.boolean().describe('Whether whoever created it may approve it, too.'),
  downloads: z.array(DOWNLOAD).describe('Who took its file, and when; the latest first.'),
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

export const FILE_REQUEST = z
  .strictObject({
    isRepeat: z
      .boolean()
      .describe('True to take a file again that someone has taken before. Uploading it twice may pay twice.'),
  })
  .partial()
  .nullish()

export const ORDERING = z.object({ job: PAYOUT_JOB })

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

export const HOLD_INPUT = z.strictObject({
  note: z.string().trim().min(3).max(500).describe('Why; it becomes a note of the sale.'),
})

export const HELD_SALE = z.object({ tradeNumber: z.string() })

export type Due = z.output<typeof DUE>

export type DuePayout = Due['payouts'][number]

export type MadeBatches = z.output<typeof MADE_BATCHES>

export type ListedBatch = z.output<typeof LISTED_BATCH>

export type ShownBatch = z.output<typeof SHOWN_BATCH>

export type BatchTransfer = ShownBatch['transfers'][number]
