import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanSearchText, MAX_SEARCH_LENGTH } from './search-text.ts'

describe('text that a visitor typed', () => {
  it.each([
    ['  iPhone \t 13\n', 'iPhone 13'],
    ['a\u0000b\u001fc\u007fd\u0085e', 'a b c d e'],
    ['a\u2028b\u00a0c\u3000d', 'a b c d'],
    ['Mu\u0308ller', 'Müller'],
    ['x'.repeat(250), 'x'.repeat(MAX_SEARCH_LENGTH)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    [`${'x'.repeat(199)}📱`, 'x'.repeat(199)],
    [`${'x'.repeat(198)}📱`, `${'x'.repeat(198)}📱`],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanSearchText(typed)).toBe(clean)
  })

  it('becomes one line within the limit, without split surrogate pairs, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const clean = cleanSearchText(typed)
        expect(clean.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
        expect(clean).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
        expect(clean.isWellFormed()).toBe(true)
        expect(cleanSearchText(clean)).toBe(clean)
      }),
    )
  })
})
