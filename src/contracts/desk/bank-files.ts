import { z } from 'zod'
import { BANK_FILE_KINDS } from '#domain/payouts/bank-answer.ts'
import { BANK_CHANNELS, LINE_DIRECTIONS, LINE_MATCHES } from '#domain/payouts/bank-line.ts'

const REFERENCES = z.array(z.string())

export const BANK_ANSWER = z.strictObject({
  answer: z
    .string()
    .min(1)
    .describe(
      'The file’s content: a pain.002 report, a camt.053 statement, a camt.054 notification, PayPal’s payout results or our own CSV.',
    ),
})

/** What an answer changed, and what has to be checked. */
export const SETTLED_ANSWER = z.object({
  confirmed: REFERENCES,
  rejected: REFERENCES,
  unchanged: REFERENCES.describe('Settled before, with the same outcome.'),
  contradicted: REFERENCES.describe('Settled before with another outcome, so nothing was changed.'),
  open: z.array(z.string()).describe('Transfers of the same batches that have no outcome yet.'),
  unknown: z.array(z.string()).describe('Ids that aren’t ours.'),
})

export type SettledAnswer = z.output<typeof SETTLED_ANSWER>

export const IMPORTED_ANSWER = SETTLED_ANSWER.extend({
  kind: z.enum(BANK_FILE_KINDS),
  isRepeated: z.boolean().describe('Whether the same file was imported before.'),
  lineCount: z.number().int().describe('Booked movements in the file.'),
  unmatchedCount: z
    .number()
    .int()
    .describe('Movements that belong to no transfer, or not by their amount, or that a person has to check.'),
})

export type ImportedAnswer = z.output<typeof IMPORTED_ANSWER>

const BANK_FILE = z.object({
  kind: z.enum(BANK_FILE_KINDS),
  operator: z.string(),
  importedAt: z.iso.datetime(),
  lineCount: z.number().int(),
})

/** A movement that belongs to no transfer, or not by its amount, or that a person has to check. */
export const UNMATCHED_LINE = z.object({
  id: z.number().int(),
  channel: z.enum(BANK_CHANNELS),
  day: z.string(),
  direction: z.enum(LINE_DIRECTIONS),
  amountInCents: z.number().int(),
  currency: z.string(),
  endToEndId: z.string().nullable(),
  messageId: z.string().nullable().describe('The batch that it names.'),
  bankReference: z.string().nullable(),
  reason: z.string().nullable(),
  text: z.string(),
  match: z.enum(LINE_MATCHES),
  importedAt: z.iso.datetime(),
})

export type UnmatchedLine = z.output<typeof UNMATCHED_LINE>

export const BANK_FILES = z.object({
  files: z.array(BANK_FILE).describe('The latest 50.'),
  unmatched: z.array(UNMATCHED_LINE).describe('Until someone ticks them off; the newest 500.'),
})

export type BankFiles = z.output<typeof BANK_FILES>

export const LINE_CHECK = z.strictObject({
  note: z.string().trim().min(3).max(200).describe('What it was, such as “rent”.'),
})

export const CHECKED_LINE = z.object({ id: z.number().int() })
