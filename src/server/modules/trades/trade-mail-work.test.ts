import { expect, it } from 'vitest'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { readMailWork } from './trade-mail-work.ts'

const NOW_MS = 1_800_000_000_000

it.each([
  [{ mail: 'EXPIRED' }, { kind: 'sale', mail: 'EXPIRED', atMs: NOW_MS }],
  [
    { mail: 'PAYOUT_CHANGED', atMs: 5 },
    { kind: 'sale', mail: 'PAYOUT_CHANGED', atMs: 5 },
  ],
  [
    { mail: 'ARRIVED', atMs: 5 },
    { kind: 'devices', mail: 'ARRIVED', state: 'RECEIVED', atMs: 5 },
  ],
  [
    { mail: 'PAYOUT_SENT', atMs: 5 },
    { kind: 'devices', mail: 'PAYOUT_SENT', state: 'PAID', atMs: 5 },
  ],
  [
    { mail: 'REMINDER', clarificationId: 7, day: 3 },
    { kind: 'question', mail: 'REMINDER', clarificationId: 7 },
  ],
])('the outbox asks for a mail: %j', (data, work) => {
  expect(readMailWork({ data }, NOW_MS)).toEqual(work)
})

it.each([{}, { mail: 'toString' }, { mail: 'arrived' }, { mail: null }])(
  'nobody tries again to write a mail that there is not: %j',
  (data) => {
    expect(() => readMailWork({ data }, NOW_MS)).toThrow(PermanentFailure)
  },
)
