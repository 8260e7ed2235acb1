import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { takeSlots } from './sending-pace.ts'

describe('the pace of the newsletter', () => {
  it('spreads mails evenly', () => {
    const start = { nextAtMs: 0, nowMs: 0, perMinute: 60, wanted: 20 }
    expect(takeSlots(start)).toEqual({ count: 1, nextAtMs: 1_000 })
    expect(takeSlots({ ...start, nextAtMs: 1_000, nowMs: 999 })).toEqual({ count: 0, nextAtMs: 1_000 })
    expect(takeSlots({ ...start, nextAtMs: 1_000, nowMs: 1_000 })).toEqual({ count: 1, nextAtMs: 2_000 })
  })

  it('catches up with one second at most after a pause', () => {
    expect(takeSlots({ nextAtMs: 0, nowMs: 90_000, perMinute: 600, wanted: 1_000 }).count).toBe(11)
  })

  it('is held in any stretch of time, whoever asks and however often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        (perMinute, pauses, wanted) => {
          let [nextAtMs, nowMs, sent] = [0, 0, 0]
          for (const pause of pauses) {
            nowMs += pause
            const taken = takeSlots({ nextAtMs, nowMs, perMinute, wanted })
            nextAtMs = taken.nextAtMs
            sent += taken.count
          }
          expect(sent).toBeLessThanOrEqual((nowMs / MINUTE_MS) * perMinute + 1)
        },
      ),
    )
  })
})
