import type { BankLine } from './bank-line.ts'

/** What became of a transfer. Pending means that the bank has the order, but the seller not yet the money. */
export type TransferOutcome = 'CONFIRMED' | 'REJECTED' | 'PENDING'

export interface TransferAnswer {
  readonly endToEndId: string
  readonly outcome: TransferOutcome
  /** The bank's code or text for a rejection, where it gives one. */
  readonly reason: string | null
}

/** What a bank says about all transfers of a batch that it does not name one by one. */
export interface BatchAnswer {
  readonly batchId: string
  readonly outcome: TransferOutcome
  readonly reason: string | null
}

export interface BankAnswer {
  readonly batches: readonly BatchAnswer[]
  readonly transfers: readonly TransferAnswer[]
}

/** What kind of file an answer came in. */
export const BANK_FILE_KINDS = ['pain.002', 'camt', 'paypal', 'table'] as const

export type BankFileKind = (typeof BANK_FILE_KINDS)[number]

/** A file is read as a whole or not at all, so that nobody has to find out which half of it counted. */
export type BankAnswerProblem =
  | 'NOT_READABLE'
  | 'COLUMNS'
  | 'EMPTY'
  | 'ID_MISSING'
  | 'STATUS_UNKNOWN'
  | 'CONTRADICTION'
  | 'LINE'

export interface UnreadableAnswer {
  readonly kind: 'unreadable'
  readonly problem: BankAnswerProblem
  /** The line or the transfer, where there is one. */
  readonly at: string | null
}

/** What a file says: outcomes, and booked movements that are compared with what was sent. */
export interface ReadableAnswer {
  readonly kind: 'answer'
  readonly answer: BankAnswer
  readonly lines?: readonly BankLine[]
}

export type BankAnswerReading = ReadableAnswer | UnreadableAnswer

export const unreadable = (problem: BankAnswerProblem, at: string | null = null): UnreadableAnswer => ({
  kind: 'unreadable',
  problem,
  at,
})

/** An id that the file gives two different outcomes, or null. */
function findContradiction(
  answers: readonly (readonly [id: string, outcome: TransferOutcome])[],
): string | null {
  const outcomes = new Map<string, TransferOutcome>()
  for (const [id, outcome] of answers) {
    if ((outcomes.get(id) ?? outcome) !== outcome) return id
    outcomes.set(id, outcome)
  }
  return null
}

/** Refuses an answer that says nothing, or two things about the same transfer. */
export function checkBankAnswer(reading: BankAnswerReading): BankAnswerReading {
  if (reading.kind === 'unreadable') return reading
  const { batches, transfers } = reading.answer
  if (batches.length + transfers.length + (reading.lines?.length ?? 0) === 0) return unreadable('EMPTY')
  const contradiction =
    findContradiction(batches.map(({ batchId, outcome }) => [batchId, outcome])) ??
    findContradiction(transfers.map(({ endToEndId, outcome }) => [endToEndId, outcome]))
  return contradiction === null ? reading : unreadable('CONTRADICTION', contradiction)
}
