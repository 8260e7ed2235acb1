import { expect, it } from 'vitest'
import { isOpenHold } from './payout-hold.ts'

const NOW_MS = 1_000_000

it.each([
  ['waits for a person', { releasedAtMs: null, untilMs: null }, true],
  ['waits for its end', { releasedAtMs: null, untilMs: NOW_MS + 1 }, true],
  ['has ended by itself', { releasedAtMs: null, untilMs: NOW_MS }, false],
  ['was released', { releasedAtMs: NOW_MS - 1, untilMs: null }, false],
  ['was released before its end', { releasedAtMs: NOW_MS - 1, untilMs: NOW_MS + 1 }, false],
])('a hold that %s', (_, hold, isOpen) => {
  expect(isOpenHold(hold, NOW_MS)).toBe(isOpen)
})
