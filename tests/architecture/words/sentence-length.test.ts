import { describe, expect, it } from 'vitest'
import { TEXT_SETS } from '#messages/text-set.ts'
import { countWords, findLongSentences, MAX_WORDS, splitSentences } from '../../support/words/sentences.ts'
import { SHOP_TEXTS } from '../../support/words/shop-texts.ts'

const repeat = (count: number): string => `${Array.from({ length: count }, () => 'wort').join(' ')}.`

describe('sentences', () => {
  it.each(TEXT_SETS)('of %s are no longer than what they are for allows', (set) => {
    const long = SHOP_TEXTS.filter((text) => text.set === set).flatMap((text) =>
      findLongSentences(text).map(
        (sentence) => `${text.place}: ${countWords(sentence)} words in a ${text.kind}: ${sentence}`,
      ),
    )
    expect(long).toEqual([])
  })

  it.each(Object.entries(MAX_WORDS))('would be too long for a %s with one word more than %i', (kind, max) => {
    const count = (words: number) =>
      findLongSentences({ kind: kind as keyof typeof MAX_WORDS, text: repeat(words) }).length
    expect({ atLimit: count(max), above: count(max + 1) }).toEqual({ atLimit: 0, above: 1 })
  })

  it.each([
    ['Bis zum 8. Mai gilt der Preis. Danach nicht.', 2],
    ['Nach Art. 6 und § 147 Abs. 1 gilt das, z. B. hier.', 1],
    ['¿Seguro? ¿Sí? Vale.', 3],
    ['{name} is ready. {count} more to go.', 2],
  ])('are told apart: %s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count)
  })

  it('know buttons from the pages that show them', () => {
    const buttons = SHOP_TEXTS.filter(({ set, kind }) => set === 'en' && kind === 'button')
    expect(buttons.map(({ place }) => place)).toContain('REVIEW_SUBMIT')
    expect(buttons.length).toBeGreaterThan(50)
  })
})
