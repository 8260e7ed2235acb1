import { expect, it } from 'vitest'
import { clarificationClock, clarificationDeadline } from '#domain/clarification/clarification-clock.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'

it.each([
  [false, 14, [3, 7, 12]],
  [true, 7, [3]],
])(
  'a question that was appealed before (%s) can be answered for %d days',
  (wasAppealed, days, reminderDays) => {
    expect(clarificationClock({ wasAppealed })).toEqual({ days, reminderDays })
    expect(clarificationDeadline(1_000, { wasAppealed })).toBe(daysAfter(1_000, days))
  },
)
