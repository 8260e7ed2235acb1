import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkReview, SENTENCE_MAX, STARS } from './review.ts'

const SENTENCE = 'Paid exactly as offered.'

const listKeys = (stars: number, sentence: string): string[] => {
  const checked = checkReview({ stars, sentence })
  return checked.kind === 'problems' ? checked.problems.map(({ field, key }) => `${field} ${key}`) : []
}

describe('a review', () => {
  it.each(STARS)('may have %i stars', (stars) => {
    expect(checkReview({ stars, sentence: SENTENCE })).toEqual({
      kind: 'values',
      values: { stars, sentence: SENTENCE },
    })
  })

  it.each([0, 6, -1, 4.5, Number.NaN])('cannot have %d stars', (stars) => {
    expect(listKeys(stars, SENTENCE)).toEqual(['stars STARS_REQUIRED'])
  })

  it.each([
    ['nothing', '', 'FIELD_REQUIRED'],
    ['blanks', ' \n\t ', 'FIELD_REQUIRED'],
    ['a word', 'Good', 'SENTENCE_TOO_SHORT'],
    ['invisible letters', `Good${'\u200b'.repeat(20)}`, 'SENTENCE_TOO_SHORT'],
    ['an essay', 'a'.repeat(SENTENCE_MAX + 1), 'FIELD_TOO_LONG'],
  ])('needs a sentence and not %s', (_, sentence, key) => {
    expect(listKeys(5, sentence)).toEqual([`sentence ${key}`])
  })

  it('is one paragraph, whatever was typed', () => {
    expect(checkReview({ stars: 2, sentence: '  Slow,\r\n\r\nbut  honest. <3 ' })).toMatchObject({
      values: { sentence: 'Slow, but honest. <3' },
    })
  })

  it('is accepted again as it was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (sentence) => {
        const checked = checkReview({ stars: 3, sentence })
        if (checked.kind === 'values') expect(checkReview(checked.values)).toEqual(checked)
      }),
    )
  })
})
