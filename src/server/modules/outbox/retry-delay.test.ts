import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { computeRetryDelay, MAX_ATTEMPTS } from './retry-delay.ts'

const DELAYS = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => computeRetryDelay(index + 1))

describe('a job that failed', () => {
  it('waits two seconds at first and twice as long every time', () => {
    expect(DELAYS.slice(0, 5)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000])
  })

  it('waits an hour at most and never less than before', () => {
    expect(DELAYS).toEqual(DELAYS.toSorted((a, b) => a - b))
    expect(DELAYS.slice(10, 13)).toEqual([2_048_000, HOUR_MS, HOUR_MS])
    expect(computeRetryDelay(10_000)).toBe(HOUR_MS)
  })

  it('is tried for most of a day before it is given up, so that mails survive a night without a mail server', () => {
    const hours = DELAYS.reduce((sum, delay) => sum + delay, 0) / HOUR_MS
    expect(hours).toBeGreaterThan(20)
    expect(hours).toBeLessThan(24)
  })
})
