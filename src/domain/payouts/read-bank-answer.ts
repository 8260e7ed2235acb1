import {
  type BankAnswerReading,
  type TransferAnswer,
  type TransferOutcome,
  unreadable,
} from './bank-answer.ts'
import { readCsv } from './csv-table.ts'
import { readPain002 } from './pain-002.ts'

const OUTCOMES: readonly string[] = ['CONFIRMED', 'REJECTED', 'PENDING'] satisfies TransferOutcome[]

const isOutcome = (text: string): text is TransferOutcome => OUTCOMES.includes(text)

function readRow(cells: readonly string[], at: string): TransferAnswer | BankAnswerReading {
  const [endToEndId = '', status = '', reason = ''] = cells.map((cell) => cell.trim())
  const outcome = status.toUpperCase()
  if (endToEndId === '') return unreadable('ID_MISSING', at)
  if (!isOutcome(outcome)) return unreadable('STATUS_UNKNOWN', at)
  return { endToEndId, outcome, reason: outcome === 'REJECTED' && reason !== '' ? reason : null }
}

const COLUMNS = 'end_to_end_id status reason'

/** Our own table: `end_to_end_id`, `status` (confirmed, rejected, pending), `reason`. For PayPal, and banks without XML. */
function readTable(text: string): BankAnswerReading {
  const [head, ...rows] = readCsv(text) ?? []
  if (!head) return unreadable('NOT_READABLE')
  if (head.map((cell) => cell.trim().toLowerCase()).join(' ') !== COLUMNS) return unreadable('COLUMNS')
  const transfers: TransferAnswer[] = []
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = readRow(cells, String(at + 2))
    if ('kind' in row) return row
    transfers.push(row)
  }
  return { kind: 'answer', answer: { batches: [], transfers } }
}

/** Something that the file says once so and once otherwise, or null. */
function contradictionIn(
  answers: readonly (readonly [id: string, outcome: TransferOutcome])[],
): string | null {
  const first = new Map<string, TransferOutcome>()
  for (const [id, outcome] of answers) {
    if ((first.get(id) ?? outcome) !== outcome) return id
    first.set(id, outcome)
  }
  return null
}

/** What a bank's or PayPal's file says about our transfers: a `pain.002` message or our own table. */
export function readBankAnswer(text: string): BankAnswerReading {
  const reading = /^\uFEFF?\s*</.test(text) ? readPain002(text) : readTable(text)
  if (reading.kind === 'unreadable') return reading
  const { batches, transfers } = reading.answer
  if (batches.length + transfers.length === 0) return unreadable('EMPTY')
  const contradiction =
    contradictionIn(batches.map(({ batchId, outcome }) => [batchId, outcome])) ??
    contradictionIn(transfers.map(({ endToEndId, outcome }) => [endToEndId, outcome]))
  return contradiction === null ? reading : unreadable('CONTRADICTION', contradiction)
}
