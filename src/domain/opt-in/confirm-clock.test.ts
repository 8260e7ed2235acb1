import { expect, it } from 'vitest'
import { computeConfirmDeadline, computeOldestConfirmable } from './confirm-clock.ts'

it('a request can be confirmed for seven days', () => {
  const requestedAtMs = Date.parse('2026-11-15T12:00:00Z')
  expect(new Date(computeConfirmDeadline(requestedAtMs)).toISOString()).toBe('2026-11-22T12:00:00.000Z')
  expect(computeOldestConfirmable(computeConfirmDeadline(requestedAtMs))).toBe(requestedAtMs)
})
