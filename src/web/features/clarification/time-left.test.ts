import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { measureTimeLeft } from './time-left.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

it.each([
  [14 * DAY_MS, { unit: 'days', count: 14 }],
  [14 * DAY_MS - 1, { unit: 'days', count: 13 }],
  [48 * HOUR_MS, { unit: 'days', count: 2 }],
  [48 * HOUR_MS - 1, { unit: 'hours', count: 47 }],
  [HOUR_MS, { unit: 'hours', count: 1 }],
  [HOUR_MS - 1, { unit: 'soon' }],
  [1, { unit: 'soon' }],
  [0, { unit: 'over' }],
  [-HOUR_MS, { unit: 'over' }],
])('never shows more time than is left: %d ms', (leftMs, shown) => {
  expect(measureTimeLeft(NOW + leftMs, NOW)).toEqual(shown)
})
