import { expect, it } from 'vitest'
import { cutList } from './cut-list.ts'

const double = (value: number) => value * 2

it.each([
  [[], { rows: [], isTruncated: false }],
  [[1, 2], { rows: [2, 4], isTruncated: false }],
  [[1, 2, 3], { rows: [2, 4], isTruncated: true }],
])('of %j shows at most two rows, and says whether there are more', (stored, shown) => {
  expect(cutList(stored, 2, double)).toEqual(shown)
})
