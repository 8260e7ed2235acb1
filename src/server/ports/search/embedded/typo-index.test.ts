import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAllowedErrors, measureEditDistance } from '#domain/search/edit-distance.ts'
import { TypoIndex } from '#server/ports/search/embedded/typo-index.ts'
import { Vocabulary } from '#server/ports/search/embedded/vocabulary.ts'

const createIndex = async (words: readonly string[]) => {
  const vocabulary = await Vocabulary.create(new Map(words.map((word) => [word, 1])))
  const index = await TypoIndex.create(vocabulary)
  return (typed: string) =>
    index.find(typed).map(({ number, errors, isPrefix }) => ({
      word: vocabulary.words[number] ?? '',
      errors,
      isPrefix,
    }))
}

const find = await createIndex([
  'iphone',
  'pixel',
  'pro',
  'ps',
  's21',
  'a2633',
  'a2634',
  'playstation',
  'x'.repeat(25),
])

describe('a word with typing errors', () => {
  it('is at most one away from a model code', async () => {
    const findCode = await createIndex(['prala1', 'pralx1'])
    expect(findCode('pralka')).toEqual([])
    expect(findCode('pralxa').map(({ word }) => word)).toEqual(['pralx1'])
  })

  it.each<[string, string, number]>([
    ['ihpone', 'iphone', 1],
    ['iphne', 'iphone', 1],
    ['iphume', 'iphone', 2],
    ['pkxel', 'pixel', 1],
    ['por', 'pro', 1],
    ['a2636', 'a2633', 1],
    ['plaistaton', 'playstation', 2],
  ])('%s is found as %s', (typed, word, errors) => {
    expect(find(typed)).toContainEqual({ word, errors, isPrefix: false })
  })

  it.each([
    ['is too short', 'pd'],
    ['is another device', 's22'],
    ['is too far away', 'zzxel'],
    ['is longer than any name', `${'x'.repeat(24)}y`],
    ['is nothing', ''],
  ])('that %s finds nothing', (_, typed) => {
    expect(find(typed)).toEqual([])
  })

  it('is found while it is still being typed', () => {
    expect(find('plyst')).toContainEqual({ word: 'playstation', errors: 1, isPrefix: true })
    expect(find('plasy')).toContainEqual({ word: 'playstation', errors: 1, isPrefix: true })
    expect(find('pxa')).toEqual([])
  })

  it('finds every word once', () => {
    const words = find('a2635').map(({ word }) => word)
    expect(words.toSorted()).toEqual(['a2633', 'a2634'])
  })
})

const characters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })

/** The word with a letter too many, too few, replaced, or swapped with the next one. */
const withError = (word: string, character: string) =>
  fc.record({ place: fc.nat(word.length - 1), kind: fc.nat(3) }).map(({ place, kind }) => {
    const [before, after] = [word.slice(0, place), word.slice(place + 1)]
    const own = word.slice(place, place + 1)
    const swapped = after.slice(0, 1) + own + after.slice(1)
    return before + ([character + own + after, after, character + after, swapped][kind] ?? '')
  })

const misspelt = (words: fc.Arbitrary<string>, alphabet: string) =>
  fc
    .tuple(words, fc.constantFrom(...alphabet))
    .chain(([word, character]) => fc.record({ word: fc.constant(word), typed: withError(word, character) }))

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

describe('the index of errors', () => {
  it('finds every word with one error at any place', async () => {
    const codes = characters(`${ALPHABET}0123456789`, 3, 24)
    await fc.assert(
      fc.asyncProperty(misspelt(codes, ALPHABET), fc.array(codes), async ({ word, typed }, others) => {
        fc.pre(countAllowedErrors(word) > 0 && countAllowedErrors(typed) > 0 && typed.length <= 24)
        const errors = measureEditDistance(typed, word)
        expect((await createIndex([word, ...others]))(typed)).toContainEqual({
          word,
          errors,
          isPrefix: false,
        })
      }),
    )
  })

  it('finds exactly the words that are near enough', async () => {
    const words = characters('abc', 3, 8)
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 30 }), words, async (list, typed) => {
        const found = (await createIndex(list))(typed).filter(({ isPrefix }) => !isPrefix)
        const near = [...new Set(list)].filter(
          (word) => measureEditDistance(typed, word) <= countAllowedErrors(typed),
        )
        expect(found.map(({ word }) => word).toSorted()).toEqual(near.toSorted())
        for (const { word, errors } of found) expect(errors).toBe(measureEditDistance(typed, word))
      }),
    )
  })

  it('finds every word whose beginning was typed with one error', async () => {
    const beginnings = characters(ALPHABET, 5, 12)
    await fc.assert(
      fc.asyncProperty(
        misspelt(beginnings, ALPHABET),
        characters(ALPHABET, 1, 8),
        async ({ word, typed }, rest) => {
          fc.pre(typed.length >= 5)
          expect((await createIndex([word + rest]))(typed).map((found) => found.word)).toEqual([word + rest])
        },
      ),
    )
  })
})
