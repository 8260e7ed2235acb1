import { z } from 'zod'
import { JOURNAL_ACCOUNTS, JOURNAL_KINDS } from '#domain/accounting/journal.ts'
import { CONTROLS } from '#domain/accounting/reconcile-journal.ts'
import { CURRENCIES } from '#domain/money/currency.ts'

const CENTS = z.number().int()
const CURRENCY = z.enum(CURRENCIES)

export const JOURNAL_RANGE = z.strictObject({
  from: z.iso.date().describe('The first day.'),
  to: z.iso.date().describe('The last day, at most 366 days in all.'),
})

export const JOURNAL_EXPORT = JOURNAL_RANGE.extend({
  format: z.enum(['csv', 'datev']).describe('DATEV: EXTF, Buchungsstapel, version 13, for one currency.'),
  currency: CURRENCY.default('EUR').describe('For DATEV, whose batches have one currency.'),
})

const DIFFERENCE_KINDS = [
  'NOT_ON_STATEMENT',
  'REGISTER',
  'AMOUNT',
  'LATE_RETURN',
  'AGAIN',
  'UNKNOWN',
] as const

/** Something that the journal, the register and the bank don't agree about. */
const DIFFERENCE = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  reference: z.string().describe('Of the payout, or as the bank names the movement.'),
  amountInCents: CENTS,
  currency: z.string(),
  day: z.string(),
})

export const JOURNAL = z.object({
  entries: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(JOURNAL_KINDS),
      reference: z.string(),
      amountInCents: CENTS,
      currency: CURRENCY,
      debit: z.enum(JOURNAL_ACCOUNTS),
      credit: z.enum(JOURNAL_ACCOUNTS),
      debitAccount: z.string(),
      creditAccount: z.string(),
    }),
  ),
  sums: z.array(
    z.object({
      kind: z.enum(JOURNAL_KINDS),
      currency: CURRENCY,
      count: z.number().int(),
      totalInCents: CENTS,
    }),
  ),
  controls: z
    .array(
      z.object({
        control: z.enum(CONTROLS),
        currency: CURRENCY,
        totalInCents: CENTS.describe('By the register or the bank’s statements.'),
        journalInCents: CENTS,
        differenceInCents: CENTS,
      }),
    )
    .describe('The journal beside the purchase register and the bank, for each currency.'),
  differences: z.array(DIFFERENCE).describe('What explains a difference, or has to be checked.'),
})

export type Journal = z.output<typeof JOURNAL>

export type JournalDifference = Journal['differences'][number]
