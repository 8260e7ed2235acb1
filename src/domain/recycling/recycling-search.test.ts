import { expect, it } from 'vitest'
import { buildRecyclingSearch, readRecyclingSearch } from './recycling-search.ts'

it.each([
  ['', ''],
  ['?device=apple-iphone-12', '?device=apple-iphone-12'],
  ['?utm_source=x&device=apple-iphone-12', '?device=apple-iphone-12'],
  ['?device=Not%20a%20device', ''],
  [`?device=${'a'.repeat(129)}`, ''],
  ['?sent=1&device=apple-iphone-12', '?sent=1'],
])('the query %s means %s', (given, canonical) => {
  expect(buildRecyclingSearch(readRecyclingSearch(given))).toBe(canonical)
})
