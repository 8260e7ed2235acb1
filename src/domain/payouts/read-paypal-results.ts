import { type BankAnswerReading, type TransferOutcome, unreadable } from './bank-answer.ts'
import type { BankLine } from './bank-line.ts'

/** A record of a table, with the line that it begins on. */
interface TableRecord {
  readonly line: number
  readonly cells: readonly string[]
}

type Column = 'id' | 'status' | 'amount' | 'currency' | 'reason' | 'transaction'

// PayPal's website, its reports and its API name the same columns differently.
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  id: ['unique id', 'customer id', 'sender item id', 'sender_item_id', 'unique_id'],
  status: ['status', 'transaction status', 'transaction_status', 'payout status', 'payout item status'],
  amount: ['amount', 'gross amount', 'payout amount', 'amount.value'],
  currency: ['currency', 'currency code', 'payout currency', 'amount.currency'],
  reason: ['error', 'errors', 'error message', 'error code', 'reason', 'reason code', 'errors.name'],
  transaction: ['transaction id', 'transaction_id', 'payout item id', 'payout_item_id'],
}

type Places = Readonly<Record<Column, number>>

/** What became of a payment's money: some comes back after it has left, some never leaves. */
type PaymentResult = 'PAID' | 'BACK' | 'KEPT' | 'PENDING'

const RESULTS: Readonly<Record<string, PaymentResult>> = {
  SUCCESS: 'PAID',
  COMPLETED: 'PAID',
  RETURNED: 'BACK',
  REFUNDED: 'BACK',
  REVERSED: 'BACK',
  FAILED: 'KEPT',
  BLOCKED: 'KEPT',
  DENIED: 'KEPT',
  CANCELED: 'KEPT',
  NEW: 'PENDING',
  PENDING: 'PENDING',
  PROCESSING: 'PENDING',
  // The recipient has no account yet and may still open one.
  UNCLAIMED: 'PENDING',
  ONHOLD: 'PENDING',
}

const OUTCOMES: Readonly<Record<PaymentResult, TransferOutcome>> = {
  PAID: 'CONFIRMED',
  BACK: 'REJECTED',
  KEPT: 'REJECTED',
  PENDING: 'PENDING',
}

const DIRECTIONS: Readonly<Record<PaymentResult, BankLine['direction'] | null>> = {
  PAID: 'OUT',
  BACK: 'IN',
  KEPT: null,
  PENDING: null,
}

function findPlaces({ cells }: TableRecord): Places {
  const titles = cells.map((cell) => cell.trim().toLowerCase())
  const find = (column: Column) => titles.findIndex((title) => COLUMNS[column].includes(title))
  return {
    id: find('id'),
    status: find('status'),
    amount: find('amount'),
    currency: find('currency'),
    reason: find('reason'),
    transaction: find('transaction'),
  }
}

/** Whether a table is PayPal's: nobody else calls our id by these names. */
export const isPaypalHeading = (heading: TableRecord): boolean => findPlaces(heading).id >= 0

/** `-1,234.50` in cents, without its sign: PayPal shows money that leaves as negative. */
function readCents(text: string): number | null {
  const [, whole = '', cents = ''] = /^-?(\d{1,10})\.(\d{2})$/.exec(text.replaceAll(',', '')) ?? []
  return whole === '' ? null : Number(whole) * 100 + Number(cents)
}

interface ReadRow {
  readonly endToEndId: string
  readonly result: PaymentResult
  readonly reason: string | null
  /** Where the file states what was moved. */
  readonly line: BankLine | null
}

type RowReading = { readonly kind: 'row'; readonly row: ReadRow } | ReturnType<typeof unreadable>

// The screens can't show anything else as money.
const CURRENCY = /^[A-Z]{3}$/

function readRow({ line: number, cells }: TableRecord, places: Places): RowReading {
  const read = (column: Column): string => cells[places[column]]?.trim() ?? ''
  const endToEndId = read('id')
  if (endToEndId === '') return unreadable('ID_MISSING', String(number))
  const result =
    RESULTS[
      read('status')
        .toUpperCase()
        .replaceAll(/[\s_-]/g, '')
    ]
  if (!result) return unreadable('STATUS_UNKNOWN', String(number))
  const reason = OUTCOMES[result] === 'REJECTED' && read('reason') !== '' ? read('reason') : null
  const direction = DIRECTIONS[result]
  const amountInCents = readCents(read('amount'))
  const currency = read('currency').toUpperCase()
  const line: BankLine | null =
    direction !== null && amountInCents !== null && amountInCents > 0 && CURRENCY.test(currency)
      ? {
          channel: 'paypal',
          day: null,
          direction,
          amountInCents,
          currency,
          endToEndId,
          batchId: null,
          bankReference: read('transaction') || null,
          reason,
          text: '',
        }
      : null
  return { kind: 'row', row: { endToEndId, result, reason, line } }
}

/** What came back was paid before, and PayPal lists both: then it came back. What failed can't have been paid as well. */
function combineRows(rows: readonly ReadRow[]): BankAnswerReading {
  const listIds = (result: PaymentResult) =>
    new Set(rows.filter((row) => row.result === result).map((row) => row.endToEndId))
  const back = listIds('BACK')
  const paid = listIds('PAID')
  const contradiction = [...listIds('KEPT')].find((id) => paid.has(id) && !back.has(id))
  if (contradiction !== undefined) return unreadable('CONTRADICTION', contradiction)
  const transfers = rows
    .filter(({ line, result, endToEndId }) => !line && !(result === 'PAID' && back.has(endToEndId)))
    .map(({ endToEndId, result, reason }) => ({ endToEndId, outcome: OUTCOMES[result], reason }))
  return {
    kind: 'answer',
    answer: { batches: [], transfers },
    lines: rows.flatMap(({ line }) => line ?? []),
  }
}

/**
 * Reads the results of PayPal's payouts. A payment whose amount the file states counts by that amount, as on a bank's
 * statement, also when it came back; all others by their status.
 */
export function readPaypalResults(records: readonly TableRecord[]): BankAnswerReading {
  const [heading, ...rows] = records
  if (!heading) return unreadable('NOT_READABLE')
  const places = findPlaces(heading)
  if (places.id < 0 || places.status < 0) return unreadable('COLUMNS')
  const read: ReadRow[] = []
  for (const record of rows) {
    if (record.cells.every((cell) => cell.trim() === '')) continue
    const reading = readRow(record, places)
    if (reading.kind === 'unreadable') return reading
    read.push(reading.row)
  }
  return combineRows(read)
}
