import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeLateBonusInCents,
  findInspectionDueDay,
  INSPECTION_WORKING_DAYS,
  isInspectionLate,
  LATE_BONUS_IN_CENTS,
} from '#domain/inspection/late-bonus.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'

const dueText = (bookedIn: string): string => {
  const { year, month, day } = findInspectionDueDay(Date.parse(bookedIn))
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

describe('our own clock', () => {
  it.each([
    ['a Monday', '2026-11-16T09:00:00Z', '2026-11-19'],
    ['a Tuesday', '2026-11-17T09:00:00Z', '2026-11-20'],
    ['a Wednesday: over the weekend', '2026-11-18T09:00:00Z', '2026-11-23'],
    ['a Thursday', '2026-11-19T09:00:00Z', '2026-11-24'],
    ['a Friday', '2026-11-20T09:00:00Z', '2026-11-25'],
    ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-25'],
    ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-25'],
    ['a Sunday night that is Monday in our zone', '2026-11-22T23:30:00Z', '2026-11-26'],
    ['the end of a year', '2026-12-30T09:00:00Z', '2027-01-04'],
    ['the night to summer time', '2026-03-27T09:00:00Z', '2026-04-01'],
  ])('for a device booked in on %s', (_, bookedIn, due) => {
    expect(dueText(bookedIn)).toBe(due)
  })

  it.each([
    ['2026-11-19T22:59:59Z', false],
    ['2026-11-19T23:00:00Z', true],
  ])('counts the whole last day: at %s it is late: %s', (at, isLate) => {
    expect(isInspectionLate(Date.parse('2026-11-16T09:00:00Z'), Date.parse(at))).toBe(isLate)
  })

  it('gives three to five days, never less than 72 hours after the day, and never turns back', () => {
    const moments = fc.integer({ min: 1.7e12, max: 2.2e12 })
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 20 * 24 }), (bookedInAtMs, hours) => {
        expect(isInspectionLate(bookedInAtMs, bookedInAtMs + INSPECTION_WORKING_DAYS * DAY_MS)).toBe(false)
        expect(isInspectionLate(bookedInAtMs, bookedInAtMs + 6 * DAY_MS + HOUR_MS)).toBe(true)
        const atMs = bookedInAtMs + hours * HOUR_MS
        if (isInspectionLate(bookedInAtMs, atMs))
          expect(isInspectionLate(bookedInAtMs, atMs + HOUR_MS)).toBe(true)
      }),
    )
  })
})

describe('the late bonus', () => {
  const bookedInAtMs = Date.parse('2026-11-16T09:00:00Z')
  const [inTime, tooLate] = [bookedInAtMs + 2 * DAY_MS, bookedInAtMs + 4 * DAY_MS]

  it.each([
    ['EUR', bookedInAtMs, tooLate, 500],
    ['PLN', bookedInAtMs, tooLate, 2_000],
    ['EUR', bookedInAtMs, inTime, 0],
    // A device that never came, or was never checked.
    ['EUR', null, null, 0],
    ['EUR', bookedInAtMs, null, 0],
    ['EUR', null, tooLate, 0],
  ] as const)('in %s, booked in at %s and checked at %s, is %d', (currency, bookedIn, checked, expected) => {
    expect(computeLateBonusInCents({ currency, bookedInAtMs: bookedIn, inspectedAtMs: checked })).toBe(
      expected,
    )
  })

  it('does not grow with the delay', () => {
    const weeks = computeLateBonusInCents({
      currency: 'EUR',
      bookedInAtMs,
      inspectedAtMs: bookedInAtMs + 90 * DAY_MS,
    })
    expect(weeks).toBe(LATE_BONUS_IN_CENTS.EUR)
  })
})
