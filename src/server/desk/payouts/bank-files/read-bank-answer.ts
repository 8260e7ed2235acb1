import { CsvSyntaxError, readCsv } from '#csv/read-csv.ts'
import { type BankAnswerReading, checkBankAnswer, unreadable } from '#domain/payouts/bank-answer.ts'
import { readAnswerTable } from '#domain/payouts/read-answer-table.ts'
import { readStatusReports } from '#domain/payouts/read-status-reports.ts'
import { readPain002 } from './read-pain-002.ts'

function readReports(text: string): BankAnswerReading {
  const reports = readPain002(text)
  return reports ? readStatusReports(reports) : unreadable('NOT_READABLE')
}

function readTable(text: string): BankAnswerReading {
  try {
    return readAnswerTable(readCsv(text))
  } catch (error) {
    if (error instanceof CsvSyntaxError) return unreadable('NOT_READABLE')
    throw error
  }
}

/** Reads what a bank's or PayPal's file says about our transfers: a `pain.002` message or our own table. */
export function readBankAnswer(text: string): BankAnswerReading {
  const isXml = /^\uFEFF?\s*</.test(text)
  return checkBankAnswer(isXml ? readReports(text) : readTable(text))
}
