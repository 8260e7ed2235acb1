import {
  type BankAnswerReading,
  type TransferAnswer,
  type TransferOutcome,
  type UnreadableAnswer,
  unreadable,
} from './bank-answer.ts'

/** A record of a table, with the line that it begins on. */
interface TableRecord {
  readonly line: number
  readonly cells: readonly string[]
}

const COLUMNS = ['end_to_end_id', 'status', 'reason']

const OUTCOMES: readonly string[] = ['CONFIRMED', 'REJECTED', 'PENDING'] satisfies TransferOutcome[]

const isOutcome = (text: string): text is TransferOutcome => OUTCOMES.includes(text)

const isHeading = ({ cells }: TableRecord): boolean =>
  cells.length === COLUMNS.length && cells.every((cell, at) => cell.trim().toLowerCase() === COLUMNS[at])

type RecordReading = { readonly kind: 'transfer'; readonly transfer: TransferAnswer } | UnreadableAnswer

function readRecord({ line, cells }: TableRecord): RecordReading {
  const [endToEndId = '', status = '', reason = ''] = cells.map((cell) => cell.trim())
  const outcome = status.toUpperCase()
  if (endToEndId === '') return unreadable('ID_MISSING', String(line))
  if (!isOutcome(outcome)) return unreadable('STATUS_UNKNOWN', String(line))
  const isReasoned = outcome === 'REJECTED' && reason !== ''
  return { kind: 'transfer', transfer: { endToEndId, outcome, reason: isReasoned ? reason : null } }
}

/**
 * Reads our own table of answers: `end_to_end_id`, `status` (confirmed, rejected, pending), `reason`. It serves PayPal
 * and banks that send no XML.
 */
export function readAnswerTable(records: readonly TableRecord[]): BankAnswerReading {
  const [heading, ...rows] = records
  if (!heading) return unreadable('NOT_READABLE')
  if (!isHeading(heading)) return unreadable('COLUMNS')
  const transfers: TransferAnswer[] = []
  for (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    const reading = readRecord(row)
    if (reading.kind === 'unreadable') return reading
    transfers.push(reading.transfer)
  }
  return { kind: 'answer', answer: { batches: [], transfers } }
}
