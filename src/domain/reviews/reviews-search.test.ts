import { expect, it } from 'vitest'
import { buildReviewsSearch, readReviewsPage } from './reviews-search.ts'

it.each([
  ['', 1],
  ['?reviews=2', 2],
  ['?utm_source=x&reviews=500', 500],
  ['?reviews=501', 1],
  ['?reviews=0', 1],
  ['?reviews=2x', 1],
  ['?reviews=-3', 1],
])('%s asks for page %i', (search, page) => {
  expect(readReviewsPage(search)).toBe(page)
})

it('an address leads back to its page', () => {
  for (const page of [1, 2, 37, 500]) expect(readReviewsPage(buildReviewsSearch(page))).toBe(page)
})
