/** What became of a transfer. Pending says nothing yet: the bank has it, the seller does not. */
export type TransferOutcome = 'CONFIRMED' | 'REJECTED' | 'PENDING'

export interface TransferAnswer {
  readonly endToEndId: string
  readonly outcome: TransferOutcome
  /** The bank's code or words for a rejection, where it gives any. */
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

/** A file is read as a whole or not at all, so that nobody has to find out which half of it counted. */
export type BankAnswerProblem =
  | 'NOT_READABLE'
  | 'COLUMNS'
  | 'EMPTY'
  | 'ID_MISSING'
  | 'STATUS_UNKNOWN'
  | 'CONTRADICTION'

export type BankAnswerReading =
  | { readonly kind: 'answer'; readonly answer: BankAnswer }
  /** `at` names the row or the transfer, where there is one. */
  | { readonly kind: 'unreadable'; readonly problem: BankAnswerProblem; readonly at: string | null }

export const unreadable = (problem: BankAnswerProblem, at: string | null = null): BankAnswerReading => ({
  kind: 'unreadable',
  problem,
  at,
})
