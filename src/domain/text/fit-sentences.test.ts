import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitSentences } from '#domain/text/fit-sentences.ts'

describe('a text with a length limit', () => {
  it.each([
    ['One. Two. Three.', 100, 'One. Two. Three.'],
    ['One. Two. Three.', 12, 'One. Two.'],
    ['One. Two. Three.', 9, 'One. Two.'],
    ['Is it? It is! Good.', 14, 'Is it? It is!'],
    ['Up to 1.50 for it. More.', 19, 'Up to 1.50 for it.'],
    ['One long sentence without an end', 10, 'One long sentence without an end'],
    ['', 10, ''],
  ])('%j in %i characters is %j', (text, maxLength, fitted) => {
    expect(fitSentences(text, maxLength)).toBe(fitted)
  })

  it('is always the beginning of the text, and never shorter than its first sentence', () => {
    const sentence = fc.stringMatching(/^[A-Za-z0-9 ]{1,30}[.!?]$/)
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), fc.integer({ min: 1, max: 200 }), (list, max) => {
        const fitted = fitSentences(list.join(' '), max)
        expect(list.join(' ').startsWith(fitted)).toBe(true)
        expect(fitted.length).toBeGreaterThanOrEqual(Math.min(list[0]?.length ?? 0, fitted.length))
        if (fitted !== list.join(' ')) expect(fitted.length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
