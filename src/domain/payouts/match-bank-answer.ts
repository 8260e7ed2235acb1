import type { BankAnswer, TransferAnswer, TransferOutcome } from './bank-answer.ts'
import type { PayoutBatch, Transfer } from './payout-batch.ts'

type SentTransfer = Pick<Transfer, 'endToEndId' | 'references'>

/** What of a sent batch matters for matching an answer to it. */
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
  /** Transfers without a final outcome. */
  readonly open: readonly string[]
  /** Ids in the answer that we do not know: of another batch, or from another company's file. */
  readonly unknown: readonly string[]
}

const toOutcomes = (
  { endToEndId, references }: SentTransfer,
  answer: Pick<TransferAnswer, 'outcome' | 'reason'> | undefined,
): readonly PayoutOutcome[] => {
  if (!answer || answer.outcome === 'PENDING') return []
  const { outcome, reason } = answer
  return references.map((reference) => ({ reference, endToEndId, outcome, reason }))
}

/** A payment follows the wait for it, and a return follows the payment: of two statements, the later one counts. */
const FINALITY: Readonly<Record<TransferOutcome, number>> = { PENDING: 0, CONFIRMED: 1, REJECTED: 2 }

/** What an answer means for each device whose payout is pending. One transfer can pay for several devices. */
export function matchBankAnswer(batches: readonly SentBatch[], answer: BankAnswer): MatchedAnswer {
  const ofBatch = new Map(answer.batches.map((statement) => [statement.batchId, statement]))
  const ofTransfer = new Map<string, TransferAnswer>()
  for (const statement of answer.transfers) {
    const other = ofTransfer.get(statement.endToEndId)
    if (!other || FINALITY[statement.outcome] >= FINALITY[other.outcome])
      ofTransfer.set(statement.endToEndId, statement)
  }
  const settled = batches.flatMap(({ id, transfers }) =>
    transfers.map((transfer) => ({
      id: transfer.endToEndId,
      outcomes: toOutcomes(transfer, ofTransfer.get(transfer.endToEndId) ?? ofBatch.get(id)),
    })),
  )
  const known = new Set([...settled.map(({ id }) => id), ...batches.map(({ id }) => id)])
  return {
    outcomes: settled.flatMap(({ outcomes }) => outcomes),
    open: settled.filter(({ outcomes }) => outcomes.length === 0).map(({ id }) => id),
    unknown: [...ofBatch.keys(), ...ofTransfer.keys()].filter((id) => !known.has(id)),
  }
}
