import { expect, it } from 'vitest'
import { formatStorage } from './format-storage.ts'

it.each([
  ['de-DE', 128, '128\u00a0GB'],
  ['fr-FR', 128, '128\u00a0Go'],
  ['fr-FR', 2_048, '2\u00a0To'],
  ['pl-PL', 1_024, '1\u00a0TB'],
  ['it-IT', 1_500, '1,5\u00a0TB'],
  ['en-IE', 1_500, '1.5\u00a0TB'],
])('in %s a storage of %d gigabytes is written %s', (locale, gigabytes, text) => {
  expect(formatStorage(locale, gigabytes)).toBe(text)
})
