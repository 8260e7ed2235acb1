import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  ['en-IE', 1, '1\u00a0kB'],
  ['de-DE', 250_000, '244\u00a0kB'],
  ['de-DE', 1_572_864, '1,5\u00a0MB'],
  ['fr-FR', 1_572_864, '1,5\u00a0Mo'],
  ['pl-PL', 10_485_760, '10\u00a0MB'],
])('in %s %d bytes are %s', (locale, bytes, text) => {
  expect(formatFileSize(locale, bytes)).toBe(text)
})
