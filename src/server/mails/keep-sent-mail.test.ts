import { expect, it } from 'vitest'
import { withoutLinks } from './keep-sent-mail.ts'

it.each([
  ['Your sale:\nhttps://sell.example/danke#4F7K-22QM.secret\nBye', 'Your sale:\nhttps://sell.example/…\nBye'],
  [
    'http://localhost:8106/a?id=1&token=x http://localhost:8106/b',
    'http://localhost:8106/… http://localhost:8106/…',
  ],
  ['See sell.example, or write to help@sell.example.', 'See sell.example, or write to help@sell.example.'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutLinks(text)).toBe(kept)
})
