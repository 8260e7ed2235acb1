import {
  type BankAnswerReading,
  type BatchAnswer,
  type TransferAnswer,
  type TransferOutcome,
  unreadable,
} from './bank-answer.ts'

/** The status that a bank gives to something of ours, with its reason. Null where the report is silent. */
export interface ReportedStatus {
  readonly id: string | null
  readonly code: string | null
  readonly reason: string | null
}

export interface ReportedPayment extends ReportedStatus {
  readonly transfers: readonly ReportedStatus[]
}

/** A bank's status report (`pain.002`): on the message that we sent, on the payments in it, on their transfers. */
export interface StatusReport {
  readonly groups: readonly ReportedStatus[]
  readonly payments: readonly ReportedPayment[]
}

// Only a settled transfer is a paid one: "accepted" and "in process" may still be followed by a rejection.
const CODES: Readonly<Record<TransferOutcome, readonly string[]>> = {
  CONFIRMED: ['ACSC', 'ACCC'],
  REJECTED: ['RJCT', 'CANC'],
  PENDING: ['RCVD', 'ACTC', 'ACCP', 'ACSP', 'ACWC', 'ACWP', 'ACFC', 'ACIS', 'PATC', 'PART', 'PDNG', 'PRES'],
}

const OUTCOMES_BY_CODE: ReadonlyMap<string, TransferOutcome> = new Map(
  (['CONFIRMED', 'REJECTED', 'PENDING'] as const).flatMap((outcome) =>
    CODES[outcome].map((code) => [code, outcome] as const),
  ),
)

/** What is said of whole batches. Silence about one of them is no statement. */
function collectBatchStatements({ groups, payments }: StatusReport): readonly ReportedStatus[] {
  const inner = payments.filter(({ code }) => code !== null)
  // A batch has the same id in both places, and the inner statement is the more precise one.
  const outer = groups.filter(({ id, code }) => code !== null && !inner.some((payment) => payment.id === id))
  return [...outer, ...inner]
}

const findFirst = (statuses: readonly ReportedStatus[], field: 'code' | 'reason'): string | null =>
  statuses.map((status) => status[field]).find((value) => value !== null) ?? null

/** What is said of single transfers. One without a status or a reason inherits those of its payment, then its group. */
function collectTransferStatements({ groups, payments }: StatusReport): readonly ReportedStatus[] {
  return payments.flatMap((payment) =>
    payment.transfers.map((transfer) => ({
      id: transfer.id,
      code: findFirst([transfer, payment, ...groups], 'code'),
      reason: findFirst([transfer, payment, ...groups], 'reason'),
    })),
  )
}

function findProblem(statements: readonly ReportedStatus[]): BankAnswerReading | null {
  if (statements.some(({ id }) => !id)) return unreadable('ID_MISSING')
  const unknown = statements.find(({ code }) => !OUTCOMES_BY_CODE.has(code ?? ''))
  return unknown ? unreadable('STATUS_UNKNOWN', unknown.id) : null
}

function interpret({ code, reason }: ReportedStatus): Pick<TransferAnswer, 'outcome' | 'reason'> {
  const outcome = OUTCOMES_BY_CODE.get(code ?? '') ?? 'PENDING'
  return { outcome, reason: outcome === 'REJECTED' ? reason : null }
}

const toBatchAnswer = (status: ReportedStatus): BatchAnswer => ({
  batchId: status.id ?? '',
  ...interpret(status),
})

const toTransferAnswer = (status: ReportedStatus): TransferAnswer => ({
  endToEndId: status.id ?? '',
  ...interpret(status),
})

/** What the status reports of a file say, reduced to ids, outcomes and reasons. */
export function readStatusReports(reports: readonly StatusReport[]): BankAnswerReading {
  const batches = reports.flatMap(collectBatchStatements)
  const transfers = reports.flatMap(collectTransferStatements)
  const problem = findProblem([...batches, ...transfers])
  if (problem) return problem
  return {
    kind: 'answer',
    answer: { batches: batches.map(toBatchAnswer), transfers: transfers.map(toTransferAnswer) },
  }
}
