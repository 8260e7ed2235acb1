import { describe, expect, it } from 'vitest'
import { countContractions } from '../../support/words/contractions.ts'
import { DESK_TEXTS, listSentences } from '../../support/words/desk-texts.ts'
import { findPhrase, findRetiredPhrases } from '../../support/words/retired-phrases.ts'

/** What operators read is the code's word for it: a finding is theirs until it becomes a seller's difference. */
const WORDS_OF_OPERATORS = new Set(['findings', 'finding', 'a finding', 'trade', 'trades', 'mailbox'])

/** Wordings that the desk had once. */
const RETIRED_AT_THE_DESK =
  'fix findings|is checking it since|nothing waits|not open to you|cannot be taken|take the answer|known otherwise|called off'

const describeUse = (place: string, said: string, text: string) => `${place}: "${said}": ${text}`

describe('the desk', () => {
  it('says a lot', () => {
    expect(DESK_TEXTS.length).toBeGreaterThan(400)
  })

  it('uses no retired wording', () => {
    const used = DESK_TEXTS.flatMap((text) => {
      const shared = findRetiredPhrases(text, 'en')
        .map(({ said }) => said.toLowerCase())
        .filter((said) => !WORDS_OF_OPERATORS.has(said))
      const own = findPhrase(text.text, RETIRED_AT_THE_DESK)
      return [...shared, ...(own ? [own] : [])].map((said) => describeUse(text.place, said, text.text))
    })
    expect(used).toEqual([])
  })

  it('contracts what people contract', () => {
    const counts = DESK_TEXTS.map(({ place, text }) => ({ place, ...countContractions(text) }))
    const together = counts.reduce((sum, count) => sum + count.together, 0)
    const apart = counts.flatMap((count) => count.apart.map((pair) => `${count.place}: ${pair}`))
    expect(together / (together + apart.length) >= 0.85 ? [] : apart).toEqual([])
  })

  it('is read from its sources: sentences, but no codes, classes or statements', () => {
    const text = [
      "const a = 'Nothing waits.'",
      'const b = `<p class="note">Take the answer of $' + '{name}.</p>`',
      "const c = ['text-sm font-bold', 'APPEALED', 'SELECT id FROM item', '/desk/items']",
    ].join('\n')
    const found = listSentences({ path: 'planted.ts', text })
    expect(found.map((sentence) => sentence.text)).toEqual(['Nothing waits.', 'Take the answer of {value}.'])
    expect(found.map((sentence) => findPhrase(sentence.text, RETIRED_AT_THE_DESK))).toEqual([
      'Nothing waits',
      'Take the answer',
    ])
  })
})
