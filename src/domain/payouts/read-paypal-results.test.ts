import { expect, it } from 'vitest'
import { readPaypalResults } from './read-paypal-results.ts'

const toRecords = (rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ line: at + 1, cells }))

const HEADING = ['Transaction ID', 'Recipient', 'Status', 'Amount', 'Currency', 'Unique ID', 'Error']

const read = (...rows: readonly (readonly string[])[]) => readPaypalResults(toRecords([HEADING, ...rows]))

it('counts payments by their amounts, and everything else by its status', () => {
  const reading = read(
    ['T1', 'a@example.org', 'Completed', '-1,234.50', 'EUR', 'A-1', ''],
    ['T2', 'b@example.org', 'Failed', '-20.00', 'EUR', 'A-2', 'RECEIVER_UNREGISTERED'],
    ['T3', 'c@example.org', 'On Hold', '-30.00', 'EUR', 'A-3', ''],
    ['T4', 'd@example.org', 'SUCCESS', '', '', 'A-4', ''],
  )
  expect(reading).toMatchObject({
    answer: {
      transfers: [
        { endToEndId: 'A-2', outcome: 'REJECTED', reason: 'RECEIVER_UNREGISTERED' },
        { endToEndId: 'A-3', outcome: 'PENDING', reason: null },
        { endToEndId: 'A-4', outcome: 'CONFIRMED', reason: null },
      ],
    },
    lines: [
      { channel: 'paypal', endToEndId: 'A-1', amountInCents: 123_450, currency: 'EUR', direction: 'OUT' },
    ],
  })
})

it('knows money that came back from money that never left', () => {
  const paid = ['T1', 'a', 'Completed', '-10.00', 'EUR', 'A-1', '']
  const refunded = ['T2', 'a', 'Refunded', '10.00', 'EUR', 'A-1', 'by the recipient']
  const failed = ['T3', 'a', 'Failed', '-10.00', 'EUR', 'A-1', 'LIMIT']
  const [out, back] = [
    { direction: 'OUT', endToEndId: 'A-1', amountInCents: 1_000 },
    { direction: 'IN', endToEndId: 'A-1', amountInCents: 1_000, reason: 'by the recipient' },
  ]
  expect(read(paid, refunded)).toMatchObject({ answer: { transfers: [] }, lines: [out, back] })
  expect(read(failed)).toMatchObject({ answer: { transfers: [{ outcome: 'REJECTED' }] }, lines: [] })
  expect(read(paid, failed)).toEqual({ kind: 'unreadable', problem: 'CONTRADICTION', at: 'A-1' })
})

it('believes the return also where the file has no amounts', () => {
  expect(
    read(['T1', 'a', 'Success', '', '', 'A-1', ''], ['T2', 'a', 'Reversed', '', '', 'A-1', '']),
  ).toMatchObject({ answer: { transfers: [{ endToEndId: 'A-1', outcome: 'REJECTED' }] }, lines: [] })
})

it.each(['EURO', '€', ''])('counts a payment in “%s” by its status', (currency) => {
  expect(read(['T1', 'a', 'Completed', '-10.00', currency, 'A-1', ''])).toMatchObject({
    answer: { transfers: [{ endToEndId: 'A-1', outcome: 'CONFIRMED' }] },
    lines: [],
  })
})

it('takes the names of the columns in the API as well', () => {
  const records = toRecords([
    ['payout_item_id', 'transaction_status', 'sender_item_id'],
    ['P1', 'RETURNED', 'A-1'],
  ])
  expect(readPaypalResults(records)).toMatchObject({
    answer: { transfers: [{ endToEndId: 'A-1', outcome: 'REJECTED' }] },
  })
})

it.each([
  ['an unknown status', ['T1', 'a', 'Strange', '1.00', 'EUR', 'A-1', ''], 'STATUS_UNKNOWN'],
  ['no id', ['T1', 'a', 'Completed', '1.00', 'EUR', '', ''], 'ID_MISSING'],
])('refuses a file with %s', (_, row, problem) => {
  expect(read(row)).toEqual({ kind: 'unreadable', problem, at: '2' })
})
