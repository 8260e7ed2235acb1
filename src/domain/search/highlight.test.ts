import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from '#domain/search/highlight.ts'

/** The name with its matched parts in brackets. */
function marked(name: string, query: string): string {
  const ranges = highlight(name, query).toReversed()
  return ranges.reduce(
    (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  )
}

describe('the matched parts of a name', () => {
  it.each([
    ['a whole word', 'iphone', 'Apple [iPhone] 13'],
    ['the beginning of a word', 'iph', 'Apple [iPh]one 13'],
    ['several words in another order', '13 apple', '[Apple] iPhone [13]'],
    ['a word with an error', 'ihpone', 'Apple [iPhone] 13'],
    ['two words written as one', 'iphone13', 'Apple [iPhone] [13]'],
    ['other words', 'galaxy', 'Apple iPhone 13'],
    ['the middle of a word', 'phone', 'Apple [iPhone] 13'],
    ['another number', '12', 'Apple iPhone 13'],
    ['nothing', '', 'Apple iPhone 13'],
    ['signs', '--- + 😀', 'Apple iPhone 13'],
  ])('match %s', (_, query, expected) => {
    expect(marked('Apple iPhone 13', query)).toBe(expected)
  })

  it.each([
    ['Téléobjectif', 'tele', '[Télé]objectif'],
    ['Łatwa konsola', 'lat', '[Łat]wa konsola'],
    ['Großes Fenster', 'gross', '[Großes] Fenster'],
    ['Galaxy S21+', 's21+', 'Galaxy [S21]+'],
    ['ﬁlter', 'fil', '[ﬁlter]'],
  ])('of %s are found without accents', (name, query, expected) => {
    expect(marked(name, query)).toBe(expected)
  })

  it('are as long as the best match of a word', () => {
    expect(marked('Pixel 7 Pro', 'pi pixe p')).toBe('[Pixe]l 7 [P]ro')
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom('a', 'B', 'é', 'ß', 'ﬁ', '1', ' ', '+', '-', '\u0301', '😀'),
      maxLength: 20,
    }),
  )

  it('are inside the name, in order, and never empty', () => {
    fc.assert(
      fc.property(text, text, (name, query) => {
        let before = 0
        for (const [start, end] of highlight(name, query)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
        expect(before).toBeLessThanOrEqual(name.length)
      }),
    )
  })

  it('are all words when the name itself was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-e0-9]{1,8}( [a-e0-9]{1,8}){0,4}$/), (name) => {
        const whole = [...name.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + word.length])
        expect(highlight(name, name)).toEqual(whole)
      }),
    )
  })
})
