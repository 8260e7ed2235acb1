import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [0, '1 kB'],
  [2_048, '2 kB'],
  [1_468_006, '1.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
