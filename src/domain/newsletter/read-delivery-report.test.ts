import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDeliveryReport } from './read-delivery-report.ts'
import { isGivenUp, readBounceKind } from './report-kind.ts'

const TOKEN = `42-${'ab'.repeat(16)}`

interface Report {
  readonly type?: string
  readonly part: string
  readonly original?: string
  readonly to?: string
}

const buildReport = ({
  type = 'delivery-status',
  part,
  original = '',
  to = 'bounces@shop.example',
}: Report) =>
  [
    'From: MAILER-DAEMON@mail.example',
    `To: ${to}`,
    `Content-Type: multipart/report; report-type=${type};`,
    ' boundary="=_b 1"',
    '',
    'This is a MIME message.',
    '--=_b 1',
    'Content-Type: text/plain',
    '',
    'Your mail was not delivered. Action: failed',
    '--=_b 1',
    part,
    '--=_b 1',
    'Content-Type: message/rfc822',
    '',
    original,
    'Subject: The issue',
    '',
    'X-Newsletter-Delivery: 7-not-a-header',
    '--=_b 1--',
    '',
  ].join('\r\n')

const buildStatus = (action: string, status: string) =>
  [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; reader@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such user',
  ].join('\r\n')

const buildFeedback = (type: string) =>
  ['Content-Type: message/feedback-report', '', `Feedback-Type: ${type}`, 'User-Agent: Provider/1'].join(
    '\r\n',
  )

const ORIGINAL = `X-Newsletter-Delivery:\r\n ${TOKEN}`

describe('a delivery report', () => {
  it.each([
    ['failed', '5.1.1', 'hard'],
    ['Failed', '5.2.1', 'hard'],
    ['failed', '5.2.2', 'soft'],
    ['failed', '5.7.1', 'soft'],
    ['failed', '4.4.7', 'soft'],
    ['failed', 'nonsense', 'soft'],
  ])('%s with %s is a %s bounce', (action, status, kind) => {
    expect(
      readDeliveryReport(buildReport({ part: buildStatus(action, status), original: ORIGINAL })),
    ).toEqual({
      kind,
      tokens: [TOKEN],
    })
  })

  it.each(['delayed', 'delivered', 'relayed'])('that says %s changes nothing', (action) => {
    expect(readDeliveryReport(buildReport({ part: buildStatus(action, '4.0.0') }))).toBeNull()
  })

  it('finds its mail by the return address, too', () => {
    const to = `<bounces+${TOKEN.toUpperCase()}@shop.example>`
    expect(readDeliveryReport(buildReport({ part: buildStatus('failed', '5.1.1'), to }))?.tokens).toEqual([
      TOKEN,
    ])
  })
})

describe('a complaint', () => {
  it.each([
    ['abuse', 'complaint'],
    ['fraud', 'complaint'],
    ['opt-out', 'complaint'],
    ['not-spam', null],
  ])('of the kind %s', (type, kind) => {
    const raw = buildReport({ type: 'feedback-report', part: buildFeedback(type), original: ORIGINAL })
    expect(readDeliveryReport(raw)?.kind ?? null).toBe(kind)
  })
})

describe('any other mail', () => {
  it.each([
    ['', 'nothing'],
    ['Subject: Abwesend\r\n\r\nAction: failed\r\nStatus: 5.1.1', 'a note'],
    ['Content-Type: multipart/report\r\n\r\nno boundary', 'no boundary'],
    [
      `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n${buildStatus('failed', '5.1.1')}\r\n--x--`,
      'no report',
    ],
  ])('is no report (%#: %s)', (raw) => {
    expect(readDeliveryReport(raw)).toBeNull()
  })

  it('never breaks anything, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, body) => {
        const raw = `Content-Type: multipart/report; boundary=x\n${head}\n\n--x\n${body}\n--x--`
        const report = readDeliveryReport(raw)
        expect(report === null || report.tokens.length >= 0).toBe(true)
      }),
    )
  })
})

it('only a refusal of the address itself is final', () => {
  expect(['5.1.1', '5.1.10', '5.0.0', '5.4.4'].map(readBounceKind)).toEqual(Array(4).fill('hard'))
  expect(['5.7.1', '5.6.0', '5.3.4', '5.2.2', '4.2.1'].map(readBounceKind)).toEqual(Array(5).fill('soft'))
  expect(['2.1.5', '', '550'].map(readBounceKind)).toEqual([null, null, null])
})

it('three soft bounces in a row end a subscription', () => {
  expect(isGivenUp(['soft', 'soft'])).toBe(false)
  expect(isGivenUp(['soft', null, 'soft'])).toBe(false)
  expect(isGivenUp(['soft', 'soft', 'soft', null])).toBe(true)
})
