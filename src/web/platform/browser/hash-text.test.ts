import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashText } from './hash-text.ts'

it.each(['', 'abc', 'Żółw über 90 % 🔋'])('the browser hashes %j as the server does', async (text) => {
  expect(await hashText(text)).toBe(createHash('sha256').update(text).digest('hex'))
})

it('a page without encryption says that it cannot hash', async () => {
  expect(await hashText('abc', null)).toBeNull()
})
