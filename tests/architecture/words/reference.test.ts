import { describe, expect, it } from 'vitest'
import { countContractions } from '../../support/words/contractions.ts'
import { REFERENCE_TEXTS } from '../../support/words/reference-texts.ts'
import { findRetiredPhrases } from '../../support/words/retired-phrases.ts'

/** Errors of the desk's API are worded as operators know them. */
const WORDS_OF_OPERATORS = new Set(['findings', 'a finding'])

describe('the API reference', () => {
  it('says a lot', () => {
    expect(REFERENCE_TEXTS.length).toBeGreaterThan(120)
  })

  it('uses no retired wording', () => {
    const used = REFERENCE_TEXTS.flatMap((text) =>
      findRetiredPhrases(text, 'en')
        .filter(({ said }) => !WORDS_OF_OPERATORS.has(said.toLowerCase()))
        .map(({ said }) => `${text.place}: "${said}": ${text.text}`),
    )
    expect(used).toEqual([])
  })

  it('contracts what people contract', () => {
    const counts = REFERENCE_TEXTS.map(({ place, text }) => ({ place, ...countContractions(text) }))
    const together = counts.reduce((sum, count) => sum + count.together, 0)
    const apart = counts.flatMap((count) => count.apart.map((pair) => `${count.place}: ${pair}`))
    expect(together / (together + apart.length) >= 0.8 ? [] : apart).toEqual([])
  })
})
