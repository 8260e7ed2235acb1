import type { BankAnswer, TransferAnswer } from './bank-answer.ts'
import type { PayoutBatch, Transfer } from './payout-batch.ts'

type SentTransfer = Pick<Transfer, 'endToEndId' | 'references'>

/** A batch as far as an answer to it goes. */
export interface SentBatch extends Pick<PayoutBatch, 'id'> {
  readonly transfers: readonly SentTransfer[]
}

/** What became of the money for one device. */
export interface PayoutOutcome extends Omit<TransferAnswer, 'outcome'> {
  readonly reference: string
  readonly outcome: 'CONFIRMED' | 'REJECTED'
}

export interface MatchedAnswer {
  readonly outcomes: readonly PayoutOutcome[]
  /** Transfers that still wait for a last word. */
  readonly open: readonly string[]
  /** Ids that the bank names and we do not know: another batch, or somebody else's file. */
  readonly unknown: readonly string[]
}

const outcomesOf = (
  { endToEndId, references }: SentTransfer,
  answer: Pick<TransferAnswer, 'outcome' | 'reason'> | undefined,
): readonly PayoutOutcome[] => {
  if (!answer || answer.outcome === 'PENDING') return []
  const { outcome, reason } = answer
  return references.map((reference) => ({ reference, endToEndId, outcome, reason }))
}

/** What an answer means for each device that is waiting for its money: one transfer can be for several. */
export function matchBankAnswer(batches: readonly SentBatch[], answer: BankAnswer): MatchedAnswer {
  const ofBatch = new Map(answer.batches.map((statement) => [statement.batchId, statement]))
  const ofTransfer = new Map(answer.transfers.map((statement) => [statement.endToEndId, statement]))
  const settled = batches.flatMap(({ id, transfers }) =>
    transfers.map((transfer) => ({
      id: transfer.endToEndId,
      outcomes: outcomesOf(transfer, ofTransfer.get(transfer.endToEndId) ?? ofBatch.get(id)),
    })),
  )
  const known = new Set([...settled.map(({ id }) => id), ...batches.map(({ id }) => id)])
  return {
    outcomes: settled.flatMap(({ outcomes }) => outcomes),
    open: settled.filter(({ outcomes }) => outcomes.length === 0).map(({ id }) => id),
    unknown: [...ofBatch.keys(), ...ofTransfer.keys()].filter((id) => !known.has(id)),
  }
}
