import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '#csv/write-csv.ts'
import type { BankAnswer, TransferOutcome } from '#domain/payouts/bank-answer.ts'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import { matchBankAnswer } from '#domain/payouts/match-bank-answer.ts'
import {
  ACCOUNTS,
  ANY_DUE,
  createPayout,
  createPayouts,
  RUN,
} from '../../../../../tests/support/due-payouts.ts'
import { readBankFile } from './read-bank-answer.ts'

const transferXml = (id: string, status: string, inner = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>${status && `<TxSts>${status}</TxSts>`}${inner}</TxInfAndSts>`

const reasonXml = (code: string, text = '') =>
  `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn>${text && `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>`

interface Report {
  readonly group?: string
  readonly payment?: string
  readonly transfers?: string
}

const reportXml = ({ group = '', payment = '', transfers = '' }: Report) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
  <CstmrPmtStsRpt>
    <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-07-16T09:00:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>PO-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>PO-1</OrgnlPmtInfId>${payment}${transfers}</OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>
</Document>`

const readAnswer = (text: string): BankAnswer => {
  const reading = readBankFile(text).reading
  if (reading.kind !== 'answer') throw new Error(`${reading.problem} ${reading.at}`)
  return reading.answer
}

describe("a bank's status report", () => {
  it('says of each transfer what became of it, and why', () => {
    const transfers = [
      transferXml('A-1', 'ACSC'),
      transferXml('A-2', 'RJCT', reasonXml('AC04', 'Account closed')),
      transferXml('A-3', 'ACSP'),
      transferXml('A-4', 'RJCT'),
    ].join('\n')
    expect(readAnswer(reportXml({ transfers }))).toEqual({
      batches: [],
      transfers: [
        { endToEndId: 'A-1', outcome: 'CONFIRMED', reason: null },
        { endToEndId: 'A-2', outcome: 'REJECTED', reason: 'AC04 Account closed' },
        { endToEndId: 'A-3', outcome: 'PENDING', reason: null },
        { endToEndId: 'A-4', outcome: 'REJECTED', reason: null },
      ],
    })
  })

  it('can refuse a batch as a whole', () => {
    const group = `<GrpSts>RJCT</GrpSts>${reasonXml('FF01')}`
    expect(readAnswer(reportXml({ group }))).toEqual({
      batches: [{ batchId: 'PO-1', outcome: 'REJECTED', reason: 'FF01' }],
      transfers: [],
    })
  })

  it('counts by its inner statement when it says two things about a batch', () => {
    const answer = readAnswer(
      reportXml({ group: '<GrpSts>PART</GrpSts>', payment: '<PmtInfSts>ACSC</PmtInfSts>' }),
    )
    expect(answer.batches).toEqual([{ batchId: 'PO-1', outcome: 'CONFIRMED', reason: null }])
  })

  it('counts for a transfer without a status by what it says of all', () => {
    const payment = `<PmtInfSts>RJCT</PmtInfSts>${reasonXml('AM04')}`
    const { transfers } = readAnswer(reportXml({ payment, transfers: transferXml('A-1', '') }))
    expect(transfers).toEqual([{ endToEndId: 'A-1', outcome: 'REJECTED', reason: 'AM04' }])
  })

  it.each(['ACTC', 'ACCP', 'ACSP', 'ACWC', 'PDNG', 'RCVD'])(
    'with %s is no promise that the money has arrived',
    (status) => {
      const { transfers } = readAnswer(reportXml({ transfers: transferXml('A-1', status) }))
      expect(transfers[0]?.outcome).toBe('PENDING')
    },
  )

  it.each([
    ['something else than a report', '<Document><Other/></Document>', 'NOT_READABLE', null],
    ['half a file', reportXml({}).slice(0, 300), 'NOT_READABLE', null],
    ['an unknown status', reportXml({ transfers: transferXml('A-1', 'GOOD') }), 'STATUS_UNKNOWN', 'A-1'],
    ['no status at all', reportXml({ transfers: transferXml('A-1', '') }), 'STATUS_UNKNOWN', 'A-1'],
    ['a transfer without an id', reportXml({ transfers: transferXml('', 'ACSC') }), 'ID_MISSING', null],
    [
      'two answers about one transfer',
      reportXml({ transfers: transferXml('A-1', 'ACSC') + transferXml('A-1', 'RJCT') }),
      'CONTRADICTION',
      'A-1',
    ],
    ['no answer', reportXml({}), 'EMPTY', null],
    ['entities that it declares', `<!DOCTYPE a [<!ENTITY b "c">]>${reportXml({})}`, 'NOT_READABLE', null],
  ])('is not used at all with %s', (_, text, problem, at) => {
    expect(readBankFile(text).reading).toEqual({ kind: 'unreadable', problem, at })
  })
})

describe('an unusual status report', () => {
  const transfers = transferXml('A-1', 'RJCT', reasonXml('AC04'))
  const plain = readAnswer(reportXml({ transfers }))

  it('may have prefixes', () => {
    const prefixed = reportXml({ transfers })
      .replace(/<(\/?)(?=[A-Za-z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=')
    expect(prefixed).toContain('<ns2:TxSts>')
    expect(readAnswer(prefixed)).toEqual(plain)
  })

  it('may have a byte order mark, CDATA, comments and character references', () => {
    const text = reportXml({ transfers })
      .replace('>RJCT<', '><![CDATA[RJ]]><!-- x -->CT<')
      .replace('>A-1<', '>A&#45;&#x31;<')
    expect(readAnswer(`\uFEFF${text}`)).toEqual(plain)
  })

  it('may hold several reports, and all of them count', () => {
    const other = reportXml({ transfers: transferXml('B-1', 'ACSC') })
    const [, second = ''] = /(<CstmrPmtStsRpt>.*<\/CstmrPmtStsRpt>)/s.exec(other) ?? []
    const both = reportXml({ transfers }).replace('</Document>', `${second}</Document>`)
    expect(readAnswer(both).transfers).toEqual([
      ...plain.transfers,
      { endToEndId: 'B-1', outcome: 'CONFIRMED', reason: null },
    ])
    const contradicting = both.replace('B-1', 'A-1')
    expect(readBankFile(contradicting).reading).toEqual({
      kind: 'unreadable',
      problem: 'CONTRADICTION',
      at: 'A-1',
    })
  })

  it('on the largest batch is read', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => transferXml(`A-${at}`, 'ACSC'))
    expect(readAnswer(reportXml({ transfers: many.join('\n') })).transfers).toHaveLength(5_000)
  })

  it.each([
    [
      'entities that grow',
      `<!DOCTYPE a [<!ENTITY b "RJCT"><!ENTITY c "&b;&b;">]>${reportXml({ transfers })}`,
    ],
    [
      'an external entity',
      `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${reportXml({ transfers })}`,
    ],
    [
      'elements in elements without end',
      reportXml({ transfers: '<a>'.repeat(9_999) + '</a>'.repeat(9_999) }),
    ],
    ['more text than any bank sends', reportXml({ transfers: transfers + ' '.repeat(10 * 1024 * 1024) })],
    ['UTF-16', Buffer.from(reportXml({ transfers }), 'utf16le').toString('utf8')],
    ['a NUL', reportXml({ transfers: transferXml('A-1\u0000', 'RJCT') })],
  ])('with %s is not used at all', (_, text) => {
    expect(readBankFile(text).reading).toEqual({ kind: 'unreadable', problem: 'NOT_READABLE', at: null })
  })
})

describe('our own table of answers', () => {
  it('is read with commas or semicolons, in any case', () => {
    expect(
      readAnswer(
        'end_to_end_id;status;reason\r\nA-1;Confirmed;\r\n\r\nA-2;rejected;"closed; AC04"\r\nA-3;pending;x\r\n',
      ),
    ).toEqual({
      batches: [],
      transfers: [
        { endToEndId: 'A-1', outcome: 'CONFIRMED', reason: null },
        { endToEndId: 'A-2', outcome: 'REJECTED', reason: 'closed; AC04' },
        { endToEndId: 'A-3', outcome: 'PENDING', reason: null },
      ],
    })
  })

  it.each([
    ['', 'NOT_READABLE', null],
    ['end_to_end_id,status,reason\n"A-1,confirmed,', 'NOT_READABLE', null],
    ['id,status\nA-1,confirmed', 'COLUMNS', null],
    ['end_to_end_id,status,reason\nA-1,confirmed,\n,confirmed,', 'ID_MISSING', '3'],
    ['end_to_end_id,status,reason\nA-1,paid,', 'STATUS_UNKNOWN', '2'],
    ['end_to_end_id,status,reason\nA-1,confirmed,\nA-1,rejected,AC04', 'CONTRADICTION', 'A-1'],
    ['end_to_end_id,status,reason\n', 'EMPTY', null],
  ])('is not used at all when it is %j', (text, problem, at) => {
    expect(readBankFile(text).reading).toEqual({ kind: 'unreadable', problem, at })
  })
})

describe('an answer to the payouts of a day', () => {
  const due = [...createPayouts(2), createPayout({ itemNumber: 3, account: ACCOUNTS.spanish })]
  const { batches } = batchPayouts(due, RUN)
  const [first = '', second = ''] = batches.flatMap(({ transfers }) =>
    transfers.map(({ endToEndId }) => endToEndId),
  )
  const reject = { outcome: 'REJECTED', reason: 'AC04' } as const

  it('is one for each device of a transfer', () => {
    const { outcomes, open, unknown } = matchBankAnswer(batches, {
      batches: [],
      transfers: [{ endToEndId: first, ...reject }],
    })
    expect(outcomes).toEqual([
      { reference: first, endToEndId: first, ...reject },
      { reference: first.replace(/1$/, '2'), endToEndId: first, ...reject },
    ])
    expect({ open, unknown }).toEqual({ open: [second], unknown: [] })
  })

  it('about the whole batch is one for all that are not named', () => {
    const { outcomes } = matchBankAnswer(batches, {
      batches: [{ batchId: batches[0]?.id ?? '', ...reject }],
      transfers: [{ endToEndId: second, outcome: 'CONFIRMED', reason: null }],
    })
    expect(outcomes).toMatchObject([
      { reference: expect.stringMatching(/-1$/), outcome: 'REJECTED' },
      { reference: expect.stringMatching(/-2$/), outcome: 'REJECTED' },
      { reference: expect.stringMatching(/-3$/), outcome: 'CONFIRMED' },
    ])
  })

  it('about something else changes nothing and is reported', () => {
    const answer = {
      batches: [{ batchId: 'PO-X', ...reject }],
      transfers: [{ endToEndId: 'X-1', ...reject }],
    }
    expect(matchBankAnswer(batches, answer)).toEqual({
      outcomes: [],
      open: [first, second],
      unknown: ['PO-X', 'X-1'],
    })
  })

  it('to an earlier attempt is none to the next one', () => {
    const { batches: again } = batchPayouts([createPayout({ attempt: 2 })], RUN)
    const late = { batches: [], transfers: [{ endToEndId: first, ...reject }] }
    expect(matchBankAnswer(again, late)).toMatchObject({ outcomes: [], unknown: [first] })
  })

  it('reaches every device exactly once, written as a table and read again', () => {
    const anyOutcome = fc.constantFrom<TransferOutcome[]>('CONFIRMED', 'REJECTED', 'PENDING')
    fc.assert(
      fc.property(ANY_DUE, fc.infiniteStream(anyOutcome), (payouts, outcomes) => {
        const sent = batchPayouts(payouts, RUN).batches
        const ids = sent.flatMap(({ transfers }) => transfers.map(({ endToEndId }) => endToEndId))
        fc.pre(ids.length > 0)
        const rows = ids.map((id) => [id, outcomes.next().value.toLowerCase(), 'AC04'])
        const matched = matchBankAnswer(
          sent,
          readAnswer(
            writeCsv([['end_to_end_id', 'status', 'reason'], ...rows], { isForSpreadsheets: false }),
          ),
        )
        const references = sent.flatMap(({ transfers }) =>
          transfers
            .filter(({ endToEndId }) => !matched.open.includes(endToEndId))
            .flatMap((own) => own.references),
        )
        expect(matched.outcomes.map(({ reference }) => reference)).toEqual(references)
        expect(matched.open).toEqual(rows.filter(([, status]) => status === 'pending').map(([id]) => id))
        expect(matched.unknown).toEqual([])
      }),
    )
  })
})
