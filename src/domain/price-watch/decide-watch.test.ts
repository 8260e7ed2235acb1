import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { decideWatch, type Watch } from './decide-watch.ts'
import { computeWatchEnd, MAX_WATCHES, WATCH_MONTHS, WATCH_PAUSE_DAYS } from './watch-clock.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

const TARGET: Watch = { kind: 'reached', targetInCents: 30_000, knownInCents: 25_000, mailedAtMs: null }
const CHANGE: Watch = { kind: 'changed', targetInCents: null, knownInCents: 25_000, mailedAtMs: null }

describe('someone who waits for a price', () => {
  it.each([
    [29_900, null],
    [30_000, 'reached'],
    [45_000, 'reached'],
    [10_000, null],
    [0, null],
  ] as const)('at %i cents hears: %s', (price, expected) => {
    expect(decideWatch(TARGET, price, NOW_MS)).toBe(expected)
  })
})

describe('someone who watches the price of a device', () => {
  it.each([
    ['the same price', 25_000, null, null],
    ['more', 25_100, null, 'changed'],
    ['less', 24_900, null, 'changed'],
    ['no offer any more', 0, null, null],
    ['more, right after a mail', 25_100, NOW_MS, null],
    ['more, a moment before the pause ends', 25_100, NOW_MS - WATCH_PAUSE_DAYS * DAY_MS + 1, null],
    ['more, when the pause ends', 25_100, NOW_MS - WATCH_PAUSE_DAYS * DAY_MS, 'changed'],
  ] as const)('and gets %s (%i, mailed %s) hears: %s', (_, price, mailedAtMs, expected) => {
    expect(decideWatch({ ...CHANGE, mailedAtMs }, price, NOW_MS)).toBe(expected)
  })

  it('gets at most one mail in any seven days, and never about a price they know', () => {
    const prices = fc.array(
      fc.integer({ min: 0, max: 4 }).map((step) => step * 100),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(prices, (daily) => {
        let watch: Watch = { ...CHANGE, knownInCents: 200 }
        const mails: number[] = []
        for (const [day, price] of daily.entries()) {
          const nowMs = NOW_MS + day * DAY_MS
          if (!decideWatch(watch, price, nowMs)) continue
          expect(price).not.toBe(watch.knownInCents)
          mails.push(day)
          watch = { ...watch, knownInCents: price, mailedAtMs: nowMs }
        }
        for (const [index, day] of mails.slice(1).entries())
          expect(day - (mails[index] ?? 0)).toBeGreaterThanOrEqual(WATCH_PAUSE_DAYS)
      }),
    )
  })
})

describe('the clocks of a price watch', () => {
  it('are those that the pages promise', () => {
    expect({ WATCH_MONTHS, WATCH_PAUSE_DAYS, MAX_WATCHES }).toEqual({
      WATCH_MONTHS: 12,
      WATCH_PAUSE_DAYS: 7,
      MAX_WATCHES: 20,
    })
  })

  it('end a watch after a year', () => {
    expect(new Date(computeWatchEnd(NOW_MS)).toISOString()).toBe('2027-11-15T12:00:00.000Z')
  })
})
