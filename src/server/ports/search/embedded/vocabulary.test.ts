import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Vocabulary } from '#server/ports/search/embedded/vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 })
const words = fc.array(word, { maxLength: 20 })

const vocabulary = new Vocabulary([
  'pro',
  'iphone',
  'phone',
  'i',
  '13',
  's',
  '1',
  '3',
  'mac',
  'book',
  'macbook',
])

describe('the words of an index', () => {
  it('are numbered once each, in alphabetical order', () => {
    const { words: listed } = new Vocabulary(['pro', 'iphone', '13', 'pro', 'iphone'])
    expect(listed).toEqual(['13', 'iphone', 'pro'])
  })

  it('are found by themselves only', () => {
    expect(vocabulary.find('iphone')).toBe(vocabulary.words.indexOf('iphone'))
    for (const other of ['iphon', 'iphones', '', 'constructor', '__proto__'])
      expect(vocabulary.find(other)).toBeUndefined()
  })

  it('are found by their beginning, all of them and no other', () => {
    fc.assert(
      fc.property(words, word, (list, prefix) => {
        const index = new Vocabulary(list)
        const [first, end] = index.findPrefix(prefix)
        expect(index.words.slice(first, end)).toEqual(index.words.filter((own) => own.startsWith(prefix)))
      }),
    )
  })

  it('may be none', () => {
    const nothing = new Vocabulary([])
    expect(nothing.words).toEqual([])
    expect(nothing.findPrefix('a')).toEqual([0, 0])
    expect(nothing.split('abc', 4)).toEqual([])
  })
})

describe('words that were written together', () => {
  it.each<[string, string[][]]>([
    ['iphonepro', [['iphone', 'pro']]],
    [
      'macbookpro',
      [
        ['macbook', 'pro'],
        ['mac', 'book', 'pro'],
      ],
    ],
    [
      'iphone13',
      [
        ['iphone', '13'],
        ['iphone', '1', '3'],
      ],
    ],
    ['pros', [['pro', 's']]],
  ])('%s are split in every possible way, the fewest words first', (text, splits) => {
    expect(vocabulary.split(text, 4)).toEqual(splits)
  })

  it.each([
    ['a word and something else', 'macbook2'],
    ['a letter before a word', 'sphone'],
    ['one word', 'iphone'],
    ['one letter', 's'],
    ['nothing', ''],
    ['unknown words', 'iphonexyz'],
  ])('are not found in %s', (_, text) => {
    expect(vocabulary.split(text, 4)).toEqual([])
  })

  it('are not more than asked for', () => {
    expect(vocabulary.split('iphone13', 2)).toEqual([['iphone', '13']])
    expect(vocabulary.split('iphone13', 1)).toEqual([])
  })

  /** Every split of the text into words of the list. */
  const listSplits = (text: string, list: readonly string[]): string[][] =>
    text === ''
      ? [[]]
      : list
          .filter((own) => text.startsWith(own))
          .flatMap((own) => listSplits(text.slice(own.length), list).map((rest) => [own, ...rest]))

  it('are found in all splits there are, except those with a lone letter before the end', () => {
    const isMeant = (parts: readonly string[]) =>
      parts.length > 1 &&
      parts.length <= 4 &&
      parts.slice(0, -1).every((part) => part.length > 1 || part === '1')
    fc.assert(
      fc.property(words, fc.array(word, { minLength: 1, maxLength: 3 }), (list, typed) => {
        const index = new Vocabulary([...list, ...typed])
        const splits = index.split(typed.join(''), 4)
        const expected = listSplits(typed.join(''), index.words).filter(isMeant)
        expect(splits.map(String).toSorted()).toEqual(expected.map(String).toSorted())
        const counts = splits.map(({ length }) => length)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }),
    )
  })

  it('are not searched for in a text that is longer than any name', () => {
    const index = new Vocabulary(['a'.repeat(30), 'a'.repeat(20)])
    expect(index.split('a'.repeat(40), 4)).toEqual([['a'.repeat(20), 'a'.repeat(20)]])
    expect(index.split('a'.repeat(60), 4)).toEqual([])
  })
})
