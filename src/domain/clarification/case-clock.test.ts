import { expect, it } from 'vitest'
import { caseClock, caseDeadline } from '#domain/clarification/case-clock.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'

it.each([
  [false, 14, [3, 7, 12]],
  [true, 7, [3]],
])(
  'a question that was appealed before (%s) can be answered for %d days',
  (wasAppealed, days, reminderDays) => {
    expect(caseClock({ wasAppealed })).toEqual({ days, reminderDays })
    expect(caseDeadline(1_000, { wasAppealed })).toBe(daysAfter(1_000, days))
  },
)
