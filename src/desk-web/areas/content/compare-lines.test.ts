import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareLines } from './compare-lines.ts'

const anyText = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
  .map((lines) => lines.join('\n'))

it('leaves both texts to be read from the comparison', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const lines = compareLines(before, after)
      const read = (left: 'added' | 'removed') =>
        lines
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('\n')
      expect([read('added'), read('removed')]).toEqual([before, after])
    }),
  )
})

it('marks only what differs', () => {
  expect(compareLines('a\nb\nc', 'a\nx\nc').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
  ])
})
