import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from '#domain/search/tokenize.ts'
import { Postings } from '#server/ports/search/embedded/postings.ts'
import { PLACES, type SearchableText } from '#server/ports/search/typed-text/place-words.ts'

/** Texts that contain the word, each with its place. */
function visit(postings: Postings, word: string): [text: number, place: string | undefined][] {
  const found: [number, string | undefined][] = []
  const number = postings.vocabulary.find(word)
  if (number !== undefined) postings.visit(number, (text, place) => found.push([text, PLACES[place]]))
  return found
}

const postings = await Postings.create([
  { model: 'Galaxy S21+', terms: ['Samsung Galaxy S21+', 'SM-G996B'] },
  { model: 'Galaxy S22', terms: ['Samsung Galaxy S22', 'Handy S21 Nachfolger'] },
  { model: 'Alpha 7 IV', terms: ['ILCE-7M4'] },
])

describe('the list of a word', () => {
  it.each<[string, ReturnType<typeof visit>]>([
    [
      'galaxy',
      [
        [0, 'model'],
        [1, 'model'],
      ],
    ],
    [
      's21',
      [
        [0, 'model'],
        [1, 'term'],
      ],
    ],
    ['21', [[0, 'part']]],
    [
      's',
      [
        [0, 'part'],
        [1, 'part'],
      ],
    ],
    ['plus', [[0, 'model']]],
    [
      'samsung',
      [
        [0, 'term'],
        [1, 'term'],
      ],
    ],
    ['iv', [[2, 'model']]],
    ['4', [[2, 'part']]],
    ['g996b', [[0, 'term']]],
    ['smg996b', [[0, 'term']]],
    ['ilce7m4', [[2, 'term']]],
    // Words of a sentence are not joined.
    ['handys21nachfolger', []],
    ['iphone', []],
  ])('%s has the best place of every text', (word, texts) => {
    expect(visit(postings, word)).toEqual(texts)
  })

  it('knows how many words a model has', () => {
    expect([...postings.modelLengths]).toEqual([3, 2, 3])
  })

  it('counts a repeated word of a model once', async () => {
    const { modelLengths } = await Postings.create([{ model: 'Duo Duo 2', terms: [] }])
    expect([...modelLengths]).toEqual([2])
  })

  it('may be empty', async () => {
    const nothing = await Postings.create([])
    expect(nothing.vocabulary.words).toEqual([])
    nothing.visit(0, () => expect.unreachable())
    expect((await Postings.create([{ model: '', terms: [''] }])).vocabulary.words).toEqual([])
  })

  it('has a word that every object has by birth', async () => {
    const own = await Postings.create([{ model: 'Constructor 1', terms: [] }])
    expect(own.vocabulary.words).toEqual(['1', 'constructor'])
  })

  const name = fc.stringMatching(/^[a-c]{1,2}[12]?( [a-c]{1,2}[12]?){0,2}$/)
  const text: fc.Arbitrary<SearchableText> = fc.record({
    model: name,
    terms: fc.array(name, { maxLength: 2 }),
  })

  it('names every text with the word, once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), async (texts) => {
        const index = await Postings.create(texts)
        for (const word of index.vocabulary.words) {
          const listed = visit(index, word)
          expect(listed.map(([number]) => number)).toEqual(
            [...new Set(listed.map(([number]) => number))].toSorted((one, other) => one - other),
          )
          const inModel = texts.flatMap(({ model }, number) =>
            tokenize(model).includes(word) ? [number] : [],
          )
          expect(listed.filter(([, place]) => place === 'model').map(([number]) => number)).toEqual(inModel)
          const inTerms = texts.flatMap(({ terms }, number) =>
            terms.some((term) => tokenize(term).includes(word)) ? [number] : [],
          )
          expect(listed.map(([number]) => number)).toEqual(expect.arrayContaining(inTerms))
        }
      }),
    )
  })
})
