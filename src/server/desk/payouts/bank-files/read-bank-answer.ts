import { CsvSyntaxError, readCsv } from '#csv/read-csv.ts'
import {
  type BankAnswerReading,
  type BankFileKind,
  checkBankAnswer,
  unreadable,
} from '#domain/payouts/bank-answer.ts'
import { readAnswerTable } from '#domain/payouts/read-answer-table.ts'
import { isPaypalHeading, readPaypalResults } from '#domain/payouts/read-paypal-results.ts'
import { readStatusReports } from '#domain/payouts/read-status-reports.ts'
import { readCamt } from './read-camt.ts'
import { readPain002 } from './read-pain-002.ts'

export interface BankFileReading {
  readonly kind: BankFileKind
  readonly reading: BankAnswerReading
}

function readStatement(text: string): BankAnswerReading | null {
  const statement = readCamt(text)
  if (!statement) return null
  if (statement.kind === 'unreadable') return unreadable('LINE', statement.at)
  return { kind: 'answer', answer: { batches: [], transfers: [] }, lines: statement.lines }
}

function readMessage(text: string): BankFileReading {
  const statement = readStatement(text)
  if (statement) return { kind: 'camt', reading: statement }
  const reports = readPain002(text)
  return { kind: 'pain.002', reading: reports ? readStatusReports(reports) : unreadable('NOT_READABLE') }
}

function readTable(text: string): BankFileReading {
  try {
    const records = readCsv(text)
    const [heading] = records
    return heading && isPaypalHeading(heading)
      ? { kind: 'paypal', reading: readPaypalResults(records) }
      : { kind: 'table', reading: readAnswerTable(records) }
  } catch (error) {
    if (error instanceof CsvSyntaxError) return { kind: 'table', reading: unreadable('NOT_READABLE') }
    throw error
  }
}

/**
 * Reads what a bank's or PayPal's file says about our transfers: a `pain.002` report, a `camt.053` statement, a `camt.054`
 * notification, PayPal's results or our own table.
 */
export function readBankFile(text: string): BankFileReading {
  const isXml = /^\uFEFF?\s*</.test(text)
  const { kind, reading } = isXml ? readMessage(text) : readTable(text)
  return { kind, reading: checkBankAnswer(reading) }
}
