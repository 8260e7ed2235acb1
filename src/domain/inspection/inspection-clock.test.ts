import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { computeShareLeft, countDaysTaken, splitTimeLeft } from './inspection-clock.ts'

describe('our clock', () => {
  it('shows days, hours, minutes and seconds', () => {
    const untilMs = 2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5_999
    expect(splitTimeLeft(untilMs, 0)).toEqual({ day: 2, hour: 3, minute: 4, second: 5 })
  })

  it('shows nothing once the time is over', () => {
    expect(splitTimeLeft(1_000, 1_000)).toBeNull()
  })

  it('never shows more time than there is, and less by under a second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * DAY_MS }), (leftMs) => {
        const { day, hour, minute, second } = splitTimeLeft(leftMs, 0) ?? {
          day: 0,
          hour: 0,
          minute: 0,
          second: 0,
        }
        const shownMs = day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + second * 1_000
        expect(leftMs - shownMs).toBeGreaterThanOrEqual(0)
        expect(leftMs - shownMs).toBeLessThan(1_000)
      }),
    )
  })

  it.each([
    { nowMs: -1, share: 1 },
    { nowMs: 0, share: 1 },
    { nowMs: 25, share: 0.75 },
    { nowMs: 100, share: 0 },
    { nowMs: 101, share: 0 },
  ])('has a share of $share left at $nowMs of 100', ({ nowMs, share }) => {
    expect(computeShareLeft({ startMs: 0, untilMs: 100 }, nowMs)).toBe(share)
  })

  it('has nothing left of a span without length', () => {
    expect(computeShareLeft({ startMs: 5, untilMs: 5 }, 5)).toBe(0)
  })
})

describe('the days from sale to payout', () => {
  it.each([
    { endMs: 0, days: 1 },
    { endMs: DAY_MS, days: 1 },
    { endMs: DAY_MS + 1, days: 2 },
  ])('are $days after $endMs ms', ({ endMs, days }) => {
    expect(countDaysTaken(0, endMs)).toBe(days)
  })
})
