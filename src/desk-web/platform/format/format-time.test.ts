import { expect, it } from 'vitest'
import { formatAge, formatExactly } from './format-time.ts'

const NOW = Date.parse('2026-11-17T12:00:00Z')

it.each([
  ['2026-11-17T12:00:30Z', '0 min'],
  ['2026-11-17T11:48:00Z', '12 min'],
  ['2026-11-17T07:00:00Z', '5 h'],
  ['2026-11-14T11:00:00Z', '3 d'],
])('%s is %s ago', (iso, age) => {
  expect(formatAge(iso, NOW)).toBe(age)
})

it('times are those of the warehouse', () => {
  expect(formatExactly('2026-11-17T07:05:00Z')).toMatch(/17 November 2026.*08:05:00$/)
})
