import { describe, expect, it } from 'vitest'
import type { BankLine } from './bank-line.ts'
import { judgeBankLines, type SeenMovement, type SentMoney } from './judge-bank-lines.ts'

const SENT: readonly SentMoney[] = [
  { endToEndId: 'A', batchId: 'PO-1', amountInCents: 100, currency: 'EUR', status: 'ordered' },
  { endToEndId: 'B', batchId: 'PO-1', amountInCents: 200, currency: 'EUR', status: 'ordered' },
]

const line = (facts: Partial<BankLine>): BankLine => ({
  channel: 'bank',
  day: '2026-07-16',
  direction: 'OUT',
  amountInCents: 100,
  currency: 'EUR',
  endToEndId: null,
  batchId: null,
  bankReference: null,
  reason: null,
  text: '',
  ...facts,
})

type Known = Partial<Parameters<typeof judgeBankLines>[1]>

/** Movements are told apart by the bank's reference here. */
const judge = (lines: readonly Partial<BankLine>[], { sent = SENT, seen = [] }: Known = {}) => {
  const keyed = lines.map((facts, at) => ({ key: facts.bankReference ?? `${at}`, line: line(facts) }))
  const judged = judgeBankLines(keyed, { sent, seen })
  return {
    matches: judged.lines.map(({ match }) => match),
    outcomes: Object.fromEntries(
      judged.answer.transfers.map(({ endToEndId, outcome }) => [endToEndId, outcome]),
    ),
  }
}

const withStatus = (status: SentMoney['status']): Known => ({
  sent: SENT.map((money) => (money.endToEndId === 'A' ? { ...money, status } : money)),
})

const SEEN_OUT: SeenMovement = { key: 'R1', direction: 'OUT', endToEndId: 'A', batchId: null }
const SEEN_IN: SeenMovement = { ...SEEN_OUT, direction: 'IN' }

describe('a movement on the account', () => {
  it('pays the transfer that it names, if the amount is the same', () => {
    expect(judge([{ endToEndId: 'A' }])).toEqual({ matches: ['PAID'], outcomes: { A: 'CONFIRMED' } })
    expect(judge([{ endToEndId: 'A', amountInCents: 99 }])).toEqual({ matches: ['AMOUNT'], outcomes: {} })
    expect(judge([{ endToEndId: 'A', currency: 'PLN' }])).toEqual({ matches: ['AMOUNT'], outcomes: {} })
  })

  it('pays a batch that it names, with or without what was refused before', () => {
    const whole = { batchId: 'PO-1', amountInCents: 300 }
    expect(judge([whole])).toEqual({ matches: ['PAID'], outcomes: { A: 'CONFIRMED', B: 'CONFIRMED' } })
    const rest = { batchId: 'PO-1', amountInCents: 200 }
    expect(judge([rest], withStatus('rejected'))).toEqual({ matches: ['PAID'], outcomes: { B: 'CONFIRMED' } })
    expect(judge([rest])).toEqual({ matches: ['AMOUNT'], outcomes: {} })
  })

  it('that comes back rejects the transfer, also in the file that paid it', () => {
    const back = { endToEndId: 'A', direction: 'IN', reason: 'AC04' } as const
    expect(judge([back])).toEqual({ matches: ['RETURNED'], outcomes: { A: 'REJECTED' } })
    expect(judge([{ endToEndId: 'A' }, back]).outcomes).toEqual({ A: 'REJECTED' })
    expect(judge([back, { endToEndId: 'A' }]).outcomes).toEqual({ A: 'REJECTED' })
  })

  it('that comes back after the transfer counted as paid is a matter for a person', () => {
    const back = { endToEndId: 'A', direction: 'IN' } as const
    expect(judge([back], withStatus('confirmed'))).toEqual({ matches: ['LATE_RETURN'], outcomes: {} })
  })

  it('that names nothing of ours is kept and changes nothing', () => {
    expect(
      judge([{ endToEndId: 'RENT' }, {}, { batchId: 'PO-1', direction: 'IN', amountInCents: 300 }]),
    ).toEqual({
      matches: ['UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
      outcomes: {},
    })
  })

  it('that takes the money of a transfer a second time pays nothing, in one file or in two', () => {
    const first = { endToEndId: 'A', bankReference: 'R1' }
    const second = { endToEndId: 'A', bankReference: 'R2' }
    expect(judge([first, second]).matches).toEqual(['PAID', 'AGAIN'])
    const known = { ...withStatus('confirmed'), seen: [SEEN_OUT] }
    expect(judge([second], known)).toEqual({ matches: ['AGAIN'], outcomes: {} })
    // The same movements in another order, as another file reports them.
    expect(judge([second, first], known).matches).toEqual(['AGAIN', 'PAID'])
  })

  it('that takes a whole batch a second time pays nothing; its transfers one by one are the same money', () => {
    const whole = { batchId: 'PO-1', amountInCents: 300, bankReference: 'R2' }
    const seen = [{ ...SEEN_OUT, endToEndId: null, batchId: 'PO-1' }]
    expect(judge([whole], { seen })).toEqual({ matches: ['AGAIN'], outcomes: {} })
    expect(judge([{ endToEndId: 'A', batchId: 'PO-1' }], { seen }).matches).toEqual(['PAID'])
  })

  it('pays a transfer that the bank’s report has confirmed before', () => {
    expect(judge([{ endToEndId: 'A' }], withStatus('confirmed')).matches).toEqual(['PAID'])
  })

  it('that takes the money of a rejected transfer is a matter for a person, unless it came back', () => {
    const out = { endToEndId: 'A', bankReference: 'R2' }
    const back = { endToEndId: 'A', direction: 'IN', bankReference: 'R3' } as const
    const rejected = withStatus('rejected')
    expect(judge([out], rejected)).toEqual({ matches: ['AGAIN'], outcomes: {} })
    expect(judge([out, back], rejected)).toEqual({
      matches: ['PAID', 'RETURNED'],
      outcomes: { A: 'REJECTED' },
    })
    expect(judge([out], { ...rejected, seen: [SEEN_IN] })).toEqual({ matches: ['PAID'], outcomes: {} })
  })

  it('that comes back a second time is no second return', () => {
    const back = { endToEndId: 'A', direction: 'IN', bankReference: 'R2' } as const
    for (const status of ['rejected', 'confirmed'] as const)
      expect(judge([back], { ...withStatus(status), seen: [SEEN_IN] })).toEqual({
        matches: ['AGAIN'],
        outcomes: {},
      })
  })

  it('that takes more than the accepted transfers of a batch pays nothing', () => {
    const whole = { batchId: 'PO-1', amountInCents: 300 }
    expect(judge([whole], withStatus('rejected'))).toEqual({ matches: ['AMOUNT'], outcomes: {} })
    const allRejected = SENT.map((money) => ({ ...money, status: 'rejected' as const }))
    expect(judge([whole], { sent: allRejected })).toEqual({ matches: ['AMOUNT'], outcomes: {} })
    // What came back has left with the others.
    expect(judge([whole], { ...withStatus('rejected'), seen: [SEEN_IN] })).toEqual({
      matches: ['PAID'],
      outcomes: { B: 'CONFIRMED' },
    })
  })
})
