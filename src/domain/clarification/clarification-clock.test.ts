import { expect, it } from 'vitest'
import {
  computeClarificationDeadline,
  pickClarificationClock,
} from '#domain/clarification/clarification-clock.ts'
import { addDays } from '#domain/trades/trade-clock.ts'

it.each([
  [false, 14, [3, 7, 12]],
  [true, 7, [3]],
])('a clarification after an appeal (%s) can be answered for %d days', (wasAppealed, days, reminderDays) => {
  expect(pickClarificationClock({ wasAppealed })).toEqual({ days, reminderDays })
  expect(computeClarificationDeadline(1_000, { wasAppealed })).toBe(addDays(1_000, days))
})
