import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-15T12:00:00Z')

it.each([
  [14 * 24 * HOUR, { unit: 'days', count: 14 }],
  [14 * 24 * HOUR - 1, { unit: 'days', count: 13 }],
  [48 * HOUR, { unit: 'days', count: 2 }],
  [48 * HOUR - 1, { unit: 'hours', count: 47 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [HOUR - 1, { unit: 'soon' }],
  [1, { unit: 'soon' }],
  [0, { unit: 'over' }],
  [-HOUR, { unit: 'over' }],
])('nobody is told more time than is left: %d ms', (leftMs, told) => {
  expect(timeLeft(NOW + leftMs, NOW)).toEqual(told)
})
