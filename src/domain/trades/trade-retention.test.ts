import { describe, expect, it } from 'vitest'
import {
  computeContactCutoff,
  computePurchaseCutoff,
  computeUnsoldCutoff,
  OVER_STATES,
  UNSOLD_STATES,
} from './trade-retention.ts'

describe('how long we keep a trade', () => {
  it.each([
    // Ended, looked at, kept?
    ['2026-01-01T00:00:00Z', '2034-12-31T23:59:59Z', true],
    ['2026-12-31T23:59:59Z', '2034-12-31T23:59:59Z', true],
    ['2026-12-31T23:59:59Z', '2035-01-01T00:00:00Z', false],
    ['2027-01-01T00:00:00Z', '2035-01-01T00:00:00Z', true],
  ])('a purchase of %s is kept on %s: %s', (ended, now, isKept) => {
    expect(Date.parse(ended) >= computePurchaseCutoff(Date.parse(now))).toBe(isKept)
  })

  it.each([
    ['2026-01-01T00:00:00Z', '2029-12-31T23:59:59Z', true],
    ['2026-12-31T23:59:59Z', '2030-01-01T00:00:00Z', false],
  ])('the contact details of a purchase of %s are kept on %s: %s', (ended, now, isKept) => {
    expect(Date.parse(ended) >= computeContactCutoff(Date.parse(now))).toBe(isKept)
  })

  it.each([
    ['2026-11-15T12:00:00Z', '2027-11-15T12:00:00Z', true],
    ['2026-11-15T12:00:00Z', '2027-11-15T12:00:01Z', false],
  ])('a trade that ended without a purchase on %s is kept on %s: %s', (ended, now, isKept) => {
    expect(Date.parse(ended) >= computeUnsoldCutoff(Date.parse(now))).toBe(isKept)
  })

  it('depends on whether every device is in a final state, and whether one was bought', () => {
    expect(OVER_STATES).toEqual(['CANCELLED', 'RECYCLED', 'PAID', 'HANDED_OVER', 'RETURNED'])
    expect(OVER_STATES.filter((state) => !UNSOLD_STATES.includes(state))).toEqual([
      'RECYCLED',
      'PAID',
      'HANDED_OVER',
    ])
  })
})
