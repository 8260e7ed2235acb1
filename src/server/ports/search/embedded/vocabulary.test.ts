import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Vocabulary } from '#server/ports/search/embedded/vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 })
const words = fc.array(word, { maxLength: 20 })

const createVocabulary = (list: readonly string[]): Promise<Vocabulary> =>
  Vocabulary.create(new Map(list.map((own) => [own, list.filter((other) => other === own).length])))

const listByPrefix = (index: Vocabulary, prefix: string): string[] => {
  const found: string[] = []
  index.visitPrefix(prefix, (_, own) => found.push(own))
  return found
}

const vocabulary = await createVocabulary([
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
  it('are numbered once each, in alphabetical order', async () => {
    const { words: listed } = await createVocabulary(['pro', 'iphone', '13', 'pro', 'iphone'])
    expect(listed).toEqual(['13', 'iphone', 'pro'])
  })

  it('are found by themselves only', () => {
    expect(vocabulary.find('iphone')).toBe(vocabulary.words.indexOf('iphone'))
    for (const other of ['iphon', 'iphones', '', 'constructor', '__proto__'])
      expect(vocabulary.find(other)).toBeUndefined()
  })

  it('are found by their beginning, all of them and no other', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, word, async (list, later, prefix) => {
        const index = await createVocabulary(list)
        for (const own of later) index.use(own)
        const expected = new Set([...list, ...later].filter((own) => own.startsWith(prefix)))
        expect(listByPrefix(index, prefix).toSorted()).toEqual([...expected].toSorted())
      }),
    )
  })

  it('are unknown as soon as no text has them any more, until one has them again', async () => {
    const index = await createVocabulary(['pro', 'pro', 'max'])
    index.release('pro')
    expect(index.find('pro')).toBe(1)
    index.release('pro')
    expect({ found: index.find('pro'), begun: listByPrefix(index, 'p') }).toEqual({ begun: [] })
    index.use('pro')
    expect({ found: index.find('pro'), begun: listByPrefix(index, 'p') }).toEqual({
      found: 1,
      begun: ['pro'],
    })
  })

  it('may be none', async () => {
    const nothing = await createVocabulary([])
    expect(nothing.words).toEqual([])
    expect(listByPrefix(nothing, 'a')).toEqual([])
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

  it('are found in all splits there are, except those with a lone letter before the end', async () => {
    const isMeant = (parts: readonly string[]) =>
      parts.length > 1 &&
      parts.length <= 4 &&
      parts.slice(0, -1).every((part) => part.length > 1 || part === '1')
    await fc.assert(
      fc.asyncProperty(words, fc.array(word, { minLength: 1, maxLength: 3 }), async (list, typed) => {
        const index = await createVocabulary([...list, ...typed])
        const splits = index.split(typed.join(''), 4)
        const expected = listSplits(typed.join(''), index.words).filter(isMeant)
        expect(splits.map(String).toSorted()).toEqual(expected.map(String).toSorted())
        const counts = splits.map(({ length }) => length)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }),
    )
  })

  it('are not searched for in a text that is longer than any name', async () => {
    const index = await createVocabulary(['a'.repeat(30), 'a'.repeat(20)])
    expect(index.split('a'.repeat(40), 4)).toEqual([['a'.repeat(20), 'a'.repeat(20)]])
    expect(index.split('a'.repeat(60), 4)).toEqual([])
  })
})
