import { expect, it } from 'vitest'
import { writeNotification, writeStatement } from '../../../../../tests/support/camt-files.ts'
import { readBankFile } from './read-bank-answer.ts'
import { readCamt } from './read-camt.ts'

const PAID = { amountInCents: 12_345, endToEndId: 'A-1', text: 'Ankauf A-1', reference: 'R1' }

const LINE = {
  channel: 'bank',
  day: '2026-07-16',
  direction: 'OUT',
  amountInCents: 12_345,
  currency: 'EUR',
  endToEndId: 'A-1',
  batchId: null,
  bankReference: 'R1',
  reason: null,
  text: 'Ankauf A-1',
}

it.each([
  ['a statement', writeStatement],
  ['a notification', writeNotification],
])('%s is read movement by movement', (_, write) => {
  const returned = { ...PAID, direction: 'CRDT', reason: 'AC04', reference: 'R2' } as const
  expect(readCamt(write([PAID, returned]))).toEqual({
    kind: 'lines',
    lines: [LINE, { ...LINE, direction: 'IN', reason: 'AC04', bankReference: 'R2' }],
  })
})

it('a batch is booked as a whole, or transfer by transfer', () => {
  const whole = { amountInCents: 300, batchId: 'PO-1', endToEndId: 'NOTPROVIDED' }
  const details = [
    { endToEndId: 'A-1', amountInCents: 100 },
    { endToEndId: 'A-2', amountInCents: 200 },
  ]
  const reading = readCamt(writeStatement([whole, { amountInCents: 300, details }]))
  expect(reading).toMatchObject({
    lines: [
      { batchId: 'PO-1', endToEndId: null, amountInCents: 300 },
      { endToEndId: 'A-1', amountInCents: 100 },
      { endToEndId: 'A-2', amountInCents: 200 },
    ],
  })
})

it('an entry or a detail of zero is no movement', () => {
  const zero = { ...PAID, amountInCents: 0 }
  expect(readCamt(writeStatement([zero, PAID]))).toEqual({ kind: 'lines', lines: [LINE] })
  const details = [
    { endToEndId: 'A-1', amountInCents: 100 },
    { endToEndId: 'FEE', amountInCents: 0 },
  ]
  expect(readCamt(writeStatement([{ amountInCents: 100, details }]))).toMatchObject({
    lines: [{ endToEndId: 'A-1' }],
  })
})

it('what is only announced is no movement', () => {
  expect(readCamt(writeStatement([{ ...PAID, status: 'PDNG' }]))).toEqual({ kind: 'lines', lines: [] })
  expect(
    readCamt(writeStatement([PAID]).replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')),
  ).toMatchObject({
    lines: [{ endToEndId: 'A-1' }],
  })
})

it.each([
  ['no amount', /<Amt.*?<\/Amt>/],
  ['no currency', / Ccy="EUR"/],
  ['no direction', /<CdtDbtInd>.*?<\/CdtDbtInd>/],
  ['no day', /<BookgDt>.*?<\/BookgDt>/],
])('a statement with an entry that has %s is refused as a whole', (_, part) => {
  expect(readBankFile(writeStatement([PAID]).replace(part, '')).reading).toEqual({
    kind: 'unreadable',
    problem: 'LINE',
    at: 'R1',
  })
})

it('another message is none', () => {
  expect(readCamt('<Document><CstmrPmtStsRpt/></Document>')).toBeNull()
  expect(readCamt('<Document>')).toBeNull()
})
