import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'

const HOUR_MS = 3_600_000

const DELAYS = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1))

describe('work that failed', () => {
  it('rests two seconds at first and twice as long every time', () => {
    expect(DELAYS.slice(0, 5)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000])
  })

  it('rests an hour at most and never less than before', () => {
    expect(DELAYS).toEqual(DELAYS.toSorted((a, b) => a - b))
    expect(DELAYS.slice(10, 13)).toEqual([2_048_000, HOUR_MS, HOUR_MS])
    expect(retryDelayMs(10_000)).toBe(HOUR_MS)
  })

  it('is tried for most of a day before it is given up, so that a night without a mail server does no harm', () => {
    const hours = DELAYS.reduce((sum, delay) => sum + delay, 0) / HOUR_MS
    expect(hours).toBeGreaterThan(20)
    expect(hours).toBeLessThan(24)
  })
})
