import { describe, expect, it } from 'vitest'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { readMailJob } from './read-mail-job.ts'

const SALE = { transactionId: 1_000 }

describe('a job that asks for a mail', () => {
  it.each([
    ['TRADE_MAIL', { mail: 'EXPIRED', ...SALE }, { mail: 'EXPIRED', about: 'trade', data: SALE }],
    [
      'TRADE_MAIL',
      { mail: 'PAYOUT_CHANGED', ...SALE, changeId: 'c' },
      { mail: 'PAYOUT_CHANGED', about: 'trade', data: { ...SALE, changeId: 'c' } },
    ],
    [
      'TRADE_MAIL',
      { mail: 'ARRIVED', ...SALE, atMs: 5 },
      { mail: 'ARRIVED', about: 'devices', data: { ...SALE, atMs: 5 } },
    ],
    [
      'TRADE_MAIL',
      { mail: 'PAYOUT_SENT', ...SALE, atMs: 5 },
      { mail: 'PAYOUT_SENT', about: 'devices', data: { ...SALE, atMs: 5 } },
    ],
    [
      'TRADE_MAIL',
      { mail: 'REMINDER', ...SALE, clarificationId: 7, day: 3 },
      { mail: 'REMINDER', about: 'clarification', data: { ...SALE, clarificationId: 7 } },
    ],
    [
      'ACCOUNT_MAIL',
      { mail: 'RESET', customerId: 'c', tokenId: 't' },
      { mail: 'RESET', about: 'account', data: { customerId: 'c', tokenId: 't' } },
    ],
    [
      'CONTACT_MAIL',
      { mail: 'CONTACT', messageId: 9 },
      { mail: 'CONTACT', about: 'contact', data: { messageId: 9 } },
    ],
  ])('is read with what its mail needs: %s %j', (topic, data, job) => {
    expect(readMailJob({ topic, data })).toEqual(job)
  })

  it.each([
    ['TRADE_MAIL', { mail: 'ARRIVED', ...SALE }],
    ['TRADE_MAIL', { mail: 'ARRIVED', ...SALE, atMs: 'now' }],
    ['TRADE_MAIL', { mail: 'COUNTER_OFFER', ...SALE, atMs: 5 }],
    ['ACCOUNT_MAIL', { mail: 'RESET', customerId: 'c' }],
    ['ACCOUNT_MAIL', { mail: 'ARRIVED', ...SALE, atMs: 5 }],
  ])('is given up at once when no such mail can be written: %s %j', (topic, data) => {
    expect(() => readMailJob({ topic, data })).toThrow(PermanentFailure)
  })

  it.each([
    [{}],
    [{ mail: 'toString' }],
    [{ mail: 'arrived', ...SALE, atMs: 5 }],
    [{ mail: null }],
    [{ mail: 'MAIL_OF_THE_NEXT_VERSION', ...SALE }],
  ])('is postponed when only another version may know its mail: %j', (data) => {
    const read = () => readMailJob({ topic: 'TRADE_MAIL', data })
    expect(read).toThrow(expect.objectContaining({ name: 'UnknownMail' }))
    expect(read).not.toThrow(PermanentFailure)
  })
})
